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
lobby-tagline = Vier große Brettspiele. Mit Freunden, gegen Bots oder Zug um Zug.
lobby-games = Spiele
seats-range = { $low ->
    [1] { $high ->
        [1] 1 Person
       *[other] 1–{ $high } Personen
    }
   *[other] { $low }–{ $high } Personen
  }
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
    [0] Diesmal hat niemand gewonnen.
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
hint = Tipp
hint-thinking = Der Bot denkt nach …
hint-favourites = Die Favoriten des Bots, mit dem erwarteten Vorsprung:
hint-failed = Der Bot weiß diesmal keinen Rat.
undo = Zurück
redo = Wieder
all-choices = Alle Möglichkeiten ({ $count })
choose-one = Wähle eine
held-ends = Das beendet deinen Zug. Bestätige es oder nimm es zurück.
held-reveals = Das deckt Neues auf und gilt, sobald du es bestätigst. Bestätige es oder geh jetzt zurück.
confirm-off = Jede Wahl gilt sofort.
rule-is = Regel: { $rule }
asked-now = Gefragt ist: { $prompt }
notice-not-possible = { $what }: jetzt nicht möglich.
notice-over = Das Spiel ist zu Ende.
notice-spectator = Du schaust zu: Nur die Spielenden wählen.
notice-not-your-turn = Du bist nicht dran.
notice-offline = Der Server ist nicht erreichbar.
link-lost = Verbindung verloren. Neuer Versuch …
link-kept = Verbindung verloren. Deine Wahl ist gemerkt und geht ab, sobald die Verbindung wieder steht.

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
end-won = { $count ->
    [one] { $names } gewinnt mit { $score }.
   *[other] { $names } teilen sich den Sieg mit { $score }.
  }
end-rival = Die Konkurrenz hat { $rival }.
end-lost = { $name } hat { $score } Punkte, die Konkurrenz { $rival }.
rival = Konkurrenz
end-mine = Du bist auf Platz { $place } von { $seats }{ $behind ->
    [0] .
    [one] , 1 Punkt dahinter.
   *[other] , { $behind } Punkte dahinter.
  }
source = Quelle
total = Summe
story = Die Geschichte der Partie
story-turning = Wendepunkte
story-leaps = Stärkste Züge
story-moment = Zug { $moment } von { $moments }
story-turned = { $name } ging in Führung und blieb dort
story-always = { $name } lag von Anfang an vorn
story-led = { $name } lag vorn
story-final = Die letzte Wertung hat es gedreht: { $before } lag vorn, { $after } zog vorbei
story-leap = { $name }: { $points } Punkte auf einmal
story-changes = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
  }
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
analysis-chance = (Gewinnchance etwa { $now } statt { $could } von 10)

glossary = Glossar
zoom-reset = Ganzer Plan
generic-round = Runde { $round }

source-rulebook = Aus der Spielanleitung
source-inferred = Aus den Regeln erschlossen
source-ours = Für diesen Tisch entworfen
since-last-turn = Neu oder verändert seit deinem letzten Zug (Punkt, gepunktete Linie oder Leuchten)

# A newcomer's first hour: front page, set-up, coach, rules, shortcuts.
first-game = Erste Partie (begleitet)
first-go-on = Erste Partie fortsetzen
first-again = Begleitet
first-start = Begleitete Partie beginnen
play = Spielen
weight = Gewicht
weight-of = Gewicht { $n } von 5
minutes = { $low }–{ $high } Min.
tables-more = { $n } weitere Tische
tables-fewer = Weniger zeigen
upload-why = Noch einmal ansehen oder weiterspielen
rules-at-hand = Regeln zur Hand
rules-at-hand-why = Jede Regel in eigenen Worten, durchsuchbar
rules-open = Nachschlagen
rules-more = Mehr in den Regeln
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [one] 1 Abschnitt
   *[other] { $n } Abschnitte
  }
