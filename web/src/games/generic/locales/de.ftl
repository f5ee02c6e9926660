# Wörter der Ansichten für den schlichten Tisch: Arten von Möglichkeiten, Felder und Werte unter ihren Namen dort.

domain-pass = Passen oder aufhören
domain-yes = Ja
domain-no = Nein
domain-part = Eines davon

field-actions = Aktionen
field-asked = Gefragt
field-bag = Beutel
field-biomass = Biomasse
field-card = Karte
field-cards = Karten
field-cities = Städte
field-discard = Ablagestapel
field-discards = Ablagestapel
field-energy = Energie
field-hand = Hand
field-lines = Ertragslinien
field-order = Reihenfolge
field-owner = Gehört
field-passed = Gepasst
field-played = Ausgespielt
field-points = Punkte
field-production = Produktion
field-resources = Ressourcen
field-round = Runde
field-rows = Reihen
field-science = Wissenschaft
field-score = Punkte
field-seats = Plätze
field-ships = Schiffe
field-sites = Bauplätze
field-slot = Platz
field-spent = Ausgegeben
field-technologies = Technologien
field-tiles = Plättchen
field-under = Darunter

value-true = ja
value-false = nein
