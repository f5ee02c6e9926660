"""Names of cards, tiles, contracts and boards in three languages, and how effects are told.

Where the rulebook shows or mentions a card by name, the name is kept; all others are ours. The box gives some
names to several different cards (14, 40, 62; 37, 38; 46, 124; 70, 92; 183, 186): here one of them keeps it,
so that a name means one card.
"""

from itertools import pairwise
from typing import Any, Final

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    CLONING,
    GOAL,
    LABORATORY_MAKES,
    SPECIALS_DUG,
    UPGRADING,
)
from planetb.games.underwater_cities.effects.building import STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, Steps
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.effects.lasting import ThisTurn
from planetb.games.underwater_cities.effects.upgrading import NO_UPGRADE
from planetb.games.underwater_cities.text import de, en, hu
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, NOUNS, WORDS, kinds_of
from planetb.kernel.effect import OneOf
from planetb.text.grammar import CHOICE, LANGS, SEQUENCE, Phrase, count, join_and, join_or
from planetb.text.phrases import Phrases
from planetb.text.telling import Forms, Telling, Voice

Names = tuple[str, str, str]

CARD_NAMES: Final[dict[int, Names]] = {
    0: ("Personal Assistant", "Persönlicher Assistent", "Személyi asszisztens"),
    1: ("Supply Dive", "Versorgungstauchgang", "Ellátmánymerülés"),
    2: ("Job Fair", "Jobbörse", "Állásbörze"),
    3: ("Technology Negotiation", "Technologieverhandlung", "Technológiai tárgyalás"),
    4: ("Nursery Beds", "Anzuchtbeete", "Palántaágyások"),
    5: ("Research Grant", "Forschungsförderung", "Kutatási támogatás"),
    6: ("Courtesy Call", "Höflichkeitsbesuch", "Udvariassági látogatás"),
    7: ("Third Chamber", "Dritte Kammer", "Harmadik kamara"),
    8: ("Survey of the Shelf", "Überprüfung des Schelfs", "A self felmérése"),
    9: ("Undersea Server Farm", "Unterseeische Serverfarm", "Tenger alatti szerverfarm"),
    10: ("Barter Hall", "Tauschhalle", "Cserecsarnok"),
    11: ("Salvage Premium", "Bergeprämie", "Roncsmentési jutalék"),
    12: ("Finder's Fee", "Vermittlungsprovision", "Közvetítői díj"),
    13: ("Canteen on the Quay", "Kantine am Kai", "Rakparti kantin"),
    14: ("Black Ops Team", "Geheimkommando", "Titkos különítmény"),
    15: ("Drilling Rhythm", "Bohrtakt", "Fúrási ütem"),
    16: ("Mooring Fees", "Liegegebühren", "Kikötési díjak"),
    17: ("Autonomous Systems", "Autonome Systeme", "Önálló rendszerek"),
    18: ("Harvest Festival", "Erntefest", "Aratóünnep"),
    19: ("Build a Structure", "Baue eine Struktur", "Építs egy építményt"),
    20: ("Kelp Stall", "Tangstand", "Moszatos bódé"),
    21: ("Maintenance Crew", "Wartungstrupp", "Karbantartó csapat"),
    22: ("Headhunter", "Personalvermittler", "Fejvadász"),
    23: ("Expedition Bursary", "Expeditionsstipendium", "Expedíciós ösztöndíj"),
    24: ("Hired Moles", "Gemietete Bohrer", "Bérelt fúrópajzs"),
    25: ("Nutrient Injection", "Nährstoffzufuhr", "Tápanyagpótlás"),
    26: ("Survey of the Ledge", "Überprüfung der Felsbank", "A sziklapárkány felmérése"),
    27: ("Fermentation Vats", "Gärtanks", "Erjesztőtartályok"),
    28: ("Seafood Harvest", "Meeresfrüchte-Ernte", "A tenger gyümölcsei"),
    29: ("Night Shift", "Nachtschicht", "Éjszakai műszak"),
    30: ("Founders' Registry", "Gründerregister", "Alapítók jegyzéke"),
    31: ("Tunnel Subsidy", "Tunnelzuschuss", "Alagúttámogatás"),
    32: ("Overtime Bonus", "Überstundenzulage", "Túlórapótlék"),
    33: ("Spoil Recycling", "Aushubverwertung", "Meddőhasznosítás"),
    34: (
        "Build Farm or Desalination Plant",
        "Baue Farm oder Entsalzungsanlage",
        "Építs farmot vagy sótalanítót",
    ),
    35: ("Embassy", "Botschaft", "Nagykövetség"),
    36: ("Contract Engineers", "Leihingenieure", "Szerződött mérnökök"),
    37: ("Biomech Construction Crew", "Biomechanischer Bautrupp", "Biomechanikus építőbrigád"),
    38: ("Desalination Fitters", "Anlagenmonteure", "Sótalanító-szerelők"),
    39: ("Lobby Tour", "Lobbytour", "Lobbikörút"),
    40: ("Shadow Office", "Schattenbüro", "Árnyékiroda"),
    41: ("Open Library", "Offene Bibliothek", "Nyitott könyvtár"),
    42: ("Algae Strains", "Algenstämme", "Algatörzsek"),
    43: ("Export Crates", "Exportkisten", "Exportládák"),
    44: ("Smuggling", "Schmuggel", "Csempészet"),
    45: ("Extraordinary Mission", "Sondereinsatz", "Rendkívüli küldetés"),
    46: ("Demonstration", "Vorführung", "Bemutató"),
    47: ("Bloom Season", "Algenblüte", "Algavirágzás"),
    48: ("Prefab Dome", "Fertigkuppel", "Előre gyártott kupola"),
    49: ("Natural Cavern", "Natürliche Höhle", "Természetes barlang"),
    50: ("Model Colony", "Musterkolonie", "Mintatelep"),
    51: ("Wreck of the Leviathan", "Wrack der Leviathan", "A Leviatán roncsa"),
    52: ("Visiting Professor", "Gastprofessorin", "Vendégprofesszor"),
    53: ("Institute of the Deep", "Tiefseeinstitut", "Mélytengeri Intézet"),
    54: ("Living Walls", "Lebende Wände", "Élő falak"),
    55: ("Talent Agency", "Talentagentur", "Tehetségügynökség"),
    56: ("Shell Casting", "Schalenguss", "Kéregöntés"),
    57: ("Surface Broker", "Makler an der Oberfläche", "Felszíni bróker"),
    58: ("Research Campus", "Forschungscampus", "Kutatókampusz"),
    59: ("Settlers' Office", "Siedlungsamt", "Telepítési hivatal"),
    60: ("Think Tank", "Denkfabrik", "Agytröszt"),
    61: ("Ministry of Works", "Bauministerium", "Építésügyi minisztérium"),
    62: ("Covert Laboratory", "Geheimlabor", "Titkos laboratórium"),
    63: ("Tidal Foundry", "Gezeitengießerei", "Árapályöntöde"),
    64: ("Civic Pride", "Bürgerstolz", "Városi büszkeség"),
    65: ("Sea Vent Factory", "Tiefseequellen-Fabrik", "Hőforrásgyár"),
    66: ("Charter of Cities", "Städtecharta", "Városok chartája"),
    67: ("Market Day", "Markttag", "Piacnap"),
    68: ("Street Food Fair", "Streetfood-Markt", "Utcai ételfesztivál"),
    69: ("Modular Sheds", "Modulbauten", "Moduláris csarnok"),
    70: ("Proof of Concept", "Machbarkeitsnachweis", "Megvalósíthatósági próba"),
    71: ("Lane Lighting", "Röhrenbeleuchtung", "Alagútvilágítás"),
    72: ("Staff Rotation", "Personalwechsel", "Személyzeti rotáció"),
    73: ("Technical Delegation", "Fachdelegation", "Szakmai küldöttség"),
    74: ("Survey of the Meadow", "Überprüfung der Seegraswiese", "A tengerifű-rét felmérése"),
    75: ("Self-sowing Kelp", "Selbstaussaat", "Önvető moszat"),
    76: ("Golden Furrow", "Goldene Furche", "Aranybarázda"),
    77: ("Emergency Fund", "Notgroschen", "Vésztartalék"),
    78: ("Drifting Nets", "Treibnetze", "Sodródó hálók"),
    79: ("Lecture Series", "Vortragsreihe", "Előadás-sorozat"),
    80: ("Waterworks", "Wasserwerk", "Vízmű"),
    81: ("Extra Shift", "Sonderschicht", "Pótműszak"),
    82: ("Residents' Tax", "Einwohnersteuer", "Lakossági adó"),
    83: ("Opera under Glass", "Oper unter Glas", "Opera az üveg alatt"),
    84: ("Rail Museum", "Bahnmuseum", "Vasúti múzeum"),
    85: ("Fountain Square", "Brunnenplatz", "Szökőkúttér"),
    86: ("Filtration Recycling", "Filterrecycling", "Szűrő-újrahasznosítás"),
    87: ("Industrial Espionage", "Industriespionage", "Ipari kémkedés"),
    88: ("Ceremonial Breakthrough", "Feierlicher Durchbruch", "Ünnepélyes áttörés"),
    89: ("Retrofit", "Nachrüstung", "Utólagos korszerűsítés"),
    90: ("Works Council", "Betriebsrat", "Üzemi tanács"),
    91: ("Brine Surplus", "Soleüberschuss", "Sósvízfelesleg"),
    92: ("Trial Run", "Testlauf", "Próbaüzem"),
    93: ("Standard Parts", "Normteile", "Szabványelemek"),
    94: ("Annex Award", "Anbaupreis", "Bővítési díj"),
    95: ("Peer Review", "Fachgutachten", "Szakmai lektorálás"),
    96: ("Bionic Design", "Bionisches Design", "Bionikus tervezés"),
    97: ("Express Line", "Schnelllinie", "Expresszvonal"),
    98: ("Coral Clinic", "Korallenklinik", "Korallklinika"),
    99: ("Mobile Laboratory", "Mobiles Labor", "Mozgó laboratórium"),
    100: ("Recycling Dock", "Recyclingdock", "Újrahasznosító dokk"),
    101: ("Living Reef", "Lebendes Riff", "Élő zátony"),
    102: ("Scenic Route", "Panoramastrecke", "Panorámaútvonal"),
    103: ("Balanced Districts", "Ausgewogene Viertel", "Kiegyensúlyozott kerületek"),
    104: ("Municipal Bonds", "Städtische Anleihen", "Városi kötvények"),
    105: ("Land Grant", "Landzuweisung", "Földadomány"),
    106: ("Symbiosis", "Symbiose", "Szimbiózis"),
    107: ("Leap of Knowledge", "Wissenssprung", "Tudásugrás"),
    108: ("General Mobilisation", "Generalmobilmachung", "Általános mozgósítás"),
    109: ("Twin Bore", "Doppelbohrung", "Ikerfúrás"),
    110: ("Plankton Exchange", "Planktonbörse", "Planktontőzsde"),
    111: ("Second Wind", "Frischer Wind", "Új lendület"),
    112: ("Survey of the Caldera", "Überprüfung der Caldera", "A kaldera felmérése"),
    113: ("Green Bonds", "Grüne Anleihen", "Zöldkötvények"),
    114: ("Patron of the Arts", "Kunstmäzenin", "Műpártoló"),
    115: ("Dome Workshop", "Kuppelwerkstatt", "Kupolaműhely"),
    116: ("Efficiency Prize", "Effizienzpreis", "Hatékonysági díj"),
    117: ("Frontier Company", "Pioniergesellschaft", "Határvidéki társaság"),
    118: ("Tunnel Tours", "Tunnelrundfahrten", "Alagúttúrák"),
    119: ("Academy of Engineering", "Ingenieursakademie", "Mérnökakadémia"),
    120: ("World Heritage Site", "Weltkulturerbe", "Világörökségi helyszín"),
    121: ("Breathing Gardens", "Atmende Gärten", "Lélegző kertek"),
    122: ("Technical Excellence", "Technische Exzellenz", "Műszaki kiválóság"),
    123: ("Civil Code", "Gesetzbuch", "Törvénykönyv"),
    124: ("Double Feature", "Doppelvorstellung", "Dupla előadás"),
    125: ("Souvenir Trade", "Andenkenhandel", "Emléktárgy-kereskedelem"),
    126: ("Relief Shipment", "Hilfslieferung", "Segélyszállítmány"),
    127: ("Census", "Volkszählung", "Népszámlálás"),
    128: ("Ring Closure", "Ringschluss", "A kör bezárul"),
    129: ("Improvised Refit", "Improvisierter Umbau", "Rögtönzött átalakítás"),
    130: ("Recruiting Veterans", "Rückkehr der Veteranen", "Veteránok visszahívása"),
    131: ("Austerity Prize", "Preis der Sparsamkeit", "Takarékossági díj"),
    132: ("Graduation Day", "Abschlussfeier", "Diplomaosztó"),
    133: ("Chair of the Council", "Ratsvorsitz", "Tanácselnökség"),
    134: ("Tunnelling Record", "Tunnelbaurekord", "Alagútfúrási rekord"),
    135: ("Gala Dinner", "Galadinner", "Gálavacsora"),
    136: ("Line Inspection", "Streckenbegehung", "Vonalbejárás"),
    137: ("Warehouse Sale", "Lagerverkauf", "Raktárvásár"),
    138: ("Kelp Reserve", "Tangreserve", "Moszattartalék"),
    139: ("Roof Gardens", "Dachgärten", "Tetőkertek"),
    140: ("Industrial Show", "Industrieschau", "Ipari kiállítás"),
    141: ("Farewell Cargo", "Letzte Fracht", "Utolsó rakomány"),
    142: ("Waiting List", "Warteliste", "Várólista"),
    143: ("Breakthrough Paper", "Bahnbrechende Arbeit", "Úttörő tanulmány"),
    144: ("Thanksgiving", "Erntedank", "Hálaadás"),
    145: ("State Reception", "Staatsempfang", "Állami fogadás"),
    146: ("Construction Windfall", "Unerwarteter Bauzuschuss", "Váratlan építési támogatás"),
    147: ("Replication Systems Test", "Test der Replikationssysteme", "Replikációs rendszerteszt"),
    148: ("Turnkey City", "Schlüsselfertige Stadt", "Kulcsrakész város"),
    149: ("Survey of the Trench", "Überprüfung des Grabens", "Az árok felmérése"),
    150: ("Crash Programme", "Sofortprogramm", "Gyorsprogram"),
    151: ("Jubilee Shift", "Jubiläumsschicht", "Jubileumi műszak"),
    152: ("Rail Trust", "Schienenkartell", "Vasúti tröszt"),
    153: ("Festival of Lights", "Lichterfest", "Fényfesztivál"),
    154: ("Master Builders", "Baumeister", "Építőmesterek"),
    155: ("Banquet of the Sea", "Festmahl des Meeres", "A tenger lakomája"),
    156: ("Showcase Plant", "Vorzeigewerk", "Mintaüzem"),
    157: ("Thermal Baths", "Thermalbad", "Termálfürdő"),
    158: ("Gourmet Export", "Delikatessenexport", "Ínyencexport"),
    159: ("Crystal Springs", "Kristallquellen", "Kristályforrások"),
    160: ("Magnet Rails", "Magnetbahn", "Mágnesvasút"),
    161: ("Patent Licences", "Patentlizenzen", "Szabadalmi licencek"),
    162: ("Surface Summit", "Gipfel an der Oberfläche", "Felszíni csúcstalálkozó"),
    163: ("Gene Archive", "Genarchiv", "Génarchívum"),
    164: ("Coral Crowns", "Korallenkronen", "Korallkoronák"),
    165: ("Grown City", "Gewachsene Stadt", "Növesztett város"),
    166: ("New Port of Call", "Neuer Anlaufhafen", "Új kikötőváros"),
    167: ("Grand Tube", "Große Röhre", "Nagyalagút"),
    168: ("Golden Age", "Goldenes Zeitalter", "Aranykor"),
    169: ("Special Envoy", "Sondergesandte", "Különmegbízott"),
    170: ("All Hands", "Alle Mann an Deck", "Mindenki a fedélzetre"),
    171: ("Memorial Fund", "Gedenkstiftung", "Emlékalap"),
    172: ("Founding Ceremony", "Gründungsfeier", "Alapítóünnep"),
    173: ("Grand Tour", "Große Rundreise", "Nagy körutazás"),
    174: ("Colony Fleet", "Kolonistenflotte", "Telepesflotta"),
    175: ("Deep-sea Observatory", "Tiefseeobservatorium", "Mélytengeri obszervatórium"),
    176: ("Free Cities", "Freie Städte", "Szabad városok"),
    177: ("Learned Society", "Gelehrtengesellschaft", "Tudós társaság"),
    178: ("Living Ocean", "Lebender Ozean", "Élő óceán"),
    179: ("Hall of Fame", "Ruhmeshalle", "Hírességek csarnoka"),
    180: ("Thousand Windows", "Tausend Fenster", "Ezer ablak"),
    181: ("Nobel Committee", "Nobelkomitee", "Nobel-bizottság"),
    182: ("Strategic Reserve", "Strategische Reserve", "Stratégiai tartalék"),
    183: ("Federal Priority", "Priorität des Staatenbunds", "Szövetségi elsőbbség"),
    184: ("World Granary", "Kornkammer der Welt", "A világ magtára"),
    185: ("Trade Surplus", "Handelsüberschuss", "Kereskedelmi többlet"),
    186: ("Living Heritage", "Lebendes Erbe", "Élő örökség"),
    187: ("Ark of Life", "Arche des Lebens", "Az élet bárkája"),
    188: ("Great Encyclopedia", "Große Enzyklopädie", "Nagy enciklopédia"),
    189: ("Sweet Sea", "Süßes Meer", "Édesvizű tenger"),
    190: ("Circle Line", "Ringlinie", "Körjárat"),
    191: ("Corporate Expansion", "Firmenexpansion", "Vállalati terjeszkedés"),
    192: ("Build Expansion", "Baue eine Erweiterung", "Építs bővítést"),
    193: ("Secret Mission", "Geheimauftrag", "Titkos küldetés"),
    194: ("Quartermaster", "Quartiermeisterin", "Ellátmányfelelős"),
    195: ("Construction Wave", "Bauwelle", "Építési hullám"),
    196: ("Ferry Monopoly", "Fährmonopol", "Kompmonopólium"),
    197: ("Aquaculturist", "Aquakulturistin", "Akvakultúra-mester"),
    198: ("Procurement Officer", "Einkaufsleiter", "Beszerzési vezető"),
    199: ("Site Foreman", "Bauleiterin", "Építésvezető"),
    200: ("Turnkey Plant", "Schlüsselfertiges Werk", "Kulcsrakész üzem"),
    201: ("Reef Architect", "Riffarchitekt", "Zátonyépítész"),
    202: ("Guild of Specialists", "Gilde der Spezialisten", "Szakértők céhe"),
    203: ("Chief of Staff", "Stabschefin", "Kabinetfőnök"),
    204: ("Annex Registry", "Anbauregister", "Bővítések jegyzéke"),
    205: ("Gene Technician", "Gentechniker", "Géntechnikus"),
}

