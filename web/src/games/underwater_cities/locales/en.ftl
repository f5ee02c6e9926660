# Underwater Cities in English: how to play.

underwater_cities-lesson-1-title = What it is about
underwater_cities-lesson-1-text = There is no room left on land, so you build a nation on the sea floor: domed cities, tunnels between them, and farms, desalination plants and laboratories around them. Ten rounds of three turns in three eras; each era ends with production. Most points win.
underwater_cities-lesson-2-title = A turn: one slot, one card
underwater_cities-lesson-2-text = Put an action tile on a free coloured slot and play a card from your hand. If card and slot have the same colour, you get the slot's action and the card's effect, in the order you like. If the colours differ, you get only the slot. Yellow slots are strong but their cards weak; with green it is the other way round. Afterwards you draw a card.
underwater_cities-lesson-3-title = Building
underwater_cities-lesson-3-text = A city stands on a city site beside your network, a tunnel joins two city sites, buildings stand at cities. Sites may give a bonus when you build there. Only what is connected to your start city by tunnels produces and scores. Symbiotic cities cost more and are worth more.
underwater_cities-lesson-4-title = Upgrading
underwater_cities-lesson-4-text = Farms, desalination plants, laboratories and tunnels can be upgraded, usually for science. An upgraded building produces more, and two upgraded ones of a kind at the same city give a bonus for the pair.
underwater_cities-lesson-5-title = Cards
underwater_cities-lesson-5-text = Instant cards work once, lasting ones all game long, production cards in each production, action cards once per era when something lets you use them, scoring cards at the end. Special cards cost credits and need no matching colour to be bought by an action that offers them.
underwater_cities-lesson-6-title = Federation, production, end
underwater_cities-lesson-6-text = Steps on the Federation track bring small gifts and decide the order of the next round. In production connected structures give goods and points; then every connected city must be fed with kelp, or it costs points. At the end cities score for the variety of their buildings, connected metropolises and scoring cards pay, and left-over goods count a little.
