"""Every single card can be played, resolves, and is described in three languages."""

import pytest

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import CARDS
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.notes import Matched
from planetb.games.underwater_cities.options import CARD, SLOT
from planetb.games.underwater_cities.terms import ACTION, CARDS_IN_ALL, GOODS, INSTANT
from planetb.kernel.content import content_of
from planetb.kernel.rng import Rng
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS


def rich_table(era: int) -> Table:
    """A nation where every condition of every card is met."""
    table = Table(3).goods(credit=9, kelp=9, steelplast=9, science=9, biomass=9)
    table.city(6, 3, 2, 8).city(7, 5, symbiotic=True)
    table.tunnel(1, 2, 3, 4, 9, 15).tunnel(5, 6, upgraded=True)
    for kind in ("farm", "desalination", "laboratory"):
        place = "abc"["fdl".index(kind[0])]
        table.building(f"9{place}", f"6{place}", kind=kind, upgraded=True).building(f"8{place}", kind=kind)
    table.building("3a", "3b", kind="desalination", upgraded=True)
    table.state.era = min(era, 2)
    table.me.used = [0]
    table.claimed(20)
    table.state.slots[4] = 0b10
    table.state.discards[table.state.era].append(table.state.bags[table.state.era].pop())
    return table


SPACES = {7: 3}  # cards that ask for a space of the Federation track
WITHOUT = {131: "credit"}  # cards that ask for an empty stock
BESIDE = {90: (21, 22), 145: (202,)}  # cards that ask for others beside the board


@pytest.mark.parametrize("number", range(1, CARDS_IN_ALL))
def test_card_can_be_played_and_resolves(number: int) -> None:
    card = CARDS[number]
    table = rich_table(card.deck)
    if number in SPACES:
        table.on_track((SPACES[number], [0]))
    table.claimed(*BESIDE.get(number, ()))
    if number in WITHOUT:
        table.me.goods[GOODS.index(WITHOUT[number])] = 0
    slot = ("slot y1", "slot r3", "slot g3")[card.colour]
    table.hand(number, *[other for other in (12, 13) if other != number])
    table.turn(f"card {number}", slot)
    rng = Rng(number)
    if table.asks == "ChooseOrder":
        table.play("card-first")
    claimed = number in table.me.tableau or number in table.me.actions
    assert claimed == (card.kind != INSTANT or card.cost > 0)
    while table.state.options:
        GAME.choose(table.state, rng.pick(table.state.options))
    assert number not in table.me.hand and table.state.played == -1
    matched = [note.card for note in table.state.trail or [] if isinstance(note, Matched)]
    assert number in matched


@pytest.mark.parametrize(
    "number", [0, *[card.number for card in CARDS if card.kind == ACTION and card.number]]
)
def test_action_card_can_be_used_and_resolves(number: int) -> None:
    table = rich_table(CARDS[number].deck)
    table.me.actions, table.me.used = [0], []
    if number:
        table.claimed(number)
    table.hand(23, 24, 25).turn("card 23", "slot y3", "part 1")
    if table.asks == "UseActionCard":
        table.play(f"card {number}")
    assert number in table.me.used
    rng = Rng(number)
    while table.state.options:
        GAME.choose(table.state, rng.pick(table.state.options))


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_named_and_described(lang: str) -> None:
    text = text_of("underwater_cities")
    for item in content_of("underwater_cities").items.values():
        assert text.name(item, lang).strip(), item.code
        rules = text.rules(item, lang)
        assert rules.endswith((".", ")")) and "{" not in rules and "  " not in rules, (item.code, rules)


def test_descriptions_differ_between_languages_and_cards() -> None:
    text = text_of("underwater_cities")
    declared = content_of("underwater_cities").items
    items = [declared[f"c{number}"] for number in range(CARDS_IN_ALL)]
    for lang in LANGS:
        said = [text.rules(item, lang) for item in items]
        assert len(set(said)) == len(said)
    for item in items:
        assert len({text.rules(item, lang) for lang in LANGS}) == 3


def test_option_ranges_do_not_run_into_each_other() -> None:
    assert CARD + CARDS_IN_ALL <= SLOT
