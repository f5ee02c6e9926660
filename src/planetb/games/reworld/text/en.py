"""Reworld in English."""

from typing import Final

from planetb.games.reworld import effects as e
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.text.names import FIRM_NAMES, LETTER_NAMES
from planetb.games.reworld.text.nouns import NOUNS
from planetb.kernel.effect import Effect
from planetb.text.grammar import Phrase, count

HOME: Final = "your settlement area"


def points(n: int) -> str:
    return count(n, NOUNS["point"], "en")


def task(effect: Effect[ReworldState]) -> Phrase:
    """What a satellite's task says."""
    match effect:
        case e.ScorePer(points=n, counter=counter):
            return Phrase(f"score {points(n)} per {counted(counter)}")
        case e.ScoreCity(counter=e.Product()):
            return Phrase("choose one of your cities: score its terrabot tiles times its crew tiles")
        case e.ScoreCity(counter=e.Tiles()):
            return Phrase(f"choose one of your cities: score {points(1)} per tile in it, sign included")
    raise NotImplementedError(type(effect).__name__)


def counted(counter: e.Counter) -> str:
    """One of what is counted."""
    match counter:
        case e.TerrabotsOf(letter=letter):
            return f"terrabot {LETTER_NAMES[letter]} in {HOME}"
        case e.CrewsOf(firm=firm):
            return f"{FIRM_NAMES[firm]} crew in {HOME}"
        case e.Terrabots():
            return f"terrabot in {HOME}"
        case e.Crews():
            return f"crew in {HOME}, agricultural ones included"
        case e.AgriculturalCrews():
            return f"agricultural crew in {HOME}"
        case e.Firms():
            return f"different firm with a crew in {HOME}, the agricultural one included"
        case e.Shields():
            return "shield in your defence row"
        case e.ShuttleRow():
            return "shuttle in your shuttle row"
        case e.SatelliteRow():
            return "satellite in your satellite row"
    raise NotImplementedError(type(counter).__name__)


def condition(wanted: e.Condition) -> str:
    """What a population ship asks for, said of whoever takes it."""
    match wanted:
        case e.RowEmpty(row=row):
            return f"no module in row {row}"
        case e.AllEmpty():
            return "no module left in the whole coupling area"
        case e.AtLeast(n=n, counter=counter):
            return at_least(n, counter)
    raise NotImplementedError(type(wanted).__name__)


def at_least(n: int, counter: e.Counter) -> str:
    match counter:
        case e.LargestCity():
            return f"a city of at least {n} tiles, sign included"
        case e.AgriculturalCrews():
            return f"at least {n} agricultural crews settled"
        case e.Shields():
            return f"at least {n} shields in the defence row"
        case e.Firms():
            return f"crews of {n} different firms settled"
        case e.ShuttleRow():
            return f"at least {n} shuttles in the shuttle row"
        case e.SatelliteRow():
            return f"at least {n} satellites in the satellite row"
        case e.StartedRows():
            return f"{n} rows begun: defence row and cities A to E"
        case e.ScoreTrack():
            return f"{n} points or more on the score track"
    raise NotImplementedError(type(counter).__name__)


BRIEF: Final[dict[str, str]] = {
    "LargestCity": "tiles in a city",
    "AgriculturalCrews": "agricultural crews",
    "Shields": "shields",
    "Firms": "firms",
    "ShuttleRow": "shuttles",
    "SatelliteRow": "satellites",
    "StartedRows": "rows begun",
    "ScoreTrack": "points",
}


def brief(wanted: e.Condition) -> str:
    """The same in a few words."""
    match wanted:
        case e.RowEmpty(row=row):
            return f"row {row} empty"
        case e.AllEmpty():
            return "all rows empty"
        case e.AtLeast(n=n, counter=counter):
            return f"{n} {BRIEF[type(counter).__name__]}"
    raise NotImplementedError(type(wanted).__name__)


