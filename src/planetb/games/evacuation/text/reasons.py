"""The reasons that `why` gives, in English, German and Hungarian."""

from typing import Final

WHY: Final[dict[str, tuple[str, str, str]]] = {
    "action energy": (
        "Your action no. {n} this year costs {cost} energy; available: {have} ({world}).",
        "Deine {n}. Aktion in diesem Jahr kostet {cost} Energie; verfügbar: {have} ({world}).",
        "Az idei {n}. akciód ára {cost} energia; elérhető: {have} ({world}).",
    ),
    "group once": (
        "With action cards the first group is used once a year.",
        "Mit Aktionskarten nutzt du die erste Gruppe einmal im Jahr.",
        "Akciókártyákkal az első csoportot évente egyszer használhatod.",
    ),
    "no cards": (
        "A card must go under the group, and your hand is empty.",
        "Eine Karte muss unter die Gruppe, und deine Hand ist leer.",
        "Egy lapnak a csoport alá kell kerülnie, és a kezed üres.",
    ),
    "no site": (
        "You cannot settle any site now.",
        "Du kannst jetzt kein Feld besiedeln.",
        "Most egyetlen helyszínt sem tudsz betelepíteni.",
    ),
    "no item": (
        "Neither world can pay for anything in that row.",
        "Keine Welt kann etwas aus dieser Auslage bezahlen.",
        "Egyik világ sem tud kifizetni semmit abból a sorból.",
    ),
    "no begin": (
        "You lack what it takes to begin it.",
        "Dir fehlt, was man braucht, um damit zu beginnen.",
        "Hiányzik, ami az elkezdéséhez kell.",
    ),
    "first this": (
        "First finish what you have begun, or undo.",
        "Beende zuerst, was du begonnen hast, oder nimm zurück.",
        "Előbb fejezd be, amit elkezdtél, vagy vond vissza.",
    ),
    "settled": (
        "This site is settled.",
        "Dieses Feld ist besiedelt.",
        "Ez a helyszín már be van telepítve.",
    ),
    "biome": (
        "{biome}: not open to you yet. Your front marker must cross transition {n}.",
        "{biome}: noch nicht offen. Dein vorderer Marker muss Wendepunkt {n} überschreiten.",
        "{biome}: még nem nyílt meg. Az első jelződnek át kell lépnie ezt a fordulópontot: {n}.",
    ),
    "sea only": (
        "This settles the sea alone.",
        "Damit besiedelst du nur den Ozean.",
        "Ezzel csak tengert telepíthetsz be.",
    ),
    "people": (
        "It takes {n} population on the New World; you have {have}.",
        "Es braucht {n} Bevölkerung auf der Neuen Welt; du hast {have}.",
        "{n} népesség kell hozzá az Újvilágon; neked {have} van.",
    ),
    "steel": (
        "It takes {n} steel on the New World; you have {have}.",
        "Es braucht {n} Stahl auf der Neuen Welt; du hast {have}.",
        "{n} acél kell hozzá az Újvilágon; neked {have} van.",
    ),
    "factories": (
        "It takes {n} factories waiting on the New World; you have {have}.",
        "Es braucht {n} wartende Fabriken auf der Neuen Welt; du hast {have}.",
        "{n} várakozó gyár kell hozzá az Újvilágon; neked {have} van.",
    ),
    "symbols": (
        "The symbols must lie under your markers: {symbols}.",
        "Unter deinen Markern müssen die Symbole liegen: {symbols}.",
        "A jelzőid alatt ezeknek a szimbólumoknak kell lenniük: {symbols}.",
    ),
    "through site": (
        "You settle when an action says so.",
        "Besiedelt wird, wenn eine Aktion es sagt.",
        "Letelepedni akkor tudsz, ha egy akció engedi.",
    ),
    "price": (
        "It costs {cost}; {stocks}.",
        "Es kostet {cost}; {stocks}.",
        "Ára {cost}; {stocks}.",
    ),
    "stock": (
        "{world} has {have}",
        "{world} hat {have}",
        "{world}: {have}",
    ),
    "through item": (
        "It is taken when an action says so.",
        "Das nimmst du, wenn eine Aktion es sagt.",
        "Ezt akkor veheted el, ha egy akció engedi.",
    ),
    "pictured": (
        "You have an infrastructure with the same illustration in play.",
        "Du hast schon eine Infrastruktur mit demselben Bild im Spiel.",
        "Már van játékban ugyanilyen képű infrastruktúrád.",
    ),
    "only row": (
        "Having revealed more, you take one of the row.",
        "Da du weitere aufgedeckt hast, nimmst du eine aus der Auslage.",
        "Mivel többet felfedtél, a sorból veszel el egyet.",
    ),
    "through build": (
        "Infrastructures are played by infrastructure moves.",
        "Infrastrukturen spielst du mit Infrastrukturzügen.",
        "Infrastruktúrát infrastruktúra-lépéssel játszhatsz ki.",
    ),
    "flight": (
        "The flight costs {n} energy of the Old World; you have {have}.",
        "Der Flug kostet {n} Energie der Alten Welt; du hast {have}.",
        "A repülés az Óvilágon {n} energiába kerül; neked {have} van.",
    ),
    "return": (
        "Flying back costs 1 energy of the New World, and you have none.",
        "Der Rückflug kostet 1 Energie der Neuen Welt, und du hast keine.",
        "A visszaút az Újvilágon 1 energiába kerül, és nincs energiád.",
    ),
    "transport phase": (
        "Ships load and fly in the transport phase.",
        "Raumschiffe laden und fliegen in der Transportphase.",
        "Az űrhajók a szállítási szakaszban rakodnak és repülnek.",
    ),
    "passed over": (
        "You have passed over it: the choice goes in a fixed order. Undo to come back.",
        "Das hast du übergangen: Gewählt wird der Reihe nach. Nimm zurück, um dorthin zu kommen.",
        "Ezen már továbbléptél: a választás rögzített sorrendben halad. Visszavonással térhetsz vissza.",
    ),
    "gone": (
        "This site is evacuated already.",
        "Diese Produktionsstätte ist schon evakuiert.",
        "Ezt a helyszínt már kiürítetted.",
    ),
    "no factory": (
        "No factory of this type is left in your reserve.",
        "In deinem Vorrat ist keine Fabrik dieser Art mehr.",
        "Nincs több ilyen gyár a készletedben.",
    ),
    "no bay": (
        "No bay is free for it ({landscape}).",
        "Dafür ist keine Ladebucht frei ({landscape}).",
        "Nincs hozzá szabad rakodótér ({landscape}).",
    ),
    "no room": (
        "No place for a building is free on your ships.",
        "Auf deinen Raumschiffen ist kein Gebäudeplatz frei.",
        "Az űrhajóidon nincs szabad hely épületnek.",
    ),
    "not waiting": (
        "No factory of this type waits on the Old World.",
        "Auf der Alten Welt wartet keine Fabrik dieser Art.",
        "Az Óvilágon nem várakozik ilyen gyár.",
    ),
    "column": (
        "All technologies of this column are developed.",
        "Alle Technologien dieser Spalte sind entwickelt.",
        "Ennek az oszlopnak minden technológiája kész.",
    ),
    "through column": (
        "You research when an action or a space says so.",
        "Geforscht wird, wenn eine Aktion oder ein Feld es sagt.",
        "Kutatni akkor tudsz, ha egy akció vagy mező engedi.",
    ),
}
