"""The names of all content in English, German and Hungarian (ours), and how sentences name things."""

from collections.abc import Mapping
from typing import Any, Final

from planetb.games.evacuation import effects as e
from planetb.games.evacuation.content import old_world
from planetb.games.evacuation.content.decks import TECHNOLOGY_EFFECT
from planetb.games.evacuation.content.tables import (
    FACTORY_COST,
    FURTHER_ITEMS,
    GOAL_PRODUCTION,
    GOAL_STADIUMS,
    HAND_LIMIT,
    LATE_CARD_YEAR,
    RETURN_ENERGY,
    STEEL_A_PERSON,
    codes,
)
from planetb.games.evacuation.effects.counters import counter_of
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import (
    ABILITIES,
    AT_NEW,
    AT_OLD,
    BIOMES,
    CHEAPER,
    EITHER,
    FREE,
    LAUNCH,
    NEW,
    OLD,
    RESOURCES,
    ROWS,
    SEA_ONLY,
)
from planetb.games.evacuation.text import de, en, hu
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.content import Item
from planetb.kernel.effect import All
from planetb.text.articles import az
from planetb.text.grammar import LANGS, Phrase, all_of, capital, gathered, join_and
from planetb.text.phrases import Phrases
from planetb.text.telling import VERBS, Entry, Forms, Table, Telling, Voice

NAMES: Final[dict[str, tuple[str, str, str]]] = {
    "old.f1": ("Shore farms", "Küstenhöfe", "Parti farmok"),
    "old.f2": ("Grain plains", "Kornebene", "Gabonasíkság"),
    "old.f3": ("Cannery", "Konservenfabrik", "Konzervgyár"),
    "old.s1": ("Ore valley", "Erztal", "Érces völgy"),
    "old.s2": ("Harbour yards", "Hafenwerft", "Kikötői műhelyek"),
    "old.s3": ("Steelworks", "Stahlwerk", "Acélmű"),
    "old.e1": ("Wind ridge", "Windrücken", "Szeles gerinc"),
    "old.e2": ("Solar coast", "Sonnenküste", "Napos part"),
    "old.e3": ("Dam", "Staudamm", "Duzzasztó"),
    "old.p1": (
        "Northern productivity token",
        "Nördliche Produktionsstätte im Meer",
        "Északi termelékenységi jelző",
    ),
    "old.p2": (
        "Southern productivity token",
        "Südliche Produktionsstätte im Meer",
        "Déli termelékenységi jelző",
    ),
    "ship.1": ("Tern", "Seeschwalbe", "Csér"),
    "ship.2": ("Mule", "Maultier", "Öszvér"),
    "ship.3": ("Plough", "Pflug", "Eke"),
    "ship.4": ("Ibex", "Steinbock", "Kőszáli kecske"),
    "ship.5": ("Tinker", "Kesselflicker", "Üstfoltozó"),
    "ship.6": ("Anvil", "Amboss", "Üllő"),
    "ship.7": ("Pelican", "Pelikan", "Pelikán"),
    "ship.8": ("Herd", "Herde", "Csorda"),
    "ship.9": ("Avalanche", "Lawine", "Lavina"),
    "ship.10": ("Trawler", "Trawler", "Halászhajó"),
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
    "stadium.1": ("First home ground", "Erster Heimplatz", "Első hazai pálya"),
    "stadium.2": ("Second home ground", "Zweiter Heimplatz", "Második hazai pálya"),
    "stadium.3": ("Third home ground", "Dritter Heimplatz", "Harmadik hazai pálya"),
    "stadium.4": ("Fourth home ground", "Vierter Heimplatz", "Negyedik hazai pálya"),
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
    "stadium.19": ("National arena", "Nationalarena", "Nemzeti aréna"),
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
    "infra.13": ("Dune mine", "Dünenmine", "Dűnebánya"),
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
    "goal.energy": ("Power grid", "Stromnetz", "Áramhálózat"),
    "goal.food_factories": ("Food industry", "Lebensmittelindustrie", "Élelmiszeripar"),
    "goal.steel_factories": ("Smelters", "Hüttenwerke", "Kohók"),
    "goal.energy_factories": ("Power stations", "Kraftwerke", "Erőművek"),
    "objective.infrastructures": ("Builders' prize", "Baupreis", "Építők díja"),
    "objective.production": ("Record output", "Rekordausstoß", "Rekordtermelés"),
    "objective.population": ("Census", "Volkszählung", "Népszámlálás"),
    "objective.factories": ("Industrial park", "Industriepark", "Ipari park"),
    "objective.technologies": ("Academy", "Akademie", "Akadémia"),
}