TILE_NAMES: Final[dict[str, Names]] = {
    "m1": ("Hanse", "Hanse", "Hanza"),
    "m2": ("Junction", "Knotenpunkt", "Csomópont"),
    "m3": ("Capital", "Hauptstadt", "Főváros"),
    "m4": ("Court", "Residenz", "Rezidencia"),
    "m5": ("Polytechnic", "Polytechnikum", "Műegyetem"),
    "m6": ("Fishing Port", "Fischereihafen", "Halászkikötő"),
    "m7": ("Bank City", "Bankenstadt", "Bankváros"),
    "m8": ("University Town", "Universitätsstadt", "Egyetemváros"),
    "m9": ("Steel Harbour", "Stahlhafen", "Acélkikötő"),
    "m10": ("Botanical Gardens", "Botanischer Garten", "Botanikus kert"),
    "m11": ("Shipyard", "Werft", "Hajógyár"),
    "m12": ("Builders' Yard", "Bauhof", "Építőudvar"),
    "m13": ("Parliament", "Parlament", "Parlament"),
    "m14": ("Trade Fair", "Messestadt", "Vásárváros"),
    "m15": ("Resort", "Seebad", "Üdülőváros"),
    "m16": ("Embassy Row", "Botschaftsviertel", "Követségi negyed"),
}

