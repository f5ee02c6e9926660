"""What all texts share: templates by language, names of content, costs, sites, effects read aloud."""

from typing import Any, Final

from planetb.games.evacuation import land
from planetb.games.evacuation.content import action_cards, board_actions, bonuses, old_world, technologies
from planetb.games.evacuation.decks import CARD_POWERS, TECHNOLOGY_EFFECT
from planetb.games.evacuation.effects import outward as o
from planetb.games.evacuation.effects import own as e
from planetb.games.evacuation.pieces import (
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_LINE,
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PRODUCTION,
    OLD_POPULATION,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_COST,
    SHIP_ENERGY,
    SHIP_RESOURCES,
    STADIUM_COST,
    STADIUM_FACES,
    codes,
)
from planetb.games.evacuation.terms import ABILITIES, BIOMES, LANDSCAPES, RESOURCES, ROWS, STADIUM
from planetb.games.evacuation.text import de, en, hu, words_de, words_en, words_hu
from planetb.games.evacuation.text.names import CARDS, NAMES, TECHNOLOGIES
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All
from planetb.text.grammar import LANGS
from planetb.text.seats import mark

_SPEAKERS: Final[dict[str, Any]] = {"en": en, "de": de, "hu": hu}
_WORDS: Final = {"en": words_en.WORDS, "de": words_de.WORDS, "hu": words_hu.WORDS}
_VOWELS: Final = (1, 5)  # Hungarian numbers up to 49 that take "az" instead of "a"


def speaker(lang: str) -> Any:
    """The module that speaks a language."""
    return _SPEAKERS[lang]


def say(lang: str, key: str, **values: Any) -> str:
    """A template filled in; a number `n` brings its Hungarian article along."""
    if "n" in values:
        values["the_n"] = f"{'az' if values['n'] in _VOWELS else 'a'} {values['n']}"
    return _WORDS[lang][key].format(**values)


def pick(names: tuple[str, str, str], lang: str) -> str:
    return names[LANGS.index(lang)]


def quoted(text: str, lang: str) -> str:
    return say(lang, "quoted", text=text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, lang: str) -> str:
    return NOUNS[RESOURCES[kind]].one(lang)


def noun(word: str, lang: str) -> str:
    return NOUNS[word].one(lang)


def factory(kind: int, lang: str) -> str:
    """One factory of a type."""
    if lang == "en":
        return en.article(en.works(kind))
    return say(lang, "factory_of", resource=speaker(lang).works(kind))


def goods(amounts: list[int], lang: str) -> str:
    """`2 steel, 1 energy`, or the word for nothing."""
    parts = [f"{n} {resource(kind, lang)}" for kind, n in enumerate(amounts) if n]
    return ", ".join(parts) or say(lang, "nothing")


def item(row: int, number: int, lang: str) -> str:
    """A ship, stadium or infrastructure by its name."""
    prefix = ("ship", "stadium", "infra")[row]
    return say(lang, ROWS[row], name=pick(NAMES[f"{prefix}.{number + 1}"], lang))


def item_facts(row: int, number: int, lang: str) -> str:
    """What matters about an item of a row, in brackets."""
    if row == 2:
        return infrastructure_facts(number, lang)
    if row == STADIUM:
        cost = goods(STADIUM_COST[number], lang)
        return say(lang, "sheet_stadium", cost=cost, faces=STADIUM_FACES[number])
    return say(
        lang,
        "short_ship",
        bays=bays(number, lang),
        buildings=SHIP_BUILDINGS[number],
        resources=SHIP_RESOURCES[number],
        energy=SHIP_ENERGY[number],
        cost=goods(SHIP_COST[number], lang),
    )


def bays(ship: int, lang: str) -> str:
    return " + ".join(landscapes(mask, lang) for mask in SHIP_BAYS[ship])


def landscapes(mask: int, lang: str) -> str:
    names = [noun(LANDSCAPES[bit], lang) for bit in range(3) if mask >> bit & 1]
    return " / ".join(names) or say(lang, "no_landscape")


def condition(card: int, lang: str) -> str:
    words: str = speaker(lang).condition(INFRASTRUCTURE_NEEDS[card], INFRASTRUCTURE_LINE[card])
    return words


def infrastructure_facts(card: int, lang: str) -> str:
    production = goods(INFRASTRUCTURE_PRODUCTION[card], lang)
    return say(lang, "short_infrastructure", condition=condition(card, lang), production=f"+{production}")


def infrastructure_cost(card: int, lang: str) -> str:
    return goods(INFRASTRUCTURE_COST[card], lang)


def site(number: int, lang: str) -> str:
    """A site of the New World: its place and biome."""
    return f"{land.NAMES[number].upper()} ({noun(BIOMES[land.BIOME[number]], lang)})"


def spots(number: int, lang: str) -> str:
    """What a site holds."""
    parts = []
    for spot in land.SPOTS[number]:
        if spot == "factory":
            parts.append(say(lang, "any_factory"))
        else:
            parts.append(say(lang, "dots", resource=noun(spot[:-1], lang), n=f"+{spot[-1]}"))
    return ", ".join(parts)


def symbols(mask: int, lang: str) -> str:
    return say(lang, f"symbol_{mask}") if mask else say(lang, "nothing")


def old_site(number: int, lang: str) -> str:
    return pick(NAMES[f"old.{codes(old_world.SITES)[number]}"], lang)


def old_site_facts(number: int, lang: str) -> str:
    people = OLD_POPULATION[number]
    return say(lang, "people", n=people) if people else say(lang, "a_factory")


def card(number: int, lang: str) -> str:
    return pick(CARDS[number], lang)


def card_powers(number: int, lang: str) -> str:
    return say(lang, "or").join(str(power) for power in CARD_POWERS[number])


def spoken(tree: Any, lang: str) -> str:
    """An effect read aloud, without capital and full stop."""
    words: str = speaker(lang).effect(tree).text
    return words


def card_text(number: int, lang: str) -> str:
    return spoken(action_cards.CARDS[number].effect(), lang)


def action_text(number: int, lang: str) -> str:
    return spoken(board_actions.ACTIONS[number].effect(), lang)


def bonus_text(number: int, which: int, lang: str) -> str:
    return spoken(bonuses.CARDS[number].effect("lower" if which else "upper"), lang)


def technology(tile: int, lang: str) -> str:
    """A technology's name: tiles with the same effect share it."""
    return pick(TECHNOLOGIES[_kind(TECHNOLOGY_EFFECT[tile])], lang)


def technology_text(tile: int, lang: str) -> str:
    return spoken(technologies.TILES[tile].effect(), lang)


def _kind(tree: Any) -> str:
    """What a technology is about, as its name is keyed."""
    match tree:
        case All(steps=[e.GainFactory(), e.Boost(kind=kind)]):
            return f"Boost {kind}"
        case All(steps=steps):
            return _kind(steps[-1])
        case e.Enable(ability=ability):
            return ABILITIES[ability.bit_length() - 1]
        case o.Take(row=row):
            return f"Take {ROWS[row]}"
    return type(tree).__name__


def order(packed: int, seats: int) -> str:
    """A turn order that was packed eight to a place."""
    names = []
    for _ in range(seats):
        names.append(mark(packed % 8))
        packed //= 8
    return ", ".join(names)