rules-none = Nichts in den Regeln hat diese Wörter. Versuch ein kürzeres.
rules-contents = Inhalt der Regeln
help-choose = Welches Spiel möchtest du besser kennen?
help-brief = In Kürze
not-found-text = Vielleicht ist die Adresse vertippt, oder was hier war, ist weitergezogen.
no-game = Dieses Spiel haben wir nicht
no-game-text = Die Spiele in unserem Regal stehen auf der Startseite, jedes mit seinen Regeln.
account-closed = Dein Konto ist gesperrt
no-table = Diesen Tisch gibt es hier nicht
no-table-text = Vielleicht wurde er abgeräumt, oder dem Link fehlt unterwegs ein Buchstabe.
new-which = Welche Partie?
new-who = Wer setzt sich?
new-plays = Dieser Tisch spielt
new-more = Mehr: jede Einzelheit erklärt
new-time = { $low } bis { $high } Minuten unter Menschen
new-leave = du kannst gehen und wiederkommen
start-watching = Starten und zuschauen
preset-first = Erste Partie
preset-first-text = Begleitet: ein Coach erklärt unterwegs. Ein leichter Bot.
preset-first-more = Der echte Tisch mit fester Auslage, einem leichten Bot und einem Coach neben dir. Der Coach erklärt jeden Teil, sobald er wichtig wird, schlägt vor und lässt dich wählen. Du kannst ihn wegschicken, gehen und jederzeit wiederkommen; die Partie wird nie gewertet.
preset-own = Deine eigene
preset-own-text = So, wie du sie eingerichtet hast.
kind-me-short = ich
kind-friend-short = Freund
kind-bot-short = Bot
seat-remove = Platz { $number } entfernen
seat-another = jemand anderes
watch-note = Hier sitzen nur Bots: du schaust ihnen zu.
host-note = Du hast hier keinen Platz: du eröffnest den Tisch und schaust zu.
name-limit = Länger darf ein Name nicht sein: { $n } Zeichen.
begun-lesson = Eine begleitete erste Partie mit fester Auslage; sie wird nie gewertet.
coach = Coach
coach-yours = Du entscheidest
coach-wait = Die anderen entscheiden
coach-over = Gut gespielt
coach-more = +{ $n }
coach-choose = Wähle, was leuchtet. Wenn du unsicher bist, frag mich.
coach-got-it = Verstanden
coach-do-it = Mach das
coach-ask = Was würdest du tun?
coach-proposes = Mein Vorschlag: { $what }. Du darfst gern anders wählen.
coach-would = Ich würde wählen: { $what }.
coach-meanwhile = Was die anderen getan haben
coach-away = Coach wegschicken
coach-aloud = Vorlesen
coach-back = Coach zurückholen
coach-next-full = Eine ganze Partie spielen
coach-next-other = Ein anderes Spiel
keys = Tastenkürzel
key-space = Leertaste
keys-help = zeigt diese Liste
keys-walk = gehen über das, was wählbar ist
keys-enter = wählt; gibt ab, was ausgesucht ist
keys-space = wählt; sucht aus oder legt zurück
keys-number = wählt nach der Nummer in der Liste
keys-list = alle Möglichkeiten als Liste
keys-hint = ein Tipp
keys-undo = nimmt die letzte Wahl zurück
keys-redo = macht sie wieder
keys-escape = schließt, was offen ist, und leert die Auswahl
keys-tab = geht zum nächsten Teil der Seite
keys-mouse = Lass den Zeiger auf einer Karte ruhen oder halte den Finger darauf, um sie groß zu sehen.