CONTRACT_NAMES: Final[dict[str, Names]] = {
    "k1": ("Settlement Programme", "Siedlungsprogramm", "Telepítési program"),
    "k2": ("Pilot Biosphere", "Pilotbiosphäre", "Kísérleti bioszféra"),
    "k3": ("Coastal Accord", "Küstenabkommen", "Parti egyezmény"),
    "k4": ("Technology Standard", "Technologiestandard", "Technológiai szabvány"),
    "k5": ("Food and Knowledge", "Nahrung und Wissen", "Élelem és tudás"),
    "k6": ("Trunk Line", "Hauptlinie", "Fővonal"),
    "k7": ("Model Districts", "Musterviertel", "Mintakerületek"),
    "k8": ("Cabinet of Experts", "Expertenkabinett", "Szakértői kabinet"),
}

BOARD_NAMES: Final[dict[str, Names]] = {
    "b1": ("Atlantic Shelf", "Atlantikschelf", "Atlanti self"),
    "b2": ("Coral Sea", "Korallenmeer", "Korall-tenger"),
    "b3": ("Aegean Steps", "Ägäische Stufen", "Égei lépcsők"),
    "b4": ("North Bank", "Nordbank", "Északi-pad"),
    "b5": ("Rich North", "Reicher Norden", "Gazdag Észak"),
    "b6": ("Long Coast", "Lange Küste", "Hosszú part"),
    "b7": ("Deep Centre", "Tiefe Mitte", "Mély közép"),
    "b8": ("Palace Road", "Palaststraße", "Palotaút"),
}

