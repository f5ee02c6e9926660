"""Reworld magyarul."""

from typing import Final

from planetb.games.reworld import effects as e
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.text.names import FIRM_NAMES, LETTER_NAMES
from planetb.games.reworld.text.nouns import NOUNS
from planetb.kernel.effect import Effect
from planetb.text.grammar import Phrase, count

HOME: Final = "a települési területeden lévő minden"


def points(n: int) -> str:
    return count(n, NOUNS["point"], "hu")


def task(effect: Effect[ReworldState]) -> Phrase:
    """What a satellite's task says."""
    match effect:
        case e.ScorePer(points=n, counter=counter):
            return Phrase(f"kapsz {points(n)} {counted(counter)}")
        case e.ScoreCity(counter=e.Product()):
            return Phrase(
                "válassz egyet a városaid közül: terrabotjai és csapatai számának szorzatát kapod pontként"
            )
        case e.ScoreCity(counter=e.Tiles()):
            return Phrase(
                f"válassz ki egy várost: kapsz {points(1)} minden lapkája után, a várostáblát is beleértve"
            )
    raise NotImplementedError(type(effect).__name__)


def counted(counter: e.Counter) -> str:
    """One of what is counted, and `után`."""
    match counter:
        case e.TerrabotsOf(letter=letter):
            return f"{HOME} {LETTER_NAMES[letter]} terrabot után"
        case e.CrewsOf(firm=firm):
            return f"{HOME} {FIRM_NAMES[firm]}-csapat után"
        case e.Terrabots():
            return f"{HOME} terrabot után"
        case e.Crews():
            return f"{HOME} csapat után, az agrárcsapatokat is beleértve"
        case e.AgriculturalCrews():
            return f"{HOME} agrárcsapat után"
        case e.Firms():
            return "a települési területeden csapattal jelen lévő minden cég után, az agrárcéget is beleértve"
        case e.Shields():
            return "a védelmi sorodban lévő minden pajzs után"
        case e.ShuttleRow():
            return "a siklósorodban lévő minden sikló után"
        case e.SatelliteRow():
            return "a műholdsorodban lévő minden műhold után"
    raise NotImplementedError(type(counter).__name__)


def ordinal(n: int) -> str:
    """`az 1.`, `a 2.`: the article goes by how the number is said."""
    return f"az {n}." if n in (1, 5) else f"a {n}."


def condition(wanted: e.Condition) -> str:
    """What a population ship asks for."""
    match wanted:
        case e.RowEmpty(row=row):
            return f"nincs modul {ordinal(row)} modulsorban"
        case e.AllEmpty():
            return "nincs több modul a csatolási területen"
        case e.AtLeast(n=n, counter=counter):
            return at_least(n, counter)
    raise NotImplementedError(type(wanted).__name__)


def at_least(n: int, counter: e.Counter) -> str:
    match counter:
        case e.LargestCity():
            return f"legalább {n} lapkás város, várostáblával együtt"
        case e.AgriculturalCrews():
            return f"legalább {n} agrárcsapat a települési területen"
        case e.Shields():
            return f"legalább {n} pajzs a védelmi sorban"
        case e.Firms():
            return f"{n} különböző cég csapata a települési területen"
        case e.ShuttleRow():
            return f"legalább {n} sikló a siklósorban"
        case e.SatelliteRow():
            return f"legalább {n} műhold a műholdsorban"
        case e.StartedRows():
            return f"{n} megkezdett sor a védelmi sor és az A–E városok közül"
        case e.ScoreTrack():
            return f"legalább {n} pont a pontsávon"
    raise NotImplementedError(type(counter).__name__)


BRIEF: Final[dict[str, str]] = {
    "LargestCity": "lapka egy városban",
    "AgriculturalCrews": "agrárcsapat",
    "Shields": "pajzs",
    "Firms": "cég",
    "ShuttleRow": "sikló",
    "SatelliteRow": "műhold",
    "StartedRows": "megkezdett sor",
    "ScoreTrack": "pont",
}


def brief(wanted: e.Condition) -> str:
    """The same in a few words."""
    match wanted:
        case e.RowEmpty(row=row):
            return f"üres {row}. sor"
        case e.AllEmpty():
            return "minden sor üres"
        case e.AtLeast(n=n, counter=counter):
            return f"{n} {BRIEF[type(counter).__name__]}"
    raise NotImplementedError(type(wanted).__name__)


