# Reworld's board in English.

game-reworld = Buy modules at Colossus Station, couple them to your freighter, then settle a new planet in the reverse order.
reworld-board = Colossus Station and the population ships
reworld-board-two = Population ships and final ship
reworld-station = Colossus Station
reworld-moment-one = chapter 1 · round { $round } of 5
reworld-moment-two = chapter 2 · settlement
reworld-round-track = Round { $round } of 5: a terrabot scores { $points } points
reworld-arm = Arm { $slot }, { $module }
reworld-slot = Cards at { $slot }, top first: { $cards }
reworld-field-free = Start-player field, empty; { $name } holds the marker
reworld-field-taken = Start-player field: taken by { $name }
reworld-ship = { $name }, { $points } points, { $owner }
reworld-ship-free = free
reworld-flying = In flight: { $list }
reworld-defence = Defence
reworld-city = City { $letter }
reworld-city-of = City { $letter } { $sign }, { $tiles } tiles
reworld-unfounded = not yet
reworld-shuttles = Shuttles
reworld-satellites = Satellites
reworld-row = Row { $row }, open end first: { $list }
reworld-hand = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
reworld-cards = { $count } × card { $value }
reworld-out = dropped out
reworld-paying = paying for { $module }
reworld-first = 1st
reworld-chip-cards = cards in hand
reworld-chip-rows = modules in rows 1 to 5
reworld-chip-ships = population ships
reworld-chip-shields = shields
reworld-chip-cities = tiles per city
reworld-chip-row = Row { $row }

domain-reworld-pass = Drop out or stop
domain-reworld-marker = Start-player marker
domain-reworld-slot = Buy a module
domain-reworld-card = Cards
domain-reworld-row = Uncouple
domain-reworld-dock = Load a crew
domain-reworld-city = City
domain-reworld-place = Place a crew
kind-satellite = satellite
kind-shuttle = shuttle
kind-terrabot = terrabot
kind-crew = crew
kind-ship = population ship
kind-final = final ship
kind-sign = city sign
kind-round = round
kind-card = cards
end-settled = all modules are settled

rule-reworld-slot = A module costs one card of any value while both neighbouring slots are empty; next to one value a card like it or any two; between two values both of them, three cards with one of them, or any four.
rule-reworld-marker = The start-player marker can be bought once a round, for one card.
rule-reworld-card = Payments are exact: no more cards than the neighbouring slots ask for.
rule-reworld-row = Only in chapter two, and only from the open left end of your own rows; a crew needs a shuttle.
rule-reworld-city = Each construction firm builds in one city only, and each city has one construction firm.

reworld-lesson-1-title = What it is about
reworld-lesson-1-text = You command a freighter. In chapter one you collect modules at Colossus Station: terrabots found and enlarge cities, crews settle in them, shuttles carry the crews down, satellites give points for a task. Shuttles and satellites can also become shields. In chapter two you unload in the reverse order. Most points win.
reworld-lesson-2-title = Five rounds at the station
reworld-lesson-2-text = Each round twenty modules hang on the arms of the station, ten above and ten below, in one ring. All officer cards (values 1 to 5) are dealt anew. On your turn buy one module, take the start-player marker, or drop out: then each card left in hand scores.
reworld-lesson-3-title = What a module costs
reworld-lesson-3-text = Look at the top cards of the two neighbouring slots. Both empty: pay any one card. One card there, or two that are equal: pay one card of that value, or any two. Two different values: pay both of them, or three cards with one of the two among them, or any four. Your cards stay in the module's own slot, and you choose which lies on top.
reworld-lesson-4-title = The top card decides the row
reworld-lesson-4-text = A module couples to the row of your freighter that has the number of the top card, always at the open left end. Plan backwards: what you couple last comes off first. A terrabot scores at once, in early rounds more than in late ones.
reworld-lesson-5-title = The start-player marker
reworld-lesson-5-text = Once per round somebody may lay one card face down on the start-player field: that is worth points and brings the marker. Its holder begins the next round, and chapter two.
reworld-lesson-6-title = Settling
reworld-lesson-6-text = In chapter two you uncouple one module per turn, only from the open end of a row. A terrabot founds the city of its letter or enlarges it. A satellite scores its task or goes to the defence row as shields. A crew on its own can only be discarded: it needs a shuttle.
reworld-lesson-7-title = Shuttles carry crews
reworld-lesson-7-text = A shuttle with shields may go to the defence row. Or it flies: it loads up to two crews from open ends, even one directly in front of it. Each construction firm builds in one city only, and each city has one construction firm; agricultural crews go anywhere. A crew with a star scores one point per tile of its city.
reworld-lesson-8-title = Population ships
reworld-lesson-8-text = Fourteen ships wait for whoever first meets their condition at the end of an own turn of chapter two: an emptied row, shields, a large city, and so on. The second number on a ship belongs to the side for another number of players.
reworld-lesson-9-title = The final ship
reworld-lesson-9-text = When all freighters are empty, the final ship pays the best in defence and in each of the five cities. Ties share the points of their ranks. Whoever has nothing in a category loses points.

field-reworld-agricultural = Agricultural crews
field-reworld-box = Box
field-reworld-buying = Being bought
field-reworld-category = Category
field-reworld-chapter = Chapter
field-reworld-code = Name
field-reworld-crews = Crews
field-reworld-defence = Defence
field-reworld-dropped = Dropped
field-reworld-earned = Earned
field-reworld-final-ship = Final ship
field-reworld-firm = Firm
field-reworld-flying = In flight
field-reworld-letter = Letter
field-reworld-marker = Marker
field-reworld-module = Module
field-reworld-out = Dropped out
field-reworld-ranks = Ranks
field-reworld-satellites = Satellites
field-reworld-shields = Shields
field-reworld-shuttles = Shuttles
field-reworld-sign = Sign
field-reworld-special = Special
field-reworld-special-crews = Special crews
field-reworld-start-field = Start-player field
field-reworld-station = Station
field-reworld-taken = Taken
field-reworld-terrabot-points = Points per terrabot
field-reworld-terrabots = Terrabots

value-reworld-defence = defence

# The poster and setting up a table.
feel-reworld = Pack the freighter well: you unpack it in reverse.
preset-reworld-full = The full game
preset-reworld-full-text = Five rounds and a settlement among four admirals.
preset-reworld-quick = Quick
preset-reworld-quick-text = You and one easy bot: modules are plenty, turns come fast.
preset-reworld-duel = Challenge
preset-reworld-duel-text = A duel with a hard bot that plans ahead.