MAIN_BOARD_NAMES: Final[dict[str, Names]] = {
    "two": ("Main board for 1 or 2 players", "Hauptspielplan für 1 oder 2 Personen", "Főtábla 1–2 játékosra"),
    "four": (
        "Main board for 3 or 4 players",
        "Hauptspielplan für 3 oder 4 Personen",
        "Főtábla 3–4 játékosra",
    ),
}

# Numbers of the rules: what they are called, and a sentence in which `a` to `e` are the numbers in order.
FIGURES: Final[dict[str, tuple[Names, Names]]] = {
    "upgrade": (
        ("Price of an upgrade", "Preis einer Aufwertung", "A fejlesztés ára"),
        (
            "Upgrading a structure costs {a} science, or as much of another resource if a card allows it",
            "Eine Struktur aufzuwerten kostet {a} Wissenschaft oder, wenn eine Karte es erlaubt, ebenso viel "
            "von einer anderen Ressource",
            "Egy építmény fejlesztése {a} tudományba kerül, vagy ha egy kártya megengedi, ugyanennyi más "
            "nyersanyagba",
        ),
    ),
    "domes": (
        ("Nonsymbiotic domes", "Nicht-symbiotische Kuppeln", "Nem szimbiotikus kupolák"),
        (
            "There are {a} of them, start cities included",
            "Es gibt {a} Stück, Startstädte eingeschlossen",
            "Összesen {a} van, a kezdővárosokkal együtt",
        ),
    ),
    "symbiotic domes": (
        ("Symbiotic domes", "Symbiotische Kuppeln", "Szimbiotikus kupolák"),
        (
            "With 2, 3 or 4 nations there are {b}, {c} or {d} of them; alone "
            "{plenty?they are unlimited|there are {a}}",
            "Mit 2, 3 oder 4 Nationen gibt es {b}, {c} oder {d} Stück; allein "
            "{plenty?sind sie unbegrenzt|sind es {a}}",
            "2, 3 vagy 4 nemzetnél {b}, {c} vagy {d} van; egyedül {plenty?a számuk korlátlan|{a} van}",
        ),
    ),
    "tunnels": (
        ("Tunnel tiles", "Tunnelplättchen", "Alagútlapkák"),
        (
            "There are {a} of them",
            "Es gibt {a} Stück",
            "Összesen {a} van",
        ),
    ),
    "city points": (
        ("Final points of a city", "Schlusspunkte einer Stadt", "Egy város végső pontjai"),
        (
            "A connected city scores {a}, {b}, {c} or {d} points with 0, 1, 2 or 3 types of buildings",
            "Eine verbundene Stadt bringt {a}, {b}, {c} oder {d} Punkte bei 0, 1, 2 oder 3 Gebäudetypen",
            "Egy összekötött város {a}, {b}, {c} vagy {d} pontot ér 0, 1, 2 vagy 3 épülettípussal",
        ),
    ),
    "goods per point": (
        ("Resources left over", "Übrige Ressourcen", "Megmaradt nyersanyagok"),
        (
            "At the end of the game every {a|resource is|{a} resources are} worth 1 point",
            "Bei Spielende {a|ist jede Ressource|sind je {a} Ressourcen} 1 Punkt wert",
            "A játék végén minden {a} nyersanyag 1 pontot ér",
        ),
    ),
    "productions": (
        ("Productions", "Produktionen", "Termelések"),
        (
            "A production phase follows rounds {a}, {b} and {c}",
            "Auf die Runden {a}, {b} und {c} folgt eine Produktionsphase",
            "{a:Az}., {b:az}. és {c:az}. fordulót termelési szakasz követi",
        ),
    ),
    "goal": (
        ("Solo goal", "Soloziel", "Egyszemélyes cél"),
        (
            "Alone you win with {a} connected {a|city|cities} and {b} {b|point|points}",
            "Allein gewinnst du mit {a} verbundenen {a|Stadt|Städten} und {b} {b|Punkt|Punkten}",
            "Egyedül {a} összekötött várossal és {b} ponttal nyersz",
        ),
    ),
    "start": (
        ("Start resources", "Startressourcen", "Kezdő nyersanyagok"),
        (
            "Every nation begins with {a} {a|credit|credits}, {b} kelp, {c} steelplast and {d} "
            "science{e? and {e} biomass}",
            "Jede Nation beginnt mit {a} {a|Credit|Credits}, {b} Tang, {c} Stahlplastik und {d} "
            "Wissenschaft{e? und {e} Biomasse}",
            "Minden nemzet {a} kredittel, {b} moszattal, {c} acélplaszttal és {d} tudománnyal "
            "kezd{e?, valamint {e} biomasszával}",
        ),
    ),
    "late start": (
        ("Late start", "Später Start", "Késői kezdés"),
        (
            "The third in play order begins with {a} more {a|credit|credits}, the fourth with "
            "{b} more {b|credit|credits} and {c} more steelplast",
            "Die dritte Nation der Zugfolge beginnt mit {a} {a|Credit|Credits} mehr, die vierte "
            "mit {b} {b|Credit|Credits} und {c} Stahlplastik mehr",
            "A sorrendben harmadik nemzet további {a} kredittel kezd, a negyedik további {b} "
            "kredittel és {c} acélplaszttal",
        ),
    ),
    "first hand": (
        ("Starting hand", "Starthand", "Kezdőlapok"),
        (
            "Every nation is dealt {a} {a|card|cards} at the start",
            "Jede Nation erhält zu Beginn {a} {a|Karte|Karten}",
            "Minden nemzet {a} lapot kap a játék elején",
        ),
    ),
    "new era": (
        ("New era", "Neue Ära", "Új kor"),
        (
            "Every nation draws {a} {a|card|cards} when a new era begins",
            "Jede Nation zieht {a} {a|Karte|Karten}, wenn eine neue Ära beginnt",
            "Minden nemzet {a} lapot húz, amikor új kor kezdődik",
        ),
    ),
    "hand limit": (
        ("Hand limit", "Handkartenlimit", "Kézlimit"),
        (
            "You may keep {a||up to }{a} {a|card|cards} in your hand",
            "Du darfst {a||bis zu }{a} {a|Karte|Karten} auf der Hand behalten",
            "A kezedben {a||legfeljebb }{a} lapot tarthatsz",
        ),
    ),
    "action cards": (
        ("Action card limit", "Limit für Aktionskarten", "Akciókártya-limit"),
        (
            "You may own {a||up to }{a} action {a|card|cards}",
            "Du darfst {a||bis zu }{a} {a|Aktionskarte|Aktionskarten} besitzen",
            "Legfeljebb {a} akciókártyád lehet",
        ),
    ),
    "turns": (
        ("Turns", "Züge", "Körök"),
        (
            "Every nation takes {a} {a|turn|turns} in a round",
            "Jede Nation hat in einer Runde {a} {a|Zug|Züge}",
            "Minden nemzetnek {a} köre van egy fordulóban",
        ),
    ),
    "specials laid out": (
        ("Special cards laid out", "Ausgelegte Spezialkarten", "Kirakott különleges kártyák"),
        (
            "At the start {a} special {a|card|cards} costing 3 credits {a|is|are} laid out",
            "Zu Beginn {a|liegt|liegen} {a} {a|Spezialkarte|Spezialkarten} für 3 Credits aus",
            "A játék elején {a} olyan különleges kártya van kirakva, amely 3 kreditbe kerül",
        ),
    ),
    "specials dug": (
        ("Special cards to choose from", "Spezialkarten zur Auswahl", "Választható különleges kártyák"),
        (
            "Whoever puts the top special card under the deck chooses from the next {a} {a|card|cards}",
            "Wer die oberste Spezialkarte unter das Deck legt, wählt aus den nächsten {a} {a|Karte|Karten}",
            "Aki a legfelső különleges kártyát a pakli alá teszi, a következő {a} lapból választ",
        ),
    ),
    "contracts laid out": (
        ("Contracts laid out", "Ausgelegte Aufträge", "Kirakott megbízások"),
        (
            "At the start {a} government {a|contract|contracts} {a|is|are} laid out",
            "Zu Beginn {a|liegt|liegen} {a} {a|Regierungsauftrag|Regierungsaufträge} aus",
            "A játék elején {a} kormánymegbízás van kirakva",
        ),
    ),
    "cloning": (
        ("Cloning", "Kopieren", "Másolás"),
        (
            "Cloning an occupied slot costs {a} {a|credit|credits}",
            "Einen besetzten Platz zu kopieren kostet {a} {a|Credit|Credits}",
            "Egy foglalt hely másolása {a} kreditbe kerül",
        ),
    ),
    "federation": (
        ("Advancing", "Vorrücken", "Előrelépés"),
        (
            "Advancing brings {a} {a|credit|credits} on space 3, {b} steelplast on space 2 and "
            "{c} {c|point|points} on space 1; every step beyond brings {d} {d|point|points}",
            "Das Vorrücken bringt {a} {a|Credit|Credits} auf Feld 3, {b} Stahlplastik auf Feld 2 "
            "und {c} {c|Punkt|Punkte} auf Feld 1; jeder Schritt darüber hinaus bringt {d} "
            "{d|Punkt|Punkte}",
            "Az előrelépés a 3. mezőn {a} kreditet, a 2. mezőn {b} acélplasztot, az 1. mezőn {c} "
            "pontot ad; minden további lépés {d} pontot ér",
        ),
    ),
    "farm makes": (
        ("Production of a farm", "Produktion einer Farm", "Egy farm termelése"),
        (
            "A farm produces {a} kelp, an upgraded one also {b} {b|point|points}; two upgraded "
            "farms of one city produce {c} more kelp and {d} more {d|point|points}",
            "Eine Farm erzeugt {a} Tang, aufgewertet auch {b} {b|Punkt|Punkte}; zwei "
            "aufgewertete Farmen einer Stadt erzeugen {c} Tang und {d} {d|Punkt|Punkte} mehr",
            "Egy farm {a} moszatot termel, fejlesztve {b} pontot is; egy város két fejlesztett "
            "farmja további {c} moszatot és {d} pontot termel",
        ),
    ),
    "desalination makes": (
        (
            "Production of a desalination plant",
            "Produktion einer Entsalzungsanlage",
            "Egy sótalanító termelése",
        ),
        (
            "A desalination plant produces {a} {a|credit|credits}, an upgraded one also {b} "
            "biomass; two upgraded plants of one city produce {c} more {c|credit|credits}",
            "Eine Entsalzungsanlage erzeugt {a} {a|Credit|Credits}, aufgewertet auch {b} "
            "Biomasse; zwei aufgewertete Anlagen einer Stadt erzeugen {c} {c|Credit|Credits} mehr",
            "Egy sótalanító {a} kreditet termel, fejlesztve {b} biomasszát is; egy város két "
            "fejlesztett sótalanítója további {c} kreditet termel",
        ),
    ),
    "laboratory makes": (
        ("Production of a laboratory", "Produktion eines Labors", "Egy laboratórium termelése"),
        (
            "A laboratory produces {a} science, an upgraded one also {b} steelplast; two upgraded "
            "laboratories of one city produce {c} more steelplast",
            "Ein Labor erzeugt {a} Wissenschaft, aufgewertet auch {b} Stahlplastik; zwei "
            "aufgewertete Labore einer Stadt erzeugen {c} Stahlplastik mehr",
            "Egy laboratórium {a} tudományt termel, fejlesztve {b} acélplasztot is; egy város "
            "két fejlesztett laboratóriuma további {c} acélplasztot termel",
        ),
    ),
    "tunnel makes": (
        ("Production of a tunnel", "Produktion eines Tunnels", "Egy alagút termelése"),
        (
            "A tunnel beside a city produces {a} {a|credit|credits}, an upgraded one also {b} "
            "{b|point|points}",
            "Ein Tunnel neben einer Stadt erzeugt {a} {a|Credit|Credits}, aufgewertet auch {b} "
            "{b|Punkt|Punkte}",
            "Egy város melletti alagút {a} kreditet termel, fejlesztve {b} pontot is",
        ),
    ),
    "symbiotic makes": (
        (
            "Production of a symbiotic city",
            "Produktion einer symbiotischen Stadt",
            "Egy szimbiotikus város termelése",
        ),
        (
            "A connected symbiotic city produces {a} {a|point|points}",
            "Eine verbundene symbiotische Stadt erzeugt {a} {a|Punkt|Punkte}",
            "Egy összekötött szimbiotikus város {a} pontot termel",
        ),
    ),
    "meal": (
        ("Food of a city", "Nahrung einer Stadt", "Egy város élelme"),
        (
            "After a production every connected city eats {a} kelp, or else biomass",
            "Nach einer Produktion isst jede verbundene Stadt {a} Tang, ersatzweise Biomasse",
            "Termelés után minden összekötött város {a} moszatot eszik, ennek híján biomasszát",
        ),
    ),
    "hunger": (
        ("Hunger", "Hunger", "Éhezés"),
        (
            "You lose {a} {a|point|points} for each city without food",
            "Für jede Stadt ohne Nahrung verlierst du {a} {a|Punkt|Punkte}",
            "Minden élelem nélküli városért {a} pontot veszítesz",
        ),
    ),
    "biomass sold": (
        ("Biomass left over", "Übrige Biomasse", "Megmaradt biomassza"),
        (
            "At the end of the game each biomass is sold for {a} {a|credit|credits}",
            "Bei Spielende wird jede Biomasse für {a} {a|Credit|Credits} verkauft",
            "A játék végén minden biomassza {a} kreditért kel el",
        ),
    ),
    "palace": (
        ("Palace site", "Palastplatz", "Palotahely"),
        (
            "A city there costs {a} {a|credit|credits} and {b} steelplast more; a symbiotic one "
            "produces {c} {c|point|points} in return",
            "Eine Stadt kostet dort {a} {a|Credit|Credits} und {b} Stahlplastik mehr; eine "
            "symbiotische erzeugt dafür {c} {c|Punkt|Punkte}",
            "Egy város itt {a} kredittel és {b} acélplaszttal többe kerül; a szimbiotikus "
            "viszont {c} pontot termel",
        ),
    ),
    "monument": (
        ("Monument site", "Denkmalplatz", "Emlékműhely"),
        (
            "A city there costs {a} {a|credit|credits} and {b} science more and brings {c} {c|point|points} "
            "at once",
            "Eine Stadt kostet dort {a} {a|Credit|Credits} und {b} Wissenschaft mehr und bringt sofort {c} "
            "{c|Punkt|Punkte}",
            "Egy város itt {a} kredittel és {b} tudománnyal többe kerül, és azonnal {c} pontot hoz",
        ),
    ),
    "triple": (
        ("Rich tunnel site", "Ertragreicher Tunnelbauplatz", "Gazdag alagúthely"),
        (
            "A tunnel there costs {a} {a|credit|credits} more and produces {b|as usual|{b} times as much}",
            "Ein Tunnel kostet dort {a} {a|Credit|Credits} mehr und erzeugt {b|wie üblich|das {b}-Fache}",
            "Egy alagút itt {a} kredittel többe kerül, és {b|a szokásosat|{b}× annyit} termel",
        ),
    ),
    "linked": (
        ("Linked tunnel sites", "Verknüpfte Tunnelbauplätze", "Összekapcsolt alagúthelyek"),
        (
            "If both tunnels produce, you gain {a} more {a|credit|credits}",
            "Wenn beide Tunnel etwas erzeugen, erhältst du {a} {a|Credit|Credits} zusätzlich",
            "Ha mindkét alagút termel, további {a} kreditet kapsz",
        ),
    ),
    "gate": (
        ("Gate of a metropolis", "Tor einer Metropole", "Egy metropolisz kapuja"),
        (
            "A tunnel there costs {a} {a|credit|credits} and {b} steelplast more; the metropolis "
            "then produces {c} more {c|point|points}",
            "Ein Tunnel kostet dort {a} {a|Credit|Credits} und {b} Stahlplastik mehr; die "
            "Metropole erzeugt dann {c} {c|Punkt|Punkte} zusätzlich",
            "Egy alagút itt {a} kredittel és {b} acélplaszttal többe kerül; a metropolisz ekkor "
            "további {c} pontot termel",
        ),
    ),
    "double": (
        ("Rich building site", "Ertragreicher Bauplatz", "Gazdag építési hely"),
        (
            "A building there produces {a|as usual|{a} times as much}",
            "Ein Gebäude erzeugt dort {a|wie üblich|das {a}-Fache}",
            "Egy épület itt {a|a szokásosat|{a}× annyit} termel",
        ),
    ),
}


