"""Underwater Cities in Hungarian."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import UPGRADING, Counter
from planetb.games.underwater_cities.effects.building import FREE, STATED, USUAL
from planetb.games.underwater_cities.effects.combine import IfNone
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, NO_UPGRADE, UPGRADED
from planetb.games.underwater_cities.terms import TUNNEL
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, kinds_of
from planetb.text.articles import az
from planetb.text.grammar import join_and, join_or
from planetb.text.telling import Forms, Table, Voice

LETTERS: Final = {"y": "S", "r": "P", "g": "Z"}  # of the slots: sárga, piros, zöld


def standing(voice: Voice, what: int) -> str:
    """Where a structure counts: tunnels beside a city, others at one that is connected."""
    return "város melletti" if what == TUNNEL else "összekötött városodnál álló"


def whenever(voice: Voice, effect: Whenever) -> str:
    """An event; a condition on it is told with the event."""
    if isinstance(effect.effect, IfNone):
        return voice.fill("valahányszor {event:events}, és nincs {effect.good:none}, {effect.effect}")
    return voice.fill("valahányszor {event:events}, {effect}")


def each(voice: Voice, counter: Counter, per: int) -> str:
    """`minden 3 olyan városod után, amelynél …,`: `után` comes before the clause."""
    head, comma, tail = voice.say("counted", counter).partition(", ")
    return f"minden {'' if per == 1 else f'{per} '}{head} után" + (f", {tail}," if comma else "")


def after(voice: Voice, counter: Counter) -> str:
    """At the end of a sentence: `városod után`, `olyan városod után, amelynél …`."""
    head, comma, tail = voice.say("counted", counter).partition(", ")
    return f"{head} után{comma}{tail}"


def price_of(voice: Voice, amounts: Any) -> str:
    """`1 kreditért és 1 moszatért`."""
    return join_and([f"{n} {GOOD_NOUNS[good].form('hu.for')}" for good, n in enumerate(amounts) if n], "hu")


def price_of_one(voice: Voice, good: int) -> str:
    return f"{UPGRADING[0]} {GOOD_NOUNS[good].form('hu.for')}"


def less(voice: Voice, amounts: Any) -> str:
    return join_and([f"{n} {WITH[good]}" for good, n in enumerate(amounts) if n], "hu")


def kinds_one(voice: Voice, what: int) -> str:
    return join_or([noun.hu[0] for noun in kinds_of(what)], "hu")


def kinds_many(voice: Voice, what: int) -> str:
    return join_and([az(noun.form("hu.plural")) for noun in kinds_of(what)], "hu")


def kinds_object(voice: Voice, what: int) -> str:
    return join_and([az(noun.form("hu.plural") + noun.form("hu.ending")) for noun in kinds_of(what)], "hu")


def the_slot(voice: Voice, code: str) -> str:
    return az(LETTERS[code[0]] + code[1:])


VERBS: Final[Table] = {
    "GainDifferent": "kapsz {n} {n||különböző típusú }nyersanyagot",
    "Advance": "lépj előre {n||legfeljebb }{n} mezőt a Szövetség-sávon",
    "Per": "{counter per:each} {gain}{most?, legfeljebb {most} alkalommal}",
    "Sift": "nézz meg {look} lapot a kor paklijából, tarts meg {keep} lapot, és dobd el a többit",
    "Salvage": "vegyél el egy tetszőleges lapot a kor dobópaklijából",
    "Output": (
        "megkapod egy {what:standing} fejlesztett {what:kinds_one} termelését"
        "{n||, összesen {n} alkalommal; ugyanazt többször is választhatod}"
    ),
    "TakeMetropolis": (
        "kapsz egy véletlenszerű kék metropoliszt; összekötöttnek számít, és az azonnali hatását is megkapod"
    ),
    "TakeSpecial": "vegyél el 1 különleges kártyát",
    "Build": (
        "építs {price:free}{n||legfeljebb }{n} {what n:kinds}{expansion? bővítési "
        "helyre}{price:prices}{upgrade:upgrades}"
    ),
    "Upgrade": (
        "fejlessz {pays?|ingyen }{n||legfeljebb }{n} {what n:kinds}{pays? {n||egyenként "
        "}{pays:goods_of_bits}}"
    ),
    "Buy": "fizess {price:goods}, és {effect}{times||, legfeljebb {times} alkalommal}",
    "Maybe": "ha akarod, {effect}",
    "If": "ha van legalább {least} {counter:counted}, {effect}",
    "OnSpace": "ha a jelölőd pontosan a Szövetség-sáv {space}. mezőjén áll, {effect}",
    "IfNone": "ha nincs {good:none}, {effect}",
    "Symbiose": "alakítsd át egy nem szimbiotikus városodat szimbiotikussá {price:price_of}",
    "UseAction": "használj {n||legfeljebb }{n} akciókártyát",
    "Refresh": "tégy újra elérhetővé {n||legfeljebb }{n} használt akciókártyát",
    "UseSlot": "hajtsd végre {which:where}",
    "Shed": "dobj el legfeljebb {n} lapot a kezedből, és mindegyikért {gain}",
    "LaboratoryInstead": (
        "egy összekötött laboratóriumod {usual:laboratory_yield} helyett {gain.amounts:goods} termel"
    ),
    "WithProducedBiomass": "fizess 1 olyan biomasszát, amely ebben a termelésben készült, és {gain}",
    "Whenever": whenever,
    "Discount": "{what:kinds_many} {beyond?legfeljebb }{amounts:less} kevesebbe kerülnek neked",
    "ThisTurn": "{what:kinds_many} a kör végéig {n} {good:with_good} kevesebbe kerülnek neked",
    "PayUpgrades": "{what:kinds_object} {usual:upgrade_price} helyett {good:price_of_one} is fejlesztheted",
    "HandLimit": "a kézlimited {more} lappal nagyobb",
    "OncePerTurn": "körönként egyszer, ha akarod, {effect}",
    "PointsPer": "{counter per:each} kapsz {each:count point}{most?, legfeljebb {most:count point}}",
    "Tiers": "{tiers:points_of} pontot kapsz legalább {tiers:least_of} {counter:after}",
    "Trade": "{price:price_of} {worth:count point} vehetsz{times||, legfeljebb {times} alkalommal}",
}
GAINS: Final[Table] = ("húzz {self:given}", "kapsz {self:given}")
FREELY: Final[Table] = {USUAL: "", FREE: "ingyen ", STATED: ""}
PRICES: Final[Table] = {USUAL: "", FREE: "", STATED: " {n||egyenként }{stated:price_of}"}
UPGRADES: Final[Table] = {
    NO_UPGRADE: "",
    FOR_SCIENCE: (
        ", és fejleszd is {n||egyenként }{usual:price_of_one} (az építés és a fejlesztés csak együtt)"
    ),
    UPGRADED: ", és fejleszd is ingyen",
}
WHERE: Final[Table] = (
    "egy tetszőleges szabad színes hely akcióját",
    "egy tetszőleges, más által elfoglalt hely akcióját",
    "egy tetszőleges olyan színes hely akcióját, amelyet nem te foglalsz el",
)
NONE: Final[Table] = ("kredited", "moszatod", "acélplasztod", "tudományod", "biomasszád")
WITH: Final[Table] = ("kredittel", "moszattal", "acélplaszttal", "tudománnyal", "biomasszával")
COUNTED: Final[Table] = {
    "Farms": "összekötött farmod",
    "Desalinations": "összekötött sótalanítód",
    "Laboratories": "összekötött laboratóriumod",
    "Tunnels": "olyan alagutad, amely város mellett van",
    "UpgradedFarms": "összekötött fejlesztett farmod",
    "UpgradedDesalinations": "összekötött fejlesztett sótalanítód",
    "UpgradedLaboratories": "összekötött fejlesztett laboratóriumod",
    "UpgradedTunnels": "olyan fejlesztett alagutad, amely város mellett van",
    "Cities": "összekötött városod",
    "SymbioticCities": "összekötött szimbiotikus városod",
    "FullCities": "olyan összekötött városod, amelynél mindhárom épülettípus áll",
    "Buildings": "összekötött épületed",
    "UpgradedStructures": "olyan fejlesztett építményed, amely a hálózatod része",
    "UpgradedSets": "fejlesztett építménykészleted (a négy fajtából egy-egy)",
    "FarmPairs": "olyan összekötött városod, amelynél két fejlesztett farm áll",
    "DesalinationPairs": "olyan összekötött városod, amelynél két fejlesztett sótalanító áll",
    "LaboratoryPairs": "olyan összekötött városod, amelynél két fejlesztett laboratórium áll",
    "Expansions": "olyan összekötött épületed, amely bővítési helyen áll",
    "Metropolises": "összekötött metropoliszod",
    "ActionCards": "akciókártyád",
    "LastingCards": "megszerzett tartós kártyád",
    "ProductionCards": "megszerzett termeléskártyád",
    "ScoringCards": "megszerzett végértékelő kártyád",
    "SpecialCards": "kifizetett és még meglévő különleges kártyád",
    "HandCards": "olyan lapod, amely a kezedben van",
}
EVENTS: Final[Table] = {
    "Mismatch": "a lapod színe nem egyezik a választott színes hellyel",
    "AlwaysSlot": "a mindig elérhető helyet használod",
    "SlotSteelplast": "egy akcióhely legalább 1 acélplasztot ad neked",
    "ReachSpace3": "a Szövetség-sáv 3. mezőjére lépsz",
    "ReachSpace1": "a Szövetség-sáv 1. mezőjére lépsz",
    "SecondFarm": "egy összekötött város második farmját építed meg",
    "SecondDesalination": "egy összekötött város második sótalanítóját építed meg",
    "SecondLaboratory": "egy összekötött város második laboratóriumát építed meg",
    "SecondUpgradedFarm": "egy összekötött városnál elkészül a második fejlesztett farmod",
    "SecondUpgradedDesalination": "egy összekötött városnál elkészül a második fejlesztett sótalanítód",
    "SecondUpgradedLaboratory": "egy összekötött városnál elkészül a második fejlesztett laboratóriumod",
    "SecondTunnel": "ugyanabban a körben egy második alagutat építesz",
    "BuiltCity": "várost építesz",
    "BuiltSymbioticCity": "szimbiotikus várost építesz",
    "BuiltExpansion": "bővítési helyre építesz",
    "ConnectedMetropolis": "összekötsz egy metropoliszt",
    "UpgradedTunnel": "alagutat fejlesztesz",
    "UpgradedBuilding": "épületet fejlesztesz",
    "UsedActionCard": "akciókártyát használsz",
    "PaidSpecial": "egy további különleges kártyáért fizetsz",
    "MatchedGreen": "egy további egyező zöld lapot használsz",
    "TookSpecial": "különleges kártyát veszel el",
    "TurnEnd": "véget ér a köröd",
    "BiomassPaid": (
        "építéskor moszat vagy acélplaszt helyett biomasszával fizetsz (fizetésenként egyszer, mindegy, "
        "mennyivel)"
    ),
    "SlotUsed": "{slot:the_slot} helyet használod",
}
FORMS: Final[Forms] = {
    "verbs": VERBS,
    "standing": standing,
    "gains": GAINS,
    "prices": PRICES,
    "upgrades": UPGRADES,
    "where": WHERE,
    "counted": COUNTED,
    "events": EVENTS,
    "each": each,
    "after": after,
    "free": FREELY,
    "none": NONE,
    "with_good": WITH,
    "price_of": price_of,
    "price_of_one": price_of_one,
    "less": less,
    "kinds_one": kinds_one,
    "kinds_many": kinds_many,
    "kinds_object": kinds_object,
    "the_slot": the_slot,
}

SENTENCES: Final[dict[str, str]] = {  # sentences by key
    "pass": "ennyiben hagyod",
    "end_turn": "befejezed a kört",
    "yes": "igen",
    "no": "nem",
    "on_site": "{site:az} helyre",
    "on_expansion": "{city:az}. város bővítési helyére",
    "at_site": "{site:az} helyen",
    "at_expansion": "{city:az}. város bővítési helyén",
    "place_city": "{n}. városhely",
    "place_tunnel": "{n}. alagúthely",
    "place_tunnels": "{n}. és {other}. alagúthely",
    "place_site": "{site} építési hely",
    "one_city": " (ugyanaz a város mindkettőhöz számíthat)",
    "opt_use": "{name} használata",
    "opt_slot": "{code} hely: {text}",
    "opt_clone": "{code} hely másolása {clone} kreditért: {text}",
    "opt_building": "{kind} {place}",
    "opt_tunnel": "{n}. alagút ({ends})",
    "opt_city": "nem szimbiotikus város {n:az}. városhelyre",
    "opt_symbiotic": "szimbiotikus város {n:az}. városhelyre",
    "opt_convert": "{n}. város",
    "opt_upgrade": "{place} álló {kind} fejlesztése",
    "opt_upgrade_tunnel": "{n}. alagút ({ends}) fejlesztése",
    "opt_mix": "{goods} helyett biomasszával fizetsz",
    "opt_mix_none": "külön biomassza nélkül fizetsz",
    "opt_card_first": "előbb a lap, aztán a hely",
    "opt_slot_first": "előbb a hely, aztán a lap",
    "opt_dig": "a legfelső lap a pakli alá, és választasz a következő {dug} lapból",
    "opt_seat": "{n}. játékos",
    "ask_NextStep": "Melyik rész következik?",
    "ask_BuildNext": "Mit építesz és hová?",
    "ask_PayWithBiomass": "Hogyan fizetsz? A biomassza moszatot és acélplasztot is pótol.",
    "ask_UpgradeNext": "Mit fejlesztesz?",
    "ask_UpgradeWith": "Mivel fizetsz a fejlesztésért?",
    "ask_UseActionCard": "Melyik akciókártyát használod?",
    "ask_RefreshCard": "Melyik használt akciókártya lesz újra elérhető?",
    "ask_UseSlotAction": "Melyik hely akcióját hajtod végre?",
    "ask_BuyAgain": "Megteszed még egyszer? {text}",
    "ask_DecideMaybe": "Szeretnéd ezt? {text}",
    "ask_ChooseOne": "Válassz egyet.",
    "ask_ChooseDifferent": "Melyik {n|nyersanyagot|{n} különböző típusú nyersanyagot} kapod?",
    "ask_ChooseOutput": "Melyik építmény termelését kapod meg?",
    "ask_Convert": "Melyik város lesz szimbiotikus?",
    "ask_ShedCards": "Mely lapokat dobod el?",
    "ask_SalvageCard": "Melyik eldobott lapot veszed el?",
    "ask_SiftCards": "Melyik {n|lapot|{n} lapot} tartod meg? A többit eldobod.",
    "ask_TakeSpecialCard": "Melyik különleges kártyát veszed el?",
    "ask_DigPick": "Melyik különleges kártyát tartod meg?",
    "ask_DigOrder": "Melyik lap kerül előbb a pakli alá?",
    "ask_DropAction": "Legfeljebb {action_limit} akciókártyád lehet: melyiket adod fel?",
    "ask_UseDropped": "Használod {name:az} lapot, mielőtt feladod?",
    "ask_PlaceBlue": "Melyik kék metropolisz kerül a jobb felső sarokba?",
    "ask_KeepCards": "Melyik {n|lapot|{n} lapot} tartod meg?",
    "ask_DiscardDown": "Túl sok a lapod: melyik {n|lapot|{n} lapot} dobod el?",
    "ask_ChooseCard": "Melyik lapot játszod ki? ({round}. forduló, {era}. kor)",
    "ask_ChooseSlot": "Melyik helyet választod {name:az} laphoz ({colour})?",
    "ask_ChooseOrder": "{name:Az} lap színe egyezik a hellyel: melyik legyen az első?",
    "ask_CardAfter": "Használod most {name:az} lapot?",
    "ask_EndTurn": "Van még valami a köröd vége előtt?",
    "ask_chance": "Add meg, mi került elő.",
    "ask_ChooseMay": "Szeretnéd ezt? {text}",
    "ask_UsePaid": "{name:Az} lap ki van fizetve: használod a hatását?",
    "ask_AdvanceAgain": "Lépsz még egy mezőt a Szövetség-sávon?",
    "ask_BeforeSlot": "Van még valami a hely előtt?",
    "ask_PayForUpgrade": "Mivel fizetsz a fejlesztésért?",
    "log_card": "kijátssza {name:az} lapot",
    "log_slot": "elfoglalja {code:az} helyet",
    "log_slot_always": "a mindig elérhető helyet használja",
    **{f"letter_{letter}": said for letter, said in LETTERS.items()},
    "log_advance_more": "nem lép tovább",
    "log_build_more": "nem épít többet",
    "log_build_nothing": "semmit nem épít",
    "log_upgrade_more": "nem fejleszt többet",
    "log_upgrade_nothing": "semmit nem fejleszt",
    "log_card_unused": "nem használja {name:az} lap hatását",
    "log_declined": "lemond erről: {text}",
    "log_advanced": "a Szövetség-sáv {n}. mezőjére lép",
    "log_build": "{kind_object} épít {place}",
    "log_build_tunnel": "megépíti {n:az}. alagutat",
    "log_build_city": "{kind_object} épít {n:az}. városhelyre",
    "log_upgraded": "{cost?{cost_for}|ingyen} fejleszti {place} álló {kind_object}",
    "log_upgraded_tunnel": "{cost?{cost_for}|ingyen} fejleszti {n:az}. alagutat",
    "log_use_action": "használja {name:az} akciókártyát",
    "log_use_slot": "végrehajtja {code:az} hely akcióját",
    "log_lapsed": "mégsem tudja használni {code:az} helyet",
    "log_use": "használja {name:az} lapot",
    "log_triggered": "megkapja {name:az} lap hatását",
    "log_contract": "teljesíti {name:az} megbízást",
    "log_claimed": "megszerzi {name:az} lapot",
    "log_matched": "használja {name:az} lap hatását",
    "log_paid": "{n} kreditet fizet {name:az} lapért",
    "log_connected": "összeköti {name:az} metropoliszt",
    "log_produced": "{goods} termel",
    "log_produced_nothing": "semmit sem termel",
    "log_fed": "{goods} táplálja a városokat{n?, és az éhezőkért elveszít {n} pontot}",
    "log_hungry": "nem tudja táplálni a városokat{n?, és elveszít {n} pontot}",
    "log_round": "Kezdődik {n:az}. forduló",
    "log_put_away": "{name:ezt} dobja el: {name}",
    "log_blocked": "{code:Az} hely le van zárva",
    "log_draw": "lapot húz",
    "log_draw_own": "{name:az} lapot húzza",
    "log_take_special": "elveszi {name:az} különleges kártyát",
    "log_dig": "megnéz {dug} különleges kártyát, és elvesz egyet",
    "log_reveal": "Felfordul {name:az} különleges kártya",
    "log_metropolis": "megkapja {name:az} metropoliszt",
    "log_salvage": "elveszi {name:az} lapot a dobópakliból",
    "log_convert": "szimbiotikussá alakítja {n:az}. várost",
    "log_drop": "feladja {name:az} akciókártyát",
    "log_sift": "{n} lapot tart meg a megnézettek közül, a többit eldobja",
    "log_sift_own": "a megnézett lapok közül {names:ezt} tartja meg: {names}",
    "log_output": "megkapja egy {kind} termelését",
    "log_goods": "kap {goods}",
    "log_spent": "fizet {goods}",
    "log_refresh": "újra elérhetővé teszi {name:az} akciókártyát",
    "end_scored": "a nemzetek értékelése megtörtént",
    "end_goal reached": "{goal_cities} összekötött város és {goal_points} pont: a cél teljesült",
    "end_goal missed": "a cél ({goal_cities} összekötött város és {goal_points} pont) nem teljesült",
    "why_card_first": "Előbb válaszd ki a kijátszott lapot, utána a helyét.",
    "why_taken": "Ez a hely foglalt.",
    "why_own_tile": "Itt már a te akciólapkád fekszik.",
    "why_clone": "Ez a hely foglalt; a másolása {clone} kreditbe kerül, és nincs annyi kredited.",
    "why_no_use": "Most egyetlen részét sem tudod végrehajtani.",
    "why_no_science": "Nincs miből fejlesztést fizetned.",
    "why_price": "{what:Az} ára {cost}; most {have} van nálad.",
    "why_used_turn": "Ezt a képességet ebben a körben már használtad.",
    "why_used_era": "Ezt az akciókártyát ebben a korban már használtad.",
    "why_action_card": "Akciókártyát akkor használhatsz, ha egy hely vagy lap engedi.",
    "why_by_itself": "Ez a lap magától hat.",
    "why_slot_next": "{name:Az} lapot játszod ki; most a helyét válaszd ki, vagy vond vissza a lapot.",
    "why_one_card": "Ebben a körben már kijátszottad a lapodat.",
    "why_special": "Különleges kártyát az azt mutató akció ad a kezedbe; ez {n} kreditbe kerül, amikor hat.",
    "why_through": "Magától nem megy: építeni és fejleszteni a választott hely vagy a hozzá illő lap enged.",
    "why_convert": "Csak saját, nem szimbiotikus várost alakíthatsz át.",
    "why_other_kind": "Ezzel csak {kinds} építhetsz.",
    "why_tunnel_there": "Itt már van alagút.",
    "why_no_tunnels": "Nincs több alagút a készletben.",
    "why_no_touch": "Ez a hely nem érinti a hálózatodat.",
    "why_city_there": "Itt már áll város.",
    "why_far_city": "Egy alagúthelynyire nincs városod.",
    "why_building_there": "Itt már áll épület.",
    "why_far_building": "Sem itt, sem egy alagúthelynyire nincs városod.",
    "why_expansion_only": "Ezzel csak bővítési helyre építhetsz.",
    "why_no_expansion": "Bővítési helyre csak az azt mutató lap vagy hely enged építeni.",
    "why_alike": "Az itteni szabad helyek egyformák: válaszd {site:az} helyet.",
    "why_nothing_there": "Itt nincs mit fejleszteni.",
    "why_upgraded": "Ez már fejlesztve van.",
    "why_other_upgrade": "Ezzel csak {kinds} fejleszthetsz.",
    "why_done": "Ez a rész már kész.",
    "why_one_part": "Legalább egy részét hajtsd végre.",
    "why_first_build": "Legalább egyet építs.",
    "why_first_upgrade": "Legalább egyet fejlessz.",
    "why_no_domes": "Nincs több ilyen kupola a készletben.",
    "why_no_site": "Nincs ilyen hely.",
    "why_alike_upgrade": "Ennél a városnál áll egy ugyanilyen: az elsőt válaszd.",
    "why_upgrade_too": "Amit itt építesz, azt azonnal fejleszteni kell, és arra nem futja.",
}
