"""The names of all content in English, German and Hungarian (ours), and how sentences name things."""

from typing import Any, Final

from planetb.games.evacuation import effects as e
from planetb.games.evacuation.content import old_world
from planetb.games.evacuation.content.decks import TECHNOLOGY_EFFECT
from planetb.games.evacuation.content.tables import codes
from planetb.games.evacuation.effects.counters import counter_of
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import ABILITIES, BIOMES, CHEAPER, FREE, LAUNCH, RESOURCES, ROWS, SEA_ONLY
from planetb.games.evacuation.text import de, en, hu
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.content import Item
from planetb.kernel.effect import All
from planetb.text.grammar import LANGS
from planetb.text.phrases import Phrases
from planetb.text.telling import VERBS, Telling, Voice

NAMES: dict[str, tuple[str, str, str]] = {
    "old.f1": ("Shore farms", "Küstenhöfe", "Parti farmok"),
    "old.f2": ("Grain plains", "Kornebene", "Gabonasíkság"),
    "old.f3": ("Cannery", "Konservenfabrik", "Konzervgyár"),
    "old.s1": ("Ore valley", "Erztal", "Érces völgy"),
    "old.s2": ("Harbour yards", "Hafenwerft", "Kikötői műhelyek"),
    "old.s3": ("Steelworks", "Stahlwerk", "Acélmű"),
    "old.e1": ("Wind ridge", "Windrücken", "Szélgerinc"),
    "old.e2": ("Solar coast", "Sonnenküste", "Napos part"),
    "old.e3": ("Dam", "Staudamm", "Duzzasztó"),
    "old.p1": ("Northern satellite", "Nordsatellit", "Északi műhold"),
    "old.p2": ("Southern satellite", "Südsatellit", "Déli műhold"),
    "ship.1": ("Tern", "Seeschwalbe", "Csér"),
    "ship.2": ("Mule", "Maultier", "Öszvér"),
    "ship.3": ("Plough", "Pflug", "Eke"),
    "ship.4": ("Ibex", "Steinbock", "Kőszáli kecske"),
    "ship.5": ("Tinker", "Kesselflicker", "Üstfoltozó"),
    "ship.6": ("Anvil", "Amboss", "Üllő"),
    "ship.7": ("Pelican", "Pelikan", "Pelikán"),
    "ship.8": ("Herd", "Herde", "Csorda"),
    "ship.9": ("Avalanche", "Lawine", "Lavina"),
    "ship.10": ("Trawler", "Trawler", "Vonóháló"),
    "ship.11": ("Delta", "Delta", "Delta"),
    "ship.12": ("Fjord", "Fjord", "Fjord"),
    "ship.13": ("Caravan", "Karawane", "Karaván"),
    "ship.14": ("Ferry", "Fähre", "Komp"),
    "ship.15": ("Glacier", "Gletscher", "Gleccser"),
    "ship.16": ("Granary", "Kornspeicher", "Magtár"),
    "ship.17": ("Tanker", "Tanker", "Tartályhajó"),
    "ship.18": ("Freight train", "Güterzug", "Tehervonat"),
    "ship.19": ("Ark", "Arche", "Bárka"),
    "ship.20": ("Nomad", "Nomade", "Nomád"),
    "ship.21": ("Lighthouse", "Leuchtturm", "Világítótorony"),
    "stadium.1": ("Home ground, first seat", "Heimplatz, erster Platz", "Hazai pálya, első hely"),
    "stadium.2": ("Home ground, second seat", "Heimplatz, zweiter Platz", "Hazai pálya, második hely"),
    "stadium.3": ("Home ground, third seat", "Heimplatz, dritter Platz", "Hazai pálya, harmadik hely"),
    "stadium.4": ("Home ground, fourth seat", "Heimplatz, vierter Platz", "Hazai pálya, negyedik hely"),
    "stadium.5": ("Street pitch", "Bolzplatz", "Grund"),
    "stadium.6": ("Skate park", "Skatepark", "Gördeszkapark"),
    "stadium.7": ("Picnic meadow", "Festwiese", "Piknikrét"),
    "stadium.8": ("Riding arena", "Reitplatz", "Lovarda"),
    "stadium.9": ("Velodrome", "Radrennbahn", "Kerékpárpálya"),
    "stadium.10": ("Tennis court", "Tennisplatz", "Teniszpálya"),
    "stadium.11": ("Swimming hall", "Schwimmhalle", "Uszoda"),
    "stadium.12": ("Ice rink", "Eisbahn", "Jégpálya"),
    "stadium.13": ("Athletics oval", "Leichtathletikoval", "Atlétikai pálya"),
    "stadium.14": ("Open-air stage", "Freilichtbühne", "Szabadtéri színpad"),
    "stadium.15": ("Rugby ground", "Rugbyplatz", "Rögbipálya"),
    "stadium.16": ("Arcade dome", "Spielekuppel", "Játékkupola"),
    "stadium.17": ("Circus", "Zirkus", "Cirkusz"),
    "stadium.18": ("Floating arena", "Schwebearena", "Lebegő aréna"),
    "stadium.19": ("National stadium", "Nationalstadion", "Nemzeti stadion"),
    "stadium.20": ("Regatta lake", "Regattasee", "Evezőspálya"),
    "stadium.21": ("Colosseum", "Kolosseum", "Kolosszeum"),
    "infra.1": ("Caravan road", "Karawanenstraße", "Karavánút"),
    "infra.2": ("Ring of settlements", "Siedlungsring", "Településgyűrű"),
    "infra.3": ("Cold chain", "Kühlkette", "Hűtőlánc"),
    "infra.4": ("Polar line", "Polarleitung", "Sarki vezeték"),
    "infra.5": ("Workshop road", "Werkstattstraße", "Műhelyút"),
    "infra.6": ("Village fair", "Dorfmarkt", "Falusi vásár"),
    "infra.7": ("Cable car", "Seilbahn", "Drótkötélpálya"),
    "infra.8": ("Ring of wells", "Brunnenring", "Kútgyűrű"),
    "infra.9": ("Foundry district", "Gießereiviertel", "Öntödenegyed"),
    "infra.10": ("Canopy grid", "Kronennetz", "Lombkoronahálózat"),
    "infra.11": ("Pole-to-pole rail", "Polbahn", "Sarkközi vasút"),
    "infra.12": ("Oasis pipeline", "Oasenleitung", "Oázisvezeték"),
    "infra.13": ("Dune mine", "Dünenmine", "Homokbánya"),
    "infra.14": ("Three-lands council", "Dreiländerrat", "Három táj tanácsa"),
    "infra.15": ("Resin refinery", "Harzraffinerie", "Gyantafinomító"),
    "infra.16": ("Ocean port", "Ozeanhafen", "Óceáni kikötő"),
    "infra.17": ("Latitude canal", "Breitenkanal", "Szélességi csatorna"),
    "infra.18": ("Frontier market", "Grenzmarkt", "Határpiac"),
    "goal.population": ("Settlers", "Siedler", "Telepesek"),
    "goal.tundra": ("Frontier", "Grenzland", "Határvidék"),
    "goal.ships": ("Fleet", "Flotte", "Flotta"),
    "goal.factory_sets": ("Mixed industry", "Mischindustrie", "Vegyes ipar"),
    "goal.small_bonuses": ("Restraint", "Zurückhaltung", "Mértékletesség"),
    "goal.progress": ("Progress", "Fortschritt", "Haladás"),
    "goal.large_bonuses": ("Ambition", "Ehrgeiz", "Becsvágy"),
    "goal.beyond_tundra": ("New lands", "Neuland", "Új tájak"),
    "goal.technologies": ("Science", "Wissenschaft", "Tudomány"),
    "goal.infrastructures": ("Networks", "Netze", "Hálózatok"),
    "goal.food": ("Larder", "Speisekammer", "Éléskamra"),
    "goal.steel": ("Heavy industry", "Schwerindustrie", "Nehézipar"),
    "goal.energy": ("Power grid", "Stromnetz", "Villamoshálózat"),
    "goal.food_factories": ("Food industry", "Lebensmittelindustrie", "Élelmiszeripar"),
    "goal.steel_factories": ("Smelters", "Hüttenwerke", "Kohók"),
    "goal.energy_factories": ("Power stations", "Kraftwerke", "Erőművek"),
    "objective.infrastructures": ("Builders' prize", "Baupreis", "Építők díja"),
    "objective.production": ("Record output", "Rekordausstoß", "Rekordtermelés"),
    "objective.population": ("Census", "Volkszählung", "Népszámlálás"),
    "objective.factories": ("Industrial park", "Industriepark", "Ipari park"),
    "objective.technologies": ("Academy", "Akademie", "Akadémia"),
}