def pick(names: Names, lang: str) -> str:
    return names[LANGS.index(lang)]


# What all languages share in telling effects


def goods(voice: Voice, amounts: Any) -> str:
    """`1 credit and 2 kelp`."""
    return join_and(
        [count(n, GOOD_NOUNS[good], voice.lang) for good, n in enumerate(amounts) if n], voice.lang
    )


def given(voice: Voice, effect: Gain) -> str:
    """Goods and cards as one list."""
    listed = [count(n, GOOD_NOUNS[good], voice.lang) for good, n in enumerate(effect.amounts) if n]
    cards = [voice.say("count", effect.cards, "card")] if effect.cards else []
    return join_and(listed + cards, voice.lang)


def gain(voice: Voice, effect: Gain) -> str:
    return voice.say("gains", 1 if any(effect.amounts) else 0)


def good(voice: Voice, number: int, n: int = 1) -> str:
    """A good by its name, after a number or with the `n` it counts."""
    return count(n, GOOD_NOUNS[number], voice.lang)


def no_good(voice: Voice, number: int) -> str:
    return GOOD_NOUNS[number].many(voice.lang)


def goods_of_bits(voice: Voice, mask: int) -> str:
    """`1 science or 1 credit`: what may pay for an upgrade."""
    paid = [voice.say("price_of_one", number) for number in range(len(GOOD_NOUNS)) if mask >> number & 1]
    return join_or(paid, voice.lang)