WORDS: Final[dict[str, str]] = {
    # places
    "upper": "felső {n}",
    "lower": "alsó {n}",
    "defence": "Védelem",
    "city_of": "{letter} város",
    # options
    "drop_out": "Kiszállás a fordulóból ({points})",
    "buy_marker": "Kezdőjátékos-jelző egy lefordított {value}-{by} (1 pont)",
    "buy": "{slot}: {module}, ára {cost}",
    "buy_terrabot": "{slot}: {module} ({points}), ára {cost}",
    "cost_none": "bármely kártya",
    "cost_one": "egy {x} vagy bármely 2 kártya",
    "cost_two": "{x} és {y}, 3 kártya az egyikükkel, vagy bármely 4",
    "top": "{value} legfelül: {the_row} sorba",
    "enough": "Ennyi elég",
    "below": "Alá egy {value}",
    "found": "{row}. sor: {module} várost alapít",
    "enlarge": "{row}. sor: {module} bővíti {the_letter} várost ({sign})",
    "defend": "{row}. sor: {module} a védelmi sorba ({shields})",
    "task": "{row}. sor: {module}, feladat: {points}",
    "fly": "{row}. sor: {module} repül",
    "pick_up": "{row}. sor: {module} repül, fedélzetén az előtte álló {crew}",
    "discard": "{row}. sor: {module} a dobozba",
    "take_off": "Nincs több csapat",
    "dock": "{module} dokkol {the_row} sorból",
    "place": "{module} {the_letter} városba ({sign})",
    "place_special": "{module} {the_letter} városba ({sign}), {points}",
    "choose_city": "{letter} város ({sign}): {points}",
    "draw": "{module}",
    "deal": "egy {value}",
    # questions
    "ask_Turn": "Vegyél egy modult vagy a kezdőjátékos-jelzőt, vagy szállj ki a fordulóból.",
    "ask_TopCard": "Melyik kártya legyen legfelül? Ez mondja meg a sort: {module}.",
    "ask_CardsBelow": "Melyik kártya kerüljön alá? Ára {cost}.",
    "ask_Uncouple": "Csatold le egy sor nyitott végén álló modult, és használd.",
    "ask_DockCrew": "Melyik csapat szálljon fel? Egy sikló legfeljebb kettőt visz.",
    "ask_PlaceCrew": "Melyik városba kerüljön a csapat? Városonként csak egy építőcég.",
    "ask_ChooseCity": "Melyik város számítson a műholdnál?",
    "ask_FillArm": "Melyik modult húzzuk ide: {slot}?",
    "ask_DealCard": "Melyik kártyát kapja {the_seat} hely?",
    # why something else was not possible
    "why_chapter_one": "Ez a második fejezetben jön; az állomáson csak modulokat veszünk.",
    "why_chapter_two": "Ez az első fejezet volt; a bolygón már nem veszünk semmit.",
    "why_gone": "Ezt a modult már elvitték ({slot}); az ott fekvő kártyák a szomszédok árát szabják meg.",
    "why_price": "Ára {cost}; a kezedből ({hand}) ez nem fizethető ki.",
    "why_no_cards": "Nincs több kártyád, amivel fizethetnél.",
    "why_marker": "A kezdőjátékos-jelzőt ebben a fordulóban már megvették.",
    "why_first": "Előbb válassz egy modult vagy a jelzőt, utána a kártyákat.",
    "why_paying": "Most ezt fizeted ki: {module} ({slot}); vond vissza, ha mást választanál.",
    "why_paying_here": "Éppen ezt fizeted ki: válassz egy kártyát.",
    "why_no_card": "Nincs {value} értékű kártyád.",
    "why_card_order": "A felső kártya alá növekvő sorrendben jönnek a kártyák; {value} értékű már nem jöhet.",
    "why_card": "Ha {value} értékűt teszel, nem jön ki a fizetség. Ára {cost}.",
    "why_row_empty": "Üres {the_row} sor.",
    "why_no_crew": "Nem csapat áll {the_row} sor nyitott végén ({module}); csak csapat szállhat fel.",
    "why_dock_order": "A csapatok a sorok rendjében szállnak fel; vond vissza, ha {the_row} sorral kezdenéd.",
    "why_flying": "Egy sikló úton van: előbb a csapatai érkeznek meg.",
    "why_counting": "A műhold az egyik városodat számolja: előbb azt válaszd ki.",
    "why_city_later": "Előbb csatolj le egy modult; várost akkor választasz, ha kell.",
    "why_unfounded": "Még nincs {letter} városod: egy {letter} terrabot alapítja meg.",
    "why_city_firm": "Itt ({letter}) már {firm} építkezik; városonként csak egy építőcég lehet.",
    # log
    "log_round": "Kezdődik {the_n} forduló: húsz modul, új kártyák",
    "log_chapter": "Második fejezet: a flotta eléri a bolygót",
    "log_drop_out": "kiszáll a fordulóból",
    "log_marker": "megszerzi a kezdőjátékos-jelzőt",
    "log_marker_own": "megszerzi a kezdőjátékos-jelzőt egy {value}-{by}",
    "log_buy": "{module_object} vesz {the_row} sorba, ára {cards}",
    "log_settle": "{module_object} telepít {the_row} sorból",
    "log_defend": "{module_object} tesz {the_row} sorból a védelmi sorba",
    "log_task": "{module_object} használ {the_row} sorból",
    "log_fly": "{module_object} indít {the_row} sorból",
    "log_pick_up": "siklót indít {the_row} sorból, fedélzetén: {module}",
    "log_dock": "{module_object} dokkol {the_row} sorból",
    "log_place": "{module_object} tesz {the_letter} városba",
    "log_city": "{the_letter} várost választja",
    "log_box": "{module_object} tesz vissza a dobozba",
    "log_sign": "megalapítja: {sign}",
    "log_points": "{points_object} kap ({source})",
    "log_ship": "elviszi ezt a hajót: {ship}, {points}",
    "log_final": "{category}, utolsó hajó: {points}",
    "log_draw": "{slot}: {module} érkezik",
    "log_deal": "egy {value} jut neked",
    # content
    "rule_satellite": "{task}; vagy {shields} a védelmi sorba",
    "rule_shuttle": "Legfeljebb két csapatot visz a városaidba; vagy {shields} a védelmi sorba",
    "rule_shuttle_0": "Legfeljebb két csapatot visz a városaidba; a védelmi sorba nem kerülhet",
    "rule_terrabot": "Megalapítja vagy bővíti {the_letter} városodat; vásárláskor a forduló pontjait adja",
    "rule_crew": "A cége városába kerül, vagy egy építőcég nélkülibe; sikló kell hozzá",
    "rule_special": "Mint a cége bármely csapata; városba kerülve a város minden lapkája után 1 pontot ad",
    "rule_flora": "Bármelyik városodba kerülhet; sikló kell hozzá",
    "rule_ship": "Elsőként: {condition}, {points}",
    "rule_ship_four": "Elsőként: {condition}, {points}; négyen: {condition_four}, {points_four}",
    "rule_final_defence": "A legtöbb pajzs; helyezés szerint {ranks}",
    "rule_final_city": "A legnagyobb {letter} város; helyezés szerint {ranks}",
    "ranks": "ketten {two}, hárman {three}, négyen {four} pont",
    "rule_sign": "Egy {letter} város viseli ezt a nevet; a tábla is a lapkái közé számít",
    "rule_officers": "Az 1–5 értékek mindegyikéből {n}",
    "rule_hand": "Ketten {two}, hárman {three}, négyen {four} kártya fejenként",
    "rule_round": "Minden megvett terrabot {points_object} ad",
    "name_officers": "Tisztkártyák",
    "name_hand": "Kézben tartott kártyák",
    "name_round": "{n}. forduló",
    "name_final": "Utolsó hajó: {category}",
    # sources of points
    "terrabots": "Megvett terrabotok",
    "marker": "Kezdőjátékos-jelző",
    "cards": "Megmaradt kártyák",
    "satellites": "Műholdak",
    "special crews": "Különleges csapatok",
    "ships": "Telepeshajók",
    "defence_points": "Utolsó hajó: védelem",
    "cities": "Utolsó hajó: városok",
    "end_settled": "nincs több csatolt modul: megérkezett az utolsó hajó",
    # the table
    "t_chapter_one": "Colossus állomás · {n}. forduló az 5-ből · terrabotonként {points}",
    "t_chapter_two": "A betelepítés",
    "t_marker": "Kezdőjátékos-jelző: {seat}. hely",
    "t_field_free": "1 kártyáért, 1 ponttal: szabad",
    "t_field_taken": "ebben a fordulóban elkelt",
    "t_field_own": "ebben a fordulóban elkelt, a te {value} kártyádért",
    "t_bag": "zsák {n} modul · dobópakli {cards} kártya",
    "t_flying": "Úton: {modules}",
    "t_upper": "felső",
    "t_lower": "alsó",
    "t_ships": "Telepeshajók",
    "t_final": "Utolsó hajó",
    "t_seat": "{n}. hely",
    "t_you": "te",
    "t_score": "{points}",
    "t_out": "kiszállt",
    "t_hand": "kéz",
    "t_cards": "{n} kártya",
    "t_rows": "sorok (nyitott vég balra)",
    "t_defence": "védelem",
    "t_shuttles": "siklók",
    "t_satellites": "műholdak",
    "t_ship_count": "hajók: {n}",
    "t_empty": "üres",
    "t_tiles": "{n} lapka",
    "t_legend": "■ terrabot · ▲ sikló pajzsokkal · ◆ műhold · * különleges csapat",
}