TECHNOLOGIES: dict[str, tuple[str, str, str]] = {
    "Take ship": ("Express shipyard", "Schnellwerft", "Expressz hajógyár"),
    "fly_back": ("Turnaround dock", "Wendedock", "Fordulódokk"),
    "Take stadium": ("Prefab arena", "Fertigarena", "Kész aréna"),
    "Settle": ("Sea platform", "Seeplattform", "Tengeri platform"),
    "ignore_symbol": ("Pioneer spirit", "Pioniergeist", "Úttörőszellem"),
    "toll": ("Milestone fund", "Meilensteinfonds", "Mérföldkőalap"),
    "more_food": ("Food line", "Nahrungsstraße", "Élelmiszersor"),
    "more_steel": ("Steel line", "Stahlstraße", "Acélsor"),
    "more_energy": ("Energy line", "Energiestraße", "Energiasor"),
    "any_bay": ("Adaptive bay", "Anpassbarer Ladeplatz", "Alkalmazkodó rakodótér"),
    "share_spaces": ("Parallel track", "Nebengleis", "Párhuzamos vágány"),
    "wide_choice": ("Trade network", "Handelsnetz", "Kereskedelmi hálózat"),
    "flexible_power": ("Flexible planning", "Flexible Planung", "Rugalmas tervezés"),
    "PlayAtOnce": ("Master builders", "Baumeister", "Építőmesterek"),
    "RaisePerStadium": ("Festival economy", "Festspielwirtschaft", "Fesztiválgazdaság"),
    "Boost 0": ("Hydroponics", "Hydroponik", "Hidropónia"),
    "Boost 1": ("Arc furnaces", "Lichtbogenöfen", "Ívkemencék"),
    "Boost 2": ("Fusion cores", "Fusionskerne", "Fúziós magok"),
}