def upgrade_price(voice: Voice, number: int) -> str:
    """Of one upgrade, in a good that pays for it."""
    return count(UPGRADING[0], GOOD_NOUNS[number], voice.lang)


def laboratory_yield(voice: Voice, number: int) -> str:
    """What a laboratory makes."""
    return count(LABORATORY_MAKES[0], GOOD_NOUNS[number], voice.lang)


def kinds(voice: Voice, what: int, n: int = 1) -> str:
    """What is built or upgraded, after a verb."""
    return join_or([noun.object(voice.lang, n) for noun in kinds_of(what)], voice.lang)


def kinds_many(voice: Voice, what: int) -> str:
    return join_and([noun.many(voice.lang) for noun in kinds_of(what)], voice.lang)


def points_of(voice: Voice, tiers: Any) -> str:
    return join_or([str(n) for n in tiers[1::2]], voice.lang)


def least_of(voice: Voice, tiers: Any) -> str:
    return join_or([str(n) for n in tiers[::2]], voice.lang)


def slot_code(code: str, lang: str) -> str:
    """A slot as it is printed on the board: the letter of its colour in the language, and its number."""
    return say(lang, f"letter_{code[0]}") + code[1:]


def slot_letter(voice: Voice, code: str) -> str:
    return slot_code(code, voice.lang)


