"""Reworld magyarul."""

from typing import Final

from planetb.text.telling import Forms, Table, Voice

VERBS: Final[Table] = {
    "ScorePer": "kapsz {points:count point} {counter:counted}",
    "ScoreCity": "válaszd ki az egyik városodat: {counter:of_city}",
}
COUNTED: Final[Table] = {  # one of what is counted, and `után`
    "TerrabotsOf": "a települési területeden lévő minden {letter:letters} jelű terrabot után",
    "Terrabots": "a települési területeden lévő minden terrabot után",
    "CrewsOf": "a települési területeden lévő minden {firm:firms}-csapat után",
    "Crews": "a települési területeden lévő minden csapat után, az agrárcsapatokat is beleértve",
    "AgriculturalCrews": "a települési területeden lévő minden agrárcsapat után",
    "Firms": "minden olyan cég után, amelynek csapata van a települési területeden, az agrárcéget is "
    "beleértve",
    "Shields": "a védelmi sorodban lévő minden pajzs után",
    "ShuttleRow": "a siklósorodban lévő minden sikló után",
    "SatelliteRow": "a műholdsorodban lévő minden műhold után",
    "StartedRows": "a védelmi sor és az A–E jelű városok közül minden megkezdett sorod után",
    "LargestCity": "a legnagyobb városod minden lapkája után, a várostáblát is beleértve",
    "ScoreTrack": "a pontsávon elért minden pontod után",
}
OF_CITY: Final[Table] = {
    "Product": "terrabotjai és csapatai számának szorzatát kapod pontként{points||, {points} szorzóval}",
    "Tiles": "kapsz {points:count point} a város minden lapkája után, a várostáblát is beleértve",
}
WANTED: Final[Table] = {  # so many of it, after `akinek elsőként`
    "TerrabotsOf": "legalább {n} {letter:letters} jelű terrabotja van a települési területén",
    "Terrabots": "legalább {n} terrabotja van a települési területén",
    "CrewsOf": "legalább {n} {firm:firms}-csapata van a települési területén",
    "Crews": "legalább {n} csapata van a települési területén, az agrárcsapatokat is beleértve",
    "AgriculturalCrews": "legalább {n} agrárcsapata van a települési területén",
    "Firms": "{n} különböző cégtől van csapata a települési területén, az agrárcéget is beleértve",
    "Shields": "legalább {n} pajzsa van a védelmi sorában",
    "ShuttleRow": "legalább {n} siklója van a siklósorában",
    "SatelliteRow": "legalább {n} műholdja van a műholdsorában",
    "StartedRows": "{n} megkezdett sora van a védelmi sor és az A–E jelű városok közül",
    "LargestCity": "legalább {n} lapkás városa van, a várostáblát is beleértve",
    "ScoreTrack": "legalább {n} pontja van a pontsávon",
}
CONDITIONS: Final[Table] = {  # after `akinek elsőként`
    "RowEmpty": "üres {row:the_nth} modulsora",
    "AllEmpty": "üres a csatolási területe",
    "AtLeast": "{counter:wanted}",
}
BRIEF: Final[Table] = {  # conditions in a few words
    "RowEmpty": "üres {row}. sor",
    "AllEmpty": "minden sor üres",
    "AtLeast": "{n} {counter:brief}",
    "TerrabotsOf": "{letter:letters} jelű terrabot",
    "Terrabots": "terrabot",
    "CrewsOf": "{firm:firms}-csapat",
    "Crews": "csapat",
    "AgriculturalCrews": "agrárcsapat",
    "Firms": "cég",
    "Shields": "pajzs",
    "ShuttleRow": "sikló",
    "SatelliteRow": "műhold",
    "StartedRows": "megkezdett sor",
    "LargestCity": "lapka egy városban",
    "ScoreTrack": "pont",
}

_VOWELS: Final = "aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ"
CARD_NOUNS: Final = ("", "1-es", "2-es", "3-as", "4-es", "5-ös")
WITH_CARD: Final = ("", "1-essel", "2-essel", "3-assal", "4-essel", "5-össel")


def the(word: str) -> str:
    """A word or a letter with its article."""
    return f"{'az' if word[0] in _VOWELS else 'a'} {word}"


def ordinal(n: int) -> str:
    """`az 1.`, `a 2.`: the article goes by how the number is said."""
    return f"az {n}." if n in (1, 5) else f"a {n}."


def the_nth(voice: Voice, n: int) -> str:
    return ordinal(n)


