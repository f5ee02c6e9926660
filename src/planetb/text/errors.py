"""Errors in the reader's language, from the same codes and details as the English message."""

from typing import Final

from planetb.kernel.errors import MESSAGES, PlanetBError
from planetb.text.grammar import check_lang

GERMAN: Final[dict[str, str]] = {
    "unknown_game": "kein Spiel heißt {name!r}; die Spiele sind: {allowed}",
    "bad_seats": "{game} ist für {low} bis {high} Plätze, nicht {seats!r}",
    "bad_seed": "ein Startwert ist eine ganze Zahl von 0 bis {high}, nicht {seed!r}",
    "unknown_variant": "{game} hat keine Variante {name!r}; es gibt: {allowed}",
    "bad_variant_value": "die Variante {name!r} von {game} ist eines von {allowed}, nicht {value!r}",
    "forbidden_setup": "{game} erlaubt das nicht: {reason}",
    "unknown_language": "keine Texte in {lang!r}; die Sprachen sind: {allowed}",
    "bad_seat": "Platz {seat!r} gibt es an diesem Tisch nicht; die Plätze sind {allowed}",
    "game_over": "das Spiel ist zu Ende: es gibt nichts zu wählen oder auszuteilen",
    "illegal_option": "{option!r} ist jetzt nicht möglich; möglich: {allowed}",
    "illegal_pick": "{things!r} geht jetzt nicht zusammen",
    "not_your_turn": "Platz {seat} hat jetzt nichts zu entscheiden; gewartet wird auf: {allowed}",
    "unknown_choice": "{word!r} ist keine Wahl in {game}; jetzt möglich: {allowed}",
    "bad_choice_type": "eine Wahl ist eine Zahl oder ihr Wort als Text, nicht {value!r}",
    "nothing_to_undo": "es gibt keine Wahl, die zurückgenommen werden kann",
    "undo_reveal": "die letzte Wahl hat etwas Neues gezeigt und kann nicht zurückgenommen werden",
    "undo_other_seat": "Platz {seat} kann keine Wahl von Platz {other} zurücknehmen",
    "bad_position": "das ist keine Stellung: {reason}",
    "bad_record": "Zeile {line} der Aufzeichnung: {reason}",
    "digest_differs": "Zeile {line} der Aufzeichnung: die Prüfsumme ist {found}, dort steht {expected}",
    "result_differs": "Zeile {line} der Aufzeichnung: das Ergebnis ist {found}, dort steht {expected}",
    "no_record": "diese Partie wurde nicht von Anfang an gespielt und hat keine Aufzeichnung; "
    "sichere stattdessen die Stellung",
    "wrong_rules": "{game} hat die Regelfassung {found}; dieser Text stammt aus Fassung {expected}",
    "wrong_content": "dieser Text stammt aus dem Inhalt {expected}; geladen ist {found}",
    "bad_content": "Inhaltspaket {pack}: {reason}",
    "unknown_bot": "kein Bot heißt {bot!r}; ein Bot ist eines von: {allowed}",
    "bad_bot": "der Bot {bot!r} lässt sich nicht bauen: {reason}; ein Bot ist eines von: {allowed}",
    "bad_bot_budget": "{bot!r} hat kein solches Budget; ein Bot ist eines von: {allowed}",
    "bad_mind": "mit dem Verstand {file} geht es nicht: {reason}",
    "bad_course": "in {folder} kann nicht gelernt werden: {reason}",
    "bad_contest": "dieser Wettkampf kann nicht gespielt werden: {reason}",
    "bad_executor": "auf {on!r} lässt sich nicht spielen; möglich: {allowed}",
    "no_executor": "auf {on!r} lässt sich nicht spielen: {reason}",
    "wrong_code": "{where} hat den Code {found}, nötig ist {expected}; installiere dort dieselbe Fassung",
    "bad_corpus": "der Korpus {folder}: {reason}",
    "bad_exploration": "{file} ist keine Datei von planetb explore --json: {reason}",
    "other_games": "diese Partien von {game} haben {found}, nicht {allowed}: werte sie getrennt aus",
    "bad_reward": "eine Belohnung ist eines von {allowed}, nicht {reward!r}",
    "bad_opponents": "Gegner: {allowed}, nicht {found}",
    "bad_actions": "Aktionen sind {count} ganze Zahlen, nicht {found}",
    "bad_slots": "es braucht einen Tisch oder mehr, nicht {slots}",
    "illegal_in_slot": "Tisch {slot}: {reason}",
    "bad_peer": "das Vergleichsprogramm lässt sich mit {python!r} nicht messen: {reason}",
    "script_ended": "das Drehbuch hat kein Ergebnis mehr; möglich: {allowed}",
}
HUNGARIAN: Final[dict[str, str]] = {
    "unknown_game": "nincs {name!r} nevű játék; a játékok: {allowed}",
    "bad_seats": "a(z) {game} {low}–{high} helyre való, nem ennyire: {seats!r}",
    "bad_seed": "a kezdőérték egész szám 0 és {high} között, nem {seed!r}",
    "unknown_variant": "a(z) {game} játékban nincs {name!r} változat; a változatok: {allowed}",
    "bad_variant_value": "a(z) {game} {name!r} változata ezek egyike: {allowed}, nem {value!r}",
    "forbidden_setup": "a(z) {game} ezt nem engedi: {reason}",
    "unknown_language": "{lang!r} nyelven nincs szöveg; a nyelvek: {allowed}",
    "bad_seat": "ennél az asztalnál nincs {seat!r} hely; a helyek: {allowed}",
    "game_over": "a játék véget ért: nincs mit választani vagy osztani",
    "illegal_option": "{option!r} most nem lehetséges; lehetséges: {allowed}",
    "illegal_pick": "{things!r} most nem választható együtt",
    "not_your_turn": "a(z) {seat}. helynek most nincs döntése; akire várunk: {allowed}",
    "unknown_choice": "{word!r} nem választás ebben a játékban: {game}; most lehetséges: {allowed}",
    "bad_choice_type": "a választás egy szám vagy annak szava szövegként, nem {value!r}",
    "nothing_to_undo": "nincs visszavonható választás",
    "undo_reveal": "az utolsó választás újat fedett fel, ezért nem vonható vissza",
    "undo_other_seat": "a(z) {seat}. hely nem vonhatja vissza a(z) {other}. hely választását",
    "bad_position": "ez nem állás: {reason}",
    "bad_record": "a jegyzőkönyv {line}. sora: {reason}",
    "digest_differs": "a jegyzőkönyv {line}. sora: az ellenőrző összeg {found}, ott ez áll: {expected}",
    "result_differs": "a jegyzőkönyv {line}. sora: az eredmény {found}, ott ez áll: {expected}",
    "no_record": "ezt a játszmát nem az elejétől játszották, így nincs jegyzőkönyve; mentsd inkább az állást",
    "wrong_rules": "a(z) {game} szabályváltozata {found}; ez a szöveg a {expected}. változattal készült",
    "wrong_content": "ez a szöveg ezzel a tartalommal készült: {expected}; betöltve: {found}",
    "bad_content": "{pack} tartalomcsomag: {reason}",
    "unknown_bot": "nincs {bot!r} nevű robotjátékos; lehet: {allowed}",
    "bad_bot": "a(z) {bot!r} robotjátékos nem készíthető el: {reason}; lehet: {allowed}",
    "bad_bot_budget": "a(z) {bot!r} játékosnak nincs ilyen kerete; lehet: {allowed}",
    "bad_mind": "a(z) {file} elme nem használható: {reason}",
    "bad_course": "itt nem lehet tanulni: {folder}: {reason}",
    "bad_contest": "ez a verseny nem játszható le: {reason}",
    "bad_executor": "ezen nem lehet játszani: {on!r}; lehet: {allowed}",
    "no_executor": "ezen nem lehet játszani: {on!r}: {reason}",
    "wrong_code": "itt: {where}, a kód {found}, de {expected} kell; telepítsd oda ugyanazt a változatot",
    "bad_corpus": "a(z) {folder} korpusz: {reason}",
    "bad_exploration": "a(z) {file} nem a planetb explore --json fájlja: {reason}",
    "other_games": "a(z) {game} ezen játszmái: {found}, nem {allowed}; nézd meg őket külön",
    "bad_reward": "a jutalom ezek egyike: {allowed}, nem {reward!r}",
    "bad_opponents": "ellenfelek: {allowed}, nem {found}",
    "bad_actions": "a lépések {count} egész szám, nem {found}",
    "bad_slots": "legalább egy asztal kell, nem {slots}",
    "illegal_in_slot": "{slot}. asztal: {reason}",
    "bad_peer": "a vetélytárs nem mérhető ezzel: {python!r}: {reason}",
    "script_ended": "a forgatókönyvben nincs több eredmény; lehetséges: {allowed}",
}
_TABLES: Final = {"en": MESSAGES, "de": GERMAN, "hu": HUNGARIAN}


def complaint(error: PlanetBError, lang: str) -> str:
    """What is wrong and what is allowed, in the reader's language."""
    details = {
        name: complaint(value, lang) if isinstance(value, PlanetBError) else value
        for name, value in error.details.items()
    }
    return _TABLES[check_lang(lang)].get(error.code, MESSAGES[error.code]).format(**details)