# How parts are joined: inside one clause, and between clauses (Hungarian sets a comma there).
AND: Final = {"en": (" and ", " and "), "de": (" und ", " und "), "hu": (" és ", ", és ")}
OR: Final = {"en": (" or ", " or "), "de": (" oder ", " oder "), "hu": (" vagy ", ", vagy ")}
AND_OR: Final = {"en": (" and/or ",) * 2, "de": (" und/oder ",) * 2, "hu": (" és/vagy ", ", és/vagy ")}
OR_ELSE: Final = {"en": "; or ", "de": "; oder ", "hu": "; vagy "}
ORDERED: Final = {"hu": (("kapsz ", "szerezz "), ("megkapod ", "szerezd meg "))}
AND_MAY: Final = {"en": ", and you may ", "de": ", und wenn du willst, ", "hu": ", és ha akarod, "}


def joined(voice: Voice, parts: list[Any], words: tuple[str, str], choice: bool = False) -> str:
    """Parts as clauses; where all of them build, the first has the verb: `build 1 city or 1 farm`."""
    pairs = [_builds_on(part, before) for before, part in pairwise(parts)]
    texts: list[str] = []
    words_before: list[str] = []
    for i, part in enumerate(parts):
        text = order(voice, part) if choice and len(parts) > 1 else voice.phrase(part).text
        again = i > 0 and all(pairs)
        last = i == len(parts) - 1
        texts.append(text.partition(" ")[2] if again else text)
        words_before.append(words[0 if again else 1] if last else ", ")
    return texts[0] + "".join(word + text for word, text in zip(words_before[1:], texts[1:], strict=True))


