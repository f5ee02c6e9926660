"""Everything that can be wrong with an input, as one small tree.

PlanetBError
├─ InvalidSetup      a game, seat count, seed or option that does not exist
├─ InvalidNotation   a text that cannot be read
├─ InvalidContent    a content pack that does not fit its game
├─ IllegalChoice     a choice the rules do not allow now
├─ CannotUndo        an undo past a reveal, a chance outcome or another seat
└─ WrongVersion      a record or position of other rules or other content

Every error carries a code and its arguments besides the English message, so that `planetb.text` can say it in
the reader's language.
"""


class PlanetBError(ValueError):
    """The root of all errors that a user's input can cause."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        super().__init__(code)

    def __str__(self) -> str:
        return MESSAGES[self.code].format(**self.details)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.details))


class InvalidSetup(PlanetBError):
    """A game, seat count, seed or option that does not exist."""


class InvalidNotation(PlanetBError):
    """A text that cannot be read."""


class InvalidContent(PlanetBError):
    """A content pack that does not fit its game."""


class IllegalChoice(PlanetBError):
    """A choice the rules do not allow now."""


class CannotUndo(PlanetBError):
    """An undo past a reveal, a chance outcome or another seat."""


class WrongVersion(PlanetBError):
    """A record or position of other rules or other content."""


class DeadEnd(Exception):
    """A question without a legal answer, or work without end: a bug of the game, or a position that no game
    reaches.
    """


MESSAGES: dict[str, str] = {
    "unknown_game": "no game is called {name!r}; the games are: {allowed}",
    "bad_seats": "{game} is for {low} to {high} seats, not {seats!r}",
    "bad_seed": "a seed is a whole number from 0 to {high}, not {seed!r}",
    "unknown_variant": "{game} has no variant {name!r}; its variants are: {allowed}",
    "bad_variant_value": "variant {name!r} of {game} is one of {allowed}, not {value!r}",
    "forbidden_setup": "{game} does not allow this: {reason}",
    "unknown_language": "no texts in {lang!r}; the languages are: {allowed}",
    "bad_seat": "seat {seat!r} is not at this table; the seats are {allowed}",
    "game_over": "the game is over: there is nothing to choose or deal",
    "illegal_option": "{option!r} is not possible now; possible: {allowed}",
    "illegal_pick": "{things!r} cannot be picked together now",
    "not_your_turn": "seat {seat} has nothing to decide now; waiting for: {allowed}",
    "unknown_choice": "{word!r} is not a choice in {game}; possible now: {allowed}",
    "bad_choice_type": "a choice is an int or its notation as text, not {value!r}",
    "nothing_to_undo": "there is no choice to take back",
    "undo_reveal": "the last choice revealed something new and cannot be taken back",
    "undo_other_seat": "seat {seat} cannot take back a choice of seat {other}",
    "bad_position": "this is not a position: {reason}",
    "bad_record": "line {line} of the record: {reason}",
    "digest_differs": "line {line} of the record: the digest is {found}, the record says {expected}",
    "result_differs": "line {line} of the record: the result is {found}, the record says {expected}",
    "no_record": "this match was not played from the start, so it has no record; save its position instead",
    "wrong_rules": "{game} is at rules version {found}; this text was made with version {expected}",
    "wrong_content": "this text was made with content {expected}; loaded is {found}",
    "bad_content": "content pack {pack}: {reason}",
    "unknown_bot": "no bot is called {bot!r}; a bot is one of: {allowed}",
    "bad_bot": "bot {bot!r} cannot be made: {reason}; a bot is one of: {allowed}",
    "bad_bot_budget": "{bot!r} has no such budget; a bot is one of: {allowed}",
    "bad_mind": "the mind {file} is of no use: {reason}",
    "bad_course": "{folder} cannot be learned in: {reason}",
    "bad_contest": "this contest cannot be played: {reason}",
    "bad_executor": "nothing can be played on {on!r}; allowed: {allowed}",
    "no_executor": "nothing can be played on {on!r}: {reason}",
    "wrong_code": "{where} has code {found}, this work needs {expected}; install the same version there",
    "bad_corpus": "the corpus {folder}: {reason}",
    "bad_exploration": "{file} is no file of planetb explore --json: {reason}",
    "other_games": "these games of {game} are of {found}, not of {allowed}: explore them apart",
    "bad_reward": "a reward is one of {allowed}, not {reward!r}",
    "bad_opponents": "opponents are {allowed}, not {found}",
    "bad_actions": "actions are {count} whole numbers, not {found}",
    "bad_slots": "slots are one or more, not {slots}",
    "illegal_in_slot": "slot {slot}: {reason}",
    "bad_peer": "the peer cannot be measured with {python!r}: {reason}",
    "script_ended": "the script has no outcome left; possible: {allowed}",
}


def _rebuild(kind: type[PlanetBError], code: str, details: dict[str, object]) -> PlanetBError:
    return kind(code, **details)
