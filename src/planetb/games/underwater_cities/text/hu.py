"""Effects of Underwater Cities in Hungarian: accusatives after verbs, conditions before a colon."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.ending import (
    LaboratoryInstead,
    PointsPer,
    Tiers,
    Trade,
    WithProducedBiomass,
)
from planetb.games.underwater_cities.effects.events import Event
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, Symbiose, Upgrade
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, NOUNS, counted, event_text, kinds_of
from planetb.kernel.effect import All, OneOf
from planetb.text.grammar import CHOICE, SEQUENCE, Phrase, count, join_and, join_or, one_of

LANG: Final = "hu"
SAYINGS: Final[dict[str, str]] = {  # sentences by key
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
WHERE: Final = (
    "egy tetszőleges szabad színes hely akcióját",
    "egy más által elfoglalt, tetszőleges hely akcióját",
    "egy tetszőleges színes hely akcióját, amelyet nem te foglalsz el",
)


def goods(amounts: Any) -> list[str]:
    return [count(n, GOOD_NOUNS[good], LANG) for good, n in enumerate(amounts) if n]


def price_of(amounts: Any) -> str:
    """`1 kreditért és 1 moszatért`."""
    return join_and([f"{n} {GOOD_NOUNS[good].form('hu.for')}" for good, n in enumerate(amounts) if n], LANG)


def given(effect: Gain) -> str:
    """Goods and cards as one list."""
    cards = [count(effect.cards, NOUNS["card"], LANG)] if effect.cards else []
    return join_and(goods(effect.amounts) + cards, LANG)


def gain(effect: Gain) -> str:
    return f"kapsz {given(effect)}" if any(effect.amounts) else f"húzz {given(effect)}"


def each(counter: Counter, per: int) -> str:
    head, comma, tail = counted(counter, LANG)[0].partition(", ")
    return f"minden {'' if per == 1 else f'{per} '}{head} után" + (f", {tail}," if comma else "")


def waits(event: Event) -> str:
    return event_text(event, LANG)


def times(n: int) -> str:
    return "" if n == 1 else f", legfeljebb {n} alkalommal"


def named(what: int) -> str:
    return join_or([noun.hu[1] for noun in kinds_of(what)], LANG)


def build(effect: Build) -> str:
    text = f"építs {'legfeljebb ' if effect.n > 1 else ''}{effect.n} {named(effect.what)}"
    if effect.expansion:
        text += " bővítési helyre"
    if effect.price == FREE:
        text += " ingyen"
    elif effect.price == STATED:
        text += f" {'' if effect.n == 1 else 'egyenként '}{price_of(effect.stated)}"
    if effect.upgrade == FOR_SCIENCE:
        return text + ", és fejleszd is 1 tudományért (vagy mindkettő, vagy egyik sem)"
    return text + ", és fejleszd is ingyen" if effect.upgrade else text


def upgrade(effect: Upgrade) -> str:
    text = f"fejlessz {'legfeljebb ' if effect.n > 1 else ''}{effect.n} {named(effect.what)}"
    if not effect.pays:
        return text + " ingyen"
    ways = [f"1 {noun.form('hu.for')}" for good, noun in enumerate(GOOD_NOUNS) if effect.pays >> good & 1]
    return text + f" {'egyenként ' if effect.n > 1 else ''}{join_or(ways, LANG)}"


def the(word: str) -> str:
    """The word with its article."""
    return f"{'az' if word[0].lower() in 'aáeéiíoóöőuúüű' else 'a'} {word}"


def many(what: int) -> str:
    return join_and([the(noun.form("hu.plural")) for noun in kinds_of(what)], LANG)


def many_object(what: int) -> str:
    return join_and([the(noun.form("hu.plural") + noun.form("hu.ending")) for noun in kinds_of(what)], LANG)


def phrase(effect: Any) -> Phrase:
    """An effect as a clause in the imperative."""
    match effect:
        case Gain():
            return Phrase(gain(effect))
        case Steps() | All():
            return steps([phrase(part) for part in effect.steps])
        case OneOf() if all(isinstance(part, Gain) and not part.cards for part in effect.choices):
            listed = join_or([given(part) for part in effect.choices if isinstance(part, Gain)], LANG)
            return Phrase(f"kapsz {listed}")
        case OneOf():
            return one_of([phrase(part) for part in effect.choices], LANG)
        case Build():
            return Phrase(build(effect))
        case Upgrade():
            return Phrase(upgrade(effect))
    return Phrase(clause(effect))


def steps(parts: list[Phrase]) -> Phrase:
    if len(parts) == 1:
        return parts[0]
    if all(part.rank == 0 for part in parts):
        return Phrase(join_and([part.text for part in parts], LANG), SEQUENCE)
    return Phrase("; ".join([f"vagy {p.text}" if p.rank == CHOICE else p.text for p in parts]), SEQUENCE)


def say(effect: Any) -> str:
    return phrase(effect).text


def clause(effect: Any) -> str:
    match effect:
        case GainDifferent(n=n):
            return f"kapsz {n} különböző típusú nyersanyagot"
        case Advance(n=n):
            return f"lépj előre {n} mezőt a Szövetség-sávon"
        case Per(counter=counter, per=per, gain=inner, most=most):
            return f"{each(counter, per)} {gain(inner)}" + (
                f" (legfeljebb {most} alkalommal)" if most else ""
            )
        case Sift(look=look, keep=keep):
            return f"nézz meg {look} lapot a kor paklijából, és tarts meg {keep} lapot"
        case Salvage():
            return "vegyél el egy tetszőleges lapot a kor dobópaklijából"
        case Output(what=what, n=n):
            once = f"megkapod, amit egy összekötött városnál álló fejlesztett {one(what)} termel"
            return once if n == 1 else f"{n} alkalommal: {once}"
        case TakeMetropolis():
            return "kapsz egy véletlen kék metropoliszt, amely összekötöttnek számít"
        case TakeSpecial():
            return "vegyél el 1 különleges kártyát"
        case Buy(effect=Gain() as inner, price=price, times=n):
            return f"fizess {join_and(goods(price), LANG)}, és {gain(inner)}{times(n)}"
        case Buy(effect=inner, price=price, times=n):
            return f"fizess {join_and(goods(price), LANG)}{times(n)}: {say(inner)}"
        case Maybe(effect=inner):
            return f"ha akarod: {say(inner)}"
        case If(counter=counter, least=least, effect=inner):
            return f"ha van legalább {least} {counted(counter, LANG)[0]}: {say(inner)}"
        case OnSpace(space=space, effect=inner):
            return f"ha a jelölőd pontosan a Szövetség-sáv {space}. mezőjén áll: {say(inner)}"
        case IfNone(good=good, effect=inner):
            return f"ha nincs {NONE[good]}: {say(inner)}"
    return rare_clause(effect)


NONE: Final = ("kredited", "moszatod", "acélplasztod", "tudományod", "biomasszád")


def one(what: int) -> str:
    return join_or([noun.hu[0] for noun in kinds_of(what)], LANG)


def rare_clause(effect: Any) -> str:
    match effect:
        case Symbiose(price=price):
            return f"alakíts át egy nem szimbiotikus várost szimbiotikussá {price_of(price)}"
        case UseAction(n=n):
            return f"használj {'legfeljebb ' if n > 1 else ''}{n} akciókártyát"
        case Refresh(n=n):
            return f"tégy újra elérhetővé {'legfeljebb ' if n > 1 else ''}{n} használt akciókártyát"
        case UseSlot(which=which):
            return f"hajtsd végre {WHERE[which]}"
        case Shed(n=n, gain=inner):
            return f"dobj el legfeljebb {n} lapot a kezedből; laponként {gain(inner)}"
        case LaboratoryInstead(gain=inner):
            made = join_and(goods(inner.amounts), LANG)
            return f"egy összekötött laboratóriumod 1 tudomány helyett {made} termel"
        case WithProducedBiomass(gain=inner):
            return f"fizess 1 ebben a termelésben készült biomasszát: {gain(inner)}"
        case Whenever(event=event, effect=IfNone(good=good, effect=inner)):
            return f"valahányszor {waits(event)}, és nincs {NONE[good]}: {say(inner)}"
        case Whenever(event=event, effect=inner):
            return f"valahányszor {waits(event)}: {say(inner)}"
        case Discount(what=what, amounts=amounts):
            return f"{many(what)} neked {less(amounts)} kevesebbe kerülnek"
        case ThisTurn(what=what, good=good, n=n):
            saved = f"{n} {LESS[good]}"
            return f"{many(what)} a kör végéig neked {saved} kevesebbe kerülnek"
        case PayUpgrades(what=what, good=good):
            paid = f"1 {GOOD_NOUNS[good].form('hu.for')}"
            return f"{many_object(what)} 1 tudomány helyett {paid} is fejlesztheted"
        case HandLimit(more=more):
            return f"a kézlimited {more} lappal nagyobb"
        case OncePerTurn(effect=inner):
            return f"körönként egyszer, ha akarod: {say(inner)}"
        case PointsPer(counter=counter, each=worth, per=per):
            return f"{each(counter, per)} {worth} pont"
        case Tiers(counter=counter, tiers=tiers):
            least = " / ".join(str(n) for n in tiers[::2])
            points = " / ".join(str(n) for n in tiers[1::2])
            return f"{points} pont, ha van legalább {least} {counted(counter, LANG)[0]}"
        case Trade(worth=worth, times=n, price=price):
            return f"{price_of(price)} {count(worth, NOUNS['point'], LANG)} vehetsz{times(n)}"
    raise ValueError(f"no words for {effect!r}")


LESS: Final = ("kredittel", "moszattal", "acélplaszttal", "tudománnyal", "biomasszával")


def less(amounts: Any) -> str:
    return join_and([f"{n} {LESS[good]}" for good, n in enumerate(amounts) if n], LANG)
