"""Names of all pieces in three languages, and how the game speaks: sentences by key, effects read aloud."""

from typing import Any, Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import CARDS as ALL_CARDS
from planetb.games.how_to_save_a_world.content.tables import LIMITS
from planetb.games.how_to_save_a_world.effects.counters import Goal, HoldsMedal
from planetb.games.how_to_save_a_world.text import de, en, hu
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.effect import Effect
from planetb.text.articles import az
from planetb.text.grammar import Phrase, count, sentence
from planetb.text.phrases import Phrases
from planetb.text.telling import Telling, Voice

Names = dict[str, tuple[str, str, str]]

LOCATIONS: Final[Names] = {
    "sun_plain": ("Sun Plain", "Sonnenebene", "Napsíkság"),
    "bloom_valley": ("Bloom Valley", "Blütental", "Virágvölgy"),
    "crystal_gorge": ("Crystal Gorge", "Kristallschlucht", "Kristályszurdok"),
    "listening_post": ("Listening Post", "Horchposten", "Hallgatóállás"),
    "field_station": ("Field Station", "Feldstation", "Terepállomás"),
    "academy": ("Academy", "Akademie", "Akadémia"),
    "ark_port": ("Ark Port", "Archehafen", "Bárkakikötő"),
    "role_model": ("Role Model", "Vorbild-Funktion", "Példakép"),
    "laser_works": ("Laser Works", "Laserwerk", "Lézermű"),
    "shield_yard": ("Shield Yard", "Schildwerft", "Pajzstelep"),
    "dust_sea": ("Sea of Dust", "Staubmeer", "Portenger"),
    "orbital_lab": ("Orbital Laboratory", "Orbitallabor", "Orbitális labor"),
    "trade_ring": ("Trade Ring", "Handelsring", "Kereskedőgyűrű"),
    "ultrastructure_generator": (
        "Ultrastructure Generator",
        "Ultrastruktur-Generator",
        "Ultraszerkezet-generátor",
    ),
    "dome_garden": ("Dome Garden", "Kuppelgarten", "Kupolakert"),
    "fusion_ring": ("Fusion Ring", "Fusionsring", "Fúziós gyűrű"),
    "memory_vault": ("Memory Vault", "Gedächtnisspeicher", "Emlékezettár"),
    "ark_cradle": ("Ark Cradle", "Archewiege", "Bárkabölcső"),
    "drill_tower": ("Drill Tower", "Bohrturm", "Fúrótorony"),
    "pulse_converter": ("Pulse Converter", "Impuls-Konverter", "Impulzus-átalakító"),
    "archive_furnace": ("Archive Furnace", "Archivofen", "Archívumkemence"),
    "genome_bank": ("Genome Bank", "Genombank", "Genombank"),
    "quantum_forge": ("Quantum Forge", "Quantenschmiede", "Kvantumkohó"),
    "alliance_hall": ("Alliance Hall", "Halle der Allianz", "Szövetségcsarnok"),
    "war_room": ("War Room", "Lagezentrum", "Hadműveleti központ"),
}
SPACES: Final[Names] = {
    "solar_field": ("Solar Field", "Solarfeld", "Napelemmező"),
    "mirror_ridge": ("Mirror Ridge", "Spiegelgrat", "Tükörgerinc"),
    "harvest": ("Harvest", "Ernte", "Betakarítás"),
    "nursery": ("Nursery", "Baumschule", "Faiskola"),
    "quarry": ("Quarry", "Steinbruch", "Kőfejtő"),
    "shaft": ("Shaft", "Schacht", "Akna"),
    "deep_listening": ("Deep Listening", "Tiefes Lauschen", "Mélyhallgatás"),
    "relay_mast": ("Relay Mast", "Relaismast", "Átjátszótorony"),
    "census": ("Census", "Artenzählung", "Fajszámlálás"),
    "base_camp": ("Base Camp", "Basislager", "Alaptábor"),
    "seminar": ("Seminar", "Seminar", "Szeminárium"),
    "library": ("Library", "Bibliothek", "Könyvtár"),
    "boarding": ("Boarding", "Einschiffung", "Beszállás"),
    "convoy": ("Convoy", "Konvoi", "Konvoj"),
    "role_model": ("Role Model", "Vorbild-Funktion", "Példakép"),
    "focus": ("Focus Chamber", "Fokuskammer", "Fókuszkamra"),
    "capacitor": ("Capacitor", "Kondensator", "Kondenzátor"),
    "assembly": ("Assembly Line", "Montagelinie", "Szerelősor"),
    "test_rig": ("Test Rig", "Prüfstand", "Próbapad"),
    "regolith": ("Regolith Field", "Regolithfeld", "Regolitmező"),
    "moon_dock": ("Moon Dock", "Monddock", "Holddokk"),
    "clean_room": ("Clean Room", "Reinraum", "Tisztatér"),
    "simulator": ("Simulator", "Simulator", "Szimulátor"),
    "exchange": ("Exchange", "Tauschbörse", "Cserepiac"),
    "auction": ("Auction", "Auktion", "Árverés"),
    "ultra_upper": ("Upper Generator", "Oberer Generator", "Felső generátor"),
    "ultra_lower": ("Lower Generator", "Unterer Generator", "Alsó generátor"),
    "dome_beds": ("Dome Beds", "Kuppelbeete", "Kupolaágyások"),
    "dome_gate": ("Dome Gate", "Kuppeltor", "Kupolakapu"),
    "fusion_core": ("Fusion Core", "Fusionskern", "Fúziós mag"),
    "fusion_gate": ("Fusion Gate", "Fusionstor", "Fúziós kapu"),
    "vault_desk": ("Vault Desk", "Speicherpult", "Tárpult"),
    "vault_stacks": ("Vault Stacks", "Speicherregale", "Tárpolcok"),
    "cradle_hall": ("Cradle Hall", "Wiegenhalle", "Bölcsőcsarnok"),
    "cradle_ramp": ("Cradle Ramp", "Wiegenrampe", "Bölcsőrámpa"),
    "drill_head": ("Drill Head", "Bohrkopf", "Fúrófej"),
    "drill_gate": ("Drill Gate", "Bohrtor", "Fúrókapu"),
    "pulse_converter": ("Pulse Converter", "Impuls-Konverter", "Impulzus-átalakító"),
    "furnace": ("Furnace", "Ofen", "Kemence"),
    "ash_garden": ("Ash Garden", "Aschegarten", "Hamukert"),
    "gene_vault": ("Gene Vault", "Gentresor", "Géntrezor"),
    "gene_lab": ("Gene Laboratory", "Genlabor", "Génlabor"),
    "forge_heart": ("Forge Heart", "Schmiedeherz", "Kohószív"),
    "forge_deck": ("Forge Deck", "Schmiededeck", "Kohófedélzet"),
    "tribune": ("Tribune", "Tribüne", "Tribün"),
    "embassy": ("Embassy", "Botschaft", "Követség"),
    "strategy_table": ("Strategy Table", "Strategietisch", "Stratégiai asztal"),
    "comm_deck": ("Comm Deck", "Funkdeck", "Rádiófedélzet"),
}
CARDS: Final[Names] = {
    "first_permit": ("First Permit", "Erste Genehmigung", "Első engedély"),
    "laser_drill": ("Laser Drill", "Laserübung", "Lézergyakorlat"),
    "shield_drill": ("Shield Drill", "Schildübung", "Pajzsgyakorlat"),
    "boarding_drill": ("Boarding Drill", "Einschiffungsübung", "Beszállási gyakorlat"),
    "frugal_plan": ("Frugal Plan", "Sparplan", "Takarékos terv"),
    "ration_pack": ("Ration Pack", "Rationspaket", "Fejadag"),
    "ai_assistant": ("AI Research Assistant", "KI-Forschungsassistent", "MI-kutatóasszisztens"),
    "yield_campaign": ("Yield Campaign", "Ertragskampagne", "Hozamkampány"),
    "night_shift": ("Night Shift", "Nachtschicht", "Éjszakai műszak"),
    "laser_crew": ("Laser Crew", "Laser-Crew", "Lézeres csapat"),
    "shield_crew": ("Shield Crew", "Schild-Crew", "Pajzsos csapat"),
    "ark_crew": ("Ark Crew", "Arche-Crew", "Bárkás csapat"),
    "solar_storm": ("Solar Storm", "Sonnensturm", "Napvihar"),
    "data_flood": ("Data Flood", "Datenflut", "Adatözön"),
    "core_drill": ("Core Drill", "Kernbohrung", "Magfúrás"),
    "algae_bloom": ("Algae Bloom", "Algenblüte", "Algavirágzás"),
    "supply_drop": ("Supply Drop", "Versorgungsabwurf", "Ledobott utánpótlás"),
    "muse": ("Muse", "Muse", "Múzsa"),
    "oath_day": ("Oath Day", "Tag des Eides", "Eskü napja"),
    "twin_honours": ("Twin Honours", "Doppelte Ehre", "Kettős kitüntetés"),
    "open_market": ("Open Market", "Offener Markt", "Nyílt piac"),
    "talent_swap": ("Talent Swap", "Talenttausch", "Tehetségcsere"),
    "pilot_study": ("Pilot Study", "Pilotstudie", "Kísérleti tanulmány"),
    "quick_turnaround": ("Quick Turnaround", "Schnelle Kehrtwende", "Gyors visszafordulás"),
    "second_wind": ("Second Wind", "Zweiter Atem", "Új lendület"),
    "free_lift": ("Free Lift", "Freiflug", "Ingyenfuvar"),
    "mission_control": ("Mission Control", "Missionskontrolle", "Küldetésirányítás"),
    "barter_fair": ("Barter Fair", "Tauschmesse", "Cserevásár"),
    "press_briefing": ("Press Briefing", "Pressebriefing", "Sajtótájékoztató"),
    "think_tank": ("Think Tank", "Denkfabrik", "Agytröszt"),
    "warm_up": ("Warm-up", "Aufwärmen", "Bemelegítés"),
    "field_notes": ("Field Notes", "Feldnotizen", "Terepnapló"),
    "good_season": ("Good Season", "Gute Saison", "Jó esztendő"),
    "spare_parts": ("Spare Parts", "Ersatzteile", "Pótalkatrészek"),
    "charge_up": ("Charge-up", "Aufladung", "Feltöltés"),
    "word_of_mouth": ("Word of Mouth", "Mundpropaganda", "Szájról szájra"),
    "dynamo_test": ("Dynamo Test Run", "Dynamo-Testlauf", "Dinamó-próbajárat"),
    "turbo_extraction": ("Turbo Extraction Team", "Turbo-Extraktionsteam", "Turbókitermelő csapat"),
    "shield_resonance": ("Shield Resonance", "Schildresonanz", "Pajzsrezonancia"),
    "ark_inventory": ("Ark Inventory", "Archeinventar", "Bárkaleltár"),
    "lab_echo": ("Lab Echo", "Laborecho", "Laborvisszhang"),
    "rich_vein": ("Rich Vein", "Reiche Ader", "Gazdag telér"),
    "long_spring": ("Long Spring", "Langer Frühling", "Hosszú tavasz"),
    "preprint": ("Preprint", "Vorabdruck", "Előzetes közlés"),
    "honour_guard": ("Honour Guard", "Ehrengarde", "Díszőrség"),
    "standing_ovation": ("Standing Ovation", "Stehende Ovationen", "Álló taps"),
    "windfall": ("Windfall", "Glücksfall", "Szerencsés lelet"),
    "spillover": ("Spillover", "Nebeneffekt", "Mellékhaszon"),
    "eureka": ("Eureka", "Heureka", "Heuréka"),
    "momentum": ("Momentum", "Schwung", "Lendület"),
    "live_applause": ("Live Applause", "Szenenapplaus", "Nyíltszíni taps"),
    "crew_spirit": ("Crew Spirit", "Teamgeist", "Csapatszellem"),
    "spin_off": ("Spin-off", "Ausgründung", "Hasznosítás"),
    "peer_review": ("Peer Review", "Begutachtung", "Szakértői bírálat"),
    "collectors_luck": ("Collector's Luck", "Sammlerglück", "Gyűjtőszerencse"),
    "kinship": ("Kinship", "Verwandtschaft", "Rokonság"),
    "clean_slate": ("Clean Slate", "Reiner Tisch", "Tiszta lap"),
    "stowaway": ("Stowaway", "Blinder Passagier", "Potyautas"),
    "fresh_crew": ("Fresh Crew", "Frische Crew", "Friss legénység"),
    "headline": ("Headline", "Schlagzeile", "Címlaphír"),
    "twig_squirrel": ("Twig Squirrel", "Zweighörnchen", "Gallymókus"),
    "lantern_fox": ("Lantern Fox", "Laternenfuchs", "Lámpásróka"),
    "tide_owl": ("Tide Owl", "Gezeiteneule", "Dagálybagoly"),
    "sabre_hippo": ("Sabre-toothed Hippo", "Säbelzahn-Flusspferd", "Kardfogú víziló"),
    "terrace_beaver": ("Terrace Beaver", "Terrassenbiber", "Teraszhód"),
    "shower_moss": ("Shower Moss", "Schauermoos", "Zápormoha"),
    "spark_eel": ("Spark Eel", "Funkenaal", "Szikraangolna"),
    "ore_snail": ("Ore Snail", "Erzschnecke", "Érccsiga"),
    "honey_fern": ("Honey Fern", "Honigfarn", "Mézpáfrány"),
    "riddle_crow": ("Riddle Crow", "Rätselkrähe", "Rejtvényvarjú"),
    "prism_moth": ("Prism Moth", "Prismenfalter", "Prizmalepke"),
    "dome_turtle": ("Dome Turtle", "Kuppelschildkröte", "Kupolateknős"),
    "herd_pilot": ("Herd Pilot", "Herdenlotse", "Csordakalauz"),
    "balance_heron": ("Balance Heron", "Balancereiher", "Egyensúlyozó gém"),
    "summit_goat": ("Summit Goat", "Gipfelziege", "Csúcskecske"),
    "ember_lizard": ("Ember Lizard", "Glutechse", "Parázsgyík"),
    "crown_stag": ("Crown Stag", "Kronenhirsch", "Koronaszarvas"),
    "tool_raccoon": ("Tool Raccoon", "Werkzeugwaschbär", "Szerszámos mosómedve"),
    "song_whale": ("Song Whale", "Liedwal", "Daloló bálna"),
    "web_spider": ("Net Spider", "Netzspinne", "Hálópók"),
    "busy_meerkat": ("Busy Meerkat", "Emsiges Erdmännchen", "Szorgos szurikáta"),
    "mimic_squid": ("Mimic Squid", "Mimikrykalmar", "Utánzó kalmár"),
    "kin_elephant": ("Kin Elephant", "Sippenelefant", "Nemzetségelefánt"),
    "trefoil_bee": ("Trefoil Bee", "Kleeblattbiene", "Lóhereméh"),
}
DEVELOPMENTS: Final[Names] = {
    "power_grid": ("Power Grid", "Stromnetz", "Áramhálózat"),
    "soil_study": ("Soil Study", "Bodenstudie", "Talajtan"),
    "open_archive": ("Open Archive", "Offenes Archiv", "Nyílt archívum"),
    "colony_oath": ("Colony Oath", "Kolonieneid", "Kolóniaeskü"),
    "science_oath": ("Science Oath", "Wissenschaftseid", "Tudományeskü"),
    "master_plan": ("Master Plan", "Gesamtplan", "Átfogó terv"),
    "think_cell": ("Think Cell", "Denkzelle", "Ötletműhely"),
    "universal_keys": ("Universal Keys", "Universalschlüssel", "Mindennyitó kulcs"),
    "barter_fare": ("Barter Fare", "Tauschtarif", "Cseretarifa"),
    "hot_landing": ("Hot Landing", "Sofortlandung", "Azonnali leszállás"),
    "peer_network": ("Peer Network", "Forschungsnetz", "Kutatóhálózat"),
    "trade_treaty": ("Trade Treaty", "Handelsvertrag", "Kereskedelmi szerződés"),
    "prefabrication": ("Prefabrication", "Vorfertigung", "Előregyártás"),
    "laser_chronicle": ("Laser Chronicle", "Laserchronik", "Lézerkrónika"),
    "shield_chronicle": ("Shield Chronicle", "Schildchronik", "Pajzskrónika"),
    "exodus_chronicle": ("Exodus Chronicle", "Exoduschronik", "Exoduszkrónika"),
    "species_pact": ("Species Pact", "Artenpakt", "Fajpaktum"),
    "live_broadcast": ("Live Broadcast", "Liveübertragung", "Élő közvetítés"),
}
DIRECTIVES: Final[Names] = {
    "shadow": ("Shadow", "Beschatten", "Árnyék"),
    "outbid": ("Outbid", "Überbieten", "Túllicitálás"),
    "crowd": ("Crowd", "Bedrängen", "Tolongás"),
    "fill_the_gap": ("Fill the Gap", "Lücke füllen", "Hézagkitöltés"),
    "undercut": ("Undercut", "Unterbieten", "Aláígérés"),
    "recycle": ("Recycle", "Wiederverwerten", "Újrahasznosítás"),
    "inaugurate": ("Inaugurate", "Einweihen", "Avatás"),
    "insist": ("Insist", "Beharren", "Ragaszkodás"),
    "renew_vows": ("Renew Vows", "Gelübde erneuern", "Megújított eskü"),
    "catch_up": ("Catch Up", "Aufholen", "Felzárkózás"),
    "diversify": ("Diversify", "Auffächern", "Sokfélesség"),
    "adopt": ("Adopt", "Patenschaft", "Örökbefogadás"),
}
TABLES: Final[Names] = {
    "costs": ("Costs of the work tracks", "Kosten der Arbeitsleisten", "A munkasávok költségei"),
    "leads.laser": ("Lead bonuses of the laser", "Führungsboni des Lasers", "A lézer vezetői bónuszai"),
    "leads.shield": ("Lead bonuses of the shield", "Führungsboni des Schilds", "A pajzs vezetői bónuszai"),
    "leads.evacuation": (
        "Lead bonuses of the evacuation",
        "Führungsboni der Evakuierung",
        "Az evakuálás vezetői bónuszai",
    ),
    "removals.laser": (
        "Removal icons of the laser",
        "Entfernen-Symbole des Lasers",
        "A lézer eltávolító jelei",
    ),
    "removals.shield": (
        "Removal icons of the shield",
        "Entfernen-Symbole des Schilds",
        "A pajzs eltávolító jelei",
    ),
    "removals.evacuation": (
        "Removal icons of the evacuation",
        "Entfernen-Symbole der Evakuierung",
        "Az evakuálás eltávolító jelei",
    ),
    "neutrals.laser": (
        "Neutral discs of the laser",
        "Neutrale Scheiben des Lasers",
        "A lézer semleges korongjai",
    ),
    "neutrals.shield": (
        "Neutral discs of the shield",
        "Neutrale Scheiben des Schilds",
        "A pajzs semleges korongjai",
    ),
    "neutrals.evacuation": (
        "Neutral discs of the evacuation",
        "Neutrale Scheiben der Evakuierung",
        "Az evakuálás semleges korongjai",
    ),
    "reward.laser_1": ("Laser reward 1", "Laser-Belohnung 1", "1. lézerjutalom"),
    "reward.laser_2": ("Laser reward 2", "Laser-Belohnung 2", "2. lézerjutalom"),
    "reward.laser_3": ("Laser reward 3", "Laser-Belohnung 3", "3. lézerjutalom"),
    "reward.shield_1": ("Shield reward 1", "Schild-Belohnung 1", "1. pajzsjutalom"),
    "reward.shield_2": ("Shield reward 2", "Schild-Belohnung 2", "2. pajzsjutalom"),
    "reward.shield_3": ("Shield reward 3", "Schild-Belohnung 3", "3. pajzsjutalom"),
    "reward.evacuation_1": ("Evacuation reward 1", "Evakuierungs-Belohnung 1", "1. evakuálási jutalom"),
    "reward.evacuation_2": ("Evacuation reward 2", "Evakuierungs-Belohnung 2", "2. evakuálási jutalom"),
    "reward.evacuation_3": ("Evacuation reward 3", "Evakuierungs-Belohnung 3", "3. evakuálási jutalom"),
    "progress": ("Lengths of the progress tracks", "Längen der Fortschrittsleisten", "A haladássávok hossza"),
    "breaks": ("Break spaces of the laser", "Bruchfelder des Lasers", "A lézer törésmezői"),
    "targets": ("Shield spaces of the breaks", "Schildfelder der Brüche", "A törések pajzsmezői"),
    "asteroid": ("Icons of the asteroid track", "Symbole der Asteroidenleiste", "Az aszteroidasáv jelei"),
    "sites": ("Building sites", "Bauplätze", "Építési helyek"),
    "danger": ("Danger tiles", "Gefahrenstufe-Plättchen", "Veszélylapkák"),
    "supply": ("Cube supplies", "Würfelvorräte", "Kockakészletek"),
    "shots": ("Cubes drawn on Day X", "Gezogene Würfel am Tag X", "Az X. napon húzott kockák"),
    "cubes.black": ("Black cubes", "Schwarze Würfel", "Fekete kockák"),
    "cubes.technology": ("Technology cubes", "Technologie-Würfel", "Technológiakockák"),
    "limits": ("Limits", "Grenzen", "Korlátok"),
    "fares": ("Fares", "Energiekosten", "Energiaköltségek"),
    "landers": ("Landers at the start", "Raumfähren zu Beginn", "Űrkompok kezdéskor"),
    "start": ("Start resources", "Startressourcen", "Kezdő nyersanyagok"),
    "compensation": ("Turn order compensation", "Reihenfolgenausgleich", "Sorrendi kiegyenlítés"),
    "places.rescue": (
        "Places in the rescue project",
        "Plätze im Rettungsprojekt",
        "Helyezések a mentőprojektben",
    ),
    "places.other": (
        "Places in other projects",
        "Plätze in anderen Projekten",
        "Helyezések a többi projektben",
    ),
    "solo.fallback": (
        "Where the rival lands instead",
        "Wo die Konkurrenz stattdessen landet",
        "Hol száll le helyette a rivális",
    ),
    "solo.head_start": (
        "What the rival begins with",
        "Womit die Konkurrenz beginnt",
        "Amivel a rivális kezd",
    ),
    "solo.turns": ("Turns of the rival", "Züge der Konkurrenz", "A rivális körei"),
}
LANG_INDEX: Final = {"en": 0, "de": 1, "hu": 2}


