# Evacuation in English: how to play.

evacuation-lesson-1-title = What it is about
evacuation-lesson-1-text = Your old world is dying. Within four years you move people, factories and stadiums to the new one. Food, steel and energy lie in two separate stocks, one on each world. In race mode whoever first makes the new world stand on its own feet wins; in points mode most points after four years win.
evacuation-lesson-2-title = Income and hunger
evacuation-lesson-2-text = Each year begins with production: the old world yields what its sites that still stand show, the new one what your production markers show. Then both worlds eat, each from its own stock; the old one less every year, the new one more. Later the new world also wants stadiums. What is missing costs penalties.
evacuation-lesson-3-title = Actions
evacuation-lesson-3-text = In turn order everybody takes one action or passes for the year. The first two actions are free; from the third on each costs energy, up to three. From the fourth action of the same group on, one more. The number of a group is its power: the sum decides how far you go on the progress track.
evacuation-lesson-4-title = What actions do
evacuation-lesson-4-text = Settle a site of the new world with factories and people, build a ship or a stadium from the rows, prefabricate a factory, clone people, take and play infrastructure cards, research technologies, gain and exchange resources. What you build is paid by one world and stands on that world.
evacuation-lesson-5-title = Transport
evacuation-lesson-5-text = After the actions your ships fly. Bays evacuate sites of their landscape: the site stops producing, its people or its factory come aboard. Other holds take stadiums, prefabricated factories and resources. Flying over costs the energy printed on the ship; flying back empty costs one energy of the new world.
evacuation-lesson-6-title = Progress
evacuation-lesson-6-text = Happy faces decide the new turn order. Then your two progress markers share the power of the year's actions. Crossing a transition closes the old world's last sources and opens new kinds of land: tundra is open from the start, then desert, forest and sea.
