"""Damaged input gets a documented error, or everything works with it: old cases, and some new ones."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import planetb
from fuzz import bases, checking
from fuzz.checking import check_pack, check_position, check_record
from fuzz.guiding import ACCEPTED
from fuzz.kinds import KINDS
from fuzz.running import Report, run_some, write_cases
from planetb import reading
from planetb.games import registry
from planetb.kernel.content import content_of, numbers_in
from planetb.kernel.effect import Effect
from planetb.kernel.rng import Rng

HEAD = re.compile(r"^((\w+)/)\d+")
CORPUS = Path(__file__).parent / "corpus"
PACKS = {
    "evacuation/pack-ability-of-none": "`Enable(FOOD)`: ability: 0 is none of 1, 2, 4",
    "evacuation/pack-action-of-no-group": "action.4b.power: 5 is not from 1 to 4",
    "evacuation/pack-all-rivals-late": "all solo cards are late; at least one is there from",
    "evacuation/pack-all-stadiums-late": "0 stadiums have fewer than 0 faces; alone one begins with 3",
    "evacuation/pack-arrow-off-the-map": "edge.13: an arrow has 1 sites, the rival goes up to 4 inward",
    "evacuation/pack-bay-of-two": "ship.3.bays[0]: 3 is none of 1, 2, 4",
    "evacuation/pack-boost-of-no-resource": "`Boost(TOLL)`: kind: 4 is not from 0 to 2",
    "evacuation/pack-factory-of-no-world": "`GainFactory(2, NEW_ENERGY)`: world: 5 is not from 0 to 2",
    "evacuation/pack-free-actions": "action_track.energy[6]: 0 is not from 1 to 9",
    "evacuation/pack-gain-of-no-resource": "`Gain(ANY_BAY, 1)`: kind: 64 is not from 0 to 3",
    "evacuation/pack-level-out-of-order": "infra.5.level: it cannot be 1 after one of level 2",
    "evacuation/pack-line-of-no-sort": "infra.3.line: -2 is not from 0 to 2",
    "evacuation/pack-no-biome": "site.c5.biome: 63 is not from 0 to 3",
    "evacuation/pack-no-last-bonus": "9 of 9 bonus cards have no flag; 3 to 8 are for the years before",
    "evacuation/pack-no-second-level": "infra.18.level: the last infrastructures are of level 2",
    "evacuation/pack-no-symbol": "progress.19.main: 255 is not from 0 to 3",
    "evacuation/pack-rival-no-arrow": "solo.7.arrow: 2 is not from 0 to 1",
    "evacuation/pack-rival-no-row": "solo.4.action: 5 is not from 0 to 3",
    "evacuation/pack-set-of-eight": "set 1 has 2 technologies of level 1, not 3",
    "evacuation/pack-ship-owes-room": "ship.5.resources: -2 is not from 0 to 9",
    "evacuation/pack-site-off-the-map": "site.a4.place: row 1 has places 1 to 4, not 5",
    "evacuation/pack-transitions-at-once": "transition.2.after: 4 is not beyond 4 of transition.1",
    "evacuation/pack-two-sites-one-place": "site.a2: site.a1 lies at place 2 of row 1 already",
    "evacuation/pack-verb-as-number": "n of Exchange is of type int, not Clone",
    "how_to_save_a_world/pack-all-of-nothing": "`All()` has no parts",
    "how_to_save_a_world/pack-black-cubes-run-out": "supply: 12 black cubes; up to 16 come into the bag",
    "how_to_save_a_world/pack-count-as-reward": "Structures is counted, it cannot be done",
    "how_to_save_a_world/pack-number-as-event": "event of PointsWhen is of type Event, not 0",
    "how_to_save_a_world/pack-removal-off-the-track": "removals.laser.values[1]: 14 is not from 1 to 13",
    "how_to_save_a_world/pack-research-without-end": "n: ",
    "how_to_save_a_world/pack-species-without-count": "ScienceResearch cannot be counted",
    "how_to_save_a_world/pack-discs-out-of-order": "neutrals.shield: the second mark is not before the first",
    "reworld/pack-minus-modules": "crew.flora.count: -1 is not from 0 to 20",
    "reworld/pack-payment-of-six": "payment.instead: 3 is not from 1 to 2",
    "reworld/pack-too-few-modules": "99 modules in all; 5 rounds need 100",
    "reworld/pack-too-few-officers": "hand.cards[1]: 3 hands of 11 are more than the 30 officer cards",
    "reworld/pack-two-special-crews": "special.nova.count: 2 is not from 0 to 1",
    "underwater_cities/pack-card-of-another-number": "c7.number: a card keeps its number, 7",
    "underwater_cities/pack-ending-as-such": "`Ending()` is no verb",
    "underwater_cities/pack-eras-out-of-order": "each era ends after a later round than the one before",
    "underwater_cities/pack-hand-limit-to-do": "c1: HandLimit is kept for later, not done",
    "underwater_cities/pack-more-kelp-than-ways": "price city.cost[1]: 3 is not from 0 to 2",
    "underwater_cities/pack-points-per-nothing": "goods per point.numbers[0]: 0 is not from 1 to 99",
    "underwater_cities/pack-slot-of-slots": "y6: a slot cannot do the action of a slot",
    "underwater_cities/pack-table-of-prices": "price desalination.cost[1]: 256 is not from 0 to 2",
}
CASES = [path for path in sorted(CORPUS.rglob("*.txt")) if not path.stem.startswith("pack-")]
NOWHERE = ("lanes-", "setup-")  # cases that no game can have: they are not even begun
SOME = {"positions": 120, "records": 25, "choices": 40, "packs": 2}  # mutants of each game

every_game = pytest.mark.parametrize("game", bases.GAMES)


@pytest.mark.parametrize("case", CASES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_case_found_before_is_refused_or_works(case: Path) -> None:
    text = of_these_rules(case.read_text(encoding="utf-8").partition("\n")[2])
    check = check_position if "|" in text.partition("\n")[0] else check_record
    answer = check(text.rstrip("\n"), Random(case.stem))
    assert answer.startswith("refused") or not case.stem.startswith(NOWHERE)


@pytest.mark.parametrize("case", PACKS)
def test_a_pack_found_before_is_refused_and_says_why(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "refused", lambda error: f"refused {error}")
    text = (CORPUS / f"{case}.txt").read_text(encoding="utf-8")
    assert PACKS[case] in check_pack(text, case.partition("/")[0], Random(case))


def test_every_pack_found_before_is_tried() -> None:
    assert [f"{path.parent.name}/{path.stem}" for path in sorted(CORPUS.rglob("pack-*"))] == sorted(PACKS)


@every_game
def test_every_number_of_a_content_has_a_range_and_keeps_it(game: str) -> None:
    registry.game(game)
    content = content_of(game)
    for item in content.items.values():
        for field, value in item.values.items():
            for place, number in numbers_in(value):
                limit = content.limit(item.code, item.kind, field + place)
                assert limit, f"{item.code}.{field}{place}: nothing says how far it goes"
                assert not limit.value(number), f"{item.code}.{field}{place}: {limit.value(number)}"


@every_game
def test_every_number_that_a_verb_of_the_box_is_told_is_within_its_range(game: str) -> None:
    registry.game(game)
    content = content_of(game)
    seen = set()
    waiting = [value for item in content.items.values() for value in item.values.values() if is_effect(value)]
    while waiting:
        effect = waiting.pop()
        waiting += [part for part in vars(effect).values() if is_effect(part)]
        waiting += effect.parts() if isinstance(effect, Effect) else []
        for name in content.told:
            if isinstance(number := getattr(effect, name, None), int):
                verb = type(effect).__name__
                limit = content.limits.get(f"{verb}.{name}", content.limits[f"*.{name}"])
                assert not limit.value(number), f"{verb}.{name}: {limit.value(number)}"
                seen.add(name)
    assert seen == {*content.told}


def is_effect(value: object) -> bool:
    return type(value).__module__.startswith(("planetb.kernel.effect", "planetb.games")) and hasattr(
        value, "__dict__"
    )


def test_a_token_that_gives_nothing_is_a_value_of_the_box_like_others() -> None:
    text = 'game = "evacuation"\nname = "box"\n["old.p1"]\nyields = [0, 0, 0]\n'
    assert check_pack(text, "evacuation", Random(0)) == ACCEPTED


def of_these_rules(text: str) -> str:
    """A case as if it had been found today: rules of another version would be refused at the first word."""
    return HEAD.sub(lambda found: f"{found[1]}{registry.game(found[2]).meta.rules_version}", text, count=1)


def test_a_choice_that_no_game_leads_to_is_refused_and_nothing_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A rehearsal cannot foresee everything; here it is left out, and nights come without an end."""
    monkeypatch.setattr(reading, "rehearse", lambda match: None)
    match = planetb.from_position(
        "beacon/1 0 16808935363 11|night:9 leader:1 bag:1,2,1,3,0,0 played:2,2,4,1,0 "
        "seats:(sparks:0 lamps:0 bid:-1 hand:0,1,4 triggers:2)(sparks:0 lamps:2 bid:-1 hand:0 triggers:-)"
        "|Night@-1 PlayCard@0"
    )
    for seed in range(20):
        twin, rng = match.clone(), Rng(seed)
        while twin.options:
            before, told = twin.digest, list(twin.trail)
            try:
                twin.choose(rng.pick(twin.options))
            except planetb.InvalidNotation as error:
                assert "cannot go on" in str(error)
                assert twin.digest == before and twin.trail == told
                return
    pytest.fail("no line of play got stuck: the case tells nothing any more")


