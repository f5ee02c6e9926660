"""What every game's content must hold, and that the checks notice when it does not."""

import pytest

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import Content, Item, content_of
from planetb.text import listing
from planetb.text.game_text import GameText
from planetb.text.grammar import LANGS
from planetb.text.listing import common_checks, kind_title, said, source_word


class Speech(GameText):
    """Names and rules from the item's own values."""

    def name(self, item: Item, lang: str) -> str:
        return item.text("name")

    def rules(self, item: Item, lang: str) -> str:
        return item.text("rules")


def failing(monkeypatch: pytest.MonkeyPatch, *items: tuple[str, str]) -> list[str]:
    content = Content("tale", {})
    for number, (name, rules) in enumerate(items):
        content.item(f"card.{number}", "card", "ours", name=name, rules=rules)
    monkeypatch.setattr(listing, "text_of", lambda game: Speech())
    return [check.label for check in common_checks(content) if not check.holds]


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_game_holds_the_common_checks(game: str) -> None:
    registry.game(game)
    assert [(check.label, check.found) for check in common_checks(content_of(game)) if not check.holds] == []


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_group_of_content_has_a_title_in_every_language(game: str) -> None:
    registry.game(game)
    kinds = dict.fromkeys(item.kind for item in content_of(game).items.values())
    for lang in LANGS:
        titles = [kind_title(game, kind, lang) for kind in kinds]
        assert all(title[0].isupper() or title[0].isdigit() for title in titles)
        assert len(set(titles)) == len(titles)


def test_a_missing_name_and_a_missing_text_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = failing(monkeypatch, ("", "Gain 1."), ("Hall", ""))
    assert found[:2] == ["every item has a name (en)", "every item says what it does (en)"]


def test_one_name_for_two_unlike_items_is_noticed_and_for_two_alike_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert failing(monkeypatch, ("Hall", "Gain 1."), ("Hall", "Gain 1.")) == []
    unlike = failing(monkeypatch, ("Hall", "Gain 1."), ("hall", "Gain 2."))
    assert unlike == [f"no two unlike items have one name ({lang})" for lang in LANGS]


def test_a_text_left_in_english_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = failing(monkeypatch, ("Hall", "Gain one farm for every tunnel."))
    assert found == ["every text is in its language (de)", "every text is in its language (hu)"]


def test_a_source_is_told_in_words_with_its_page() -> None:
    source = "rulebook p. 19, glossary; number ours"
    told = [source_word(source, lang) for lang in LANGS]
    assert told == [source, "Regelheft, S. 19", "szabályfüzet, 19. o."]
    assert [source_word("ours", lang) for lang in LANGS] == ["ours", "von uns", "saját"]


def test_an_item_without_words_tells_its_values() -> None:
    item = Item("x", "card", "ours", {"at_once": 3, "rows": [1, 2], "name": "Hall"})
    assert said(GameText(), item, "en") == "at once 3; rows 1, 2; name Hall"
