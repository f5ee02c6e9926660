# Der Plan von Reworld auf Deutsch.

game-reworld = Auf Colossus Station Module erwerben, an den Frachter koppeln und dann in umgekehrter Reihenfolge einen neuen Planeten besiedeln.
reworld-board = Colossus Station und Bevölkerungsschiffe
reworld-board-two = Bevölkerungsschiffe und finales Schiff
reworld-station = Colossus Station
reworld-moment-one = Kapitel 1 · Runde { $round } von 5
reworld-moment-two = Kapitel 2 · Besiedlung
reworld-round-track = Runde { $round } von 5: Ein Terrabot bringt { $points } Punkte
reworld-arm = Arm { $slot }, { $module }
reworld-slot = Karten bei { $slot }, die oberste zuerst: { $cards }
reworld-field-free = Startspielerfeld, leer; den Marker hat { $name }
reworld-field-taken = Startspielerfeld: belegt von { $name }
reworld-ship = { $name }, { $points } Punkte, { $owner }
reworld-ship-free = frei
reworld-flying = Im Flug: { $list }
reworld-defence = Verteidigung
reworld-city = Stadt { $letter }
reworld-city-of = Stadt { $letter } { $sign }, { $tiles } Plättchen
reworld-unfounded = noch keine
reworld-shuttles = Shuttles
reworld-satellites = Satelliten
reworld-row = Reihe { $row }, offenes Ende zuerst: { $list }
reworld-hand = Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
reworld-cards = { $count } × Karte { $value }
reworld-out = ausgestiegen
reworld-paying = Bezahlung für { $module }
reworld-first = 1.
reworld-chip-cards = Handkarten
reworld-chip-rows = Module in den Reihen 1 bis 5
reworld-chip-ships = Bevölkerungsschiffe
reworld-chip-shields = Schilde
reworld-chip-cities = Plättchen je Stadt
reworld-chip-row = Reihe { $row }

domain-reworld-pass = Aussteigen oder aufhören
domain-reworld-marker = Startspielermarker
domain-reworld-slot = Modul erwerben
domain-reworld-card = Karten
domain-reworld-row = Abkoppeln
domain-reworld-dock = Bautrupp laden
domain-reworld-city = Stadt
domain-reworld-place = Bautrupp ansiedeln
kind-satellite = Satellit
kind-shuttle = Shuttle
kind-terrabot = Terrabot
kind-crew = Bautrupp
kind-ship = Bevölkerungsschiff
kind-final = finales Bevölkerungsschiff
kind-sign = Stadtschild
kind-round = Runde
kind-card = Karten
end-settled = alle Module sind angesiedelt

rule-reworld-slot = Ein Modul kostet eine beliebige Karte, solange beide Nachbarslots leer sind; neben einem Wert eine gleiche Karte oder zwei beliebige; zwischen zwei Werten beide, drei Karten mit einem davon oder vier beliebige.
rule-reworld-marker = Der Startspielermarker ist einmal pro Runde für eine Karte zu haben.
rule-reworld-card = Bezahlt wird genau: nicht mehr Karten, als die Nachbarslots verlangen.
rule-reworld-row = Nur in Kapitel zwei und nur vom offenen linken Ende der eigenen Reihen; ein Bautrupp braucht ein Shuttle.
rule-reworld-city = Jede Baufirma baut nur in einer Stadt, und jede Stadt hat nur eine Baufirma.