# The bots, each in a sentence.
bot-pip = Neugierig auf alles, sicher bei nichts. Lernt laut mit.
bot-lumi = Nimmt, was am hellsten leuchtet.
bot-tobi = Meint es gut, zählt schlecht.
bot-momo = Macht zwischen zwei guten Ideen ein Nickerchen.
bot-fern = Spielt, was hübsch aussieht, und bereut es selten.
bot-juno = Fröhlich, flink, mit Geld etwas sorglos.
bot-otto = Liebt große Pläne, vergisst das Kleingedruckte.
bot-nia = Probiert alles einmal. Manchmal zweimal.
bot-mara = Nimmt das Beste in Sichtweite und bedankt sich.
bot-bruno = Solide wie eine Brücke. Nie zu spät, nie zu früh.
bot-iris = Schaut öfter auf dein Brett als auf ihres.
bot-kai = Zählt jede Münze zweimal und gibt sie einmal aus.
bot-vega = Denkt drei Züge voraus, aus Gewohnheit.
bot-conrad = Geduldig. Überlässt dir den ersten Fehler.
bot-sigrid = Kühl, genau, und gern mit dem letzten Wort.
bot-orson = Hat diese Stellung schon gesehen. Wahrscheinlich.
bot-atlas = Trägt den ganzen Tisch im Kopf.
bot-minerva = Gewinnt höflich und erklärt es danach.
bot-rook = Gerade Linien, keine Umwege, keine Gnade.
bot-zora = Still bis zur letzten Runde. Dann nicht mehr.
link-late = Der Server braucht etwas Zeit. Deine Wahl ist unterwegs …
recap = Seit deinem letzten Zug
recap-replay = Abspielen
recap-known = Gesehen
tempo = Tempo
tempo-instant = sofort
tempo-brisk = zügig
tempo-calm = ruhig
hint-chance = { $how ->
    [low] Gewinnchance: weniger als 1 von 10.
    [high] Gewinnchance: mehr als 9 von 10.
   *[about] Gewinnchance: etwa { $n } von 10.
  }
hint-alone = Der Bot erwartet etwa { $points } Punkte.
hint-against = Gegenüber der nächstbesten Wahl:
hint-better = Voraussichtlich { $points } { $n ->
    [one] Punkt
   *[other] Punkte
  } mehr.
hint-points = { $name }: { $by } { $n ->
    [one] Punkt
   *[other] Punkte
  }.
hint-things = { $name }: { $by }.
scene-skip = Eine Taste oder ein Tipp führt weiter.
standing-of = Woher die Punkte von { $name } kommen
chip-other = Aus anderen Quellen
standing-total = Zusammen
# Zusammen spielen
people-lobby = Lobby
people-news = Neues vom Tisch
seats-count = Personen
pace = Tempo
pace-none = Ohne Uhr
pace-live = je { $minutes } min, dazu { $seconds } s pro Zug
pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }, { $leave ->
    [one] 1 Urlaubstag
   *[other] { $leave } Urlaubstage
  }
pace-live-note = Deine Uhr läuft, solange die Partie auf dich wartet. Bei null spielt ein Bot für dich, bis du deinen Platz zurücknimmst.
pace-days-note = Dauert ein Zug länger, kostet das Urlaub. Ist er aufgebraucht, spielt ein Bot für dich, bis du deinen Platz zurücknimmst.
listed = Tisch in der Lobby zeigen: Alle dürfen sich auf freie Plätze setzen oder zuschauen
clock = Restzeit
clock-live = Restzeit auf der Uhr
clock-slow = Zeit für diesen Zug, Urlaub inbegriffen
time-left = noch { $time }
time-days-hours = { $days } T { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min

calls = Einladungen für dich
call-title = { $by } lädt dich ein
call-decline = Nein, danke
call-later = Später: in der Lobby bleibt sie stehen
call-friends = Freunde einladen
call-friend = { $name } einladen
call-out = ist eingeladen
call-declined = kann nicht
seat-friend = Wer auf Platz { $number } eingeladen wird
friend-by-link = Wer den Link hat
call-note = { $name } sieht die Einladung sofort, auf jeder offenen Seite.
call-push = Meine Browser benachrichtigen, wenn mich jemand aus meinen Freunden einlädt oder eine Runde meines Turniers beginnt
call-mail = Mail an mich, wenn mich jemand aus meinen Freunden einlädt oder eine Runde meines Turniers beginnt
invite = Einladen
invite-title = { $count ->
    [one] Ein Platz ist frei: Lade jemanden ein
   *[other] { $count } Plätze sind frei: Lade deine Freunde ein
  }
invite-how = Schick diesen Link oder lass ihn scannen. Wer ihn öffnet, setzt sich hierher.
invite-qr = QR-Code der Einladung
invite-renew = Neuer Link
invite-waiting = fehlt noch
invite-here = da
invite-bots = { $count ->
    [one] Jetzt mit einem Bot beginnen
   *[other] Jetzt mit { $count } Bots beginnen
  }
invite-listed = Steht auch allen in der Lobby offen
share = Teilen
gathering = { $count ->
    [one] Die Partie beginnt, wenn noch jemand da ist.
   *[other] Die Partie beginnt, wenn noch { $count } da sind.
  }
gathering-loose = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }

