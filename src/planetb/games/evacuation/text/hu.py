"""Az Evacuation magyarul."""

from typing import Final

from planetb.games.evacuation import effects as e
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_and, one_of

RESOURCES: Final = ("élelem", "acél", "energia")
WORKS: Final = ("élelmiszergyár", "acélgyár", "energiagyár", "tetszőleges gyár")
ON_BIOME: Final = ("tundrai", "sivatagi", "erdei", "tengeri")


def effect(tree: Effect[EvacuationState]) -> Phrase:
    """Amit egy hatás mond, felszólításként."""
    match tree:
        case All(steps=steps):
            return all_of([effect(step) for step in steps], "hu")
        case OneOf(choices=choices):
            return one_of([effect(choice) for choice in choices], "hu")
        case e.AnyOrder(choices=choices):
            return Phrase(". ".join(_capital(effect(choice).text) for choice in choices))
        case e.Gain(kind=kind, n=n):
            return Phrase(f"kapsz {resource(kind, n)}")
        case e.GainPopulation(n=n):
            return Phrase(f"kapsz {n} népességet az Újvilágon")
        case e.GainFactory(kind=kind, world=world):
            return Phrase(f"kapsz 1 {WORKS[kind]}at{'' if world == 2 else ' az Újvilágon'}")
        case e.Exchange(n=n):
            return Phrase(
                f"cserélj ki legfeljebb {count(n, NOUNS['resource'], 'hu')}, mindegyiket egy világon belül"
            )
        case e.Research(n=n):
            return Phrase("kutass 1 technológiát" if n == 1 else f"kutass technológiát {n} lépéssel")
        case e.Prefabricate(kind=kind, n=n):
            return Phrase(f"gyárts elő {f'1 {WORKS[kind]}at' if n == 1 else f'legfeljebb {n} gyárat'}")
        case e.Clone(food=food, n=n):
            return Phrase(f"fizess {food} újvilági élelmet, és klónozz {n} népességet az Újvilágon")
        case e.Raise(kind=kind, n=n):
            what = "1 tetszőleges termelésjelzőt" if kind == t.ANY else f"{THE[kind]} termelését"
            return Phrase(f"léptesd {what} {n} mezővel előre")
        case e.RaisePerStadium():
            return Phrase("léptesd 1 tetszőleges termelésjelzőt minden stadionod után 1 mezővel előre")
        case e.Draw(n=n):
            return Phrase(f"húzz {count(n, NOUNS['action card'], 'hu')}")
        case e.Enable(ability=ability):
            return Phrase(ABILITIES[ability])
        case e.Boost(kind=kind):
            return Phrase(f"minden újvilági {WORKS[kind]}ad 1-gyel többet termel")
        case e.Develop(n=n):
            return Phrase(f"tégy {n} infrastruktúra-lépést")
        case e.PlayAtOnce():
            return Phrase("végy el 1 infrastruktúrát, és játszd ki azonnal, költség és feltétel nélkül")
        case e.Settle(how=how):
            return Phrase(_settle(how))
        case e.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case e.Fly(n=n):
            return Phrase(f"repülj azonnal {'1 űrhajóddal' if n == 1 else f'legfeljebb {n} űrhajóddal'}")
    raise NotImplementedError(type(tree).__name__)


THE: Final = ("az élelem", "az acél", "az energia")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, n: int) -> str:
    if kind == t.ANY:
        return f"{n} tetszőleges {NOUNS['resource'].object('hu')}"
    return count(n, NOUNS[t.RESOURCES[kind]], "hu")


def works(kind: int) -> str:
    return WORKS[kind]


def _settle(how: int) -> str:
    if how & SEA_ONLY:
        return "népesíts be azonnal 1 tengeri helyszínt, engedély, acél és szimbólumok nélkül"
    words = "népesíts be 1 helyszínt"
    if how & FURTHER:
        words += ", akár a következő átmenet életközösségében"
    if how & NO_STEEL:
        words += ", acél fizetése nélkül"
    if how & NO_SYMBOLS:
        words += ", letelepedési szimbólumok nélkül"
    return words


