"""What sheets and the log must say so that nobody reads a rule that is not there."""

import pytest

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import SLOTS
from planetb.games.underwater_cities.effects.actions import Shed
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, Steps
from planetb.games.underwater_cities.effects.gains import Advance, Gain
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.terms import BUILDING, CITY, FARM, TUNNEL
from planetb.games.underwater_cities.text import TEXT
from planetb.games.underwater_cities.text.names import tell
from planetb.kernel.content import content_of
from planetb.kernel.effect import OneOf
from planetb.kernel.state import NOBODY
from planetb.text.grammar import LANGS

SAID = [  # what the text of an item must hold in English, German and Hungarian
    ("c96", "once per payment", "einmal pro Bezahlung", "fizetésenként egyszer"),
    ("c147", "the same one may be chosen again", "dieselbe darfst du erneut wählen", "ugyanazt többször is"),
    ("c166", "you get its instant effect", "ihren sofortigen Effekt", "az azonnali hatását is"),
    ("c2", "discard the rest", "wirf den Rest ab", "dobd el a többit"),
    ("c22", "discard the rest", "wirf den Rest ab", "dobd el a többit"),
    (
        "k5",
        "one city may count for both",
        "eine Stadt darf für beides zählen",
        "ugyanaz a város mindkettőhöz",
    ),
    ("m6", "When connected: ", "Beim Verbinden: ", "Összekötéskor: "),
    ("m6", "In every production: ", "In jeder Produktion: ", "Minden termeléskor: "),
    ("c182", "you may pay", "darfst du", "vehetsz"),
    ("b1", "tunnel site 4 (gain 1 steelplast)", "Tunnelbauplatz 4 (erhalte", "4. alagúthely (kapsz"),
]


@pytest.mark.parametrize(("code", "en", "de", "hu"), SAID)
def test_a_rule_that_matters_is_said_in_every_language(code: str, en: str, de: str, hu: str) -> None:
    item = content_of("underwater_cities").items[code]
    for lang, words in zip(LANGS, (en, de, hu), strict=True):
        assert words in TEXT.rules(item, lang)


@pytest.mark.parametrize(
    ("effect", "en", "de", "hu"),
    [
        (
            Steps(Build(CITY), Build(BUILDING)),
            "build 1 city and/or 1 building",
            "baue 1 Stadt und/oder 1 Gebäude",
            "építs 1 várost és/vagy 1 épületet",
        ),
        (
            Steps(Build(CITY, price=STATED, credits=3), Build(BUILDING, price=FREE)),
            "build 1 city for 3 credits and/or build 1 building for free",
            "baue 1 Stadt für 3 Credits und/oder baue kostenlos 1 Gebäude",
            "építs 1 várost 3 kreditért, és/vagy építs ingyen 1 épületet",
        ),
        (
            Steps(Gain(cards=1), Advance(2)),
            "draw 1 card, and you may advance up to 2 spaces on the Federation track",
            "ziehe 1 Karte, und wenn du willst, rücke bis zu 2 Felder auf der Staatenbund-Leiste vor",
            "húzz 1 lapot, és ha akarod, lépj előre legfeljebb 2 mezőt a Szövetség-sávon",
        ),
        (
            OneOf(Buy(Gain(points=1), kelp=1), Buy(Gain(points=1), steelplast=1)),
            "pay 1 kelp or 1 steelplast to gain 1 point",
            "bezahle 1 Tang oder 1 Stahlplastik und erhalte 1 Punkt",
            "fizess 1 moszatot vagy 1 acélplasztot, és kapsz 1 pontot",
        ),
        (
            OneOf(Build(FARM, 2), Build(TUNNEL, 2)),
            "build up to 2 farms or up to 2 tunnels",
            "baue bis zu 2 Farmen oder bis zu 2 Tunnel",
            "építs legfeljebb 2 farmot vagy legfeljebb 2 alagutat",
        ),
        (
            Shed(1, Gain(points=1)),
            "discard up to 1 card from your hand and for each of them gain 1 point",
            "wirf bis zu 1 Handkarte ab und erhalte pro abgeworfener Karte 1 Punkt",
            "dobj el legfeljebb 1 lapot a kezedből, és mindegyikért kapsz 1 pontot",
        ),
    ],
)
def test_parts_are_told_so_that_one_sees_which_may_be_left_out(
    effect: Buy, en: str, de: str, hu: str
) -> None:
    assert [tell(lang, effect) for lang in LANGS] == [en, de, hu]


def lines(table: Table, lang: str) -> list[str]:
    assert table.state.trail is not None
    told = [TEXT.line(GAME, entry, NOBODY, lang) for entry in table.state.trail]
    return [line for line in told if line]


@pytest.mark.parametrize(
    ("goods", "words", "paid"),
    [
        ({"science": 1}, [], "1 science"),
        ({"kelp": 1}, [], "1 kelp"),
        ({"kelp": 1, "science": 1}, ["good kelp"], "1 kelp"),
    ],
)
def test_the_log_tells_which_good_paid_for_an_upgrade(
    goods: dict[str, int], words: list[str], paid: str
) -> None:
    table = Table().claimed(75).building("9a").goods(**goods).hand(23, 24, 25)
    table.state.trail = []
    table.turn("card 23", "slot y5", "part 2", *words)
    assert f"upgrades the farm on site 9a for {paid}" in lines(table, "en")


def test_the_log_tells_of_the_slot_that_is_always_there() -> None:
    table = Table().hand(23, 24, 25)
    table.state.trail = []
    table.turn("card 23", "slot always")
    assert "uses the always available slot" in lines(table, "en")
    assert "nutzt den jederzeit verfügbaren Platz" in lines(table, "de")
    assert SLOTS[-1].code == "always"