table-menu = Tisch
end-offer = Anbieten, hier aufzuhören
end-withdraw = Angebot zurückziehen
end-offered = { $count ->
    [one] { $names } würde hier aufhören, ohne Sieger.
   *[other] { $names } würden hier aufhören, ohne Sieger.
  }
end-agree = Einverstanden
end-refuse = Weiterspielen
ended-agreed = Einvernehmlich beendet, ohne Sieger
ended-resigned = { $names } hat gewonnen: Die anderen haben aufgegeben
resign = Aufgeben
resign-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurück. Zu zweit gewinnt die andere Seite.
resign-yes = Ja, aufgeben
remove = Diesen Tisch löschen
remove-sure = Der Tisch und seine Partie sind dann endgültig weg.
remove-yes = Ja, löschen
late-you = Deine Zeit war um: Ein Bot spielt für dich.
late-back = Platz zurücknehmen
gone-late = Bot, Zeit war um
gone-resigned = Bot, hat aufgegeben

rematch = Revanche
rematch-asked = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
  }
rematch-waiting = Revanche: Es fehlt noch { $names }
rematch-back = Doch nicht
rematch-no = Jetzt nicht
rematch-go = Zur Revanche
new-game = Neue Partie
share-game = Partie teilen

pairing = Mitspieler finden
pairing-game = Spiel
pairing-go = Tisch finden
wish-variants = Varianten
pairing-note = Wartet niemand auf dasselbe, wird ein Tisch für dich eröffnet und allen gezeigt.
lobby-filter = Zeigen
lobby-all-games = Alle Spiele
lobby-all-paces = Jedes Tempo
lobby-live = Live, mit Uhr
lobby-slow = Tage pro Zug
lobby-free = Offene Tische
lobby-none = Gerade ist kein Tisch offen. Finde Mitspieler oder richte einen ein und zeig ihn in der Lobby.
lobby-full = Zum Zuschauen
lobby-open = Öffnen
lobby-watch = Zuschauen
lobby-sit-at = Platz nehmen: { $title }
lobby-gathering = wartet auf Leute
lobby-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
ended-here = Diese Partie wurde beendet.
invite-link-any = Einladungslink

spectator = Zuschauer
watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
gallery-mark = (schaut zu)
gallery-note = Du schaust zu: Die Spielenden lesen das erst nach der Partie.
delayed = { $minutes ->
    [one] Du siehst die Partie eine Minute später.
   *[other] Du siehst die Partie { $minutes } Minuten später.
  }
talk-more = Zu dieser Zeile von { $name }
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-muted = (stumm)
talk-report = Diese Zeile melden
talk-reported = Gemeldet. Danke.

explore = Was Partien erzählen
explore-text = Gespielte Partien, ausgezählt: wie oft etwas angeboten und genommen wurde und wie es denen erging, die es nahmen.
explore-choose = Wähle ein Spiel.
explore-none = Zu diesen Regeln ist noch keine Partie ausgezählt.
explore-count = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }
explore-sample = eine Probe, die zu Planet B gehört, von Bots gespielt
explore-filters = Welche Partien
explore-all = alle
explore-who = Wer spielte
explore-everybody = alle
explore-people = Menschen
explore-setup = Varianten
explore-usual = die üblichen
explore-choices = Entscheidungen
explore-question = Frage
explore-all-questions = alle Fragen
explore-order = Reihenfolge
explore-name = Wahl
explore-offered = Angeboten
explore-taken = Genommen
explore-won = Damit gewonnen
explore-points = Punkte
explore-points-unit = Punkte
explore-key = Der Strich ist der Anteil, das Band hält ihn in 95 von 100 Fällen, gestrichelt ist, was der Zufall gewänne.
explore-nothing = So heißt hier nichts.
explore-more = { $count } weitere
explore-part = { $seats ->
    [one] Allein, { $who }
   *[other] Zu { $seats }, { $who }
  }
