# Die Hülle auf Deutsch.

skip = Zum Inhalt
to-lobby = Zur Übersicht
not-found = Hier ist nichts.
loading = Wird geladen …
close = Schließen
copy = Kopieren
copied = Kopiert
language = Sprache
theme-dark = Dunkles Design
theme-light = Helles Design
how-to-play = Spielanleitung
about = Über Planet B

lobby-title = Eine zweite Heimat für die Menschheit
lobby-tagline = Anspruchsvolle Brettspiele: mit Freunden, gegen Bots oder Zug für Zug zum Studieren.
lobby-games = Spiele
seats-range = { $low ->
    [1] { $high ->
        [1] 1 Person
       *[other] 1–{ $high } Personen
    }
   *[other] { $low }–{ $high } Personen
  }
play-now = Gegen einen Bot spielen
set-up = Einrichten …
my-tables = Deine Tische
your-turn = Du bist dran
table-waiting = wartet auf { $names }
table-over = beendet · { $names }
bring-title = Ein Spiel mitbringen
join-label = Du hast einen Einladungslink
join-open = Öffnen
join-bad-link = Das ist kein Einladungslink.
upload-label = Du hast die Aufzeichnung eines Spiels
upload-choose = Datei wählen …
join-title = Du bist eingeladen
join-seat = Platz
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zuschauen

seats-count = Personen
variant-not-seats = nicht { $n ->
    [one] allein
   *[other] mit { $n } Personen
  }
variant-not-with = nicht zusammen mit { $what }
seat-number = Platz { $number }
seat-bot = Bot ({ $level })
seat-free = frei
seat-kind = Wer nimmt Platz { $number }
seat-level = Stärke von Platz { $number }
seat-name = Name für Platz { $number }
kind-me = Du
kind-friend = Jemand anderes (per Link)
kind-bot = Ein Bot
kind-bot-level = Bot · { $level }
kind-online = da
kind-away = nicht da
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
name-placeholder = Name (freiwillig)
hot-seat-note = Mehrere Plätze gehören dir: Ihr reicht den Bildschirm weiter, dazwischen fällt ein Vorhang.
friend-note = Für jede eingeladene Person gibt es einen Link, sobald der Tisch offen ist.
start = Spiel beginnen
chance = Zufall

account = Einstellungen und Konto
settings = Einstellungen
your-name = Dein Name
setting-confirm = Nachfragen, bevor eine Wahl meinen Zug beendet
setting-plain = Tische als Text und Knöpfe zeigen, ohne gezeichneten Plan
setting-notify = Benachrichtigen, wenn ich dran bin
account-title = Konto
account-in = Angemeldet als { $name }
account-why = Zum Spielen nicht nötig. Ein Konto hält deine Spiele auf allen Geräten zusammen.
account-name = Name
password = Passwort (mindestens 8 Zeichen)
password-old = Altes Passwort
password-new = Neues Passwort
password-change = Passwort ändern
log-in = Anmelden
log-out = Abmelden
sign-up = Konto anlegen
account-welcome = Willkommen! Die Spiele dieses Browsers gehören jetzt zum Konto.
account-changed = Das Passwort ist geändert.
account-left = Du bist abgemeldet.

about-text = Planet B ist ein Ort, um anspruchsvolle Brettspiele zu spielen, zu studieren und an ihnen zu trainieren: genaue Regeln, ehrliche verdeckte Information, Bots in fünf Stärken, Wiederholung und Analyse.
about-games = Die Regeln sind die veröffentlichter Spiele; Texte, Namen und Zeichnungen sind unsere eigenen. Kauft bitte die Schachteln: Das Original ist wunderbar.
about-credits = Dank
about-icons = Symbole der Oberfläche von den Autorinnen und Autoren von
about-font = Schrift:
about-code = Gebaut mit

seats = Plätze
score = Punkte
to-move = am Zug
thinking = denkt nach
area-of = Auslage: { $name }
area-show = Diese Auslage zeigen
area-mine = Zurück zu meiner
pages = Seiten
board = Spielplan
choices = Möglichkeiten
prompt = Was gefragt ist
side = Verlauf und mehr
log = Verlauf
people = Leute
catalogue = Karten
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
search = Suchen
search-more = … und { $count } weitere