CARDS: list[tuple[str, str, str]] = [
    ("Light hull", "Leichter Rumpf", "Könnyű hajótest"),
    ("Spare parts", "Ersatzteile", "Pótalkatrészek"),
    ("Scrap yard", "Schrottplatz", "Roncstelep"),
    ("Ship fair", "Schiffsmesse", "Hajókiállítás"),
    ("Second-hand dealer", "Gebrauchthändler", "Használthajó-kereskedő"),
    ("Full tanks", "Volle Tanks", "Teli tartályok"),
    ("Test flight", "Probeflug", "Próbarepülés"),
    ("Dock market", "Dockmarkt", "Dokkpiac"),
    ("Hull and hall", "Rumpf und Halle", "Hajótest és csarnok"),
    ("Flying laboratory", "Fliegendes Labor", "Repülő laboratórium"),
    ("Launch pad", "Startrampe", "Indítóállás"),
    ("Flight school", "Flugschule", "Pilótaiskola"),
    ("Show and go", "Schau und Start", "Mutatvány és indulás"),
    ("Donated ship", "Gespendetes Schiff", "Adományhajó"),
    ("Extra slot", "Zusatzfenster", "Pótlólagos indulás"),
    ("Convoy", "Konvoi", "Konvoj"),
    ("Great convoy", "Großer Konvoi", "Nagy konvoj"),
    ("Maiden voyage", "Jungfernflug", "Szűzrepülés"),
    ("Volunteer builders", "Freiwillige", "Önkéntes építők"),
    ("Sponsors", "Sponsoren", "Szponzorok"),
    ("Street food", "Imbissbuden", "Büfésor"),
    ("Away fans", "Auswärtsfans", "Vendégszurkolók"),
    ("Ticket sales", "Kartenverkauf", "Jegyeladás"),
    ("Design contest", "Architekturwettbewerb", "Tervpályázat"),
    ("Sports science", "Sportwissenschaft", "Sporttudomány"),
    ("Multi-purpose hall", "Mehrzweckhalle", "Többcélú csarnok"),
    ("Touring show", "Tournee", "Turnéműsor"),
    ("Public donation", "Bürgerspende", "Közadakozás"),
    ("Homestead", "Heimstätte", "Tanya"),
    ("Timber houses", "Holzhäuser", "Faházak"),
    ("Pathfinders", "Pfadfinder", "Ösvénykeresők"),
    ("Expedition", "Expedition", "Expedíció"),
    ("Baby boom", "Babyboom", "Népességrobbanás"),
    ("Field station", "Feldstation", "Terepállomás"),
    ("Connected village", "Angebundenes Dorf", "Bekötött falu"),
    ("Factory town", "Fabrikstadt", "Gyárváros"),
    ("Land surveyors", "Landvermesser", "Földmérők"),
    ("Double founding", "Doppelgründung", "Kettős alapítás"),
    ("Clone colony", "Klonkolonie", "Klónkolónia"),
    ("Founding day", "Gründungstag", "Alapítás napja"),
    ("Market town", "Marktflecken", "Mezőváros"),
    ("Land rush", "Landnahme", "Földfoglalás"),
    ("Reactor studies", "Reaktorstudien", "Reaktorkutatás"),
    ("Seed bank", "Saatgutbank", "Magbank"),
    ("Alloy studies", "Legierungsstudien", "Ötvözetkutatás"),
    ("Open lectures", "Offene Vorlesungen", "Nyílt előadások"),
    ("Crash programme", "Eilprogramm", "Gyorsított program"),
    ("Patent exchange", "Patenttausch", "Szabadalomcsere"),
    ("Pilot project", "Pilotprojekt", "Kísérleti projekt"),
    ("Prototype plant", "Prototypwerk", "Prototípusüzem"),
    ("Genetics", "Genetik", "Genetika"),
    ("Breakthrough", "Durchbruch", "Áttörés"),
    ("Young talents", "Junge Talente", "Ifjú tehetségek"),
    ("Master plan", "Masterplan", "Főterv"),
    ("Public works", "Öffentliche Bauten", "Közmunkák"),
    ("Planning office", "Planungsamt", "Tervhivatal"),
    ("Efficiency drive", "Effizienzschub", "Hatékonysági hullám"),
    ("Road crew", "Straßenbautrupp", "Útépítők"),
    ("Smart city", "Kluge Stadt", "Okosváros"),
    ("Grand opening", "Große Eröffnung", "Ünnepélyes átadás"),
    ("Workers' housing", "Arbeiterwohnungen", "Munkáslakások"),
    ("Serial production", "Serienfertigung", "Sorozatgyártás"),
    ("Industrial fair", "Industriemesse", "Ipari vásár"),
    ("Mill", "Mühle", "Malom"),
    ("Blast furnace", "Hochofen", "Nagyolvasztó"),
    ("Turbine hall", "Turbinenhalle", "Turbinacsarnok"),
    ("Dairy", "Molkerei", "Tejüzem"),
    ("Rolling mill", "Walzwerk", "Hengermű"),
    ("Wind farm", "Windpark", "Szélerőmű"),
    ("Company town", "Werkssiedlung", "Gyártelep"),
    ("Incubators", "Inkubatoren", "Inkubátorok"),
    ("Cradle to crane", "Wiege und Kran", "Bölcső és daru"),
    ("Newcomers", "Neuankömmlinge", "Újonnan érkezők"),
    ("Building gang", "Baukolonne", "Építőbrigád"),
    ("Clone vats", "Klontanks", "Klóntartályok"),
    ("Trade envoy", "Handelsgesandte", "Kereskedelmi követ"),
    ("Steel and spark", "Stahl und Funken", "Acél és szikra"),
    ("Harvest and hammer", "Ernte und Hammer", "Aratás és kalapács"),
    ("Relief goods", "Hilfsgüter", "Segélyszállítmány"),
    ("State reserve", "Staatsreserve", "Állami tartalék"),
]