explore-times = { $times } von { $offered }
explore-openings = Wie Partien beginnen
explore-openings-text = Die ersten Züge eines Platzes. Der Balken ist der Anteil derer, die so weit kamen.
explore-seats = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
  }
explore-rare = { $count ->
    [one] Ein Platz ging anders weiter.
   *[other] { $count } Plätze gingen anders weiter.
  }
study = Andere dürfen diese Partie auswerten, ohne Namen
study-why = Sie fließt in Zahlen über das Spiel ein. Du kannst es jederzeit zurücknehmen.
## Konten: Wertungen, Profile, Freunde, Nachrichten

former-player = ehemaliges Mitglied
gone-former = Konto gelöscht
rated = gewertet
rated-wish = Gewertet: das Ergebnis ändert deine Wertung
rated-note = Nur für Konten. Keine Tipps, kein Bot für deinen Platz; wer zuschaut, sieht die Partie zwei Minuten später.
rated-result = Was die Partie an den Wertungen geändert hat
rated-nothing = Diese Partie hat keine Wertung geändert.
rating = Wertung
rank = Rang { $rank }
leaders = Bestenlisten
leaders-rank = Rang
leaders-name = Name
leaders-none = Davon hat noch niemand eine gewertete Partie gespielt.
leaders-how = Vorn steht, wer am sichersten stark ist: die Wertung abzüglich ihrer Unsicherheit. Neue beginnen mit 1500; wer 400 Punkte mehr hat, gewinnt zehn von elf Partien.
profile-mine = Mein Profil
profile-since = dabei seit { $when }
profile-empty = Noch keine gewerteten Partien und keine aus der Lobby.
profile-empty-you = Hier werden deine beendeten Partien gezählt.
tally-seats = Ergebnisse nach Plätzen
tally-games = Partien
tally-won = Gewonnen
tally-place = Platz im Mittel
tally-sources = Punkte nach Quelle, im Mittel
tally-pieces = Karten und Plättchen
tally-favourites = Am häufigsten benutzt
tally-best = Die meisten Punkte mit
piece-tally = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $wins } gewonnen, { NUMBER($points, maximumFractionDigits: 0) } Punkte
history = Partien
played-when = Wann
played-place = Platz
played-of = { $place } von { $seats }
played-agreed = Einigung
course-label = Wertung bei { $title }: { $rating } plus oder minus { $error }
course-table = Als Tabelle
friends = Freunde
ties-friends = Freunde
ties-asked = Von dir gefragt
ties-asks = Sie fragen dich
ties-blocked = Blockiert
tie-ask = Freundschaft anbieten
tie-accept = Annehmen
tie-accept-of = { $name } annehmen
tie-friend = Ihr seid befreundet.
tie-asked = Du hast gefragt.
tie-blocked = Du hast diese Person blockiert: ihr sitzt nie an einem Tisch, und du hörst sie nicht.
tie-take-back = Zurücknehmen
unfriend = Freundschaft beenden
block = Blockieren
unblock = Nicht mehr blockieren
report-person = Melden
report-what = Was ist passiert?
report-send = Meldung abschicken
reported = Gemeldet. Danke.
find-person = Jemanden am Namen finden
find-go = Nachsehen
messages = Nachrichten
messages-why = Für langsame Partien: erfahre, wann du am Zug bist. Du wählst es für jeden Tisch.
mail = Mail-Adresse
mail-none = Keine Adresse: nichts wird verschickt, und ein vergessenes Passwort lässt sich nicht erneuern.
mail-known = Diese Adresse gehört dir.
mail-unknown = Noch nicht bestätigt: öffne den Link in der Mail.
mail-save = Adresse speichern
mail-sent = Eine Mail ist unterwegs. Öffne den Link darin.
mail-off = Dieser Server verschickt keine Mails.
mail-confirmed = Danke: diese Adresse gehört dir.
push-here = Diesen Browser benachrichtigen, auch wenn die Seite zu ist
push-denied = Der Browser erlaubt es nicht.
quiet-from = Ruhe ab
quiet-to = bis
quiet-never = nie
digest = Mails
digest-no = sofort
digest-at = einmal am Tag um { $hour }
saved = Gespeichert.
forgotten = Passwort vergessen?
reset-ask = Schick mir einen Link
reset-asked = Wenn ein Konto diese Adresse hat, ist eine Mail unterwegs.
link-reset = Ein neues Passwort
link-confirm = Deine Mail-Adresse
reset-go = Passwort setzen und anmelden
confirm-why = Sag, dass diese Mail-Adresse dir gehört.
confirm-go = Sie gehört mir
notice = Sag mir, wenn ich am Zug bin
notice-mail = per Mail
notice-push = per Benachrichtigung
notice-how = Mail oder Benachrichtigungen einrichten
own-data = Deine Daten
export = Alles herunterladen
delete-account = Mein Konto löschen
delete-sure = Dein Konto, deine Wertungen und deine Worte im Chat sind endgültig weg. In Partien mit anderen spielt ein Bot weiter, und dein Name wird zu „ehemaliges Mitglied“.
delete-yes = Endgültig löschen
account-gone = Dein Konto ist gelöscht.
delete-no = Behalten
played-points = Punkte
password-now = Dein Passwort
## Pläne

