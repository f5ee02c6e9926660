"""What the server refuses, with its reason in the reader's language."""

from typing import Final

from planetb.kernel.errors import (
    CannotUndo,
    IllegalChoice,
    InvalidContent,
    InvalidNotation,
    InvalidSetup,
    PlanetBError,
    WrongVersion,
)
from planetb.server.table.refusals_people import PEOPLE
from planetb.text.errors import complaint
from planetb.text.grammar import LANGS

_REASONS: Final[dict[str, tuple[int, str, str, str]]] = {  # status, then English, German, Hungarian
    "bad_request": (
        400,
        "this message cannot be read: {reason}",
        "diese Nachricht ist nicht lesbar: {reason}",
        "ez az üzenet nem olvasható: {reason}",
    ),
    "bad_login": (
        401,
        "no account has this name and password",
        "kein Konto hat diesen Namen und dieses Passwort",
        "nincs fiók ezzel a névvel és jelszóval",
    ),
    "not_logged_in": (401, "log in first", "bitte zuerst anmelden", "előbb jelentkezz be"),
    "foreign_origin": (
        403,
        "this request came from another site",
        "diese Anfrage kam von einer anderen Seite",
        "ez a kérés egy másik oldalról jött",
    ),
    "bad_secret": (
        403,
        "this secret holds no seat at this table",
        "dieses Geheimnis gehört zu keinem Platz an diesem Tisch",
        "ez a titok nem tartozik az asztal egyik helyéhez sem",
    ),
    "not_your_seat": (
        403,
        "this is not your seat",
        "das ist nicht dein Platz",
        "ez nem a te helyed",
    ),
    "not_host": (
        403,
        "only the host of the table may do this",
        "das darf nur, wer den Tisch eröffnet hat",
        "ezt csak az asztal gazdája teheti meg",
    ),
    "not_found": (404, "there is nothing here", "hier gibt es nichts", "itt nincs semmi"),
    "no_table": (404, "there is no such table", "diesen Tisch gibt es nicht", "nincs ilyen asztal"),
    "no_moment": (
        404,
        "the game has the moments 0 to {last}",
        "die Partie hat die Momente 0 bis {last}",
        "a játszma pillanatai: 0–{last}",
    ),
    "no_job": (404, "there is no such job", "diesen Auftrag gibt es nicht", "nincs ilyen feladat"),
    "no_share": (
        404,
        "this link leads nowhere",
        "dieser Link führt nirgendwohin",
        "ez a link sehova sem vezet",
    ),
    "bad_invitation": (
        404,
        "this invitation is not valid any more",
        "diese Einladung gilt nicht mehr",
        "ez a meghívó már nem érvényes",
    ),
    "bad_method": (405, "not in this way", "nicht auf diese Weise", "így nem lehet"),
    "stale": (
        409,
        "the table has moved on; here is how it stands",
        "am Tisch ging es inzwischen weiter; so steht es jetzt",
        "az asztalnál közben továbbment a játék; így áll most",
    ),
    "reused_id": (
        409,
        "the id {id} was used for another message; every message needs a new one",
        "die Kennung {id} hatte schon eine andere Nachricht; jede Nachricht braucht eine neue",
        "a(z) {id} azonosítót már egy másik üzenet viseli; minden üzenethez új kell",
    ),
    "seat_taken": (
        409,
        "this seat is taken",
        "dieser Platz ist besetzt",
        "ez a hely foglalt",
    ),
    "no_free_seat": (409, "no seat is free", "kein Platz ist frei", "nincs szabad hely"),
    "not_over": (
        409,
        "this is possible when the game is over",
        "das geht, wenn die Partie zu Ende ist",
        "ez a játék vége után lehetséges",
    ),
    "not_asked": (
        409,
        "this seat has nothing to decide now",
        "dieser Platz hat jetzt nichts zu entscheiden",
        "ennek a helynek most nincs döntése",
    ),
    "no_pick": (
        409,
        "nothing is to be picked here now",
        "hier ist jetzt nichts auszusuchen",
        "itt most nincs mit kiválogatni",
    ),
    "undo_over": (
        409,
        "the game is over: nothing can be taken back any more",
        "die Partie ist zu Ende: nichts kann mehr zurückgenommen werden",
        "a játszma véget ért: már semmit sem lehet visszavonni",
    ),
    "undo_often": (
        409,
        "you have taken back {most} choices in this game, and no more can be",
        "du hast in dieser Partie {most}-mal etwas zurückgenommen, mehr geht nicht",
        "ebben a játszmában már {most} döntést vontál vissza, többet nem lehet",
    ),
    "other_rules": (
        409,
        "this table needs version {needed} of the rules of {game}, and this server has version {found}; "
        "the table is kept as it is",
        "dieser Tisch braucht die Regelfassung {needed} von {game}, dieser Server hat die Fassung {found}; "
        "der Tisch bleibt aufgehoben",
        "ehhez az asztalhoz a(z) {game} szabályainak {needed}. változata kell, "
        "ezen a szerveren a(z) {found}. van; az asztal megmarad",
    ),
    "other_content": (
        409,
        "this table needs the content {needed} of {game}, and this server has {found}; "
        "the table is kept as it is",
        "dieser Tisch braucht den Inhalt {needed} von {game}, dieser Server hat {found}; "
        "der Tisch bleibt aufgehoben",
        "ehhez az asztalhoz a(z) {game} {needed} tartalma kell, ezen a szerveren {found} van; "
        "az asztal megmarad",
    ),
    "name_taken": (
        409,
        "there is already an account with this name",
        "ein Konto mit diesem Namen gibt es schon",
        "ilyen nevű fiók már van",
    ),
    "no_table_open": (
        409,
        "no table is open on this connection",
        "auf dieser Verbindung ist kein Tisch offen",
        "ezen a kapcsolaton nincs megnyitott asztal",
    ),
    "bad_pace": (
        400,
        "a turn must be allowed to take {least} seconds at least",
        "ein Zug muss mindestens {least} Sekunden dauern dürfen",
        "egy lépésre legalább {least} másodpercnek kell jutnia",
    ),
    "odd_pace": (
        400,
        "a live clock has a day at most for each; a slow one an hour at least for a turn, and no increment",
        "eine Live-Uhr hat höchstens einen Tag je Person; eine langsame mindestens eine Stunde je Zug "
        "und keinen Zuschlag",
        "élő órán legfeljebb egy nap jut mindenkinek; lassún legalább egy óra lépésenként, ráadás nélkül",
    ),
    "table_ended": (
        409,
        "the people have ended this game; nothing is chosen here any more",
        "diese Partie wurde beendet; hier wird nichts mehr entschieden",
        "ezt a játszmát befejezték; itt már nincs döntés",
    ),
    "still_gathering": (
        409,
        "the game begins when everybody is here; a bot can take a free seat",
        "die Partie beginnt, wenn alle da sind; ein Bot kann einen freien Platz übernehmen",
        "a játék akkor kezdődik, ha mindenki itt van; a szabad helyre bot is ülhet",
    ),
    "host_stays": (
        409,
        "you opened this table and others are here already: start with bots, or wait for everybody",
        "du hast diesen Tisch eröffnet, und andere sind schon da: starte mit Bots oder warte auf alle",
        "te nyitottad ezt az asztalt, és mások már itt vannak: indítsd bottal, vagy várj meg mindenkit",
    ),
    "game_is_over": (
        409,
        "the game is over already",
        "die Partie ist schon zu Ende",
        "a játszma már véget ért",
    ),
    "has_resigned": (
        409,
        "this seat was given up for good",
        "dieser Platz wurde endgültig aufgegeben",
        "ezt a helyet végleg feladták",
    ),
    "nobody_to_resign_to": (
        409,
        "no other person plays here; remove the table instead",
        "hier spielt sonst niemand; lösche lieber den Tisch",
        "nem játszik itt más ember; inkább töröld az asztalt",
    ),
    "others_sit_here": (
        409,
        "other people play here; resign, or offer to end the game",
        "hier spielen noch andere; gib auf oder biete an, die Partie zu beenden",
        "mások is játszanak itt; add fel, vagy ajánld fel a játszma befejezését",
    ),
    "no_line": (
        404,
        "there is no such line of chat",
        "diese Zeile im Chat gibt es nicht",
        "nincs ilyen sor a csevegésben",
    ),
    "no_hints": (
        403,
        "nobody gets hints at this table before the game is over",
        "an diesem Tisch gibt es vor dem Ende keine Tipps",
        "ennél az asztalnál a játék vége előtt nincs tipp",
    ),
    "not_listed": (
        403,
        "this table is not open to everybody; ask for an invitation",
        "dieser Tisch ist nicht für alle offen; bitte um eine Einladung",
        "ez az asztal nem nyitott mindenkinek; kérj meghívót",
    ),
    "already_here": (
        409,
        "you sit at this table already",
        "du sitzt schon an diesem Tisch",
        "már ennél az asztalnál ülsz",
    ),
    "not_ahead": (
        409,
        "“{key}” would not be possible there; the table is as it was",
        "„{key}“ wäre dort nicht möglich; am Tisch ändert sich nichts",
        "„{key}” ott nem volna lehetséges; az asztalnál nem változott semmi",
    ),
    "plan_shows": (
        409,
        "“{key}” would show something new; say that it may, and end the line there",
        "„{key}“ würde etwas Neues zeigen; erlaube es, und beende die Zeile dort",
        "„{key}” valami újat mutatna; engedélyezd, és ott fejezd be a sort",
    ),
    "plan_late": (
        409,
        "you have chosen something since then; plan again from here",
        "du hast seitdem etwas entschieden; plane von hier aus neu",
        "azóta már döntöttél valamiről; innen tervezz újra",
    ),
    "plan_twice": (
        400,
        "two lines of the plan begin with the same moves; leave one of them out",
        "zwei Zeilen des Plans sind gleich; lass eine davon weg",
        "a terv két sora ugyanaz; hagyd el az egyiket",
    ),
    "plan_live": (
        409,
        "plans are for slow games: here the clock runs in minutes",
        "Pläne sind für langsame Partien: hier läuft die Uhr in Minuten",
        "a tervek lassú játszmákhoz valók: itt percekben jár az óra",
    ),
    "sealed": (
        403,
        "others play the same deals: this game is shown when the round is over",
        "andere spielen dieselbe Auslage: diese Partie ist zu sehen, wenn die Runde zu Ende ist",
        "mások ugyanezt a leosztást játsszák: ez a játszma a forduló végén lesz látható",
    ),
    "no_tournament": (
        404,
        "there is no such tournament",
        "dieses Turnier gibt es nicht",
        "nincs ilyen torna",
    ),
    "bad_size": (
        400,
        "{size} places make no full tables of {seats}; choose a multiple of {seats}",
        "{size} Plätze ergeben keine vollen Tische zu {seats}; wähle ein Vielfaches von {seats}",
        "{size} helyből nem lesz csupa teli, {seats} fős asztal; válaszd {seats} többszörösét",
    ),
    "too_few": (
        409,
        "a table needs {seats} players; {found} have entered, and no bots fill up",
        "ein Tisch braucht {seats} Personen; {found} sind angemeldet, und Bots füllen nicht auf",
        "egy asztalhoz {seats} játékos kell; eddig {found} jelentkezett, és botok nem ülnek be",
    ),
    "not_open": (
        409,
        "this tournament has started already",
        "dieses Turnier hat schon begonnen",
        "ez a torna már elkezdődött",
    ),
    "tournament_full": (
        409,
        "all {size} places are taken",
        "alle {size} Plätze sind vergeben",
        "mind a(z) {size} hely betelt",
    ),
    "already_entered": (
        409,
        "you have entered this tournament already",
        "du bist bei diesem Turnier schon angemeldet",
        "már jelentkeztél erre a tornára",
    ),
    "not_entered": (
        403,
        "you do not play in this tournament",
        "du spielst bei diesem Turnier nicht mit",
        "nem játszol ezen a tornán",
    ),
    "not_tournament_host": (
        403,
        "only the host of the tournament may do this",
        "das darf nur, wer das Turnier veranstaltet",
        "ezt csak a torna rendezője teheti meg",
    ),
    "no_table_now": (
        409,
        "you have no table in this round",
        "du hast in dieser Runde keinen Tisch",
        "ebben a fordulóban nincs asztalod",
    ),
    "too_large": (413, "this message is too large", "diese Nachricht ist zu groß", "ez az üzenet túl nagy"),
    "too_costly": (
        400,
        "this record takes too long to check; {seconds} seconds and {steps} choices are allowed",
        "diese Aufzeichnung zu prüfen dauert zu lange; erlaubt sind {seconds} Sekunden und "
        "{steps} Entscheidungen",
        "ennek a feljegyzésnek az ellenőrzése túl sokáig tart; {seconds} másodperc és {steps} döntés lehet",
    ),
    "head_too_large": (
        431,
        "the headers of this request are too large; {most} bytes are allowed",
        "die Kopfzeilen dieser Anfrage sind zu groß; {most} Bytes sind erlaubt",
        "a kérés fejlécei túl nagyok; legfeljebb {most} bájt lehet",
    ),
    "too_fast": (
        429,
        "too much at once; wait a little",
        "zu viel auf einmal; bitte kurz warten",
        "túl sok egyszerre; várj egy kicsit",
    ),
    "server_error": (
        500,
        "something went wrong here; nothing was changed",
        "hier ging etwas schief; nichts wurde geändert",
        "itt valami elromlott; semmi sem változott",
    ),
    "busy": (
        503,
        "the server cannot do this now; try again in a moment",
        "der Server kann das gerade nicht; bitte gleich noch einmal",
        "a szerver ezt most nem tudja; próbáld újra kicsit később",
    ),
} | PEOPLE
_STATUS: Final = (
    (InvalidSetup, 400),
    (InvalidNotation, 400),
    (InvalidContent, 400),
    (IllegalChoice, 409),
    (CannotUndo, 409),
    (WrongVersion, 409),
)
LONGEST: Final = 800  # characters of a reason
CODES: Final = tuple(_REASONS)


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    @property
    def status(self) -> int:
        return _REASONS[self.code][0]

    def message(self, lang: str) -> str:
        words = dict(zip(LANGS, _REASONS[self.code][1:], strict=True))
        return words[lang].format(**self.details)


def status_of(error: Refusal | PlanetBError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def message_of(error: Refusal | PlanetBError, lang: str) -> str:
    """The reason in the reader's language. What somebody sent is quoted in it, but not at any length."""
    words = error.message(lang) if isinstance(error, Refusal) else complaint(error, lang)
    return words if len(words) <= LONGEST else f"{words[:LONGEST]} …"
