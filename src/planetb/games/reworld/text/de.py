"""Reworld auf Deutsch."""

from typing import Final

from planetb.games.reworld import effects as e
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.text.names import FIRM_NAMES, LETTER_NAMES
from planetb.games.reworld.text.nouns import NOUNS
from planetb.kernel.effect import Effect
from planetb.text.grammar import Phrase, count

HOME: Final = "in deinem Besiedlungsbereich"


def points(n: int) -> str:
    return count(n, NOUNS["point"], "de")


def task(effect: Effect[ReworldState]) -> Phrase:
    """What a satellite's task says."""
    match effect:
        case e.ScorePer(points=n, counter=counter):
            return Phrase(f"erhalte {points(n)} {counted(counter)}")
        case e.ScoreCity(counter=e.Product()):
            return Phrase("wähle eine deiner Städte: erhalte ihre Terrabots mal ihre Bautrupps als Punkte")
        case e.ScoreCity(counter=e.Tiles()):
            return Phrase(
                f"wähle eine deiner Städte: erhalte {points(1)} pro Plättchen darin, Stadtschild inbegriffen"
            )
    raise NotImplementedError(type(effect).__name__)


def counted(counter: e.Counter) -> str:
    """`pro` one of what is counted."""
    match counter:
        case e.TerrabotsOf(letter=letter):
            return f"pro Terrabot {LETTER_NAMES[letter]} {HOME}"
        case e.CrewsOf(firm=firm):
            return f"pro {FIRM_NAMES[firm]}-Trupp {HOME}"
        case e.Terrabots():
            return f"pro Terrabot {HOME}"
        case e.Crews():
            return f"pro Bautrupp {HOME}, Agrartrupps inbegriffen"
        case e.AgriculturalCrews():
            return f"pro Agrartrupp {HOME}"
        case e.Firms():
            return f"pro unterschiedlicher Firma mit einem Trupp {HOME}, Agrarfirma inbegriffen"
        case e.Shields():
            return "pro Schild in deiner Verteidigungsreihe"
        case e.ShuttleRow():
            return "pro Shuttle in deiner Shuttlereihe"
        case e.SatelliteRow():
            return "pro Satellit in deiner Satellitenreihe"
    raise NotImplementedError(type(counter).__name__)


def condition(wanted: e.Condition) -> str:
    """What a population ship asks for, after `mit`."""
    match wanted:
        case e.RowEmpty(row=row):
            return f"leerer Modulreihe {row}"
        case e.AllEmpty():
            return "ganz leerem Kopplungsbereich"
        case e.AtLeast(n=n, counter=counter):
            return at_least(n, counter)
    raise NotImplementedError(type(wanted).__name__)


def at_least(n: int, counter: e.Counter) -> str:
    match counter:
        case e.LargestCity():
            return f"einer Stadt aus mindestens {n} Plättchen, Stadtschild inbegriffen"
        case e.AgriculturalCrews():
            return f"mindestens {n} Agrartrupps im Besiedlungsbereich"
        case e.Shields():
            return f"mindestens {n} Schilden in der Verteidigungsreihe"
        case e.Firms():
            return f"Bautrupps von {n} verschiedenen Firmen im Besiedlungsbereich"
        case e.ShuttleRow():
            return f"mindestens {n} Shuttles in der Shuttlereihe"
        case e.SatelliteRow():
            return f"mindestens {n} Satelliten in der Satellitenreihe"
        case e.StartedRows():
            return f"{n} begonnenen Reihen: Verteidigungsreihe und Städte A bis E"
        case e.ScoreTrack():
            return f"{n} oder mehr Punkten auf der Punkteleiste"
    raise NotImplementedError(type(counter).__name__)


BRIEF: Final[dict[str, str]] = {
    "LargestCity": "Plättchen in einer Stadt",
    "AgriculturalCrews": "Agrartrupps",
    "Shields": "Schilde",
    "Firms": "Firmen",
    "ShuttleRow": "Shuttles",
    "SatelliteRow": "Satelliten",
    "StartedRows": "begonnene Reihen",
    "ScoreTrack": "Punkte",
}


def brief(wanted: e.Condition) -> str:
    """The same in a few words."""
    match wanted:
        case e.RowEmpty(row=row):
            return f"Reihe {row} leer"
        case e.AllEmpty():
            return "alle Reihen leer"
        case e.AtLeast(n=n, counter=counter):
            return f"{n} {BRIEF[type(counter).__name__]}"
    raise NotImplementedError(type(wanted).__name__)