def test_everything_that_cannot_be_chosen_has_a_reason_where_one_failed() -> None:
    case = CORPUS / "underwater_cities" / "choices-reason-indexerror.txt"
    match = planetb.from_position(of_these_rules(case.read_text(encoding="utf-8").split("\n")[1]))
    [seat] = match.waiting
    barred = {word: match.why(word, "en", seat) for word in match.game.table.words.values()}
    assert barred["use 57"] == "You can do no part of it now." and sum(map(bool, barred.values())) > 100


@every_game
@pytest.mark.parametrize("kind", sorted(SOME))
def test_damaged_input_gets_a_documented_error_or_works(kind: str, game: str) -> None:
    report = run_some(KINDS[kind], game, "test", range(SOME[kind]))
    assert report.mutants == SOME[kind]
    assert not report.failures


def test_a_stretch_is_the_same_again_and_goes_on_with_what_it_found() -> None:
    def made() -> list[str]:
        texts: list[str] = []
        run_some(KINDS["positions"], "reworld", "again", range(60), begin=lambda _, text: texts.append(text))
        return texts

    first = made()
    assert first == made()
    alone = [KINDS["positions"]("reworld", "again", number, [])[0] for number in range(60)]
    assert sum(one != other for one, other in zip(first, alone, strict=True)) > 10, (
        "nothing was damaged twice"
    )


