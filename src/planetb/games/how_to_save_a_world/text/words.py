"""The sentences around options, questions and log lines, in three languages."""

Words = dict[str, tuple[str, str, str]]

OPTIONS: Words = {
    "land": ("land on {name}: {rules}", "setze auf {name} ein: {rules}", "szállj le itt: {name}: {rules}"),
    "shuttle planet": (
        "express shuttle: moon to planet",
        "Express-Shuttle: vom Mond zum Planeten",
        "expresszjárat: a holdról a bolygóra",
    ),
    "shuttle moon": (
        "express shuttle: planet to moon",
        "Express-Shuttle: vom Planeten zum Mond",
        "expresszjárat: a bolygóról a holdra",
    ),
    "play": ("play {name}: {rules}", "spiele {name}: {rules}", "játszd ki: {name}: {rules}"),
    "spend": (
        "discard {name} for its badges",
        "wirf {name} für die Abzeichen ab",
        "dobd el a jelvényeiért: {name}",
    ),
    "badge": ("{name} badge tile", "{name}-Abzeichen-Plättchen", "{name}jelvény-lapka"),
    "work cost": (
        "work on the {name} for {cost}",
        "arbeite {on} (Kosten: {cost})",
        "dolgozz {on} (ára: {cost})",
    ),
    "take": ("{name}", "{name}", "{name}"),
    "raise": (
        "raise the {name} yield line",
        "erhöhe die Ertragslinie: {name}",
        "emeld a hozamvonalat: {name}",
    ),
    "ingenuity": ("use {n} ingenuity", "verbrauche {n} Genialität", "költs el {n} zsenialitást"),
    "develop": (
        "{name} ({cost} knowledge): {rules}",
        "{name} ({cost} Wissen): {rules}",
        "{name} ({cost} tudás): {rules}",
    ),
    "develop free": ("{name}: {rules}", "{name}: {rules}", "{name}: {rules}"),
    "buy": (
        "buy {name} ({cost}): {rules}",
        "kaufe {name} ({cost}): {rules}",
        "vedd meg: {name} ({cost}): {rules}",
    ),
    "take card": ("take {name}: {rules}", "nimm {name}: {rules}", "vedd el: {name}: {rules}"),
    "remove": ("remove {name}", "entferne {name}", "távolítsd el: {name}"),
    "keep": ("keep {name}: {rules}", "behalte {name}: {rules}", "tartsd meg: {name}: {rules}"),
    "card": ("{name}", "{name}", "{name}"),
    "recall": ("return the lander from {name}", "hole die Raumfähre von {name}", "hívd vissza innen: {name}"),
    "cube": ("{name} cube", "{name}würfel", "{name}kocka"),
    "structure": ("{name}", "{name}", "{name}"),
    "directive": ("directive {name}", "Direktive {name}", "utasítás: {name}"),
    "yes": ("yes", "ja", "igen"),
    "no": ("no", "nein", "nem"),
    "pass turn": ("pass for this round", "passe für diese Runde", "passzolsz erre a fordulóra"),
    "pass land after": ("do not land", "nicht einsetzen", "nem szállsz le"),
    "pass last call": ("end the turn", "beende den Zug", "befejezed a kört"),
    "pass spend badges": ("spend no more badges", "keine weiteren Abzeichen", "nincs több jelvény"),
    "pass pay science": (
        "pay the rest with knowledge",
        "bezahle den Rest mit Wissen",
        "a többit tudással fizeted",
    ),
    "pass ready": ("turn no more tiles", "keine weiteren Plättchen", "nincs több lapka"),
    "pass work": ("stop working", "höre auf zu arbeiten", "abbahagyod a munkát"),
    "pass research": ("research no more", "forsche nicht weiter", "nem kutatsz tovább"),
    "pass buy": ("take no more cards", "keine weiteren Karten", "nem veszel több kártyát"),
    "pass ferry": ("stay", "bleibe", "maradsz"),
    "pass recall": ("recall nothing", "nichts zurückholen", "semmit nem hívsz vissza"),
}
PROMPTS: Words = {
    "turn": (
        "Your turn: land a lander, use the express shuttle, play an action card (1 energy), or pass.",
        "Dein Zug: Raumfähre einsetzen, Express-Shuttle, Aktionskarte spielen (1 Energie) oder passen.",
        "Te jössz: szállj le, repülj expresszjárattal, játssz ki akciókártyát (1 energia), vagy passzolj.",
    ),
    "land after": (
        "You may land the lander that has just arrived.",
        "Du darfst die gerade bewegte Raumfähre einsetzen.",
        "Leszállhatsz az imént érkezett űrkomppal.",
    ),
    "last call": (
        "Play reaction cards whose condition came true, or end the turn.",
        "Spiele Reaktionskarten, deren Bedingung erfüllt ist, oder beende den Zug.",
        "Játssz ki reakciókártyát, amelynek teljesült a feltétele, vagy fejezd be a kört.",
    ),
    "overtime": (
        "Overtime: move your lander from Role Model to another space of the moon.",
        "Überstunden: Bewege deine Raumfähre von Vorbild-Funktion auf ein anderes Aktionsfeld des Mondes.",
        "Túlóra: vidd az űrkompodat a Példaképről a hold egy másik mezőjére.",
    ),
    "pay": (
        "Pay {n} {name}: how much ingenuity takes its place?",
        "Bezahle {n} {name}: Wie viel Genialität setzt du stattdessen ein?",
        "Fizetendő: {n} {name}. Mennyi zsenialitással helyettesíted?",
    ),
    "spend badges": (
        "{rules} Badges spent so far: {n}.",
        "{rules} Bisher verbrauchte Abzeichen: {n}.",
        "{rules} Eddig elköltött jelvények: {n}.",
    ),
    "take": (
        "Choose {n} more standard resources.",
        "Wähle noch {n} Standardressourcen.",
        "Válassz még {n} alapnyersanyagot.",
    ),
    "raise": (
        "Choose a standard yield line ({n} more).",
        "Wähle eine Standard-Ertragslinie (noch {n}).",
        "Válassz egy alap-hozamvonalat (még {n}).",
    ),
    "pick tile": ("Choose a badge tile.", "Wähle ein Abzeichen-Plättchen.", "Válassz egy jelvénylapkát."),
    "ready": (
        "Which spent badge tile becomes active? ({n} more)",
        "Welches verbrauchte Abzeichen-Plättchen wird aktiv? (noch {n})",
        "Melyik elköltött jelvénylapka legyen aktív? (még {n})",
    ),
    "work": (
        "Work once more? {n} left; the reward follows when you stop.",
        "Noch einmal arbeiten? Noch {n}x; die Belohnung folgt am Ende.",
        "Dolgozol még? Hátravan: {n}; a jutalom a végén jár.",
    ),
    "research": (
        "Choose a development ({n} left).",
        "Wähle eine Entwicklung (noch {n}).",
        "Válassz egy fejlesztést (még {n}).",
    ),
    "pay science": (
        "Pay {n} knowledge: science badges may take its place.",
        "Bezahle {n} Wissen: Wissenschafts-Abzeichen zählen mit.",
        "Fizetendő {n} tudás: tudományjelvény is elkölthető helyette.",
    ),
    "buy": (
        "Choose an open card ({n} left); it cannot be used this turn.",
        "Wähle eine offene Karte (noch {n}); sie ist in diesem Zug nicht nutzbar.",
        "Válassz egy nyílt kártyát (még {n}); ebben a körben nem használható.",
    ),
    "remove": (
        "Which card leaves the game?",
        "Welche Karte verlässt das Spiel?",
        "Melyik kártya kerüljön ki a játékból?",
    ),
    "ferry": (
        "A free flight for one lander.",
        "Ein Freiflug für eine Raumfähre.",
        "Ingyenfuvar egy űrkompnak.",
    ),
    "recall": (
        "Which lander returns to its arrival zone?",
        "Welche Raumfähre kehrt in ihre Ankunftszone zurück?",
        "Melyik űrkomp térjen vissza az érkezési zónájába?",
    ),
    "pay any": (
        "Pay the express shuttle with one resource.",
        "Bezahle das Express-Shuttle mit einer Ressource.",
        "Fizesd ki az expresszjáratot egy nyersanyaggal.",
    ),
    "keep": (
        "Keep one species; the other goes under the deck.",
        "Behalte eine Spezies; die andere kommt unter den Stapel.",
        "Tarts meg egy fajt; a másik a pakli aljára kerül.",
    ),
    "one of": ("Choose one.", "Wähle eins.", "Válassz egyet."),
    "may": ("{rules} Do you want to?", "{rules} Möchtest du das?", "{rules} Kéred?"),
    "deal": ("Which card is dealt?", "Welche Karte wird ausgeteilt?", "Melyik kártyát osztják?"),
    "draw": ("Which card is opened?", "Welche Karte wird aufgedeckt?", "Melyik kártya kerül a kínálatba?"),
    "structure": ("Which structure is drawn?", "Welches Bauwerk wird gezogen?", "Melyik építményt húzzák?"),
    "cube": ("Which cube is drawn?", "Welcher Würfel wird gezogen?", "Melyik kockát húzzák?"),
    "directive": (
        "Which directive does the rival follow?",
        "Welcher Direktive folgt die Konkurrenz?",
        "Melyik utasítást követi a rivális?",
    ),
}
LINES: Words = {
    "land": ("lands on {name}", "setzt auf {name} ein", "leszáll itt: {name}"),
    "shuttle planet": ("takes the shuttle to the planet", "fliegt zum Planeten", "átrepül a bolygóra"),
    "shuttle moon": ("takes the shuttle to the moon", "fliegt zum Mond", "átrepül a holdra"),
    "play": ("plays {name}", "spielt {name}", "kijátssza: {name}"),
    "spend": ("discards {name} for badges", "wirft {name} für Abzeichen ab", "eldobja jelvényért: {name}"),
    "spend badge": (
        "spends a {name} badge tile",
        "verbraucht ein {name}-Abzeichen-Plättchen",
        "elkölt egy {name}jelvény-lapkát",
    ),
    "pick tile": (
        "gains a {name} badge tile",
        "erhält ein {name}-Abzeichen-Plättchen",
        "kap egy {name}jelvény-lapkát",
    ),
    "ready": (
        "reactivates a {name} badge tile",
        "reaktiviert ein {name}-Abzeichen-Plättchen",
        "aktívra fordít egy {name}jelvény-lapkát",
    ),
    "work": ("works on the {name}", "arbeitet {on}", "dolgozik {on}"),
    "take": ("gains 1 {name}", "erhält 1 {name}", "kap 1 {name}"),
    "pay any": ("pays 1 {name}", "bezahlt 1 {name}", "fizet 1 {name}"),
    "raise": (
        "raises the {name} yield line",
        "erhöht die Ertragslinie: {name}",
        "emeli a hozamvonalat: {name}",
    ),
    "ingenuity": ("uses {n} ingenuity", "setzt {n} Genialität ein", "felhasznál {n} zsenialitást"),
    "develop": ("develops {name}", "entwickelt {name}", "kifejleszti: {name}"),
    "buy": ("takes {name} from the display", "nimmt {name} aus der Auslage", "elveszi a kínálatból: {name}"),
    "remove": (
        "removes {name} from the game",
        "entfernt {name} aus dem Spiel",
        "eltávolítja a játékból: {name}",
    ),
    "keep": ("keeps {name}", "behält {name}", "megtartja: {name}"),
    "keep hidden": ("keeps a species", "behält eine Spezies", "megtart egy fajt"),
    "recall": (
        "recalls the lander from {name}",
        "holt die Raumfähre von {name} zurück",
        "visszahívja az űrkompot innen: {name}",
    ),
    "pass turn": ("passes", "passt", "passzol"),
    "deal": ("deals you {name}", "teilt dir {name} aus", "neked osztja: {name}"),
    "deal hidden": ("deals a card", "teilt eine Karte aus", "oszt egy kártyát"),
    "draw": ("opens {name}", "deckt {name} auf", "felfedi: {name}"),
    "structure": ("builds {name}", "errichtet {name}", "felépül: {name}"),
    "cube": ("draws 1 {name} cube", "zieht 1 {name}würfel", "húz 1 {name}kockát"),
    "directive": (
        "gives the rival the directive {name}",
        "gibt der Konkurrenz die Direktive {name}",
        "utasítás a riválisnak: {name}",
    ),
    "round": ("begins round {n}", "beginnt Runde {n}", "elkezdi a(z) {n}. fordulót"),
    "lead": (
        "takes a lead bonus of {n} on the {name}",
        "erhält den Führungsbonus {n}: {name}",
        "{n} pont vezetői bónuszt kap: {name}",
    ),
    "removal": (
        "removes the top reward tile of the {name}",
        "entfernt das oberste Belohnungs-Plättchen: {name}",
        "eltávolítja a legfelső jutalomlapkát: {name}",
    ),
    "asteroid": (
        "moves the asteroid to space {n}",
        "bewegt den Asteroiden auf Feld {n}",
        "az aszteroidát a(z) {n}. mezőre lépteti",
    ),
    "day x": ("brings Day X: {name}", "bringt Tag X: {name}", "elhozza az X. napot: {name}"),
    "cracks": (
        "sees {n} cracks in the asteroid",
        "zählt {n} Risse im Asteroiden",
        "{n} repedést lát az aszteroidán",
    ),
    "rescue": (
        "makes the {name} the rescue project",
        "macht zum Rettungsprojekt: {name}",
        "mentőprojekt lesz: {name}",
    ),
    "rival": (
        "lets the rival work {n} times on the {name}",
        "lässt die Konkurrenz {n}x {on} arbeiten",
        "a rivális {n} alkalommal dolgozik {on}",
    ),
}
WAYS: Words = {
    "asteroid": ("the asteroid arrives", "der Asteroid ist da", "megérkezett az aszteroida"),
    "track": ("a project is complete", "ein Projekt ist vollendet", "elkészült egy projekt"),
    "stack": (
        "the last danger tile is gone",
        "das letzte Gefahrenstufe-Plättchen ist weg",
        "elfogyott az utolsó veszélylapka",
    ),
}
ENDS: Words = {
    "end": (
        "Day X came because {way}; the rescue project was the {name}.",
        "Tag X kam, denn {way}; das Rettungsprojekt: {name}.",
        "Eljött az X. nap, mert {way}; a mentőprojekt: {name}.",
    ),
    "asteroid": ("the asteroid arrived", "der Asteroid war da", "megérkezett az aszteroida"),
    "track": ("a project was complete", "ein Projekt war vollendet", "elkészült egy projekt"),
    "stack": (
        "the danger tiles ran out",
        "die Gefahrenstufe-Plättchen waren verbraucht",
        "elfogytak a veszélylapkák",
    ),
}
CUBE_NAMES: Words = {
    "laser": ("laser", "Laser", "lézer"),
    "shield": ("shield", "Schild", "pajzs"),
    "evacuation": ("evacuation", "Evakuierungs", "evakuálási "),
    "asteroid": ("asteroid", "Asteroiden", "aszteroida"),
}
SOURCES: Words = {
    "score track": ("score track", "Punkteleiste", "pontsáv"),
    "laser": ("laser", "Laser", "lézer"),
    "shield": ("shield", "Schild", "pajzs"),
    "evacuation": ("evacuation", "Evakuierung", "evakuálás"),
    "species": ("species", "Spezies", "fajok"),
}
LABELS: Words = {
    "badges": ("Badges", "Abzeichen", "Jelvények"),
    "departure": ("Departure space.", "Abflug-Aktionsfeld.", "Indulómező."),
    "stay": ("Stay space.", "Bleibe-Aktionsfeld.", "Maradómező."),
    "wait": ("Wait space.", "Warte-Aktionsfeld.", "Várakozómező."),
    "unrestricted": ("Unrestricted.", "Unbeschränkt.", "Korlátlan."),
    "basic": ("Basic, {n} knowledge.", "Grundlage, {n} Wissen.", "Alapismeret, {n} tudás."),
    "level 1": ("Level 1, {n} knowledge.", "Stufe 1, {n} Wissen.", "1. szint, {n} tudás."),
    "level 2": ("Level 2, {n} knowledge.", "Stufe 2, {n} Wissen.", "2. szint, {n} tudás."),
    "newest": ("the newest structure", "das neueste Bauwerk", "a legújabb építmény"),
    "oldest": ("the oldest structure", "das älteste Bauwerk", "a legrégebbi építmény"),
    "at best": (
        "the workplace of your best project",
        "der Arbeitsort deines besten Projekts",
        "a legjobb projekted munkahelye",
    ),
    "at worst": (
        "the workplace of your worst project",
        "der Arbeitsort deines schlechtesten Projekts",
        "a legrosszabb projekted munkahelye",
    ),
    "at role model": ("Role Model", "Vorbild-Funktion", "Példakép"),
    "at station": ("Field Station", "Feldstation", "Terepállomás"),
    "on best": ("your best project", "deinem besten Projekt", "a legjobb projekteden"),
    "on worst": ("your worst project", "deinem schlechtesten Projekt", "a legrosszabb projekteden"),
    "on own best": ("its own best project", "ihrem eigenen besten Projekt", "a saját legjobb projektjén"),
    "on own worst": (
        "its own worst project",
        "ihrem eigenen schlechtesten Projekt",
        "a saját legrosszabb projektjén",
    ),
    "directive": (
        "Lands: {place}. Works {n} times on {aim}. Points: {points}.",
        "Landet: {place}. Arbeitet {n}x an {aim}. Punkte: {points}.",
        "Leszáll: {place}. Dolgozik {n} alkalommal {aim}. Pontok: {points}.",
    ),
}