def _take(row: int, terms: int) -> str:
    words = ("kapsz" if terms & t.FREE else "építs") + (" 1 űrhajót" if row == t.SHIP else " 1 stadiont")
    if terms & t.LAUNCH:
        return words + " az Óvilágon, rakodd meg és küldd el azonnal a szokásos energiáért"
    if terms & t.AT_NEW:
        words += " az Újvilágon"
    less = (terms >> 5) & 3
    if less:
        words += f" {less} acéllal olcsóbban"
    if terms & t.WIDER:
        words += ", 2 továbbiból is választva"
    if terms & t.GLIDE:
        words += "; első repülése 1 energiával olcsóbb"
    return words


ABILITIES: Final[dict[int, str]] = {
    t.FLY_BACK: "űrhajóid a kirakodás után azonnal visszarepülhetnek, egyenként 1 újvilági energiáért",
    t.IGNORE_SYMBOL: "benépesítéskor figyelmen kívül hagyhatsz 1 letelepedési szimbólumot",
    t.TOLL: "valahányszor az elülső jelződ átlép egy átmeneten, kapsz 1 tetszőleges erőforrást",
    t.MORE_FOOD: "valahányszor élelmiszergyárat gyártasz elő, előgyárthatsz még 1 gyárat",
    t.MORE_STEEL: "valahányszor acélgyárat gyártasz elő, előgyárthatsz még 1 gyárat",
    t.MORE_ENERGY: "valahányszor energiagyárat gyártasz elő, előgyárthatsz még 1 gyárat",
    t.ANY_BAY: "szállításonként 1 helyszín más táj rakodóterében is utazhat, a táj nélküli is",
    t.SHARE_SPACES: "haladásjelzőid foglalt mezőn is megállhatnak",
    t.WIDE_CHOICE: "űrhajó, stadion vagy infrastruktúra elvételekor 2 továbbiból is választhatsz",
    t.FLEXIBLE_POWER: "a haladás és a bónusz fázisában legfeljebb 2 erőponttal többet vagy kevesebbet "
    "használhatsz",
}


def condition(needs: list[list[int]], line: int) -> str:
    """Amit egy infrastruktúra kér."""
    parts = []
    for biome, content, n in needs:
        words = f"{n} {ON_BIOME[biome]} helyszín"
        parts.append(words + ("", " népességgel", " gyárral")[content])
    return join_and(parts, "hu") + ("", " egy vízszintes vonalon", " egy átlós vonalon")[line]


