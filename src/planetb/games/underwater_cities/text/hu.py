"""Underwater Cities in Hungarian."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.building import FREE, STATED, USUAL
from planetb.games.underwater_cities.effects.combine import Buy, IfNone
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, NO_UPGRADE, UPGRADED
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, kinds_of
from planetb.text.grammar import join_and, join_or
from planetb.text.telling import Forms, Table, Voice


def whenever(voice: Voice, effect: Whenever) -> str:
    """An event; a condition on it is told with the event."""
    if isinstance(effect.effect, IfNone):
        return voice.fill("valahányszor {event:events}, és nincs {effect.good:none}: {effect.effect}")
    return voice.fill("valahányszor {event:events}: {effect}")


def buy(voice: Voice, effect: Buy) -> str:
    """A plain gain is bought in one clause."""
    if isinstance(effect.effect, Gain):
        return voice.fill("fizess {price:goods}, és {effect}{times||, legfeljebb {times} alkalommal}")
    return voice.fill("fizess {price:goods}{times||, legfeljebb {times} alkalommal}: {effect}")


def each(voice: Voice, counter: Counter, per: int) -> str:
    """`minden 3 olyan városod után, amelynél …,`: `után` comes before the clause."""
    head, comma, tail = voice.say("counted", counter).partition(", ")
    return f"minden {'' if per == 1 else f'{per} '}{head} után" + (f", {tail}," if comma else "")


def gain_one(voice: Voice, listed: str) -> str:
    return f"kapsz {listed}"


def price_of(voice: Voice, amounts: Any) -> str:
    """`1 kreditért és 1 moszatért`."""
    return join_and([f"{n} {GOOD_NOUNS[good].form('hu.for')}" for good, n in enumerate(amounts) if n], "hu")


def price_of_one(voice: Voice, good: int) -> str:
    return f"1 {GOOD_NOUNS[good].form('hu.for')}"


def less(voice: Voice, amounts: Any) -> str:
    return join_and([f"{n} {WITH[good]}" for good, n in enumerate(amounts) if n], "hu")


def the(word: str) -> str:
    """The word with its article."""
    return f"{'az' if word[0].lower() in 'aáeéiíoóöőuúüű' else 'a'} {word}"


def kinds_one(voice: Voice, what: int) -> str:
    return join_or([noun.hu[0] for noun in kinds_of(what)], "hu")


def kinds_many(voice: Voice, what: int) -> str:
    return join_and([the(noun.form("hu.plural")) for noun in kinds_of(what)], "hu")


def kinds_object(voice: Voice, what: int) -> str:
    return join_and([the(noun.form("hu.plural") + noun.form("hu.ending")) for noun in kinds_of(what)], "hu")


def article(voice: Voice, slot: str) -> str:
    return "a" if slot[0] == "g" else "az"


VERBS: Final[Table] = {
    "GainDifferent": "kapsz {n} különböző típusú nyersanyagot",
    "Advance": "lépj előre {n} mezőt a Szövetség-sávon",
    "Per": "{counter per:each} {gain}{most? (legfeljebb {most} alkalommal)}",
    "Sift": "nézz meg {look} lapot a kor paklijából, és tarts meg {keep} lapot",
    "Salvage": "vegyél el egy tetszőleges lapot a kor dobópaklijából",
    "Output": (
        "{n||{n} alkalommal: }megkapod, amit egy összekötött városnál álló fejlesztett {what:kinds_one} "
        "termel"
    ),
    "TakeMetropolis": "kapsz egy véletlen kék metropoliszt, amely összekötöttnek számít",
    "TakeSpecial": "vegyél el 1 különleges kártyát",
    "Build": (
        "építs {n||legfeljebb }{n} {what n:kinds}{expansion? bővítési helyre}{price:prices}{upgrade:upgrades}"
    ),
    "Upgrade": (
        "fejlessz {n||legfeljebb }{n} {what n:kinds} {pays?{n||egyenként }{pays:goods_of_bits}|ingyen}"
    ),
    "Buy": buy,
    "Maybe": "ha akarod: {effect}",
    "If": "ha van legalább {least} {counter:counted}: {effect}",
    "OnSpace": "ha a jelölőd pontosan a Szövetség-sáv {space}. mezőjén áll: {effect}",
    "IfNone": "ha nincs {good:none}: {effect}",
    "Symbiose": "alakíts át egy nem szimbiotikus várost szimbiotikussá {price:price_of}",
    "UseAction": "használj {n||legfeljebb }{n} akciókártyát",
    "Refresh": "tégy újra elérhetővé {n||legfeljebb }{n} használt akciókártyát",
    "UseSlot": "hajtsd végre {which:where}",
    "Shed": "dobj el legfeljebb {n} lapot a kezedből; laponként {gain}",
    "LaboratoryInstead": "egy összekötött laboratóriumod 1 tudomány helyett {gain.amounts:goods} termel",
    "WithProducedBiomass": "fizess 1 ebben a termelésben készült biomasszát: {gain}",
    "Whenever": whenever,
    "Discount": "{what:kinds_many} neked {amounts:less} kevesebbe kerülnek",
    "ThisTurn": "{what:kinds_many} a kör végéig neked {n} {good:with_good} kevesebbe kerülnek",
    "PayUpgrades": "{what:kinds_object} 1 tudomány helyett {good:price_of_one} is fejlesztheted",
    "HandLimit": "a kézlimited {more} lappal nagyobb",
    "OncePerTurn": "körönként egyszer, ha akarod: {effect}",
    "PointsPer": "{counter per:each} {each} pont",
    "Tiers": "{tiers:points_of} pont, ha van legalább {tiers:least_of} {counter:counted}",
    "Trade": "{price:price_of} {worth:count point} vehetsz{times||, legfeljebb {times} alkalommal}",
}
GAINS: Final[Table] = ("húzz {self:given}", "kapsz {self:given}")
PRICES: Final[Table] = {USUAL: "", FREE: " ingyen", STATED: " {n||egyenként }{stated:price_of}"}
UPGRADES: Final[Table] = {
    NO_UPGRADE: "",
    FOR_SCIENCE: ", és fejleszd is 1 tudományért (vagy mindkettő, vagy egyik sem)",
    UPGRADED: ", és fejleszd is ingyen",
}
WHERE: Final[Table] = (
    "egy tetszőleges szabad színes hely akcióját",
    "egy más által elfoglalt, tetszőleges hely akcióját",
    "egy tetszőleges színes hely akcióját, amelyet nem te foglalsz el",
)
NONE: Final[Table] = ("kredited", "moszatod", "acélplasztod", "tudományod", "biomasszád")
WITH: Final[Table] = ("kredittel", "moszattal", "acélplaszttal", "tudománnyal", "biomasszával")
COUNTED: Final[Table] = {
    "Farms": "összekötött farmod",
    "Desalinations": "összekötött sótalanítód",
    "Laboratories": "összekötött laboratóriumod",
    "Tunnels": "város melletti alagutad",
    "UpgradedFarms": "összekötött fejlesztett farmod",
    "UpgradedDesalinations": "összekötött fejlesztett sótalanítód",
    "UpgradedLaboratories": "összekötött fejlesztett laboratóriumod",
    "UpgradedTunnels": "város melletti fejlesztett alagutad",
    "Cities": "összekötött városod",
    "SymbioticCities": "összekötött szimbiotikus városod",
    "FullCities": "olyan összekötött városod, amelynél mindhárom épülettípus áll",
    "Buildings": "összekötött épületed",
    "UpgradedStructures": "fejlesztett építményed a hálózatban",
    "UpgradedSets": (
        "olyan készleted, amely fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból áll"
    ),
    "FarmPairs": "olyan összekötött városod, amelynél két fejlesztett farm áll",
    "DesalinationPairs": "olyan összekötött városod, amelynél két fejlesztett sótalanító áll",
    "LaboratoryPairs": "olyan összekötött városod, amelynél két fejlesztett laboratórium áll",
    "Expansions": "bővítési helyen álló összekötött épületed",
    "Metropolises": "összekötött metropoliszod",
    "ActionCards": "akciókártyád",
    "LastingCards": "megszerzett tartós kártyád",
    "ProductionCards": "megszerzett termeléskártyád",
    "ScoringCards": "megszerzett végértékelő kártyád",
    "SpecialCards": "kifizetett és még meglévő különleges kártyád",
    "HandCards": "kézben tartott lapod",
}
EVENTS: Final[Table] = {
    "Mismatch": "a lapod színe eltér a választott színes akcióhelyétől",
    "AlwaysSlot": "a mindig elérhető helyet használod",
    "SlotSteelplast": "egy akcióhely acélplasztot ad neked",
    "ReachSpace3": "a Szövetség-sáv 3. mezőjére lépsz",
    "ReachSpace1": "a Szövetség-sáv 1. mezőjére lépsz",
    "SecondFarm": "egy összekötött város 2. farmját építed meg",
    "SecondDesalination": "egy összekötött város 2. sótalanítóját építed meg",
    "SecondLaboratory": "egy összekötött város 2. laboratóriumát építed meg",
    "SecondUpgradedFarm": "egy összekötött városnál elkészül a 2. fejlesztett farmod",
    "SecondUpgradedDesalination": "egy összekötött városnál elkészül a 2. fejlesztett sótalanítód",
    "SecondUpgradedLaboratory": "egy összekötött városnál elkészül a 2. fejlesztett laboratóriumod",
    "SecondTunnel": "ugyanabban a körben egy 2. alagutat építesz",
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
    "BiomassPaid": "építéskor moszat vagy acélplaszt helyett biomasszával fizetsz",
    "SlotUsed": "{slot:article} {slot:upper} helyet használod",
}
FORMS: Final[Forms] = {
    "verbs": VERBS,
    "gains": GAINS,
    "prices": PRICES,
    "upgrades": UPGRADES,
    "where": WHERE,
    "counted": COUNTED,
    "events": EVENTS,
    "each": each,
    "gain_one": gain_one,
    "none": NONE,
    "with_good": WITH,
    "price_of": price_of,
    "price_of_one": price_of_one,
    "less": less,
    "kinds_one": kinds_one,
    "kinds_many": kinds_many,
    "kinds_object": kinds_object,
    "article": article,
}

SENTENCES: Final[dict[str, str]] = {  # sentences by key
    "pass": "ennyiben hagyod",
    "end_turn": "befejezed a kört",
    "yes": "igen",
    "no": "nem",
    "opt_use": "{name} használata",
    "opt_slot": "{code} hely: {text}",
    "opt_clone": "{code} hely másolása 1 kreditért: {text}",
    "opt_building": "{kind} a(z) {city}. városnál, {place} hely",
    "opt_tunnel": "{n}. alagút ({ends})",
    "opt_city": "nem szimbiotikus város a(z) {n}. helyre",
    "opt_symbiotic": "szimbiotikus város a(z) {n}. helyre",
    "opt_convert": "{n}. város",
    "opt_upgrade": "{kind} fejlesztése a(z) {city}. városnál, {place} hely",
    "opt_upgrade_tunnel": "{n}. alagút ({ends}) fejlesztése",
    "opt_mix": "{kelp} moszat és {steel} acélplaszt biomasszával fizetve",
    "opt_mix_none": "külön biomassza nélkül fizetsz",
    "opt_card_first": "előbb a lap, aztán a hely",
    "opt_slot_first": "előbb a hely, aztán a lap",
    "opt_dig": "a felső lap a pakli alá, és választasz a következő háromból",
    "opt_seat": "{n}. játékos",
    "ask_NextStep": "Melyik rész következik?",
    "ask_BuildNext": "Mit építesz és hová?",
    "ask_PayWithBiomass": "Hogyan fizetsz? A biomassza moszatot és acélplasztot is pótol.",
    "ask_UpgradeNext": "Mit fejlesztesz?",
    "ask_UpgradeWith": "Mivel fizetsz a fejlesztésért?",
    "ask_UseActionCard": "Melyik akciókártyát használod?",
    "ask_RefreshCard": "Melyik használt akciókártya lesz újra elérhető?",
    "ask_UseSlotAction": "Melyik hely akcióját hajtod végre?",
    "ask_BuyAgain": "Még egyszer: {text}?",
    "ask_DecideMaybe": "Végrehajtod: {text}?",
    "ask_ChooseOne": "Válassz egyet.",
    "ask_ChooseDifferent": "Mely nyersanyagokat kapod? Minden típust csak egyszer.",
    "ask_ChooseOutput": "Melyik építmény termelését kapod meg?",
    "ask_Convert": "Melyik város lesz szimbiotikus?",
    "ask_ShedCards": "Mely lapokat dobod el?",
    "ask_SalvageCard": "Melyik eldobott lapot veszed el?",
    "ask_SiftCards": "Mely lapokat tartod meg? ({n})",
    "ask_TakeSpecialCard": "Melyik különleges kártyát veszed el?",
    "ask_DigPick": "Melyik különleges kártyát tartod meg?",
    "ask_DigOrder": "Melyik lap kerül előbb a pakli alá?",
    "ask_DropAction": "Legfeljebb négy akciókártyád lehet: melyiket adod fel?",
    "ask_UseDropped": "Használod még ezt, mielőtt eldobod: {name}?",
    "ask_PlaceBlue": "Melyik kék metropolisz kerül a jobb felső sarokba?",
    "ask_KeepCards": "Mely lapokat tartod meg? ({n})",
    "ask_DiscardDown": "Túl sok a lapod: melyeket dobod el? ({n})",
    "ask_ChooseCard": "Melyik lapot játszod ki? ({round}. forduló, {era}. kor)",
    "ask_ChooseSlot": "Melyik helyet választod ehhez: {name} ({colour})?",
    "ask_ChooseOrder": "{name} színe egyezik: előbb a lap vagy a hely?",
    "ask_CardAfter": "Használod most ezt: {name}?",
    "ask_EndTurn": "Van még valami a köröd vége előtt?",
    "ask_chance": "Add meg, mi került elő.",
    "log_card": "kijátssza: {name}",
    "log_slot": "elfoglalja a következő helyet: {code}",
    "log_advanced": "a Szövetség-sáv {n}. mezőjére lép",
    "log_build": "épít: {what}",
    "log_upgrade": "fejleszt: {what}",
    "log_use_action": "használja: {name}",
    "log_use_slot": "végrehajtja a következő hely akcióját: {code}",
    "log_use": "használja: {name}",
    "log_triggered": "hasznot húz ebből: {name}",
    "log_contract": "teljesíti a megbízást: {name}",
    "log_claimed": "megszerzi: {name}",
    "log_matched": "használja a lap hatását: {name}",
    "log_paid": "{n} kreditet fizet ezért: {name}",
    "log_connected": "összeköti: {name}",
    "log_produced": "megtermel: {goods}",
    "log_fed": "{kelp} moszattal és {biomass} biomasszával táplálja a városokat",
    "log_starved": ", és elveszít {n} pontot",
    "log_round": "kezdődik a(z) {n}. forduló",
    "log_put_away": "eldobja: {name}",
    "log_blocked": "a következő hely foglalt: {code}",
    "log_draw": "lapot húz",
    "log_draw_own": "ezt húzza: {name}",
    "log_take_special": "elveszi a különleges kártyát: {name}",
    "log_dig": "megnéz három különleges kártyát, és elvesz egyet",
    "log_reveal": "felfordul: {name}",
    "log_metropolis": "megkapja a metropoliszt: {name}",
    "log_salvage": "elveszi a dobott lapok közül: {name}",
    "log_convert": "szimbiotikussá alakítja a(z) {n}. várost",
    "log_drop": "feladja: {name}",
    "end_scored": "a nemzetek értékelése megtörtént",
    "end_goal reached": "hét összekötött város és 100 pont: a cél teljesült",
    "end_goal missed": "a hét összekötött város és 100 pont célja nem teljesült",
    "ask_ChooseMay": "Végrehajtod: {text}?",
    "ask_UsePaid": "{name} ki van fizetve: használod a hatását?",
    "ask_AdvanceAgain": "Még egy mező a Szövetség-sávon?",
    "ask_BeforeSlot": "Van még valami a hely előtt?",
    "ask_PayForUpgrade": "Mivel fizetsz a fejlesztésért?",
    "log_sift": "{n} lapot tart meg a megnézettek közül",
    "log_sift_own": "megtartja: {names}",
    "log_goods": "kap: {goods}",
    "log_refresh": "újra elérhetővé teszi: {name}",
    "why_card_first": "Előbb válaszd ki a kijátszott lapot, utána a helyét.",
    "why_taken": "Ez a hely foglalt.",
    "why_own_tile": "Itt már a te akciólapkád fekszik.",
    "why_clone": "Ez a hely foglalt; a másolása 1 kreditbe kerül, és nincs kredited.",
    "why_no_use": "Most egyetlen részét sem tudod végrehajtani.",
    "why_no_science": "Nincs miből fejlesztést fizetned.",
    "why_price": "{what}: ára {cost}; neked {have} van.",
    "why_used_turn": "Ezt a képességet ebben a körben már használtad.",
    "why_used_era": "Ezt az akciókártyát ebben a korban már használtad.",
    "why_action_card": "Akciókártyát akkor használhatsz, ha egy hely vagy lap engedi.",
    "why_by_itself": "Ez a lap magától hat.",
    "why_slot_next": "Kijátszod: {name}; most a helyét válaszd, vagy vond vissza.",
    "why_one_card": "Ebben a körben már kijátszottad a lapodat.",
    "why_special": "Különleges lapot az azt mutató akció ad a kezedbe; ez {n} kreditbe kerül, amikor hat.",
    "why_through": "Magától nem megy: építeni és fejleszteni a választott hely vagy a hozzá illő lap enged.",
    "why_convert": "Csak saját, nem szimbiotikus várost alakíthatsz át.",
    "why_other_kind": "Ezzel ezt építheted: {kinds}.",
    "why_tunnel_there": "Itt már van alagút.",
    "why_no_tunnels": "Nincs több alagút a készletben.",
    "why_no_touch": "Ez a hely nem érinti a hálózatodat.",
    "why_city_there": "Itt már áll város.",
    "why_far_city": "Egy alagúthelynyire nincs városod.",
    "why_building_there": "Itt már áll épület.",
    "why_far_building": "Sem itt, sem egy alagúthelynyire nincs városod.",
    "why_expansion_only": "Ezzel bővítési helyre építesz.",
    "why_no_expansion": "Bővítési helyre csak az azt mutató lap vagy hely enged építeni.",
    "why_alike": "Az itteni szabad helyek egyformák: válaszd ezt: {site}.",
    "why_nothing_there": "Itt nincs mit fejleszteni.",
    "why_upgraded": "Ez már fejlett.",
    "why_other_upgrade": "Ezzel ezt fejlesztheted: {kinds}.",
    "why_done": "Ez a rész már kész.",
    "why_one_part": "Legalább egy részét hajtsd végre.",
    "why_first_build": "Legalább egyet építs.",
    "why_first_upgrade": "Legalább egyet fejlessz.",
    "why_no_domes": "Nincs több ilyen kupola a készletben.",
    "why_no_site": "Nincs ilyen hely.",
    "why_alike_upgrade": "Ennél a városnál áll egy ugyanilyen: az elsőt válaszd.",
    "why_upgrade_too": "Amit itt építesz, azt azonnal fejleszteni kell, és arra nem futja.",
}