WORDS: Final[dict[str, str]] = {
    # places
    "upper": "oben {n}",
    "lower": "unten {n}",
    "defence": "Verteidigung",
    "city_of": "Stadt {letter}",
    # options
    "drop_out": "Aus der Runde aussteigen ({points})",
    "buy_marker": "Startspielermarker für eine verdeckte {value} (1 Punkt)",
    "buy": "{slot}: {module} für {cost}",
    "buy_terrabot": "{slot}: {module} ({points}) für {cost}",
    "cost_none": "eine beliebige Karte",
    "cost_one": "eine {x} oder 2 beliebige Karten",
    "cost_two": "{x} und {y}, 3 Karten mit einer davon oder 4 beliebige",
    "top": "Eine {value} obenauf: an Reihe {value}",
    "enough": "Das genügt",
    "below": "Eine {value} darunter",
    "found": "Reihe {row}: {module} gründet eine Stadt",
    "enlarge": "Reihe {row}: {module} vergrößert Stadt {letter} ({sign})",
    "defend": "Reihe {row}: {module} in die Verteidigungsreihe ({shields})",
    "task": "Reihe {row}: {module}, Aufgabe für {points}",
    "fly": "Reihe {row}: mit {module} fliegen",
    "pick_up": "Reihe {row}: mit {module} fliegen, {crew} davor an Bord",
    "discard": "Reihe {row}: {module} in die Schachtel",
    "take_off": "Keinen weiteren Bautrupp",
    "dock": "{module} von Reihe {row} andocken",
    "place": "{module} an Stadt {letter} ({sign})",
    "place_special": "{module} an Stadt {letter} ({sign}), {points}",
    "choose_city": "Stadt {letter} ({sign}): {points}",
    "draw": "{module}",
    "deal": "eine {value}",
    # questions
    "ask_Turn": "Erwirb ein Modul oder den Startspielermarker, oder steige aus der Runde aus.",
    "ask_TopCard": "Welche Karte obenauf? Sie nennt die Reihe für {module_object}.",
    "ask_CardsBelow": "Welche Karte darunter? Nötig: {cost}.",
    "ask_Uncouple": "Kopple das Modul am offenen Ende einer Reihe ab und nutze es.",
    "ask_DockCrew": "Welcher Bautrupp kommt an Bord? Ein Shuttle trägt bis zu zwei.",
    "ask_PlaceCrew": "An welche Stadt kommt der Bautrupp? Nur eine Baufirma pro Stadt.",
    "ask_ChooseCity": "Welche Stadt zählt für den Satelliten?",
    "ask_FillArm": "Welches Modul wird für {slot} gezogen?",
    "ask_DealCard": "Welche Karte erhält Platz {seat}?",
    # why something else was not possible
    "why_chapter_one": "Das kommt in Kapitel zwei; an der Station werden Module nur erworben.",
    "why_chapter_two": "Das war Kapitel eins; auf dem Planeten wird nichts mehr erworben.",
    "why_gone": "Das Modul von {slot} ist weg; die Karten dort bestimmen den Preis der Nachbarn.",
    "why_price": "Das kostet {cost}; deine Hand ({hand}) reicht dafür nicht.",
    "why_no_cards": "Du hast keine Karten mehr zum Bezahlen.",
    "why_marker": "Der Startspielermarker wurde in dieser Runde schon erworben.",
    "why_first": "Wähle zuerst ein Modul oder den Marker, danach die Karten.",
    "why_paying": "Du bezahlst gerade {module_object} ({slot}); nimm das zurück, um anders zu wählen.",
    "why_paying_here": "Das bezahlst du gerade: Wähle eine Karte.",
    "why_no_card": "Du hast keine {value} auf der Hand.",
    "why_card_order": "Unter die oberste Karte kommen die Karten aufsteigend: zu spät für eine {value}.",
    "why_card": "Mit einer {value} geht die Bezahlung nicht auf. Nötig: {cost}.",
    "why_row_empty": "Reihe {row} ist leer.",
    "why_no_crew": "Das offene Ende von Reihe {row} ist kein Bautrupp ({module}); nur die kommen an Bord.",
    "why_dock_order": "An Bord geht es der Reihe nach; nimm zurück, um mit Reihe {row} zu beginnen.",
    "why_flying": "Ein Shuttle ist unterwegs: Zuerst kommen seine Bautrupps an.",
    "why_counting": "Der Satellit zählt eine deiner Städte: Wähle zuerst sie.",
    "why_city_later": "Kopple zuerst ein Modul ab; eine Stadt wählst du, wenn eine nötig ist.",
    "why_unfounded": "Du hast noch keine Stadt {letter}: Ein Terrabot {letter} gründet sie.",
    "why_city_firm": "An Stadt {letter} baut {firm}; jede Stadt hat nur eine Baufirma.",
    # log
    "log_round": "Runde {n} beginnt: zwanzig Module, neue Karten",
    "log_chapter": "Kapitel zwei: Die Flotte erreicht den Planeten",
    "log_drop_out": "steigt aus der Runde aus",
    "log_marker": "erwirbt den Startspielermarker",
    "log_marker_own": "erwirbt den Startspielermarker mit einer {value}",
    "log_buy": "erwirbt {module_object} mit {cards} für Reihe {row}",
    "log_settle": "siedelt {module_object} von Reihe {row} an",
    "log_defend": "legt {module_object} von Reihe {row} in die Verteidigungsreihe",
    "log_task": "nutzt {module_object} von Reihe {row}",
    "log_fly": "fliegt mit {module} von Reihe {row}",
    "log_pick_up": "fliegt mit einem Shuttle von Reihe {row}, {module} an Bord",
    "log_dock": "dockt {module_object} von Reihe {row} an",
    "log_place": "legt {module_object} an Stadt {letter} an",
    "log_city": "wählt Stadt {letter}",
    "log_box": "legt {module_object} in die Schachtel zurück",
    "log_sign": "gründet {sign}",
    "log_points": "erhält {points} ({source})",
    "log_ship": "nimmt die {ship}: {points}",
    "log_final": "{category}, finales Schiff: {points}",
    "log_draw": "{module} kommt an {slot}",
    "log_deal": "teilt dir eine {value} aus",
    # content
    "rule_satellite": "{task}; oder {shields} für die Verteidigungsreihe",
    "rule_shuttle": "Bringt bis zu zwei Bautrupps in deine Städte; oder {shields} für die Verteidigungsreihe",
    "rule_shuttle_0": "Bringt bis zu zwei Bautrupps in deine Städte; nie in der Verteidigungsreihe",
    "rule_terrabot": "Gründet oder vergrößert deine Stadt {letter}; bringt beim Erwerb die Punkte der Runde",
    "rule_crew": "Kommt an die Stadt seiner Firma oder an eine ohne Baufirma; braucht ein Shuttle",
    "rule_special": "Wie jeder Trupp seiner Firma; bringt beim Anlegen 1 Punkt pro Plättchen der Stadt",
    "rule_flora": "Kommt an eine beliebige deiner Städte; braucht ein Shuttle",
    "rule_ship": "Zuerst mit {condition}: {points}",
    "rule_ship_four": "Zuerst mit {condition}: {points}; zu viert mit {condition_four}: {points_four}",
    "rule_final_defence": "Die meisten Schilde; nach Rang {ranks}",
    "rule_final_city": "Die größte Stadt {letter}; nach Rang {ranks}",
    "ranks": "{two} Punkte zu zweit, {three} zu dritt, {four} zu viert",
    "rule_sign": "Eine Stadt {letter} trägt diesen Namen; das Schild zählt als eines ihrer Plättchen",
    "rule_officers": "Je {n} der Werte 1 bis 5",
    "rule_hand": "Zu zweit je {two} Karten, zu dritt {three}, zu viert {four}",
    "rule_round": "Jeder erworbene Terrabot bringt {points}",
    "name_officers": "Offizierskarten",
    "name_hand": "Handkarten",
    "name_round": "Runde {n}",
    "name_final": "Finales Schiff: {category}",
    # sources of points
    "terrabots": "Erworbene Terrabots",
    "marker": "Startspielermarker",
    "cards": "Übrige Handkarten",
    "satellites": "Satelliten",
    "special crews": "Besondere Bautrupps",
    "ships": "Bevölkerungsschiffe",
    "defence_points": "Finales Schiff: Verteidigung",
    "cities": "Finales Schiff: Städte",
    "end_settled": "kein Modul ist mehr angekoppelt: das finale Schiff ist da",
    # the table
    "t_chapter_one": "Colossus Station · Runde {n} von 5 · {points} pro Terrabot",
    "t_chapter_two": "Die Besiedlung",
    "t_marker": "Startspielermarker: Platz {seat}",
    "t_field_free": "1 Karte und 1 Punkt: frei",
    "t_field_taken": "in dieser Runde vergeben",
    "t_field_own": "in dieser Runde vergeben, für deine {value}",
    "t_bag": "Beutel {n} Module · Ablagestapel {cards} Karten",
    "t_flying": "Im Flug: {modules}",
    "t_upper": "oben",
    "t_lower": "unten",
    "t_ships": "Bevölkerungsschiffe",
    "t_final": "Finales Schiff",
    "t_seat": "Platz {n}",
    "t_you": "du",
    "t_score": "{points}",
    "t_out": "ausgestiegen",
    "t_hand": "Hand",
    "t_cards": "{n} Karten",
    "t_rows": "Reihen (offenes Ende links)",
    "t_defence": "Verteidigung",
    "t_shuttles": "Shuttles",
    "t_satellites": "Satelliten",
    "t_ship_count": "Schiffe: {n}",
    "t_empty": "leer",
    "t_tiles": "{n} Plättchen",
    "t_legend": "■ Terrabot · ▲ Shuttle mit Schilden · ◆ Satellit · * besonderer Bautrupp",
}