plan-ahead = Vorausplanen
plan-mine = Mein Plan
plan-rehearsal = Probe: plane deinen nächsten Zug
plan-asked = Probe: { $prompt }
plan-note = Entscheide, wie du möchtest. Am Tisch geschieht nichts, und niemand sieht es.
plan-note-later = Entscheide, wie du möchtest. Was die anderen vorher tun, ist ausgedacht: Geht etwas dann nicht, wirst du gefragt.
plan-first = Ich mache:
plan-else = Falls das nicht geht:
plan-ask = Sonst wirst du gefragt.
plan-later = dann, in meinem nächsten Zug:
plan-shows = (zeigt etwas Neues)
plan-made = erledigt:
plan-or = oder sonst …
plan-otherwise = sag, was du machst, falls das nicht geht: { $what }
plan-up = früher
plan-remove = weglassen
plan-reveals = Diese Entscheidung zeigt etwas Neues. Ein Plan trifft sie nur, wenn du es hier erlaubst, und endet damit.
plan-allow = Triff sie für mich
plan-leave-out = Frag mich dann lieber
plan-over = Die Partie könnte zu Ende sein, bevor du wieder gefragt wirst.
plan-end = Danach lässt sich nichts vorhersehen.
plan-bold = Auch weitermachen, wenn mir inzwischen etwas Neues gezeigt wurde
plan-keep = Plan behalten
plan-back = Einen Schritt zurück
plan-cancel = Probe beenden
plan-change = Ändern
plan-drop = Verwerfen
plan-done = Dein Plan wurde ausgeführt
plan-impossible = Dein Plan hält an: nichts davon war möglich
plan-reveals-stop = Dein Plan hält an: die nächste Entscheidung würde etwas Neues zeigen
plan-news = Dein Plan hält an: es wurde etwas Neues gezeigt
plan-undone = Dein Plan gilt nicht mehr: eine Entscheidung wurde zurückgenommen
plan-by-hand = Dein Plan gilt nicht mehr: du hast selbst entschieden

## Turniere und Kleineres

tournaments = Turniere
tournaments-none = Es gibt noch kein Turnier. Veranstalte eins.
tournament-new = Ein Turnier veranstalten
tournament-title = Name
tournament-seats = Personen je Tisch
tournament-size = Plätze
tournament-rounds = Runden
tournament-span = Eine Runde dauert höchstens
tournament-method = Paarung
tournament-swiss = Schweizer System: Punktgleiche, niemand zweimal
tournament-standing = Nach Rang: die Ersten am ersten Tisch
tournament-rating = Nach Wertung: Gleichstarke, niemand zweimal
tournament-fill = Freie Plätze
tournament-no-bots = bleiben frei
tournament-same = An allen Tischen einer Runde dieselbe Auslage. Niemand kann einen anderen Tisch ansehen, bevor die Runde zu Ende ist.
tournament-same-short = dieselbe Auslage
tournament-mine = Ich spiele mit
tournament-make = Veranstalten
tournament-open = offen, { $count } von { $size } Plätzen vergeben
tournament-ended = Zu Ende
tournament-round = Runde { $round } von { $rounds }
tournament-rounds-count = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
  }