def test_a_failure_is_kept_with_its_shortest_text_and_how_it_came(tmp_path: Path) -> None:
    def wrong(random: Random) -> str:
        raise IndexError("list index out of range")

    report = run_some(lambda game, seed, number, found: ("x" * (9 - number), wrong), "reworld", "s", range(3))
    read = Report()
    read.add(json.loads(json.dumps(report.plain())))
    assert (read.mutants, read.wrong, len(read.failures)) == (3, 3, 1)
    assert write_cases({"reworld": read}, tmp_path) == 1
    assert (tmp_path / "reworld-1.txt").read_text().splitlines()[1] == "xxxxxxx"
    assert "list index out of range" in (tmp_path / "reworld-1.trace").read_text()


@every_game
def test_what_a_game_writes_is_accepted(game: str) -> None:
    for text in bases.positions(game, 40)[::25]:
        assert planetb.from_position(text).position() == text


@every_game
def test_every_position_of_random_games_is_read_back(game: str) -> None:
    for text in bases.positions(game, 40):
        assert planetb.reading.from_own_position(text).position() == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("works:0,", "works:-1,", "works: -1 is not from 0 to"),
        ("year:", "year:1", "year: "),
        ("|", "|" + "x" * 60_000, "letters; no position has more than"),
        (" 0 ", " 00 ", "it reads"),
        ("seats:(", "seats:()(", "expected the fields"),
        ("@-1", "@5", "nobody's work|not at this table"),
    ],
)
def test_a_position_beyond_its_limits_is_named(old: str, new: str, complaint: str) -> None:
    text = next(text for text in bases.positions("evacuation", 40) if "@-1" in text and " 0 " in text)
    assert old in text
    with pytest.raises(planetb.PlanetBError, match=complaint):
        planetb.from_position(text.replace(old, new, 1))
