# A nézetek szavai az egyszerű asztalhoz: a választások fajtái, mezők és értékek az ottani nevükön.

domain-pass = Passz vagy vége
domain-yes = Igen
domain-no = Nem
domain-part = Ezek egyike

field-actions = Akciók
field-asked = Kérdés
field-bag = Zsák
field-biomass = Biomassza
field-card = Kártya
field-cards = Kártyák
field-cities = Városok
field-discard = Dobópakli
field-discards = Dobópaklik
field-energy = Energia
field-hand = Kéz
field-lines = Hozamvonalak
field-order = Sorrend
field-owner = Tulajdonos
field-passed = Passzolt
field-played = Kijátszva
field-points = Pontok
field-production = Termelés
field-resources = Nyersanyagok
field-round = Forduló
field-rows = Sorok
field-science = Tudomány
field-score = Pontszám
field-seats = Helyek
field-ships = Hajók
field-sites = Helyszínek
field-slot = Hely
field-spent = Elköltve
field-technologies = Technológiák
field-tiles = Lapkák
field-under = Alul

value-true = igen
value-false = nem