tournament-of-seats = zu { $seats } am Tisch
tournament-now = So steht es
tournament-due = noch { $time }
tournament-enter = Anmelden
tournament-entered = Du bist angemeldet.
tournament-leave = Wieder abmelden
tournament-start = Beginnen
tournament-start-bots = { $count ->
    [0] Beginnen
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
  }
tournament-remove = Absagen
tournament-remove-sure = Ja, absagen
tournament-drop = Keine weiteren Runden spielen
tournament-drop-sure = Ja, keine weiteren Runden
tournament-gone = (ausgestiegen)
tournament-table = An meinen Tisch, mit { $names }
tournament-table-over = Meine Partie mit { $names } ist zu Ende: ansehen
tournament-bye = setzt aus: zählt wie ein gewonnener Tisch
tournament-bye-you = Du setzt diese Runde aus; das zählt wie ein gewonnener Tisch.
tournament-done = zu Ende; zu sehen nach der Runde
tournament-plays = wird gespielt
tournament-look = Ansehen
tournament-deadline = Eine Runde endet, wenn alle Partien zu Ende sind. Nach { $span } spielen Bots die übrigen zu Ende, und deren Ergebnisse zählen.
tournament-sealed = Weil alle Tische dieselbe Auslage haben, sind Partien und Ergebnisse erst nach der Runde zu sehen.
tournament-standings = Rangliste
tournament-place = Platz
tournament-name = Name
tournament-points = Punkte
tournament-wins = Siege
tournament-met = Gegner
tournament-margin = Abstand
tournament-ties = Ein Punkt für alle am Tisch, vor denen du liegst, ein halber für Gleichstand. Bei gleichen Punkten zählen gewonnene Tische, dann die Punkte aller, mit denen du gespielt hast, dann deine Punkte im Spiel im Vergleich zum Durchschnitt des Tisches, dann das Los.
tournament-number = Nummer { $n }
tournament-you = du
tournament-of = Turnier
tournament-back = Zum Turnier
lobby-variant = Variante
lobby-all-variants = Alle Varianten
delay = Zuschauende
delay-none = sehen die Partie sofort
delay-minutes = { $minutes ->
    [one] eine Minute später
    [60] eine Stunde später
   *[other] { $minutes } Minuten später
  }
table-sealed = Dieser Tisch ist später zu sehen
tournament-bots = Bots: { $level }
rated-short = Gewertet
tournament-accounts = Nur mit Konto: so spielt niemand an zwei Tischen
tournament-accounts-short = mit Konto
# Wiederkommen, gehen, andere Geräte
join-there = Du sitzt schon an diesem Tisch.
join-back = Zum Tisch
join-rated = Diese Partie wird gewertet: Platz nehmen kann nur, wer ein Konto hat.
join-log-in = Anmelden oder Konto anlegen
lobby-log-in = Zum Mitspielen anmelden
tournament-log-in = Mit Konto anmelden, um teilzunehmen
account-then = Melde dich an oder lege ein Konto an: danach geht es dort weiter, wo du warst.
leave-table = Tisch verlassen: der Platz wird wieder frei
seat-elsewhere = Dein Platz wurde auf einem anderen Gerät geöffnet. Hier schaust du jetzt zu.
device = Auf einem anderen Gerät weiterspielen
device-how = Öffne dort diesen Link oder scanne ihn. Er ist dein Platz: zeig ihn sonst niemandem.
device-qr = QR-Code deines Platzes
pace-hours = { $hours ->
    [one] 1 Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
  }, { $leave ->
    [one] 1 Tag Urlaub
   *[other] { $leave } Tage Urlaub
  }
mail-bounced = Mails an diese Adresse kommen zurück. Prüfe sie und speichere sie neu.
tournament-entrants = Wer mitspielt