TECHNOLOGIES: Final[dict[str, tuple[str, str, str]]] = {
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
PROTOTYPE: Final = ("Prototype {}", "Prototyp {}", "{}. prototípus")  # an effect that only a pack gives

CARDS: Final[list[tuple[str, str, str]]] = [
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
    ("Extra slot", "Zusatzstart", "Pótlólagos indulás"),
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
    ("Smart city", "Intelligente Stadt", "Okosváros"),
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

KINDS: Final[dict[str, tuple[str, str, str]]] = {
    "action": ("Action", "Aktion", "Akció"),
    "bonus card": ("Bonus card", "Bonuskarte", "Bónuszkártya"),
    "solo card": ("Solo card", "Solokarte", "Szólókártya"),
    "year": ("Year", "Jahr", "Év"),
    "transition": ("Transition", "Wendepunkt", "Átmenet"),
    "progress": ("Step", "Fortschrittsfeld", "Lépés"),
    "new site": ("Site", "Produktionsfeld", "Helyszín"),
    "edge": ("Edge place", "Randplatz", "Peremhely"),
    "line label": ("Line label", "Linienmarkierung", "Vonalcímke"),
}
TRACKS: Final[dict[str, tuple[str, str, str]]] = {
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
    "first_flight": ("Cheaper first flight", "Günstigerer Erstflug", "Olcsóbb első út"),
    "return_flight": ("Flying back", "Rückflug", "Visszaút"),
    "flexible_power": ("Flexible power", "Flexible Macht", "Rugalmas erő"),
    "hand": ("Hand of action cards", "Aktionskarten auf der Hand", "Akciókártyák kézben"),
    "open_objectives": ("Objectives on offer", "Ausliegende Aufträge", "Kitett nyilvános célok"),
    "solo_game": ("The rival of the solo game", "Der Gegner im Solospiel", "A szólójáték ellenfele"),
}
WORDED: Final[dict[str, tuple[str, str, str]]] = {  # what the table, sources of points and ends are called
    "world_0": ("the Old World", "die Alte Welt", "az Óvilág"),
    "world_1": ("the New World", "die Neue Welt", "az Újvilág"),
    "on_0": ("on the Old World", "auf der Alten Welt", "az Óvilágon"),
    "on_1": ("on the New World", "auf der Neuen Welt", "az Újvilágon"),
    "of_0": ("of the Old World", "der Alten Welt", "óvilági"),
    "of_1": ("of the New World", "der Neuen Welt", "újvilági"),
    "quoted": ("“{text}”", "„{text}“", "„{text}”"),
    "ship": ("the spaceship “{name}”", "das Raumschiff „{name}“", "{the} „{name}” űrhajó"),
    "stadium": ("the stadium “{name}”", "das Stadion „{name}“", "{the} „{name}” stadion"),
    "infrastructure": (
        "the infrastructure “{name}”",
        "die Infrastruktur „{name}“",
        "{the} „{name}” infrastruktúra",
    ),
    "ship_object": ("the spaceship “{name}”", "das Raumschiff „{name}“", "{the} „{name}” űrhajót"),
    "stadium_object": ("the stadium “{name}”", "das Stadion „{name}“", "{the} „{name}” stadiont"),
    "infrastructure_object": (
        "the infrastructure “{name}”",
        "die Infrastruktur „{name}“",
        "{the} „{name}” infrastruktúrát",
    ),
    "on_lane_1": ("main lane{holds? ({holds})}", "Hauptspur{holds? ({holds})}", "fősáv{holds? ({holds})}"),
    "on_lane_2": (
        "lane for 3+ players{holds? ({holds})}",
        "Spur ab 3 Personen{holds? ({holds})}",
        "3+ fős sáv{holds? ({holds})}",
    ),
    "row_0": ("the row of spaceships", "die Auslage der Raumschiffe", "az űrhajók sorát"),
    "row_1": ("the row of stadiums", "die Auslage der Stadien", "a stadionok sorát"),
    "row_2": ("the row of infrastructures", "die Auslage der Infrastrukturen", "az infrastruktúrák sorát"),
    "site": ("site {name}", "das Produktionsfeld {name}", "{the} {name} helyszín"),
    "site_object": ("site {name}", "das Produktionsfeld {name}", "{the} {name} helyszínt"),
    "nothing": ("nothing", "nichts", "semmi"),
    "no_cost": ("none", "keine", "nincs"),
    "crossed_1_1": (
        "1 productivity token stops producing",
        "1 Produktionsstätte im Meer produziert nicht mehr",
        "1 termelékenységi jelző többé nem termel",
    ),
    "crossed_1_2": (
        "the other productivity token stops producing too",
        "Auch die andere Produktionsstätte im Meer produziert nicht mehr",
        "a másik termelékenységi jelző sem termel többé",
    ),
    "crossed_2_1": (
        "desert sites may be settled, and both worlds may pay the energy of actions",
        "Produktionsfelder in der Wüste sind freigeschaltet, und beide Welten dürfen die Energie für "
        "Aktionen zahlen",
        "a sivatagi helyszínek benépesíthetők, és az akciók energiáját mindkét világ fizetheti",
    ),
    "crossed_2_2": (
        "1 productivity token moves to the New World, each production rises by 1, and only the New World "
        "pays the energy of actions",
        "1 Produktionsstätte im Meer kommt auf die Neue Welt, jede Produktion steigt um 1, und nur noch die "
        "Neue Welt zahlt die Energie für Aktionen",
        "1 termelékenységi jelző az Újvilágra kerül, minden termelés 1-gyel nő, és az akciók energiáját már "
        "csak az Újvilág fizeti",
    ),
    "crossed_3_1": (
        "forest sites may be settled",
        "Produktionsfelder im Wald sind freigeschaltet",
        "az erdei helyszínek benépesíthetők",
    ),
    "crossed_3_2": (
        "the other productivity token moves to the New World, and each production rises by 1",
        "Die andere Produktionsstätte im Meer kommt auf die Neue Welt, und jede Produktion steigt um 1",
        "a másik termelékenységi jelző is az Újvilágra kerül, és minden termelés 1-gyel nő",
    ),
    "crossed_4_1": (
        "sea sites may be settled",
        "Produktionsfelder im Ozean sind freigeschaltet",
        "a tengeri helyszínek benépesíthetők",
    ),
    "crossed_4_2": ("nothing further", "nichts weiter", "nincs további hatása"),
    "symbol_1": ("sun", "Sonne", "nap"),
    "symbol_2": ("dome", "Kuppel", "kupola"),
    "symbol_3": ("sun and dome", "Sonne und Kuppel", "nap és kupola"),
    "space_1": ("research", "Technologie erforschen", "kutatás"),
    "space_2": ("infrastructure move", "Infrastruktur entwickeln", "infrastruktúra-lépés"),
    "space_3": ("settling", "Produktionsfeld besiedeln", "benépesítés"),
    "rival": ("rival", "Gegner", "ellenfél"),
    "neutral": ("neutral", "neutral", "semleges"),
    "solo_0": ("takes a spaceship", "nimmt ein Raumschiff", "űrhajót vesz el"),
    "solo_1": ("takes a stadium", "nimmt ein Stadion", "stadiont vesz el"),
    "solo_2": ("takes an infrastructure", "nimmt eine Infrastruktur", "infrastruktúrát vesz el"),
    "solo_3": ("settles a site", "besiedelt ein Produktionsfeld", "benépesít egy helyszínt"),
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
        "Somebody reached production {goal_production}/{goal_production}/{goal_production} with "
        "{goal_stadiums} {goal_stadiums|stadium|stadiums} in the action phase",
        "Jemand hat in der Aktionsphase die Produktion "
        "{goal_production}/{goal_production}/{goal_production} und "
        "{goal_stadiums} {goal_stadiums|Stadion|Stadien} erreicht",
        "Valaki az akciófázisban elérte a kitűzött termelést "
        "({goal_production}/{goal_production}/{goal_production}) {goal_stadiums} stadionnal",
    ),
    "end_race-transport": (
        "Somebody reached production {goal_production}/{goal_production}/{goal_production} with "
        "{goal_stadiums} {goal_stadiums|stadium|stadiums} in the transport phase",
        "Jemand hat in der Transportphase die Produktion "
        "{goal_production}/{goal_production}/{goal_production} und "
        "{goal_stadiums} {goal_stadiums|Stadion|Stadien} erreicht",
        "Valaki a szállítás fázisában elérte a kitűzött termelést "
        "({goal_production}/{goal_production}/{goal_production}) {goal_stadiums} stadionnal",
    ),
    "end_race-progress": (
        "Somebody reached production {goal_production}/{goal_production}/{goal_production} with "
        "{goal_stadiums} {goal_stadiums|stadium|stadiums} in the progress phase",
        "Jemand hat in der Fortschrittsphase die Produktion "
        "{goal_production}/{goal_production}/{goal_production} und "
        "{goal_stadiums} {goal_stadiums|Stadion|Stadien} erreicht",
        "Valaki a haladás fázisában elérte a kitűzött termelést "
        "({goal_production}/{goal_production}/{goal_production}) {goal_stadiums} stadionnal",
    ),
    "end_race-bonus": (
        "Somebody reached production {goal_production}/{goal_production}/{goal_production} with "
        "{goal_stadiums} {goal_stadiums|stadium|stadiums} in the bonus phase",
        "Jemand hat in der Bonusphase die Produktion "
        "{goal_production}/{goal_production}/{goal_production} und "
        "{goal_stadiums} {goal_stadiums|Stadion|Stadien} erreicht",
        "Valaki a bónuszfázisban elérte a kitűzött termelést "
        "({goal_production}/{goal_production}/{goal_production}) {goal_stadiums} stadionnal",
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
        "energy for the actions of a year, one after the other: {energy}; each further action costs as much "
        "as the last",
        "Energie für die Aktionen eines Jahres, eine nach der anderen: {energy}; jede weitere Aktion kostet "
        "so viel wie die letzte",
        "egy év akcióinak energiája sorban: {energy}; minden további akció annyiba kerül, mint az utolsó",
    ),
    "track_surcharge": (
        "from card no. {cards} under the same group on, an action costs {energy} energy more",
        "ab der {cards}. Karte unter demselben Bereich kostet eine Aktion {energy} Energie mehr",
        "ugyanazon csoport alatt {cards:az}. kártyától kezdve egy akció {energy} energiával többe kerül",
    ),
    "track_points_chart": (
        "points for your lowest production, beginning with 0: {points}; {beyond} {beyond|point|points} more "
        "for each step beyond",
        "Punkte für deine niedrigste Produktion, beginnend mit 0: {points}; {beyond} {beyond|Punkt|Punkte} "
        "mehr je weiterem Schritt",
        "pontok a legalacsonyabb termelésedért, 0-tól kezdve: {points}; minden további lépésért {beyond} "
        "ponttal több",
    ),
    "track_penalties": (
        "points lost: {site} for each site left behind, {population} more for each population on it, "
        "{stadium} for each missing stadium and {token} for each penalty token",
        "Minuspunkte: {site} je zurückgelassener Produktionsstätte, {population} zusätzlich je Bevölkerung "
        "darauf, {stadium} je fehlendem Stadion und {token} je Strafplättchen",
        "pontveszteség: hátrahagyott helyszínenként {site}, a rajta lévő népességenként további "
        "{population}, hiányzó stadiononként {stadium} és büntetőjelzőnként {token}",
    ),
    "track_happiness": (
        "points for the most, second most and third most happy faces: {ranks}; with two players: {two_seats}",
        "Punkte für die höchste, zweit- und dritthöchste Zufriedenheit: {ranks}; zu zweit: {two_seats}",
        "pontok a legtöbb, a második és a harmadik legtöbb boldog arcért: {ranks}; két játékossal: "
        "{two_seats}",
    ),
    "track_line_ranks": (
        "points for the most, second most and third most sites on a line: {ranks}; with two players: "
        "{two_seats}",
        "Punkte für die meisten, zweit- und drittmeisten Produktionsfelder auf einer Linie: {ranks}; zu "
        "zweit: {two_seats}",
        "pontok a legtöbb, a második és a harmadik legtöbb helyszínért egy vonalon: {ranks}; két játékossal: "
        "{two_seats}",
    ),
    "track_race_goal": (
        "all three productions at {production} or more, and {stadiums} {stadiums|stadium|stadiums} on "
        "the New World",
        "alle drei Produktionen bei mindestens {production} und {stadiums} {stadiums|Stadion|Stadien} "
        "auf der Neuen Welt",
        "mindhárom termelés legalább {production}, és {stadiums} stadion az Újvilágon",
    ),
    "track_race_faces": (
        "steps that the lowest production marker rises for the most and second most happy faces: {ranks}; "
        "with two players: {two_seats}",
        "Felder, um die der niedrigste Produktionsmarker für die höchste und zweithöchste Zufriedenheit "
        "steigt: {ranks}; zu zweit: {two_seats}",
        "ennyi mezőt lép a legalacsonyabb termelésjelző a legtöbb és a második legtöbb boldog arcért: "
        "{ranks}; két játékossal: {two_seats}",
    ),
    "track_factories": (
        "each player has {each} {each|factory|factories} of each type in the reserve; a settled one produces "
        "{yields} of its resource, with the technology for it {more} more",
        "jede Person hat {each} {each|Fabrik|Fabriken} jeder Art im Vorrat; eine angesiedelte produziert "
        "{yields} {yields|Ressource|Ressourcen} ihrer Art, mit der passenden Technologie {more} mehr",
        "minden játékos készletében fajtánként {each} gyár van; egy letelepített gyár {yields} saját fajtájú "
        "erőforrást termel, a megfelelő technológiával {more} egységgel többet",
    ),
    "track_research": (
        "steps to develop a technology of level 1, 2 and 3: {steps}",
        "Schritte für eine Technologie der Stufe 1, 2 und 3: {steps}",
        "egy 1., 2. és 3. szintű technológia kifejlesztésének lépései: {steps}",
    ),
    "track_open_rows": (
        "each row shows {items} {items|item|items}; a wider choice turns up {further} more",
        "in jeder Auslage {items|liegt|liegen} {items} {items|Teil|Teile} offen; eine größere Auswahl deckt "
        "{further} {further|weiteres|weitere} auf",
        "minden sorban {items} lap van nyitva; a bővebb választék {further} továbbit fed fel",
    ),
    "track_settling_cost": (
        "each population settled costs {steel} New World steel",
        "jede angesiedelte Bevölkerung kostet {steel} Stahl der Neuen Welt",
        "minden letelepített népesség {steel} újvilági acélba kerül",
    ),
    "track_prefabricating": (
        "a factory costs {resources} {resources|resource|resources} of its type",
        "eine Fabrik kostet {resources} {resources|Ressource|Ressourcen} ihrer Art",
        "egy gyár {resources} saját fajtájú erőforrásba kerül",
    ),
    "track_first_flight": (
        "the first flight of some spaceships costs {energy} energy less",
        "der erste Flug mancher Raumschiffe kostet {energy} Energie weniger",
        "némely űrhajó első repülése {energy} energiával olcsóbb",
    ),
    "track_return_flight": (
        "each spaceship that flies back costs {energy} New World energy",
        "jedes Raumschiff, das zurückfliegt, kostet {energy} Energie der Neuen Welt",
        "minden visszarepülő űrhajó {energy} újvilági energiába kerül",
    ),
    "track_flexible_power": (
        "with the technology for it, you may use up to {power} power {power|point|points} more or fewer",
        "mit der passenden Technologie darfst du bis zu {power} {power|Machtpunkt|Machtpunkte} mehr oder "
        "weniger nutzen",
        "a megfelelő technológiával legfeljebb {power} erőponttal többet vagy kevesebbet használhatsz",
    ),
    "track_hand": (
        "{dealt} action {dealt|card|cards} at the beginning of a year; you keep {kept} {kept|card|cards}",
        "{dealt} {dealt|Aktionskarte|Aktionskarten} zu Beginn eines Jahres; du behältst {kept} "
        "{kept|Karte|Karten}",
        "{dealt} akciókártya az év elején; {kept} kártyát tartasz meg",
    ),
    "track_open_objectives": (
        "{cards} public {cards|objective is|objectives are} drawn for a game",
        "für eine Partie {cards|wird|werden} {cards} {cards|Auftrag|Aufträge} gezogen",
        "egy játékhoz {cards} nyilvános célt húztok",
    ),
    "track_solo_game": (
        "X counts as {x} when the rival settles; stadiums with {late_faces} happy {late_faces|face|faces} "
        "or more join the deck after year {late_year}, the late solo card in year {late_card}; "
        "the neutral markers trail the rival by {neutral} happy {single?face|faces}",
        "besiedelt der Gegner, zählt X als {x}; Stadien mit mindestens {late_faces} Zufriedenheit kommen "
        "nach Jahr {late_year} in den Stapel, die späte Solokarte in Jahr {late_card}; die neutralen Marker "
        "liegen {neutral} Zufriedenheit hinter dem Gegner",
        "amikor az ellenfél benépesít, az X értéke {x}; a legalább {late_faces} boldog arcú stadionok "
        "{late_year:az}. év után kerülnek a pakliba, a késői szólókártya {late_card:az}. évben; a semleges "
        "jelzők {neutral} boldog arccal vannak az ellenfél mögött",
    ),
    "shared_picture": (
        "; same illustration as {names}",
        "; gleiche Illustration wie {names}",
        "; közös kép: {names}",
    ),
    "track_last_space": (
        "each of the last spaces has room for {markers} {markers|marker|markers}",
        "auf jedem der letzten Felder {markers|hat|haben} {markers} Marker Platz",
        "az utolsó mezők mindegyikén {markers} jelző fér el",
    ),
}


def _figures() -> dict[str, int]:
    return {
        "further": FURTHER_ITEMS,
        "factory_cost": FACTORY_COST,
        "steel_a_person": STEEL_A_PERSON,
        "return_energy": RETURN_ENERGY,
        "goal_production": GOAL_PRODUCTION,
        "goal_stadiums": GOAL_STADIUMS,
        "hand_limit": HAND_LIMIT,
        "late_card_year": LATE_CARD_YEAR,
    }


_SAY: Final = Phrases(
    {**{key: words[0] for key, words in WORDED.items()}, **en.SENTENCES},
    {**{key: words[1] for key, words in WORDED.items()}, **de.SENTENCES},
    {**{key: words[2] for key, words in WORDED.items()}, **hu.SENTENCES},
    _figures,
)
LASTING: Final = (e.Enable, e.Boost)  # what holds from then on is a sentence of its own


class Goal:
    """What a goal counts, for its words."""

    def __init__(self, item: Item) -> None:
        self.counter = counter_of(item)


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


def in_order(voice: Voice, effect: All[Any]) -> Phrase:
    """What is done, one after the other; then what holds from then on."""
    acts = [voice.phrase(step) for step in effect.steps if not isinstance(step, LASTING)]
    rules = [voice.say(VERBS, step) for step in effect.steps if isinstance(step, LASTING)]
    if not rules:
        return all_of(acts, voice.lang)
    return Phrase(". ".join([*([all_of(acts, voice.lang).text] if acts else []), *map(capital, rules)]))


def any_order(voice: Voice, effect: e.AnyOrder) -> str:
    """Parts in any order: a sentence each."""
    return ". ".join(map(capital, _once(voice, [voice.phrase(part) for part in effect.choices])))


def _once(voice: Voice, parts: list[Phrase]) -> list[str]:
    """The parts, those alike made one; what is said twice is said once, and that it counts twice."""
    texts = [part.text for part in gathered(parts, voice.lang)]
    found = dict.fromkeys(texts)
    return [_twice(text, voice.lang) if texts.count(text) == 2 else text for text in found]


def _twice(text: str, lang: str) -> str:
    """A sentence that counts twice; after a colon German begins one with a capital."""
    return say(lang, "twice", text=capital(text) if lang == "de" else text)


def deeds_in_order(voice: Voice, effect: All[Any]) -> Phrase:
    return all_of([voice.phrase(step, DEEDS) for step in effect.steps], voice.lang)


def deeds_in_any_order(voice: Voice, effect: e.AnyOrder) -> str:
    return "; ".join(_once(voice, [voice.phrase(part, DEEDS) for part in effect.choices]))


def settling(voice: Voice, effect: e.Settle) -> str:
    return voice.say("settling", 1 if effect.how & SEA_ONLY else 0)


def settle_deed(voice: Voice, effect: e.Settle) -> str:
    return voice.say("settle_deeds", 1 if effect.how & SEA_ONLY else 0)


def waived(voice: Voice, how: int) -> str:
    """On which terms a site is settled, as a list."""
    table = voice.forms["settle_terms"]
    assert isinstance(table, Mapping)
    words = [voice.say("settle_terms", bit) for bit in table if how & bit]
    return f", {join_and(words, voice.lang)}" if words else ""


def taking(voice: Voice, effect: e.Take) -> str:
    return voice.say("taking", 1 if effect.terms & LAUNCH else 0)


def take_deed(voice: Voice, effect: e.Take) -> str:
    return voice.say("take_deeds", 1 if effect.terms & LAUNCH else 0)


def place(voice: Voice, terms: int) -> str:
    """The world an item comes to, where its price does not decide."""
    if terms & (AT_OLD | AT_NEW):
        return voice.say("worlds", OLD if terms & AT_OLD else NEW)
    return voice.say("worlds", EITHER) if terms & FREE else ""


def less(voice: Voice, terms: int) -> str:
    return voice.say("cheaper", 4 if terms & FREE else terms // CHEAPER & 3)


DEEDS: Final = "deeds"


def _with_deeds(forms: Forms, verbs: Table, deeds: Table) -> Forms:
    """The forms of a language; a verb without a deed is told by its words."""
    assert isinstance(verbs, Mapping) and isinstance(deeds, Mapping)
    combined: dict[str, Entry] = {"All": deeds_in_order, "AnyOrder": deeds_in_any_order}
    return {**forms, DEEDS: {**verbs, **deeds, **combined}}


tell: Final = Telling(
    NOUNS,
    _with_deeds(en.FORMS, en.VERBS, en.DEEDS),
    _with_deeds(de.FORMS, de.VERBS, de.DEEDS),
    _with_deeds(hu.FORMS, hu.VERBS, hu.DEEDS),
    {
        "verbs": {"All": in_order, "AnyOrder": any_order, "Settle": settling, "Take": taking},
        "settle_deed": settle_deed,
        "take_deed": take_deed,
        "waived": waived,
        "place": place,
        "less": less,
        "cards": {
            "Goal": "{counter:counted}",
            "Objective": "{counter:conditions}",
            "Need": "{content:needs}",
        },
    },
)


def say(lang: str, key: str, **values: Any) -> str:
    """A template filled in; a number `n` and a `name` bring their Hungarian articles along."""
    if "n" in values:
        values["the_n"] = az(str(values["n"]))
    if "name" in values:
        values["the"] = az(values["name"]).partition(" ")[0]
    return _SAY(lang, key, **values)


def halves(n: int) -> dict[str, object]:
    """Half happy faces as words: five are `2½`."""
    return {"neutral": f"{n // 2 or ''}½" if n % 2 else str(n // 2), "single": n in (1, 2)}


def says(key: str) -> bool:
    """Whether there is a sentence of that key."""
    return key in _SAY


def pick(names: tuple[str, str, str], lang: str) -> str:
    return names[LANGS.index(lang)]


def quoted(text: str, lang: str) -> str:
    return say(lang, "quoted", text=text)


def resource(kind: int, lang: str) -> str:
    return NOUNS[RESOURCES[kind]].one(lang)


def resource_object(kind: int, lang: str) -> str:
    """A resource as the object of a verb."""
    return NOUNS[RESOURCES[kind]].object(lang)


def noun(word: str, lang: str) -> str:
    return NOUNS[word].one(lang)


def works(kind: int, lang: str) -> str:
    """A type of factory."""
    words = tell(lang, kind, "factories")
    return words.partition(" ")[2] if lang == "en" else words


def factory(kind: int, lang: str, n: int = 1) -> str:
    """Some factories of a type."""
    words = works(kind, lang)
    if n == 1:
        return tell(lang, kind, "factories") if lang == "en" else f"1 {words}"
    return f"{n} {words[:-1]}ies" if lang == "en" else f"{n} {words}en" if lang == "de" else f"{n} {words}"


def factories(kind: int, lang: str, n: int = 1) -> str:
    """Some factories of a type, as the object of a verb."""
    return factory(kind, lang, n) + ("at" if lang == "hu" else "")


def item_name(row: int, number: int, lang: str) -> str:
    """The name of a ship, stadium or infrastructure."""
    prefix = ("ship", "stadium", "infra")[row]
    return pick(NAMES[f"{prefix}.{number + 1}"], lang)


def item(row: int, number: int, lang: str) -> str:
    """A ship, stadium or infrastructure, and its name."""
    return say(lang, ROWS[row], name=item_name(row, number, lang))


def item_object(row: int, number: int, lang: str) -> str:
    """The same as the object of a verb."""
    return say(lang, f"{ROWS[row]}_object", name=item_name(row, number, lang))


def site(number: int, lang: str, key: str = "") -> str:
    """A site of the New World: its place and biome; with a key as a part of a sentence."""
    name = f"{land.NAMES[number].upper()} ({noun(BIOMES[land.BIOME[number]], lang)})"
    return say(lang, key, name=name) if key else name


def old_site(number: int, lang: str) -> str:
    return pick(NAMES[f"old.{codes(old_world.SITES)[number]}"], lang)


def card(number: int, lang: str) -> str:
    return pick(CARDS[number], lang)


def technology(tile: int, lang: str) -> str:
    """A technology's name: tiles with the same effect share it."""
    name = TECHNOLOGIES.get(_kind(TECHNOLOGY_EFFECT[tile]))
    return pick(name, lang) if name else pick(PROTOTYPE, lang).format(tile + 1)


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
