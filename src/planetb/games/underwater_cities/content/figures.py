"""Figures of the rulebook that no card carries: prices, supplies, points and goals."""

from planetb.games.underwater_cities.content.declare import figure, price

price("farm", "rulebook p. 10", kelp=1)
price("desalination", "rulebook p. 10", credits=1)
price("laboratory", "rulebook p. 10", steelplast=1)
price("tunnel", "rulebook p. 11", credits=1, steelplast=1)
price("city", "rulebook p. 10", credits=1, kelp=1, steelplast=2)
price("symbiotic", "rulebook p. 10", credits=2, kelp=1, steelplast=1, biomass=1)

figure("domes", (17,), "rulebook p. 2, start cities included")
figure("symbiotic domes", (99, 7, 10, 13), "rulebook p. 18; alone they are unlimited, p. 19")
figure("tunnels", (46,), "rulebook p. 2, German edition (A2)")
figure("city points", (2, 3, 4, 6), "rulebook p. 17")
figure("goods per point", (4,), "rulebook p. 17")
figure("productions", (4, 7, 10), "rulebook p. 7")
figure("goal", (7, 100), "rulebook p. 19")