KINDS: dict[str, tuple[str, str, str]] = {
    "action": ("Action", "Aktion", "Akció"),
    "bonus card": ("Bonus card", "Bonuskarte", "Bónuszkártya"),
    "solo card": ("Solo card", "Solokarte", "Szólókártya"),
    "year": ("Year", "Jahr", "Év"),
    "transition": ("Transition", "Wendepunkt", "Átmenet"),
    "progress": ("Step", "Schritt", "Lépés"),
    "new site": ("Site", "Produktionsfeld", "Helyszín"),
    "edge": ("Edge place", "Randplatz", "Peremhely"),
    "line label": ("Line label", "Linienmarkierung", "Vonalcímke"),
}
TRACKS: dict[str, tuple[str, str, str]] = {
    "action_track": ("Action track", "Aktionsleiste", "Akciósáv"),
    "surcharge": ("Surcharge", "Aufschlag", "Felár"),
    "points_chart": ("Points chart", "Punktetabelle", "Ponttáblázat"),
    "penalties": ("Penalties", "Strafen", "Büntetések"),
    "happiness": ("Happiness ranks", "Plätze der Zufriedenheit", "Boldogsági helyezések"),
    "line_ranks": ("Line ranks", "Plätze der Linien", "Vonalhelyezések"),
    "last_space": ("Last spaces", "Letzte Felder", "Utolsó mezők"),
    "race_goal": ("Goal of the race", "Ziel des Rennens", "A verseny célja"),
    "race_faces": ("Happiness in the race", "Zufriedenheit im Rennen", "Boldogság a versenyben"),
    "factories": ("Factories", "Fabriken", "Gyárak"),
    "research": ("Research", "Forschung", "Kutatás"),
    "open_rows": ("Rows", "Auslagen", "Sorok"),
    "settling_cost": ("Settling", "Besiedeln", "Benépesítés"),
    "prefabricating": ("Prefabricating", "Fabriken vorbereiten", "Előgyártás"),
    "return_flight": ("Flying back", "Rückflug", "Visszaút"),
    "flexible_power": ("Flexible power", "Flexible Macht", "Rugalmas erő"),
    "hand": ("Hand of action cards", "Aktionskarten auf der Hand", "Akciókártyák kézben"),
    "open_objectives": ("Objectives on offer", "Ausliegende Aufträge", "Kitett nyilvános célok"),
    "solo_game": ("The rival of the solo game", "Der Gegner im Solospiel", "A szólójáték ellenfele"),
}
WORDED: dict[str, tuple[str, str, str]] = {  # what the table, sources of points and ends are called
    "world_0": ("the Old World", "die Alte Welt", "az Óvilág"),
    "world_1": ("the New World", "die Neue Welt", "az Újvilág"),
    "on_0": ("on the Old World", "auf der Alten Welt", "az Óvilágon"),
    "on_1": ("on the New World", "auf der Neuen Welt", "az Újvilágon"),
    "of_0": ("of the Old World", "der Alten Welt", "óvilági"),
    "of_1": ("of the New World", "der Neuen Welt", "újvilági"),
    "quoted": ("“{text}”", "„{text}“", "„{text}”"),
    "ship": ("the spaceship “{name}”", "das Raumschiff „{name}“", "„{name}” űrhajó"),
    "stadium": ("the stadium “{name}”", "das Stadion „{name}“", "„{name}” stadion"),
    "infrastructure": (
        "the infrastructure “{name}”",
        "die Infrastruktur „{name}“",
        "„{name}” infrastruktúra",
    ),
    "nothing": ("nothing", "nichts", "semmi"),
    "symbol_1": ("sun", "Sonne", "nap"),
    "symbol_2": ("dome", "Kuppel", "kupola"),
    "symbol_3": ("sun and dome", "Sonne und Kuppel", "nap és kupola"),
    "space_1": ("research", "Forschung", "kutatás"),
    "space_2": ("infrastructure move", "Infrastruktur", "infrastruktúra-lépés"),
    "space_3": ("settling", "Besiedeln", "benépesítés"),
    "rival": ("rival", "Gegner", "ellenfél"),
    "neutral": ("neutral", "neutral", "semleges"),
    "solo_0": ("takes a ship", "nimmt ein Raumschiff", "űrhajót vesz el"),
    "solo_1": ("takes a stadium", "nimmt ein Stadion", "stadiont vesz el"),
    "solo_2": ("takes an infrastructure", "nimmt eine Infrastruktur", "infrastruktúrát vesz el"),
    "solo_3": ("settles", "besiedelt", "benépesít"),
    "table_year": (
        "Year {year} · {phase} · order: {order}",
        "Jahr {year} · {phase} · Reihenfolge: {order}",
        "{year}. év · {phase} · sorrend: {order}",
    ),
    "phases": (
        "setup|income|actions|transport|turn order|progress|bonus|end of the year",
        "Vorbereitung|Einkommen|Aktionen|Transport|Zugreihenfolge|Fortschritt|Bonus|Jahresende",
        "előkészület|jövedelem|akciók|szállítás|sorrend|haladás|bónusz|év vége",
    ),
    "table_bonus": ("Bonus", "Bonus", "Bónusz"),
    "table_rows": (
        "ships|stadiums|infrastructures",
        "Raumschiffe|Stadien|Infrastrukturen",
        "űrhajók|stadionok|infrastruktúrák",
    ),
    "table_old": ("Old World", "Alte Welt", "Óvilág"),
    "table_new": ("New World", "Neue Welt", "Újvilág"),
    "table_production": ("production", "Produktion", "termelés"),
    "table_sites": ("sites in place", "Stätten am Ort", "meglévő helyszínek"),
    "table_fleet": ("ships (old | new)", "Raumschiffe (alt | neu)", "űrhajók (ó | új)"),
    "table_stadiums": ("stadiums (old | new)", "Stadien (alt | neu)", "stadionok (ó | új)"),
    "table_infra": (
        "infrastructure (hand | played)",
        "Infrastruktur (Hand | gespielt)",
        "infrastruktúra (kéz | kijátszva)",
    ),
    "table_technologies": ("technologies", "Technologien", "technológiák"),
    "table_progress": ("progress", "Fortschritt", "haladás"),
    "table_waiting": ("waiting", "wartend", "várakozik"),
    "table_faces": ("faces", "Zufriedenheit", "boldog arc"),
    "table_penalties": ("penalties", "Strafen", "büntetés"),
    "table_power": ("power", "Macht", "erő"),
    "table_goals": ("your goals", "deine Ziele", "céljaid"),
    "table_cards": ("your cards", "deine Karten", "kártyáid"),
    "table_map": ("New World map", "Karte der Neuen Welt", "Az Újvilág térképe"),
    "table_passed": ("passed", "gepasst", "passzolt"),
    "table_objectives": ("Objectives", "Aufträge", "Nyilvános célok"),
    "table_lines": ("Lines", "Linien", "Vonalak"),
    "source_lowest production": ("Lowest production", "Niedrigste Produktion", "Legalacsonyabb termelés"),
    "source_penalty tokens": ("Penalty tokens", "Strafplättchen", "Büntetőjelzők"),
    "source_sites left behind": ("Sites left behind", "Nicht evakuierte Stätten", "Hátrahagyott helyszínek"),
    "source_stadiums missing": ("Missing stadiums", "Fehlende Stadien", "Hiányzó stadionok"),
    "source_happy faces": ("Happy faces", "Zufriedenheit", "Boldog arcok"),
    "source_goals": ("Goals", "Ziele", "Célok"),
    "source_penalties": ("Penalties", "Strafen", "Büntetések"),
    "source_lines": ("Lines", "Linien", "Vonalak"),
    "source_objectives": ("Objectives", "Aufträge", "Nyilvános célok"),
    "end_race-actions": (
        "Somebody reached 8/8/8 with three stadiums in the action phase",
        "Jemand hat in der Aktionsphase 8/8/8 und drei Stadien erreicht",
        "Valaki az akciófázisban elérte a 8/8/8 termelést három stadionnal",
    ),
    "end_race-transport": (
        "Somebody reached 8/8/8 with three stadiums in the transport phase",
        "Jemand hat in der Transportphase 8/8/8 und drei Stadien erreicht",
        "Valaki a szállítás fázisában elérte a 8/8/8 termelést három stadionnal",
    ),
    "end_race-progress": (
        "Somebody reached 8/8/8 with three stadiums in the progress phase",
        "Jemand hat in der Fortschrittsphase 8/8/8 und drei Stadien erreicht",
        "Valaki a haladás fázisában elérte a 8/8/8 termelést három stadionnal",
    ),
    "end_race-bonus": (
        "Somebody reached 8/8/8 with three stadiums in the bonus phase",
        "Jemand hat in der Bonusphase 8/8/8 und drei Stadien erreicht",
        "Valaki a bónuszfázisban elérte a 8/8/8 termelést három stadionnal",
    ),
    "end_fourth-year": (
        "The Old World became uninhabitable after year 4",
        "Nach Jahr 4 ist die Alte Welt unbewohnbar",
        "A 4. év után az Óvilág lakhatatlanná vált",
    ),
    "end_points": (
        "Four years are over: points are counted",
        "Vier Jahre sind um: Die Punkte werden gezählt",
        "Letelt a négy év: következik a pontozás",
    ),
    "end_solo": (
        "Four years are over: your points are counted",
        "Vier Jahre sind um: Deine Punkte werden gezählt",
        "Letelt a négy év: következnek a pontjaid",
    ),
    "track_action_track": (
        "energy of the actions of a year: {energy}; the last value again for each further one",
        "Energie der Aktionen eines Jahres: {energy}; der letzte Wert gilt für jede weitere",
        "egy év akcióinak energiája: {energy}; minden további az utolsó érték",
    ),
    "track_surcharge": (
        "from card {cards} under one group on: {energy} energy more",
        "ab der {cards}. Karte unter einem Bereich: {energy} Energie mehr",
        "egy csoport {cards}. kártyájától: {energy} energiával több",
    ),
    "track_points_chart": (
        "points for a lowest production from 0 on: {points}; {beyond} more for each step beyond",
        "Punkte für die niedrigste Produktion ab 0: {points}; {beyond} mehr je weiterem Schritt",
        "pontok a legalacsonyabb termelésért 0-tól: {points}; minden további lépésért {beyond}",
    ),
    "track_penalties": (
        "points lost: {site} per site left behind, {population} more per population, {stadium} per missing "
        "stadium, {token} per token",
        "Minuspunkte: {site} je verbliebener Stätte, {population} zusätzlich je Bevölkerung, {stadium} je "
        "fehlendem Stadion, {token} je Strafplättchen",
        "pontveszteség: helyszínenként {site}, népességenként további {population}, hiányzó stadiononként "
        "{stadium}, büntetőjelzőnként {token}",
    ),
    "track_happiness": (
        "points for most happy faces: {ranks}; two seats: {two_seats}",
        "Punkte für die höchste Zufriedenheit: {ranks}; zu zweit: {two_seats}",
        "pontok a legtöbb boldog arcért: {ranks}; két játékosnál: {two_seats}",
    ),
    "track_line_ranks": (
        "points for most sites on a line: {ranks}; two seats: {two_seats}",
        "Punkte für die meisten Felder einer Linie: {ranks}; zu zweit: {two_seats}",
        "pontok egy vonal legtöbb helyszínéért: {ranks}; két játékosnál: {two_seats}",
    ),
    "track_race_goal": (
        "all three productions at {production} and {stadiums} stadiums on the New World",
        "alle drei Produktionen bei {production} und {stadiums} Stadien auf der Neuen Welt",
        "mindhárom termelés legalább {production}, és {stadiums} stadion az Újvilágon",
    ),
    "track_race_faces": (
        "steps of the lowest marker for most happy faces: {ranks}; two seats: {two_seats}",
        "Schritte des niedrigsten Markers für die höchste Zufriedenheit: {ranks}; zu zweit: {two_seats}",
        "a legalacsonyabb jelző lépései a legtöbb boldog arcért: {ranks}; két játékosnál: {two_seats}",
    ),
    "track_factories": (
        "factories of each type in a nation’s reserve: {each}",
        "Fabriken jedes Typs im Vorrat einer Nation: {each}",
        "gyárak típusonként egy nemzet készletében: {each}",
    ),
    "track_research": (
        "steps to develop a technology of level 1, 2, 3: {steps}",
        "Schritte für eine Technologie der Stufe 1, 2, 3: {steps}",
        "egy 1., 2., 3. szintű technológia lépései: {steps}",
    ),
    "track_open_rows": (
        "open items in each row: {items}; a wider choice reveals more: {further}",
        "offen in jeder Auslage: {items}; eine größere Auswahl deckt weitere auf: {further}",
        "nyitva minden sorban: {items}; bővebb választéknál ennyi további: {further}",
    ),
    "track_settling_cost": (
        "New World steel for each population settled: {steel}",
        "Stahl der Neuen Welt je angesiedelter Bevölkerung: {steel}",
        "újvilági acél minden letelepített népességért: {steel}",
    ),
    "track_prefabricating": (
        "resources of its type for a factory: {resources}",
        "Ressourcen ihres Typs für eine Fabrik: {resources}",
        "a gyár típusának megfelelő erőforrás egy gyárért: {resources}",
    ),
    "track_return_flight": (
        "New World energy for each ship that flies back: {energy}",
        "Energie der Neuen Welt je Raumschiff, das zurückfliegt: {energy}",
        "újvilági energia minden visszarepülő űrhajóért: {energy}",
    ),
    "track_flexible_power": (
        "power points more or less with the technology of that kind: up to {power}",
        "Machtpunkte mehr oder weniger mit der entsprechenden Technologie: bis zu {power}",
        "erőpontok többlete vagy hiánya az ilyen technológiával: legfeljebb {power}",
    ),
    "track_hand": (
        "action cards a year begins with: {dealt}; of these are kept: {kept}",
        "Aktionskarten zu Beginn eines Jahres: {dealt}; davon werden behalten: {kept}",
        "akciókártyák egy év elején: {dealt}; ebből megtartható: {kept}",
    ),
    "track_open_objectives": (
        "public objectives drawn for a game: {cards}",
        "Aufträge, die für eine Partie gezogen werden: {cards}",
        "egy játékhoz húzott nyilvános célok: {cards}",
    ),
    "track_solo_game": (
        "X counts as {x} when settling; stadiums with {late_faces} happy faces or more join the deck after "
        "year {late_year}, the late card in year {late_card}; the neutral markers trail the rival by "
        "{neutral_halves} halves of a happy face",
        "X zählt beim Besiedeln als {x}; Stadien ab {late_faces} Zufriedenheit kommen nach Jahr {late_year} "
        "in den Stapel, die späte Karte in Jahr {late_card}; die neutralen Marker liegen {neutral_halves} "
        "halbe Zufriedenheit hinter dem Gegner",
        "benépesítéskor az X értéke {x}; a legalább {late_faces} boldog arcos stadionok ezután az év után "
        "kerülnek a pakliba: {late_year}, a késői kártya ebben az évben: {late_card}; a semleges jelzők "
        "{neutral_halves} fél arccal vannak az ellenfél mögött",
    ),
    "shared_picture": (
        "; same illustration (!) as {names}",
        "; gleiche Illustration (!) wie {names}",
        "; ugyanaz a kép (!), mint: {names}",
    ),
    "track_last_space": (
        "markers on each of the last spaces: {markers}",
        "Marker auf jedem der letzten Felder: {markers}",
        "jelzők az utolsó mezők mindegyikén: {markers}",
    ),
}