reworld-lesson-1-title = Worum es geht
reworld-lesson-1-text = Du befehligst einen Frachter. In Kapitel eins erwirbst du Module auf Colossus Station: Terrabots gründen und vergrößern Städte, Bautrupps siedeln darin, Shuttles bringen die Trupps hinunter, Satelliten geben Punkte für eine Aufgabe. Shuttles und Satelliten können auch zu Schilden werden. In Kapitel zwei lädst du in umgekehrter Reihenfolge aus. Die meisten Punkte gewinnen.
reworld-lesson-2-title = Fünf Runden an der Station
reworld-lesson-2-text = Jede Runde hängen zwanzig Module an den Armen der Station, zehn oben und zehn unten, als ein Ring. Alle Offizierskarten (Werte 1 bis 5) werden neu verteilt. Wer dran ist, erwirbt ein Modul oder den Startspielermarker oder steigt aus: Dann zählt jede übrige Handkarte.
reworld-lesson-3-title = Was ein Modul kostet
reworld-lesson-3-text = Es zählen die obersten Karten der beiden Nachbarslots. Beide leer: eine beliebige Karte. Liegt dort eine Karte oder liegen zwei gleiche: eine Karte dieses Werts oder zwei beliebige. Zwei verschiedene Werte: beide zusammen, oder drei Karten mit einem der beiden Werte, oder vier beliebige. Deine Karten bleiben im Slot des Moduls, und du bestimmst, welche oben liegt.
reworld-lesson-4-title = Die oberste Karte bestimmt die Reihe
reworld-lesson-4-text = Ein Modul koppelt an die Reihe deines Frachters mit der Nummer der obersten Karte, immer am offenen linken Ende. Plane rückwärts: Was zuletzt ankoppelt, löst sich zuerst. Ein Terrabot bringt sofort Punkte, früh mehr als spät.
reworld-lesson-5-title = Der Startspielermarker
reworld-lesson-5-text = Einmal pro Runde darf jemand eine Karte verdeckt auf das Startspielerfeld legen: Das bringt Punkte und den Marker. Wer ihn hat, beginnt die nächste Runde und auch Kapitel zwei.
reworld-lesson-6-title = Siedeln
reworld-lesson-6-text = In Kapitel zwei koppelst du pro Zug ein Modul ab, nur vom offenen Ende einer Reihe. Ein Terrabot gründet die Stadt seines Buchstabens oder vergrößert sie. Ein Satellit wertet seine Aufgabe oder kommt als Schild in die Verteidigungsreihe. Ein Bautrupp allein kann nur abgelegt werden: Er braucht ein Shuttle.
reworld-lesson-7-title = Shuttles bringen Bautrupps
reworld-lesson-7-text = Ein Shuttle mit Schilden darf in die Verteidigungsreihe. Oder es fliegt: Es lädt bis zu zwei Trupps von offenen Enden, auch einen direkt vor ihm. Jede Baufirma baut nur in einer Stadt, und jede Stadt hat nur eine Baufirma; Agrartrupps wohnen überall. Ein Trupp mit Stern bringt einen Punkt je Plättchen seiner Stadt.
reworld-lesson-8-title = Bevölkerungsschiffe
reworld-lesson-8-text = Vierzehn Schiffe warten auf die Person, die in Kapitel zwei am Ende eines eigenen Zuges als erste ihre Bedingung erfüllt: eine geleerte Reihe, Schilde, eine große Stadt und so weiter. Die zweite Zahl auf einem Schiff gilt für die Seite mit anderer Personenzahl.
reworld-lesson-9-title = Das finale Bevölkerungsschiff
reworld-lesson-9-text = Wenn alle Frachter leer sind, belohnt das finale Bevölkerungsschiff die Besten in der Verteidigung und in jeder der fünf Städte. Bei Gleichstand werden die Punkte der Ränge geteilt. Wer in einer Kategorie nichts hat, verliert Punkte.

field-reworld-agricultural = Agrartrupps
field-reworld-box = Schachtel
field-reworld-buying = Wird erworben
field-reworld-category = Kategorie
field-reworld-chapter = Kapitel
field-reworld-code = Name
field-reworld-crews = Bautrupps
field-reworld-defence = Verteidigung
field-reworld-dropped = Abgelegt
field-reworld-earned = Verdient
field-reworld-final-ship = Finales Schiff
field-reworld-firm = Firma
field-reworld-flying = Im Flug
field-reworld-letter = Buchstabe
field-reworld-marker = Marker
field-reworld-module = Modul
field-reworld-out = Ausgestiegen
field-reworld-ranks = Ränge
field-reworld-satellites = Satelliten
field-reworld-shields = Schilde
field-reworld-shuttles = Shuttles
field-reworld-sign = Schild
field-reworld-special = Besonders
field-reworld-special-crews = Besondere Bautrupps
field-reworld-start-field = Startspielerfeld
field-reworld-station = Station
field-reworld-taken = Besetzt
field-reworld-terrabot-points = Punkte je Terrabot
field-reworld-terrabots = Terrabots

value-reworld-defence = Verteidigung

# The poster and setting up a table.
feel-reworld = Belade den Frachter klug: du entlädst ihn rückwärts.
preset-reworld-full = Das ganze Spiel
preset-reworld-full-text = Fünf Runden und eine Besiedlung unter vier Admiralen.
preset-reworld-quick = Schnell
preset-reworld-quick-text = Du und ein leichter Bot: viele Module, rasche Züge.
preset-reworld-duel = Herausforderung
preset-reworld-duel-text = Ein Duell mit einem starken Bot, der vorausplant.
