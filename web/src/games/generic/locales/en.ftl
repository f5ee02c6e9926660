# Words of views, for the plain table: sorts of options, fields and values by the names they have there.

domain-pass = Pass or stop
domain-yes = Yes
domain-no = No
domain-part = One of these

field-actions = Actions
field-asked = Asked
field-bag = Bag
field-biomass = Biomass
field-card = Card
field-cards = Cards
field-cities = Cities
field-discard = Discard pile
field-discards = Discard piles
field-energy = Energy
field-hand = Hand
field-lines = Yield lines
field-order = Turn order
field-owner = Owner
field-passed = Passed
field-played = Played
field-points = Points
field-production = Production
field-resources = Resources
field-round = Round
field-rows = Rows
field-science = Science
field-score = Score
field-seats = Seats
field-ships = Ships
field-sites = Sites
field-slot = Slot
field-spent = Spent
field-technologies = Technologies
field-tiles = Tiles
field-under = Underneath

value-true = yes
value-false = no
