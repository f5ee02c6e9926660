"""What the terminal itself says, in three languages. The games bring their own texts."""

from typing import Final

from planetb.text.grammar import LANGS, check_lang

_WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "seat": ("Seat {n}", "Platz {n}", "{n}. hely"),
    "chance": ("Chance", "Zufall", "Véletlen"),
    "choice_number": ("choice {n}", "Entscheidung {n}", "{n}. döntés"),
    "show_head": (
        "{title} · {seats} seats · rules version {version}",
        "{title} · {seats} Plätze · Regelfassung {version}",
        "{title} · {seats} hely · {version}. szabályváltozat",
    ),
    "after_choices": (
        "After {n} of {all} choices",
        "Nach {n} von {all} Entscheidungen",
        "{n} döntés után ({all} közül)",
    ),
    "position": ("Position", "Stellung", "Állás"),
    "since": ("What happened since", "Was seither geschah", "Mi történt azóta"),
    "log": ("The game so far", "Der bisherige Verlauf", "A játék eddig"),
    "log_empty": ("Nothing has happened yet.", "Noch ist nichts geschehen.", "Még nem történt semmi."),
    "more_lines": (
        "… {n} earlier lines: l shows them",
        "… {n} frühere Zeilen: l zeigt sie",
        "… {n} korábbi sor: az l mutatja meg",
    ),
    "thinking": ("{name} is thinking …", "{name} denkt nach …", "{name} gondolkodik …"),
    "fault": (
        "{name} is out ({what}). A greedy bot plays on.",
        "{name} ist ausgeschieden ({what}). Ein gieriger Bot spielt weiter.",
        "{name} kiesett ({what}). Egy mohó robotjátékos folytatja.",
    ),
    "keys": (
        "number or notation chooses · u undo · s save · h hint · l log · v view · ? help · q quit",
        "Zahl oder Notation wählt · u zurück · s speichern · h Tipp · l Verlauf · v Tisch · ? Hilfe · q Ende",
        "szám vagy jelölés választ · u vissza · s mentés · h tipp · l napló · v asztal · ? súgó · q kilépés",
    ),
    "pick": (
        "several numbers choose together, such as 1 3, or 1 1 for the first one twice (wanted: {n})",
        "mehrere Zahlen wählen zusammen, etwa 1 3, oder 1 1 für zweimal das Erste (gefragt: {n})",
        "több szám együtt választ, például 1 3, vagy 1 1: az első kétszer (kell: {n})",
    ),
    "pick_none": ("0 takes nothing", "0 nimmt nichts", "0: semmit sem választasz"),
    "help": (
        "1, 2, 3 …      makes that choice; so does its notation, here: {example}\n"
        "1 3, 0         chooses several things at once where that is asked, or none of them\n"
        "u              takes back your last choice, unless something was revealed or another seat chose\n"
        "s [FILE]       saves the game; s! FILE replaces a file; planetb play --load FILE goes on\n"
        "h [BOT]        asks a bot what it would do ({bots})\n"
        "l              shows everything that happened\n"
        "v              shows the table again\n"
        "q              ends the program and offers to save",
        "1, 2, 3 …      trifft diese Wahl; ebenso ihre Notation, hier: {example}\n"
        "1 3, 0         wählt mehreres auf einmal, wo danach gefragt ist, oder nichts davon\n"
        "u              nimmt deine letzte Wahl zurück, außer nach Aufgedecktem oder fremder Wahl\n"
        "s [DATEI]      speichert; s! DATEI ersetzt eine Datei; planetb play --load DATEI spielt weiter\n"
        "h [BOT]        fragt einen Bot, was er täte ({bots})\n"
        "l              zeigt alles, was geschah\n"
        "v              zeigt den Tisch noch einmal\n"
        "q              beendet das Programm und bietet an zu speichern",
        "1, 2, 3 …      ezt választja; ugyanígy a jelölése is, itt például: {example}\n"
        "1 3, 0         egyszerre több dolgot választ, ha ez a kérdés, vagy egyet sem\n"
        "u              visszavonja az utolsó döntésed, ha azóta semmi sem derült ki és más sem döntött\n"
        "s [FÁJL]       ment; s! FÁJL felülír egy fájlt; planetb play --load FÁJL folytatja a játékot\n"
        "h [BOT]        megkérdez egy botot, mit tenne ({bots})\n"
        "l              megmutat mindent, ami történt\n"
        "v              újra megmutatja az asztalt\n"
        "q              kilép, és felajánlja a mentést",
    ),
    "undone": ("Taken back.", "Zurückgenommen.", "Visszavonva."),
    "cannot_undo": (
        "That cannot be taken back: {reason}.",
        "Das geht nicht zurück: {reason}.",
        "Ez nem vonható vissza: {reason}.",
    ),
    "not_yours": (
        "the last choice was made by {name}",
        "die letzte Wahl traf {name}",
        "az utolsó döntést más hozta meg: {name}",
    ),
    "saved": ("Saved to {file}.", "Gespeichert in {file}.", "Elmentve: {file}."),
    "not_saved": ("Not saved: {reason}.", "Nicht gespeichert: {reason}.", "Nincs elmentve: {reason}."),
    "exists": (
        "{file} exists already; s! {file} replaces it",
        "{file} gibt es schon; s! {file} ersetzt die Datei",
        "{file} már létezik; s! {file} felülírja",
    ),
    "save_first": (
        "Save before you go? Enter saves to {file}, another name saves there, n does not save:",
        "Vorher speichern? Enter speichert in {file}, ein anderer Name dort, n gar nicht:",
        "Mentsek előbb? Enter: {file}, más név: oda mentem, n: nem mentek:",
    ),
    "goodbye": ("Goodbye.", "Auf Wiedersehen.", "Viszlát."),
    "unfinished": (
        "The input has ended; the game has not.",
        "Die Eingabe ist zu Ende, die Partie nicht.",
        "A bemenet véget ért, a játék nem.",
    ),
    "hint": (
        "{bot} would choose {n}: {words}",
        "{bot} würde {n} wählen: {words}",
        "{bot} ezt választaná: {n} – {words}",
    ),
    "not_possible": (
        "{line!r} is not possible here: choose 1 to {n}, or ? for help.",
        "{line!r} geht hier nicht: wähle 1 bis {n}, oder ? für Hilfe.",
        "{line!r} itt nem lehetséges: válassz 1 és {n} között, vagy ? a súgóhoz.",
    ),
    "curtain": (
        "Pass the screen to {name}.",
        "Gib den Bildschirm weiter an: {name}.",
        "Add tovább a képernyőt: {name}.",
    ),
    "curtain_enter": (
        "{name}, press Enter when nobody else is looking.",
        "{name}, drücke Enter, wenn niemand sonst hinschaut.",
        "{name}, nyomj Entert, ha más nem látja.",
    ),
    "over": ("The game is over", "Die Partie ist zu Ende", "A játék véget ért"),
    "total": ("Total", "Summe", "Összesen"),
    "wins": ("{names} wins.", "{names} gewinnt.", "{names} nyert."),
    "win_together": ("{names} win together.", "{names} gewinnen gemeinsam.", "{names} közösen nyert."),
    "nobody_wins": ("Nobody wins.", "Niemand gewinnt.", "Senki sem nyert."),
}


def say(key: str, lang: str, **details: object) -> str:
    """One of the terminal's own lines."""
    return _WORDS[key][LANGS.index(check_lang(lang))].format(**details)