def name_of(names: Names, code: str, lang: str) -> str:
    return names[code][LANG_INDEX[lang]]


def _goods(voice: Voice, resource: int, n: int) -> str:
    return count(n, voice.nouns[t.RESOURCES[resource]], voice.lang)


def _good(voice: Voice, resource: int) -> str:
    return voice.nouns[t.RESOURCES[resource]].one(voice.lang)


def _goods_many(voice: Voice, resource: int) -> str:
    return voice.nouns[t.RESOURCES[resource]].many(voice.lang)


def _scale(voice: Voice, steps: list[int]) -> str:
    """`1 → 1, 3 → 2`: what each count pays."""
    reached = {step: len([s for s in steps if s <= step]) for step in steps}
    return ", ".join([f"{step} → {points}" for step, points in reached.items()])


def _last(voice: Voice, steps: list[int]) -> str:
    return str(len(steps))


def _goal(voice: Voice, effect: Goal) -> str:
    """What a species card pays: all or nothing, point by point, or by a scale."""
    if isinstance(effect, HoldsMedal):
        return voice.say("goals", 2)
    plain = effect.steps == list(range(1, len(effect.steps) + 1))
    return voice.say("goals", 1 if plain else 0)


class Spoken(Phrases):
    """The sentences of the game; a number `n` and a `name` bring their Hungarian articles along."""

    def __call__(self, lang: str, key: str, **values: object) -> str:
        for blank, word in (("the_n", values.get("n")), ("the", values.get("name"))):
            if word is not None and blank not in values:
                values[blank] = az(str(word)) if blank == "the_n" else az(str(word)).partition(" ")[0]
        return super().__call__(lang, key, **values)