_SAY: Final = Phrases(
    {**{key: words[0] for key, words in WORDED.items()}, **en.SENTENCES},
    {**{key: words[1] for key, words in WORDED.items()}, **de.SENTENCES},
    {**{key: words[2] for key, words in WORDED.items()}, **hu.SENTENCES},
)
_VOWELS: Final = (1, 5)  # Hungarian numbers up to 49 that take "az" instead of "a"


class Goal:
    """What a goal counts, for its words: `top` are the points of a technology of the top row."""

    def __init__(self, item: Item) -> None:
        self.counter = counter_of(item)
        self.top = item.numbers("rates")[1]


class Objective:
    """What an objective asks for, for its words."""

    def __init__(self, item: Item) -> None:
        self.counter = counter_of(item)
        self.n = item.number("least")


class Need:
    """What an infrastructure asks for in one biome, for its words."""

    def __init__(self, biome: int, content: int, n: int) -> None:
        self.biome = biome
        self.content = content
        self.n = n


def any_order(voice: Voice, effect: e.AnyOrder) -> str:
    """Parts in any order: a sentence each."""
    return ". ".join(capital(voice.say(VERBS, part)) for part in effect.choices)


def settling(voice: Voice, effect: e.Settle) -> str:
    return voice.say("settling", 1 if effect.how & SEA_ONLY else 0)