COUNTED: Final[dict[str, str]] = {  # what goals count, by counter
    "Population": "letelepített népességed",
    "TundraSites": "benépesített tundrai helyszíneid",
    "Ships": "űrhajóid",
    "FactorySets": "élelmiszer-, acél- és energiagyárból álló letelepített készleteid",
    "UpperBonuses": "ahányszor megkaptad a felső bónuszt",
    "Transitions": "átmenetek, amelyeken mindkét jelződ túljutott",
    "LowerBonuses": "ahányszor megkaptad az alsó bónuszt",
    "OtherSites": "tundrán kívül benépesített helyszíneid",
    "Technologies": "kifejlesztett technológiáid (a felső sorban {top} pont mindegyik)",
    "Infrastructures": "kijátszott infrastruktúráid",
    "Production 0": "élelemtermelésed",
    "Production 1": "acéltermelésed",
    "Production 2": "energiatermelésed",
    "Factories 0": "letelepített élelmiszergyáraid",
    "Factories 1": "letelepített acélgyáraid",
    "Factories 2": "letelepített energiagyáraid",
}
CONDITIONS: Final[dict[str, str]] = {  # what objectives ask for, by counter
    "FulfilledInfrastructures": "{n} kijátszott és teljesített infrastruktúra",
    "BestProduction": "legalább {n} termelés egyetlen erőforrásból",
    "Population": "{n} letelepített népesség",
    "SettledFactories": "{n} letelepített gyár",
    "Technologies": "{n} kifejlesztett technológia",
}
WORDS: Final[dict[str, str]] = {
    # options
    "pass_TakeTurn": "Passz erre az évre",
    "pass_ExchangeResources": "Nincs több csere",
    "pass_PrefabricateFactory": "Nincs előgyártás",
    "pass_SettleSite": "Nincs benépesítés",
    "pass_TakeItem": "Semmit nem veszek el",
    "pass_RefreshRow": "Elég: a sor feltöltése",
    "pass_DevelopInfrastructure": "Nincs infrastruktúra-lépés",
    "pass_Launch": "Több űrhajó nem repül az Újvilágra",
    "pass_SendBack": "Több űrhajó nem repül vissza",
    "pass_LoadSites": "Több helyszín evakuálása nélkül tovább",
    "pass_LoadBuildings": "Több épület berakodása nélkül tovább",
    "pass_ChoosePart": "A többi elmarad; a szerzés és a kutatás megtörténik",
    "pass_PlayObjective": "Most nincs nyilvános cél kijátszása",
    "factory_of": "1 {resource}",
    "go_on": "Tovább",
    "refresh": "Előbb 1 erőforrásért a sor frissítése",
    "reveal": "2 további felfedése",
    "front_first": "Előbb az elülső jelző alatti hatás",
    "back_first": "Előbb a hátsó jelző alatti hatás",
    "gain": "1 {resource} {on_world}",
    "prefabricate": "{factory} {on_world}, ára: 1 {resource}",
    "gain_factory": "{factory} {on_world}",
    "raise": "Termelés +{n}: {resource}",
    "fill": "Felhasználva: {factory}",
    "pay_one": "Fizetség: 1 {of_world} {resource}",
    "load_factory": "Berakodva: {factory}",
    "load_stadium": "Berakodva: {item}",
    "swap": "{world}: 1 {given} helyett 1 {taken}",
    "world": "Építés {on_world}",
    "column": "{n}. oszlop: {technology} ({level}. szint, {step}. lépés, összesen {steps})",
    "lane_0": "Pihenősáv",
    "lane_1": "Fősáv{holds}",
    "lane_2": "3+ sáv{holds}",
    "bonus_0": "Felső bónusz ({n}): {text}",
    "bonus_1": "Alsó bónusz ({n}): {text}",
    "act": "{code}: {text}",
    "side": "{side} oldal",
    "seat": "{n}. hely",
    "take_ship": "{item} ({facts})",
    "put_under": "A pakli alá: {item}",
    "launch": "{item} felszáll ({n} energia)",
    "return": "{item} visszarepül ({n} energia)",
    "take": "Elvenni: {item} ({facts})",
    "play_at_once": "Kijátszani: {item} ({facts})",
    "build": "Kijátszani: {item}, ára {cost} ({facts})",
    "site": "Benépesíteni: {site} – {facts}",
    "evacuate": "Evakuálni: {name} ({facts})",
    "energy_split": "{old} energia az Óvilágról, {new} az Újvilágról",
    "amount": "Berakodva: {n} {resource}",
    "forward": "Elülső jelző {n}, hátsó jelző {m}",
    "power": "{n} erőpont",
    "goal": "{name}: {text}",
    "goal_drop": "Eldobni: {name} – {text}",
    "objective": "„{name}” kijátszása, ára {cost}: {text}",
    "card_play": "„{name}” kijátszása (erő {powers}): {text}",
    "card_tuck": "„{name}” képpel lefelé",
    "card_throw": "„{name}” eldobása (erő {powers}): {text}",
    "part": "{text}",
    "set": "{n}. technológiakészlet",
    # questions
    "ask_deal": "Véletlen: add meg, mi került elő",
    "ask_PickGoal": "Válassz 1 célt; a többi balra megy tovább",
    "ask_DropGoal": "Három célt tarts meg: melyik kerül vissza a dobozba?",
    "ask_KeepCards": "Négy akciókártyát tarts meg: melyik {n} lapot dobod el?",
    "ask_ThrowCards": "Négy akciókártyát tarts meg: mit dobsz el? ({n})",
    "ask_TakeTurn": "Az idei {n}. akciód (energia: {energy}), vagy passz",
    "ask_PayEnergy": "Mindkét világ fizetheti {the_n} energiát: hogyan osztod meg?",
    "ask_TuckCard": "Melyik kártya kerül képpel lefelé a tábla alá?",
    "ask_PlayObjective": "Kijátszol nyilvános célt?",
    "ask_ChoosePart": "A „{name}” melyik része következik?",
    "ask_GainResources": "Kapsz 1 erőforrást: melyiket és hová?",
    "ask_GainResources_many": "Kapsz {n} erőforrást: melyiket és hová?",
    "ask_ExchangeResources": "Cserélj legfeljebb {n} erőforrást, mindegyiket egy világon belül",
    "ask_PrefabricateFactory": "Előgyártasz 1 gyárat: melyiket és hol?",
    "ask_TakeFactory": "Kapsz 1 gyárat: melyiket és hová?",
    "ask_RaiseProduction": "Melyik termelés nő {n} egységgel?",
    "ask_ResearchTechnology": "Melyik oszlopban kutatsz?",
    "ask_SettleSite": "Melyik helyszínt népesíted be? Népességenként 1 újvilági acél",
    "ask_FillSpots": "Mely gyárak kerülnek ide: {site}?",
    "ask_TakeItem_0": "Melyik űrhajót veszed el? A legrégebbi áll elöl",
    "ask_TakeItem_1": "Melyik stadiont veszed el?",
    "ask_PlayInfrastructure": "Melyik infrastruktúrát játszod ki azonnal?",
    "ask_ChooseWorld": "Melyik világon épül: {item}?",
    "ask_PayRefresh": "Fizess 1 erőforrást a sor frissítéséért",
    "ask_RefreshRow": "Mi kerüljön a pakli alá?",
    "ask_DevelopInfrastructure": "Infrastruktúra: végy el egyet, vagy játssz ki egyet a kezedből",
    "ask_Launch": "Mely űrhajók repülnek az Újvilágra?",
    "ask_SendBack": "Mely űrhajók repülnek vissza üresen?",
    "ask_LoadSites": "Mely helyszíneket evakuálod?",
    "ask_LoadBuildings": "Mely épületeket rakodod be?",
    "ask_LoadResources": "Mennyit rakodsz be: {resource}? (hely: {n})",
    "ask_ChoosePower": "Hány erőpontot használsz?",
    "ask_Split": "{n} lépés a két jelződdel (helyük: {front} és {back})",
    "ask_ChooseLane_0": "Elülső jelző, {n}. lépés: melyik sáv?",
    "ask_ChooseLane_1": "Hátsó jelző, {n}. lépés: melyik sáv?",
    "ask_Landing": "Két azonnali hatás: melyik jön előbb?",
    "ask_ChooseBonus": "Melyik bónuszt kéred?",
    # the log
    "log_pick": "a „{name}” célt választja",
    "log_pick_hidden": "célt választ",
    "log_drop": "eldobja a „{name}” célt",
    "log_drop_hidden": "eldob egy célt",
    "log_deal_item": "a sorba kerül: {item}",
    "log_deal_card": "ezt húzza: „{name}”",
    "log_deal_card_hidden": "akciókártyát húz",
    "log_throw": "eldobja: „{name}”",
    "log_throw_hidden": "eldob egy akciókártyát",
    "log_tuck": "a tábla alá teszi: „{name}”",
    "log_tuck_hidden": "egy kártyát a tábla alá tesz",
    "log_pass": "passzol",
    "log_act": "{code} akció: {text}",
    "log_card": "kijátssza: „{name}” – {text}",
    "log_objective": "kijátssza a „{name}” nyilvános célt",
    "log_gain": "kap {on_world}: 1 {resource}",
    "log_swap": "cserél {on_world}: 1 {given} helyett 1 {taken}",
    "log_prefabricate": "előgyárt {on_world}: {factory}",
    "log_gain_factory": "kap {on_world}: {factory}",
    "log_raise": "termelés +{n}: {resource}",
    "log_research": "kutat {the_n}. oszlopban",
    "log_settle": "benépesíti: {site}",
    "log_fill": "odahelyezi: {factory}",
    "log_take": "elveszi: {item}",
    "log_world": "{on_world} építi fel",
    "log_pay_refresh": "1 {of_world} {resource} árán frissít egy sort",
    "log_put_under": "a pakli alá teszi: {item}",
    "log_reveal": "választékba kerül: {item}",
    "log_build": "kijátssza: {item}",
    "log_launch": "az Újvilágra küldi: {item}",
    "log_return": "visszaküldi az Óvilágra: {item}",
    "log_evacuate": "evakuálja: {name}",
    "log_load_factory": "berakodja: {factory}",
    "log_load_stadium": "berakodja: {item}",
    "log_load": "berakodja: {n} {resource}",
    "log_power": "{n} erőpontot használ",
    "log_split": "{n} és {m} lépést tesz",
    "log_top": "a felső szólókártya: {n} {letter}",
    "note_YearBegan": "Kezdődik {the_n}. év",
    "note_Penalised": "{n} büntetőjelzőt kap",
    "note_Fulfilled": "teljesíti: {item}",
    "note_Developed": "kifejleszti: „{name}”",
    "note_Crossed_1": "első jelzője átlép {the_n}. átmeneten",
    "note_Crossed_2": "második jelzője átlép {the_n}. átmeneten",
    "note_Parked_0": "elülső jelzője a pihenősávba kerül",
    "note_Parked_1": "hátsó jelzője a pihenősávba kerül",
    "note_BonusTaken_0": "megkapja a felső bónuszt: {text}",
    "note_BonusTaken_1": "megkapja az alsó bónuszt: {text}",
    "note_RaceReached": "elérte a 8/8/8 termelést három stadionnal",
    "note_ObjectiveClaimed": "teljesíti a „{name}” nyilvános célt",
    "note_RivalTook": "az ellenfél elveszi: {item}",
    "note_RivalSettled": "az ellenfél benépesíti: {site}",
    "note_RivalSettled_none": "az ellenfél helyszíne már foglalt",
    "note_NewOrder": "új sorrend: {order}",
    "note_GoalShown": "felfedi a „{name}” célt",
    "note_Aged": "kikerül a sorból: {item}",
    # sheets
    "sheet_old_site": "évente {resources}; {facts}; táj: {landscapes}",
    "sheet_token": "évente 1 élelem, 1 acél és 1 energia; a haladásjelzők mozgatják",
    "people": "{n} népesség",
    "a_factory": "1 gyár",
    "any_factory": "tetszőleges gyár",
    "no_landscape": "nincs",
    "sheet_ship": "rakodóterek: {bays}; épület: {buildings}; erőforrás: {resources}; ár: {cost}; repülés: "
    "{energy} energia",
    "short_ship": "rakodótér {bays}, épület {buildings}, rakomány {resources}, repülés {energy}, ár {cost}",
    "sheet_stadium": "ár: {cost}; boldog arc: {faces}",
    "sheet_infrastructure": "{level}. szint; ár: {cost}; feltétel: {condition}; termelés: {production}",
    "short_infrastructure": "{condition}: {production}",
    "sheet_technology": "{set}. készlet, {level}. szint{faces}: {text}",
    "faces": ", boldog arc: {n}",
    "sheet_bonus": "{small}: {upper}. {large}: {lower}",
    "flag": "Zászlóval. ",
    "sheet_card": "erő {powers}: {text}",
    "sheet_action": "erő {power}: {text}",
    "or": " vagy ",
    "sheet_goal": "{count}: {rate}{tiers}",
    "each": "egyenként {points}",
    "tier": "; legalább {least} esetén {points} pont",
    "tier_more": "; legalább {least} esetén további {points} pont",
    "sheet_objective": "{condition}; újvilági ár: {cost}; termelés: {production}; pont: {points}",
    "sheet_solo": "{action}; szám: {number}, nyíl: {arrow}{late}",
    "late": "; csak a 3. évtől",
    "sheet_year": "élelem: {old} az Óvilágon, {new} az Újvilágon; stadion az Újvilágon: {stadiums}",
    "sheet_transition": "{the_n}. lépés után",
    "sheet_progress": "fősáv: {main}; 3+ sáv: {outer}",
    "sheet_site": "{biome}; {spots}{symbols}",
    "needs": "; szükséges: {symbols}",
    "sheet_edge": "itt: {site}",
    "sheet_label": "{the_n}. peremhelynél",
    "dots": "{resource} {n}",
    # why something cannot be chosen
    "why_action_energy": "Az idei {n}. akciód ára {cost} energia; elérhető: {have} ({world}).",
    "why_group_once": "Akciókártyákkal az első csoportot évente egyszer használhatod.",
    "why_no_cards": "Egy lapnak a csoport alá kell kerülnie, és a kezed üres.",
    "why_no_site": "Most egyetlen helyszínt sem tudsz betelepíteni.",
    "why_no_item": "Egyik világ sem tud kifizetni semmit abból a sorból.",
    "why_no_begin": "Hiányzik, ami az elkezdéséhez kell.",
    "why_first_this": "Előbb fejezd be, amit elkezdtél, vagy vond vissza.",
    "why_settled": "Ez a helyszín már be van telepítve.",
    "why_biome": "{biome}: még nem nyílt meg. Az első jelződnek át kell lépnie ezt a fordulópontot: {n}.",
    "why_sea_only": "Ezzel csak tengert telepíthetsz be.",
    "why_people": "{n} népesség kell hozzá az Újvilágon; neked {have} van.",
    "why_steel": "{n} acél kell hozzá az Újvilágon; neked {have} van.",
    "why_factories": "{n} várakozó gyár kell hozzá az Újvilágon; neked {have} van.",
    "why_symbols": "A jelzőid alatt ezeknek a szimbólumoknak kell lenniük: {symbols}.",
    "why_through_site": "Letelepedni akkor tudsz, ha egy akció engedi.",
    "why_price": "Ára {cost}; {stocks}.",
    "why_stock": "{world}: {have}",
    "why_through_item": "Ezt akkor veheted el, ha egy akció engedi.",
    "why_pictured": "Már van játékban ugyanilyen képű infrastruktúrád.",
    "why_only_row": "Mivel többet felfedtél, a sorból veszel el egyet.",
    "why_through_build": "Infrastruktúrát infrastruktúra-lépéssel játszhatsz ki.",
    "why_flight": "A repülés az Óvilágon {n} energiába kerül; neked {have} van.",
    "why_return": "A visszaút az Újvilágon 1 energiába kerül, és nincs energiád.",
    "why_transport_phase": "Az űrhajók a szállítási szakaszban rakodnak és repülnek.",
    "why_gone": "Ezt a helyszínt már kiürítetted.",
    "why_no_factory": "Nincs több ilyen gyár a készletedben.",
    "why_no_bay": "Nincs hozzá szabad rakodótér ({landscape}).",
    "why_no_room": "Az űrhajóidon nincs szabad hely épületnek.",
    "why_not_waiting": "Az Óvilágon nem várakozik ilyen gyár.",
    "why_column": "Ennek az oszlopnak minden technológiája kész.",
    "why_through_column": "Kutatni akkor tudsz, ha egy akció vagy mező engedi.",
    "why_no_resource": "Abból nincs semmid.",
    "why_refreshed": "A sor minden elvett darabhoz egyszer frissíthető.",
    "why_part_done": "A lapnak ez a része már megvolt.",
    "why_steps": "A két jelző együtt minden lépést megtesz, és egyik sem megy túl a végén.",
    "why_alike": "A két jelződ itt egyforma: fordítva ugyanez szerepel.",
    "why_apart": "A jelzőid között egynél több fordulópont lenne.",
    "why_occupied": "Ez a mező foglalt.",
    "why_lane_for_three": "Ez a sáv három vagy több játékosé.",
    "why_gifts": "Ami nem kerül semmibe, megtörténik: válaszd meg a sorrendet.",
    "why_lane_free": "Ezen a lépésen szabad egy sáv: oda kerül a jelző.",
    "why_part_twice": "A lap kétszer mondja ugyanazt: vedd az elsőt.",
}