def _figures() -> dict[str, int]:
    return {"shuttle_fare": LIMITS.shuttle, "action_fare": LIMITS.action}


say: Final = Spoken(en.SENTENCES, de.SENTENCES, hu.SENTENCES, _figures)
tell: Final = Telling(
    NOUNS,
    en.FORMS,
    de.FORMS,
    hu.FORMS,
    {
        "verbs": {"Goal": _goal},
        "goods": _goods,
        "good": _good,
        "goods_many": _goods_many,
        "scale": _scale,
        "last": _last,
    },
)


def spoken(effect: Effect[Any], lang: str) -> str:
    """An effect as a sentence of its own."""
    return sentence(Phrase(tell(lang, effect)))


def card_name(card: int, lang: str) -> str:
    return name_of(CARDS, ALL_CARDS[card].code, lang)


def cube_name(cube: int, n: int, lang: str) -> str:
    """A cube of a sort, or several."""
    return say(lang, "option_cube" if n == 1 else "option_cubes", name=say(lang, f"cube_{t.CUBES[cube]}"))


def resource_name(resource: int, lang: str) -> str:
    return NOUNS[t.RESOURCES[resource]].one(lang)


def price(n: int, resource: int, lang: str) -> str:
    """`3 minerals`."""
    noun = NOUNS[t.RESOURCES[resource]]
    return f"{n} {noun.one(lang) if n == 1 else noun.many(lang)}"


def price_words(n: int, resource: int, lang: str) -> dict[str, str]:
    """A price: on its own, and in Hungarian what something is done for."""
    return {
        "cost": price(n, resource, lang),
        "cost_for": f"{n} {NOUNS[t.RESOURCES[resource]].form('hu.for')}",
    }


def project_words(project: int, lang: str) -> dict[str, str]:
    """A project's name: alone, after "work", with its article, and as an owner."""
    noun = NOUNS[t.PROJECTS[project]]
    forms = {form: noun.form(f"{lang}.{form}") for form in ("on", "the", "of")}
    return {"name": noun.one(lang), **forms}


def times(n: int, lang: str) -> str:
    """`once`, `twice`, `3 times`."""
    if lang == "hu" and n <= 10:
        return tell(lang, n, "times")
    return say(lang, {1: "once", 2: "twice"}.get(n, "often"), n=n)
