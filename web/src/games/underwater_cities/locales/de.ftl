# Underwater Cities auf Deutsch: Spielanleitung.

underwater_cities-lesson-1-title = Worum es geht
underwater_cities-lesson-1-text = An Land ist kein Platz mehr, also baust du eine Nation auf dem Meeresgrund: Kuppelstädte, Tunnel dazwischen und Farmen, Entsalzungsanlagen und Labore darum. Zehn Runden zu drei Zügen in drei Ären; jede endet mit einer Produktion. Die meisten Punkte gewinnen.
underwater_cities-lesson-2-title = Ein Zug: ein Platz, eine Karte
underwater_cities-lesson-2-text = Lege ein Aktionsplättchen auf einen freien farbigen Aktionsplatz und spiele eine Handkarte. Haben Karte und Platz dieselbe Farbe, bekommst du die Aktion des Platzes und den Effekt der Karte, in beliebiger Reihenfolge. Sonst bekommst du nur den Platz. Gelbe Plätze sind stark, ihre Karten schwach; bei Grün ist es umgekehrt. Danach ziehst du eine Karte.
underwater_cities-lesson-3-title = Bauen
underwater_cities-lesson-3-text = Eine Stadt steht auf einem Bauplatz neben deinem Netz, ein Tunnel verbindet zwei Stadtplätze, Gebäude stehen an Städten. Bauplätze können beim Bauen einen Bonus geben. Nur was durch Tunnel mit deiner Startstadt verbunden ist, produziert und zählt. Symbiotische Städte kosten mehr und sind mehr wert.
underwater_cities-lesson-4-title = Aufwerten
underwater_cities-lesson-4-text = Farmen, Entsalzungsanlagen, Labore und Tunnel lassen sich aufwerten, meist für Wissenschaft. Ein aufgewertetes Gebäude produziert mehr, und zwei aufgewertete derselben Art an einer Stadt geben einen Bonus für das Paar.
underwater_cities-lesson-5-title = Karten
underwater_cities-lesson-5-text = Sofortkarten wirken einmal, dauerhafte das ganze Spiel, Produktionskarten bei jeder Produktion, Aktionskarten einmal pro Ära, wenn etwas sie benutzen lässt, Schlusswertungskarten am Ende. Spezialkarten kosten Credits; man bekommt sie durch Aktionen, die sie anbieten.
underwater_cities-lesson-6-title = Staatenbund, Produktion, Ende
underwater_cities-lesson-6-text = Schritte auf der Staatenbund-Leiste bringen kleine Gaben und bestimmen die Reihenfolge der nächsten Runde. In der Produktion geben verbundene Bauten Waren und Punkte; dann will jede verbundene Stadt mit Tang ernährt werden, sonst kostet es Punkte. Am Ende zählen Städte für die Vielfalt ihrer Gebäude, verbundene Metropolen und Schlusswertungskarten zahlen aus, und übrige Waren zählen ein wenig.