FORMS: Final[Forms] = {
    "verbs": VERBS,
    "counted": COUNTED,
    "of_city": OF_CITY,
    "wanted": WANTED,
    "conditions": CONDITIONS,
    "brief": BRIEF,
    "the_nth": the_nth,
}

SENTENCES: Final[dict[str, str]] = {
    # places
    "upper": "{n}. felső kar",
    "lower": "{n}. alsó kar",
    "at_upper": "{the_n} felső karon",
    "at_lower": "{the_n} alsó karon",
    "to_upper": "{the_n} felső karra",
    "to_lower": "{the_n} alsó karra",
    "category_defence": "védelmi sor",
    "category_city": "{letter} jelű város",
    "for_defence": "a védelmi sorért",
    "for_city": "{the_letter} jelű városért",
    "without_defence": "a védelmi sor miatt",
    "without_city": "{the_letter} jelű város miatt",
    # what cards a payment needs
    "need": "egy {card}",
    "need_both": "{x} és {y}",
    "need_any_1": "egy tetszőleges kártya",
    "need_any": "tetszőleges {cards}",
    "need_one_of": "{x} vagy {y}",
    "need_among": "{cards}, köztük {x} vagy {y}",
    "need_or": ", vagy ",
    "paid_1": "egy {card}",
    "paid": "{cards} kártya",
    # options
    "drop_out": "kiszállás a fordulóból ({points})",
    "buy_marker": "kezdőjátékos-jelző egy lefordított {with_card} ({points})",
    "buy": "{slot}: {module}, ára {cost}",
    "buy_terrabot": "{slot}: {module} ({points}), ára {cost}",
    "top": "egy {card} legfelülre: {the_row} sorba",
    "enough": "ennyi elég",
    "below": "egy {card} alulra",
    "found": "{row}. sor: {the_module} várost alapít",
    "enlarge": "{row}. sor: {the_module} bővíti {the_letter} jelű várost ({sign})",
    "defend": "{row}. sor: {the_module} a védelmi sorba kerül ({shields})",
    "defend_shuttle": "{row}. sor: {the_module} a védelmi sorba kerül",
    "task": "{row}. sor: {the_module} feladata ({points})",
    "fly": "{row}. sor: {the_module} repül",
    "pick_up": "{row}. sor: {the_module} repül, fedélzetén az előtte álló {crew}",
    "discard": "{row}. sor: {the_module} a dobozba kerül",
    "take_off": "több csapat nem száll fel",
    "take_off_empty": "repülés csapat nélkül",
    "dock": "{the_row} sorból felszáll {the_module}",
    "place": "{the_module} {the_letter} jelű városba kerül ({sign})",
    "place_special": "{the_module} {the_letter} jelű városba kerül ({sign}): {points}",
    "choose_city": "{letter} jelű város ({sign}): {points}",
    "draw": "{module}",
    "deal": "{card} kártya",
    # questions
    "ask_Turn": "Vegyél egy modult vagy a kezdőjátékos-jelzőt, vagy szállj ki a fordulóból.",
    "ask_Turn_module": "Vegyél egy modult, vagy szállj ki a fordulóból.",
    "ask_TopCard": "Melyik kártya kerüljön legfelülre? Ez dönti el, melyik sorba kerül {the_module}.",
    "ask_CardsBelow": "Mely kártyák kerüljenek alá? Még kell: {cost}.",
    "ask_CardsBelow_enough": "Kerüljön alá több kártya? Az ár ki van fizetve, de hozzátehető még: {cost}.",
    "ask_CardsBelow_paid": "Kerüljön alá több kártya? Az ár ki van fizetve.",
    "ask_Uncouple": "Csatold le egy sor nyitott végén álló modult, és használd.",
    "ask_DockCrew": "Mely csapatok szálljanak fel? Legfeljebb {crews} vihetsz.",
    "ask_DockCrew_1": "Melyik csapat szálljon fel? Még {crews} vihetsz.",
    "ask_PlaceCrew": "Melyik városba kerüljön {the_module}? Városonként csak egy építőcég lehet.",
    "ask_PlaceCrew_flora": "Melyik városba kerüljön {the_module}?",
    "ask_PlaceCrew_many": "Melyik csapatot teszed le most, és melyik városba? Városonként csak egy "
    "építőcég lehet.",
    "ask_ChooseCity": "Melyik várost számolja a műhold?",
    "ask_FillArm": "Melyik modul kerüljön {to_slot}?",
    "ask_DealCard": "Melyik kártyát kapja {the_seat} hely?",
    # why something else was not possible
    "why_chapter_one": "Ez a második fejezetben jön; az állomáson csak modulokat veszünk.",
    "why_chapter_two": "Ez az első fejezet volt; a bolygón már nem veszünk semmit.",
    "why_gone": "Nincs már modul {at_slot}; az ott fekvő kártyák a szomszédok árát szabják meg.",
    "why_price": "Ára {cost}; a kezedből ({hand}) ez nem fizethető ki.",
    "why_no_cards": "Nincs több kártyád, amivel fizethetnél.",
    "why_marker": "A kezdőjátékos-jelzőt ebben a fordulóban már megvették.",
    "why_first": "Előbb válassz egy modult vagy a jelzőt, utána a kártyákat.",
    "why_paying": "Most {the_object} fizeted ki; vond vissza, ha mást választanál.",
    "why_paying_here": "Éppen ezt fizeted ki: válassz egy kártyát.",
    "why_no_card": "Nincs több {card} a kezedben.",
    "why_row_empty": "Üres {the_row} sor.",
    "why_no_crew": "Nem csapat, hanem {module} áll {the_row} sor nyitott végén; csak csapat szállhat fel.",
    "why_no_shields": "Pajzs nélküli sikló sosem kerül a védelmi sorba; csak repülhet.",
    "why_pick_up": "Egy csapatot csak a közvetlenül mögötte álló sikló vihet el; itt nincs ilyen.",
    "why_flying": "Egy sikló úton van: előbb a csapatai érkeznek meg.",
    "why_dock_later": "Előbb csatolj le egy siklót; az veszi fel a csapatokat.",
    "why_not_aboard": "Nincs a fedélzeten {module}.",
    "why_counting": "A műhold az egyik városodat számolja: előbb azt válaszd ki.",
    "why_city_later": "Előbb csatolj le egy modult; várost akkor választasz, ha kell.",
    "why_unfounded": "Még nincs {letter} jelű városod: egy {letter} jelű terrabot alapítja meg.",
    "why_city_firm": "Itt ({letter}) már {the_firm} építkezik; városonként csak egy építőcég lehet.",
    "why_own_city": "{the_firm} már {the_letter} jelű városban építkezik; minden csapata oda kerül.",
    # log
    "log_round": "Kezdődik {the_n} forduló: húsz új modul, új kártyák",
    "log_chapter": "Második fejezet: a teherhajók elérik a bolygót",
    "log_drop_out": "kiszáll a fordulóból",
    "log_marker": "megveszi a kezdőjátékos-jelzőt",
    "log_marker_own": "megveszi a kezdőjátékos-jelzőt egy {with_card}",
    "log_buy": "{a_module} vesz {the_row} sorba; ára {cards}",
    "log_settle": "{the_row} sorból letelepíti {the_object}",
    "log_defend": "{the_row} sorból a védelmi sorba teszi {the_object}",
    "log_task": "{the_row} sorból teljesíti {the_module} feladatát",
    "log_fly": "{the_row} sorból elindítja {the_object}",
    "log_pick_up": "{the_row} sorból elindít egy siklót, fedélzetén az előtte álló {module}",
    "log_dock_nothing": "nem vesz csapatot a fedélzetre",
    "log_dock": "{the_row} sorból a fedélzetre veszi {the_object}",
    "log_place": "{the_letter} jelű városba teszi {the_object}",
    "log_city": "{the_letter} jelű várost választja",
    "log_box": "visszateszi a dobozba {the_object}",
    "log_sign": "megalapítja {the_letter} jelű várost: {sign}",
    "log_points": "{points_object} kap ({source})",
    "log_ship": "elviszi {the_ship} hajót: {points}",
    "log_final": "{points_object} kap {category} (utolsó hajó)",
    "log_final_loss": "{points_object} veszít {category} (utolsó hajó): nincs ott lapkája",
    "log_draw": "{to_slot} kerül: {module}",
    "log_deal": "Neked jut egy {card}",
    # content
    "rule_satellite": "{task}; vagy a védelmi sorodba téve {shields_object} ad",
    "rule_shuttle": "Legfeljebb {crews} visz a városaidba; vagy a védelmi sorodba téve {shields_object} ad",
    "rule_shuttle_0": "Legfeljebb {crews} visz a városaidba; a védelmi sorodba nem kerülhet",
    "rule_terrabot": "Megalapítja vagy bővíti {the_letter} jelű városodat; vásárláskor a forduló pontjait "
    "adja",
    "rule_crew": "Sikló kell hozzá. Abba a városba kerül, ahol a cége építkezik; ha nincs ilyen, "
    "bármelyik városodba, ahol még nincs építőcég",
    "rule_special": "Olyan csapat, mint a cége bármely más csapata; városba kerülve {points_object} ad a "
    "város minden lapkája után, a várostáblát és önmagát is beleértve",
    "rule_flora": "Sikló kell hozzá. Bármelyik városodba kerülhet",
    "rule_ship": "Azé, akinek elsőként {condition}: {points}",
    "rule_ship_four": "Azé, akinek elsőként {condition}: {points}. Négyen elég hozzá {enough}",
    "rule_ship_points": "Azé, akinek elsőként {condition}: {points}. Négyen elég hozzá {enough}, és "
    "{points_four_object} ér",
    "rule_final_defence": "A legtöbb pajzsért a védelmi sorban, helyezés szerint: ketten {two}; hárman "
    "{three}; négyen {four}",
    "rule_final_city": "A legnagyobb {letter} jelű városért, helyezés szerint: ketten {two}; hárman "
    "{three}; négyen {four}",
    "rule_absence": "Az utolsó telepeshajó olyan kategóriájában, amelyben nincs lapkád, {points_object} "
    "veszítesz, és nincs helyezésed",
    "rule_sign": "Egy {letter} jelű városnak ad nevet, és a város lapkái közé számít",
    "rule_officers": "Az 1–5 értékek mindegyikéből {cards}",
    "rule_hand": "Ketten {two}, hárman {three}, négyen {four} fejenként",
    "rule_payment": "Tetszőleges {cards} helyettesítheti az ár egyik kártyáját, ha azt nem tudod vagy nem "
    "akarod letenni",
    "rule_marker": "Tegyél le 1 kártyát lefordítva a kezdőjátékos-mezőre: elveszed a jelzőt, és kapsz "
    "{points_object}",
    "rule_dropping_out": "Minden kézben maradt kártyád után kapsz {points_object}; a kártyák a "
    "dobópaklira kerülnek",
    "rule_round": "Minden megvett terrabot {points_object} ad",
    "name_officers": "Tisztkártyák",
    "name_hand": "Kézben tartott kártyák",
    "name_payment": "Fizetés más kártyákkal",
    "name_marker": "Kezdőjátékos-jelző",
    "name_dropping_out": "Kiszállás a fordulóból",
    "name_absence": "Utolsó telepeshajó: részvétel nélkül",
    "name_round": "{n}. forduló",
    "name_final": "Utolsó telepeshajó: {category}",
    # sources of points
    "terrabots": "megvett terrabotok",
    "marker": "kezdőjátékos-jelző",
    "cards": "kézben maradt kártyák",
    "satellites": "műholdak",
    "special crews": "különleges csapatok",
    "ships": "telepeshajók",
    "defence_points": "utolsó hajó: védelmi sor",
    "cities": "utolsó hajó: városok",
    "end_settled": "nincs több csatolt modul: megérkezett az utolsó telepeshajó",
    # the table
    "t_chapter_one": "Colossus állomás · {n}/{rounds}. forduló · terrabotonként {points}",
    "t_chapter_two": "A betelepítés",
    "t_marker": "Kezdőjátékos-jelző: {seat}. hely",
    "t_field_free": "1 kártyáért, {points}: szabad",
    "t_field_taken": "ebben a fordulóban már nem szabad",
    "t_field_own": "ebben a fordulóban a tiéd, egy {with_card}",
    "t_bag": "zsák {modules} · dobópakli {cards}",
    "t_flying": "Úton: {modules}",
    "t_upper": "felső",
    "t_lower": "alsó",
    "t_ships": "Telepeshajók",
    "t_final": "Utolsó hajó",
    "t_seat": "{n}. hely",
    "t_you": "te",
    "t_score": "{points}",
    "t_out": "a fordulón kívül",
    "t_hand": "kéz",
    "t_cards": "{cards}",
    "t_rows": "sorok (nyitott vég balra)",
    "t_defence": "védelem",
    "t_shuttles": "siklók",
    "t_satellites": "műholdak",
    "t_ship_count": "hajók: {n}",
    "t_empty": "üres",
    "t_tiles": "{tiles}",
    "t_legend": "■ terrabot · ▲ sikló a pajzsaival · ◆ műhold · * különleges csapat",
}
