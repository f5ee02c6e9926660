"""GLOSSARY.md, made from the noun tables that all texts use."""

from importlib import import_module

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.text.grammar import Noun

HEAD = """# Glossary

One term per thing, in English, German and Hungarian. Made by `scripts/glossary` from the noun tables
(`games/<game>/text/nouns.py`) that all texts use; change a term there.

## Everywhere

| English | Deutsch | magyar | |
| --- | --- | --- | --- |
| seat | Platz | hely | the role at the table; people and bots sit on it |
| turn | Zug | kör | what one seat does before the next |
| choice | Wahl | választás | one answer to one question |
| option | Möglichkeit | lehetőség | what may be chosen now |
| undo | zurücknehmen | visszavonás | never past a reveal, a chance outcome or another seat |
| record | Aufzeichnung | jegyzőkönyv | a whole game as text |
| position | Stellung | állás | one moment as a line of text |
| bot | Bot | robotjátékos | a player that is a program |
| fault | Fehler | hiba | what a program at the table did wrong; it costs its game |
| contest | Wettkampf | verseny | a series of games between bots |
| tournament | Turnier | torna | rounds of games among people and bots, paired by the server |
| bye | Freilos | kimaradás | a round of a tournament that somebody sits out |
| plan | Plan | terv | choices that a person prepares ahead |
| rehearsal | Probe | próba | the own next turn, tried in an imagined game |
| corpus | Korpus | korpusz | many games as files, to study and to learn from |
| rating | Wertung | értékszám | how strong somebody is, with how far off that may be |
| rated | gewertet | értékelt | a game whose result moves ratings |
| deed | Tat | tett | what an option does, and with which piece: what studies count by |
| point | Punkt | pont | |
"""


def glossary() -> str:
    parts = [HEAD]
    for name in sorted(MODULES):
        nouns: dict[str, Noun] = import_module(MODULES[name].rpartition(".")[0] + ".text.nouns").NOUNS
        rows = sorted({(noun.en[0], noun.de[0], noun.hu[0]) for noun in nouns.values()})
        table = "\n".join(f"| {en} | {de} | {hu} |" for en, de, hu in rows)
        title = registry.game(name).meta.title
        parts.append(f"\n## {title}\n\n| English | Deutsch | magyar |\n| --- | --- | --- |\n{table}\n")
    return "".join(parts)