def order(voice: Voice, part: Any) -> str:
    """A part that is chosen. Hungarian orders it: `építs 1 várost, vagy kapsz 1 moszatot` is a threat."""
    text = voice.phrase(part).text
    for given_words, ordered in ORDERED.get(voice.lang, ()):
        if text.startswith(given_words):
            return ordered + text.removeprefix(given_words)
    return text


def _builds_on(part: Any, before: Any) -> bool:
    """Whether both build at the same sort of price, so that one verb serves both."""
    return (
        isinstance(part, Build)
        and isinstance(before, Build)
        and part.price == before.price != STATED
        and before.upgrade == NO_UPGRADE
    )


def every_part(voice: Voice, effect: Any) -> Phrase:
    """Everything is done: `a, b and c`; what changes the rules is a sentence of its own."""
    if any(isinstance(part, ThisTurn) for part in effect.steps):
        return Phrase("; ".join([voice.phrase(part).text for part in effect.steps]), SEQUENCE)
    return Phrase(joined(voice, effect.steps, AND[voice.lang]), SEQUENCE)


def steps(voice: Voice, effect: Steps) -> Phrase:
    """What only gives is done by itself; every other part may be left out, but not all of them."""
    gains, lang = [part for part in effect.steps if isinstance(part, Gain)], voice.lang
    others = [part for part in effect.steps if part not in gains]
    chosen = joined(voice, others, AND_OR[lang], choice=True) if others else ""
    if not gains or not others:
        return Phrase(chosen or joined(voice, gains, AND[lang]), SEQUENCE)
    return Phrase(joined(voice, gains, AND[lang]) + AND_MAY[lang] + chosen, SEQUENCE)


def one_of(voice: Voice, effect: OneOf[Any]) -> Phrase:
    """`gain 1 kelp or 1 credit`, `pay 1 kelp or 1 steelplast to gain 1 point`; anything else by clauses."""
    parts: list[Any] = list(effect.choices)
    lang = voice.lang
    if all(isinstance(part, Gain) and not part.cards for part in parts):
        return Phrase(GAIN_ONE[lang].format(join_or([given(voice, part) for part in parts], lang)))
    if all(isinstance(part, Buy) and part.times == 1 for part in parts):
        bought = [voice.phrase(part.effect).text for part in parts]
        if len(set(bought)) == 1:
            prices = join_or([goods(voice, part.price) for part in parts], lang)
            return Phrase(BUY_ONE[lang].format(prices, bought[0]))
    if any(voice.phrase(part).rank == SEQUENCE for part in parts):
        return Phrase(OR_ELSE[lang].join([order(voice, part) for part in parts]), CHOICE)
    return Phrase(joined(voice, parts, OR[lang], choice=True), CHOICE)


GAIN_ONE: Final = {"en": "gain {}", "de": "erhalte {}", "hu": "kapsz {}"}
BUY_ONE: Final = {"en": "pay {} to {}", "de": "bezahle {} und {}", "hu": "fizess {}, és {}"}


SHARED: Final[Forms] = {
    "verbs": {"Gain": gain, "Steps": steps, "All": every_part, "OneOf": one_of},
    "goods": goods,
    "given": given,
    "good": good,
    "no_good": no_good,
    "goods_of_bits": goods_of_bits,
    "price_of_one": upgrade_price,
    "upgrade_price": upgrade_price,
    "laboratory_yield": laboratory_yield,
    "kinds": kinds,
    "kinds_many": kinds_many,
    "points_of": points_of,
    "least_of": least_of,
    "slot_letter": slot_letter,
}


def _figures() -> dict[str, int]:
    return {
        "clone": CLONING[0],
        "dug": SPECIALS_DUG[0],
        "goal_cities": GOAL[0],
        "goal_points": GOAL[1],
        "action_limit": ACTION_LIMIT[0],
    }


say: Final = Phrases(
    en.SENTENCES | {key: words[0] for key, words in WORDS.items()},
    de.SENTENCES | {key: words[1] for key, words in WORDS.items()},
    hu.SENTENCES | {key: words[2] for key, words in WORDS.items()},
    _figures,
)
tell: Final = Telling(NOUNS, en.FORMS, de.FORMS, hu.FORMS, SHARED)