def taking(voice: Voice, effect: e.Take) -> str:
    return voice.say("taking", 1 if effect.terms & LAUNCH else 0)


def obtain(voice: Voice, terms: int) -> str:
    return voice.say("obtained", 1 if terms & FREE else 0)


def less(voice: Voice, terms: int) -> str:
    return voice.say("cheaper", terms // CHEAPER & 3)


tell: Final = Telling(
    NOUNS,
    en.FORMS,
    de.FORMS,
    hu.FORMS,
    {
        "verbs": {"AnyOrder": any_order, "Settle": settling, "Take": taking},
        "obtain": obtain,
        "less": less,
        "cards": {
            "Goal": "{counter:counted}",
            "Objective": "{counter:conditions}",
            "Need": "{content:needs}",
        },
    },
)


def say(lang: str, key: str, **values: Any) -> str:
    """A template filled in; a number `n` brings its Hungarian article along."""
    if "n" in values:
        values["the_n"] = f"{'az' if values['n'] in _VOWELS else 'a'} {values['n']}"
    return _SAY(lang, key, **values)


def says(key: str) -> bool:
    """Whether there is a sentence of that key."""
    return key in _SAY


def pick(names: tuple[str, str, str], lang: str) -> str:
    return names[LANGS.index(lang)]


def quoted(text: str, lang: str) -> str:
    return say(lang, "quoted", text=text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, lang: str) -> str:
    return NOUNS[RESOURCES[kind]].one(lang)


def noun(word: str, lang: str) -> str:
    return NOUNS[word].one(lang)


def works(kind: int, lang: str) -> str:
    """A type of factory."""
    words = tell(lang, kind, "factories")
    return words.partition(" ")[2] if lang == "en" else words


def factory(kind: int, lang: str) -> str:
    """One factory of a type."""
    words = tell(lang, kind, "factories")
    return words if lang == "en" else f"1 {words}"


def item_name(row: int, number: int, lang: str) -> str:
    """The name of a ship, stadium or infrastructure."""
    prefix = ("ship", "stadium", "infra")[row]
    return pick(NAMES[f"{prefix}.{number + 1}"], lang)


def item(row: int, number: int, lang: str) -> str:
    """A ship, stadium or infrastructure, and its name."""
    return say(lang, ROWS[row], name=item_name(row, number, lang))


def site(number: int, lang: str) -> str:
    """A site of the New World: its place and biome."""
    return f"{land.NAMES[number].upper()} ({noun(BIOMES[land.BIOME[number]], lang)})"


def old_site(number: int, lang: str) -> str:
    return pick(NAMES[f"old.{codes(old_world.SITES)[number]}"], lang)


def card(number: int, lang: str) -> str:
    return pick(CARDS[number], lang)


def technology(tile: int, lang: str) -> str:
    """A technology's name: tiles with the same effect share it."""
    return pick(TECHNOLOGIES[_kind(TECHNOLOGY_EFFECT[tile])], lang)


def _kind(tree: Any) -> str:
    """What a technology is about, as its name is keyed."""
    match tree:
        case All(steps=[e.GainFactory(), e.Boost(kind=kind)]):
            return f"Boost {kind}"
        case All(steps=steps):
            return _kind(steps[-1])
        case e.Enable(ability=ability):
            return ABILITIES[ability.bit_length() - 1]
        case e.Take(row=row):
            return f"Take {ROWS[row]}"
    return type(tree).__name__
