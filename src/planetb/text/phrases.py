"""Sentences by key in three languages: a table per language, the same keys in each, blanks filled by name."""

from typing import Final

from planetb.text.grammar import check_lang

Table = dict[str, str]


class Phrases:
    """The sentences of one speaker. A key that a language lacks fails when the tables are put together."""

    def __init__(self, en: Table, de: Table, hu: Table) -> None:
        for lang, table in (("de", de), ("hu", hu)):
            odd = sorted(en.keys() ^ table.keys())
            if odd:
                raise ValueError(f"only one of en and {lang} has the sentences {', '.join(odd)}")
        self.tables: Final = {"en": en, "de": de, "hu": hu}

    def __call__(self, lang: str, key: str, **values: object) -> str:
        """The sentence of that key with its blanks filled."""
        return self.tables[check_lang(lang)][key].format(**values)

    def __contains__(self, key: str) -> bool:
        return key in self.tables["en"]