WORDS: Final[dict[str, str]] = {
    # places
    "upper": "upper {n}",
    "lower": "lower {n}",
    "defence": "Defence",
    "city_of": "City {letter}",
    # options
    "drop_out": "Drop out of the round ({points})",
    "buy_marker": "Start-player marker for a {value}, face down (1 point)",
    "buy": "{slot}: {module} for {cost}",
    "buy_terrabot": "{slot}: {module} ({points}) for {cost}",
    "cost_none": "any card",
    "cost_one": "a {x} or any 2 cards",
    "cost_two": "{x} and {y}, 3 cards with one of them, or any 4",
    "top": "A {value} on top: into row {value}",
    "enough": "That is enough",
    "below": "A {value} under it",
    "found": "Row {row}: {module} founds a city",
    "enlarge": "Row {row}: {module} enlarges city {letter} ({sign})",
    "defend": "Row {row}: {module} to the defence row ({shields})",
    "task": "Row {row}: {module}, task for {points}",
    "fly": "Row {row}: fly with the {module}",
    "pick_up": "Row {row}: fly with the {module}, {crew} in front of it aboard",
    "discard": "Row {row}: {module} to the box",
    "take_off": "No further crew",
    "dock": "Dock the {module} of row {row}",
    "place": "{module} into city {letter} ({sign})",
    "place_special": "{module} into city {letter} ({sign}), {points}",
    "choose_city": "City {letter} ({sign}): {points}",
    "draw": "{module}",
    "deal": "a {value}",
    # questions
    "ask_Turn": "Buy a module or the start-player marker, or drop out of the round.",
    "ask_TopCard": "Which card on top? It names the row of the {module}.",
    "ask_CardsBelow": "Which card under it? {cost}.",
    "ask_Uncouple": "Uncouple the module at the open end of a row and use it.",
    "ask_DockCrew": "Which crew goes aboard? A shuttle carries up to two.",
    "ask_PlaceCrew": "Which city does the crew join? One construction firm per city.",
    "ask_ChooseCity": "Which city does the satellite count?",
    "ask_FillArm": "Which module is drawn for {slot}?",
    "ask_DealCard": "Which card is dealt to seat {seat}?",
    # why something else was not possible
    "why_chapter_one": "That is for chapter two; at the station modules are only bought.",
    "why_chapter_two": "That was chapter one; at the planet nothing is bought any more.",
    "why_gone": "The module of {slot} is gone; the cards there set the price of its neighbours.",
    "why_price": "It costs {cost}; your hand ({hand}) cannot pay that.",
    "why_no_cards": "You have no cards left to pay with.",
    "why_marker": "The start-player marker has already been bought in this round.",
    "why_first": "First choose a module or the marker, then the cards.",
    "why_paying": "You are paying for the {module} ({slot}); undo to choose something else.",
    "why_paying_here": "You are paying for it already: choose a card.",
    "why_no_card": "You have no {value} in hand.",
    "why_card_order": "Under the top card the cards come in ascending order: too late for a {value}.",
    "why_card": "With a {value} the payment would not come out. Needed: {cost}.",
    "why_row_empty": "Row {row} is empty.",
    "why_no_crew": "At the open end of row {row} is {a_module}; only crews go aboard.",
    "why_dock_order": "Crews go aboard in the order of their rows; undo to begin with row {row}.",
    "why_flying": "A shuttle is in flight: its crews come first.",
    "why_counting": "The satellite counts one of your cities: choose that first.",
    "why_city_later": "Uncouple a module first; a city is chosen when one is needed.",
    "why_unfounded": "You have no city {letter} yet: a terrabot {letter} founds it.",
    "why_city_firm": "In city {letter} {firm} builds; each city has one construction firm.",
    # log
    "log_round": "Round {n} begins: twenty modules, new hands",
    "log_chapter": "Chapter two: the fleet reaches the planet",
    "log_drop_out": "drops out of the round",
    "log_marker": "buys the start-player marker",
    "log_marker_own": "buys the start-player marker with a {value}",
    "log_buy": "buys {a_module} with {cards} into row {row}",
    "log_settle": "settles {a_module} from row {row}",
    "log_defend": "puts {a_module} from row {row} into the defence row",
    "log_task": "uses the {module} from row {row}",
    "log_fly": "flies with {a_module} from row {row}",
    "log_pick_up": "flies with a shuttle from row {row}, {module} aboard",
    "log_dock": "docks {a_module} from row {row}",
    "log_place": "puts {a_module} into city {letter}",
    "log_city": "chooses city {letter}",
    "log_box": "returns {a_module} to the box",
    "log_sign": "founds {sign}",
    "log_points": "scores {points} ({source})",
    "log_ship": "takes the {ship}: {points}",
    "log_final": "{category}, final ship: {points}",
    "log_draw": "{module} arrives at {slot}",
    "log_deal": "deals you a {value}",
    # content
    "rule_satellite": "{task}; or {shields} for the defence row",
    "rule_shuttle": "Carries up to two crews into your cities; or {shields} for the defence row",
    "rule_shuttle_0": "Carries up to two crews into your cities; never part of the defence row",
    "rule_terrabot": "Founds your city {letter}, or enlarges it; scores the round's points when bought",
    "rule_crew": "Joins the city of its firm, or one without a construction firm; needs a shuttle",
    "rule_special": "Like any crew of its firm; scores 1 point per tile of its city when it joins it",
    "rule_flora": "Joins any of your cities; needs a shuttle",
    "rule_ship": "First with {condition}: {points}",
    "rule_ship_four": "First with {condition}: {points}; of 4 with {condition_four}: {points_four}",
    "rule_final_defence": "Most shields; by rank {ranks}",
    "rule_final_city": "Largest city {letter}; by rank {ranks}",
    "ranks": "{two} points with two players, {three} with three, {four} with four",
    "rule_sign": "A city {letter} bears this name; it counts as one of its tiles",
    "rule_officers": "{n} of each value from 1 to 5",
    "rule_hand": "{two} cards each with two players, {three} with three, {four} with four",
    "rule_round": "Every terrabot bought scores {points}",
    "name_officers": "Officer cards",
    "name_hand": "Hand of officer cards",
    "name_round": "Round {n}",
    "name_final": "Final ship: {category}",
    # sources of points
    "terrabots": "Terrabots bought",
    "marker": "Start-player marker",
    "cards": "Cards left in hand",
    "satellites": "Satellites",
    "special crews": "Special crews",
    "ships": "Population ships",
    "defence_points": "Final ship: defence",
    "cities": "Final ship: cities",
    "end_settled": "no module is coupled any more: the final ship has arrived",
    # the table
    "t_chapter_one": "Colossus Station · round {n} of 5 · {points} per terrabot",
    "t_chapter_two": "The settlement",
    "t_marker": "Start-player marker: seat {seat}",
    "t_field_free": "1 card and 1 point: free",
    "t_field_taken": "taken this round",
    "t_field_own": "taken this round with your {value}",
    "t_bag": "bag {n} modules · discard pile {cards} cards",
    "t_flying": "In flight: {modules}",
    "t_upper": "upper",
    "t_lower": "lower",
    "t_ships": "Population ships",
    "t_final": "Final ship",
    "t_seat": "Seat {n}",
    "t_you": "you",
    "t_score": "{points}",
    "t_out": "out of the round",
    "t_hand": "hand",
    "t_cards": "{n} cards",
    "t_rows": "rows (open end left)",
    "t_defence": "defence",
    "t_shuttles": "shuttles",
    "t_satellites": "satellites",
    "t_ship_count": "ships: {n}",
    "t_empty": "empty",
    "t_tiles": "{n} tiles",
    "t_legend": "■ terrabot · ▲ shuttle with shields · ◆ satellite · * special crew",
}