waiting-for = Wir warten auf { $names }
waiting-thinking = { $names } denkt nach …
winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
hint = Tipp
hint-thinking = Der Bot denkt nach …
hint-favourites = Die Favoriten des Bots, mit dem erwarteten Vorsprung:
hint-share = Wie viel seines Nachdenkens dorthin ging
hint-failed = Der Bot weiß diesmal keinen Rat.
undo = Zurück
redo = Wieder
all-choices = Alle Möglichkeiten ({ $count })
choose-one = Wähle eine
held-ends = Das beendet deinen Zug. Bestätige es oder nimm es zurück.
held-reveals = Das deckt Neues auf und lässt sich nicht zurücknehmen. Bestätige es oder nimm es zurück.
confirm-off = Jede Wahl gilt sofort.
rule-is = Regel: { $rule }
asked-now = Gefragt ist: { $prompt }
notice-not-possible = { $what }: jetzt nicht möglich.
notice-over = Das Spiel ist zu Ende.
notice-spectator = Du schaust zu: Nur die Spielenden wählen.
notice-not-your-turn = Du bist nicht dran.
notice-offline = Der Server ist nicht erreichbar.
link-lost = Verbindung verloren. Neuer Versuch …

pick = Ausgewähltes
pick-exact = { $count } von { $most } gewählt
pick-range = { $count } gewählt, { $least } bis { $most } verlangt
pick-up-to = { $count } gewählt, bis zu { $most }
pick-first = Noch ist nichts gewählt.
pick-more = Es fehlen noch { $count }.
pick-apart = Das passt nicht zum Gewählten.
pick-full = Mehr geht nicht; zuerst etwas zurücklegen.
pick-confirm = Alle { $count } bestätigen
pick-hand-in = Bestätigen
pick-nothing = Nichts wählen
pick-clear = Leeren
pick-release = Zurücklegen: { $what }
pick-mark = { $count }-mal gewählt

curtain-title = Weiter an { $name }
curtain-text = Gib den Bildschirm weiter. Alles bleibt verborgen, bis die nächste Person davor sitzt.
curtain-lift = Ich bin { $name }

replay = Wiederholung
replay-back = Einen Moment zurück
replay-forward = Einen Moment vor
replay-play = Abspielen
replay-stop = Anhalten
moment = Moment
moment-of = Moment { $moment } von { $moments }
moment-table = Diesem Tisch zuschauen
continue-here = Ab hier weiterspielen
share-moment = Diesen Moment teilen
to-present = Zurück zu jetzt

hand-over = Wer für { $name } spielt
invite-link = Link für Platz { $number }
invite-make = Link für diesen Platz
invite-open = Link für irgendeinen freien Platz
invite-open-make = Link für irgendeinen freien Platz
watch-link = Link zum Zuschauen
begun-short = ohne Wertung
begun-record = Diese Partie begann mit einer Aufzeichnung. Wer sie mitgebracht hat, kennt vielleicht alles, was vorher verteilt wurde; sie wird nie gewertet.
begun-seed = Diese Partie begann mit einer Aufzeichnung samt Startzahl. Wer die Zahl kennt, kann alles ausrechnen, was noch verteilt wird; sie wird nie gewertet.
begun-moment = Diese Partie geht von einem Moment einer anderen aus, die jemand kennen kann; sie wird nie gewertet.
record-download = Aufzeichnung herunterladen
record-later = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.

score-sheet = Wertungsblatt
show-board = Spielplan zeigen
ended = So ging es zu Ende: { $end }.
source = Quelle
total = Summe
curves = Verlauf des Spiels
curves-of = Zeigen
as-numbers = Als Zahlen
analysis = Analyse
analysis-start = Spiel analysieren
analysis-why = Der schwere Bot sieht sich jeden Zug an: was er erwartet hat und welche Entscheidungen am teuersten waren.
analysis-running = Jeder Zug wird angesehen … { $percent } %
analysis-failed = Die Analyse hat nicht geklappt.
analysis-chart = Um wie viel jeder Platz zu Beginn seiner Züge vorn liegt, wie es der schwere Bot erwartet; am Ende das Ergebnis.
analysis-costs = Die teuersten Entscheidungen
analysis-cost = { $name }: „{ $chosen }“ statt „{ $better }“ kostete { $cost } Punkte

glossary = Glossar
zoom-reset = Ganzer Plan
generic-round = Runde { $round }

source-rulebook = Aus der Regel
source-inferred = Erschlossen
source-ours = Eigene Zutat
since-last-turn = Neu oder verändert seit deinem letzten Zug (Punkt, gepunktete Linie oder Leuchten)
