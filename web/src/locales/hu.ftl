# A keret magyarul.

skip = A tartalomhoz
to-lobby = A kezdőlapra
not-found = Itt nincs semmi.
loading = Betöltés …
close = Bezárás
copy = Másolás
copied = Kimásolva
language = Nyelv
theme-dark = Sötét megjelenés
theme-light = Világos megjelenés
how-to-play = Hogyan játsszuk
about = A Planet B-ről

lobby-title = Második otthon az emberiségnek
lobby-tagline = Komoly társasjátékok: barátokkal, botok ellen vagy lépésről lépésre tanulmányozva.
lobby-games = Játékok
seats-range = { $low ->
    [1] { $high ->
        [1] 1 játékos
       *[other] 1–{ $high } játékos
    }
   *[other] { $low }–{ $high } játékos
  }
play-now = Játék bot ellen
set-up = Beállítás …
my-tables = Az asztalaid
your-turn = Te jössz
table-waiting = várunk rá: { $names }
table-over = vége · { $names }
bring-title = Hozz magaddal egy játékot
join-label = Van egy meghívó linked
join-open = Megnyitás
join-bad-link = Ez nem meghívó link.
upload-label = Van egy játék feljegyzésed
upload-choose = Fájl kiválasztása …
join-title = Meghívtak
join-seat = Hely
join-sit = Leülök
join-full = Minden hely foglalt.
join-watch = Csak nézem

seats-count = Játékosok
variant-not-seats = { $n ->
    [one] egyedül nem lehet
   *[other] { $n } játékossal nem lehet
  }
variant-not-with = nem fér össze ezzel: { $what }
seat-number = { $number }. hely
seat-bot = Bot ({ $level })
seat-free = szabad
seat-kind = { $number }. hely: ki ül ide?
seat-level = A(z) { $number }. hely szintje
seat-name = { $number }. hely: név
kind-me = Te
kind-friend = Barát (linkkel)
kind-bot = Bot
kind-bot-level = bot · { $level }
kind-online = itt van
kind-away = nincs itt
level-beginner = kezdő
level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-expert = mester
name-placeholder = Név (nem kötelező)
hot-seat-note = Több hely is a tiéd: a képernyőt adjátok tovább, közben lehull a függöny.
friend-note = Amint az asztal megnyílt, minden barátnak kapsz egy linket.
start = A játék indítása
chance = Véletlen

account = Beállítások és fiók
settings = Beállítások
your-name = A neved
setting-confirm = Kérdezzen rá, mielőtt egy választás lezárja a lépésem
setting-plain = Az asztalok szöveggel és gombokkal, rajzolt tábla nélkül
setting-notify = Értesítsen, ha én jövök
account-title = Fiók
account-in = Bejelentkezve: { $name }
account-why = A játékhoz nem kell. A fiók minden eszközödön együtt tartja a játékaidat.
account-name = Név
password = Jelszó (legalább 8 karakter)
password-old = Régi jelszó
password-new = Új jelszó
password-change = Jelszó módosítása
log-in = Bejelentkezés
log-out = Kijelentkezés
sign-up = Fiók létrehozása
account-welcome = Üdv! A böngésző játékai mostantól a fiókhoz tartoznak.
account-changed = A jelszó megváltozott.
account-left = Kijelentkeztél.

about-text = A Planet B olyan hely, ahol komoly társasjátékokat lehet játszani, tanulmányozni és rajtuk tanulni: pontos szabályok, tisztességes rejtett információ, ötszintű botok, visszajátszás és elemzés.
about-games = A szabályok megjelent játékokéi; a szövegek, nevek és rajzok a mieink. Vegyétek meg a dobozos játékot: az igazi csodaszép.
about-credits = Köszönet
about-icons = A felület ikonjait a következő oldal szerzői rajzolták:
about-font = Betűtípus:
about-code = Ezekkel készült:

seats = Helyek
score = Pont
to-move = ő jön
thinking = gondolkodik
area-of = { $name } területe
area-show = Ennek a területnek a megmutatása
area-mine = Vissza az enyémhez
pages = Oldalak
board = Tábla
choices = Lehetőségek
prompt = Mi a kérdés
side = Napló és egyebek
log = Napló
people = Emberek
catalogue = Lapok
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés
search = Keresés
search-more = … és még { $count }

waiting-for = Várunk rá: { $names }
waiting-thinking = { $names } gondolkodik …
winners = { $count ->
    [one] { $names } nyert!
   *[other] Közös győzelem: { $names }!
  }
hint = Tipp
hint-thinking = A bot gondolkodik …
hint-favourites = A bot kedvencei, a várt előnnyel:
hint-share = Gondolkodásának mekkora része jutott rá
hint-failed = A bot most nem tud tanácsot adni.
undo = Vissza
redo = Újra
all-choices = Minden lehetőség ({ $count })
choose-one = Válassz egyet
held-ends = Ez lezárja a lépésedet. Erősítsd meg, vagy vond vissza.
held-reveals = Ez újat fed fel, és nem vonható vissza. Erősítsd meg, vagy vond vissza.
confirm-off = A választások azonnal érvényesek.
rule-is = Szabály: { $rule }
asked-now = A kérdés most: { $prompt }
notice-not-possible = { $what }: ez most nem lehetséges.
notice-over = A játék véget ért.
notice-spectator = Nézőként vagy itt: csak a játékosok választanak.
notice-not-your-turn = Most nem te jössz.
notice-offline = A kiszolgáló nem érhető el.
link-lost = Megszakadt a kapcsolat. Újra próbáljuk …

pick = A kiválasztottak
pick-exact = { $most } közül { $count } kiválasztva
pick-range = { $count } kiválasztva, { $least }–{ $most } kell
pick-up-to = { $count } kiválasztva, legfeljebb { $most }
pick-first = Még semmi sincs kiválasztva.
pick-more = Még { $count } kell.
pick-apart = Ez nem illik a kiválasztottakhoz.
pick-full = Több nem választható; előbb tegyél vissza valamit.
pick-confirm = Megerősítem mindet ({ $count })
pick-hand-in = Megerősítés
pick-nothing = Semmit sem választok
pick-clear = Törlés
pick-release = Visszateszem: { $what }
pick-mark = { $count }× kiválasztva

curtain-title = { $name } következik
curtain-text = Add tovább a képernyőt. Minden rejtve marad, amíg a következő játékos ide nem ül.
curtain-lift = Én vagyok { $name }

replay = Visszajátszás
replay-back = Egy pillanattal vissza
replay-forward = Egy pillanattal előre
replay-play = Lejátszás
replay-stop = Megállítás
moment = Pillanat
moment-of = { $moment }. pillanat, összesen { $moments }
moment-table = Ennek az asztalnak a megnézése
continue-here = Folytatás innen
share-moment = A pillanat megosztása
to-present = Vissza a jelenbe

hand-over = Ki játszik helyette: { $name }
invite-link = { $number }. hely: meghívólink
invite-make = Link készítése ehhez a helyhez
invite-open = Link bármelyik szabad helyhez
invite-open-make = Link készítése bármelyik szabad helyhez
watch-link = Link nézőknek
begun-short = értékelés nélkül
begun-record = Ez a játszma feljegyzésből indult. Aki hozta, tudhat mindent, amit korábban kiosztottak; soha nem számít bele az értékelésbe.
begun-seed = Ez a játszma kezdőszámos feljegyzésből indult. Aki ismeri a számot, mindent kiszámíthat, ami még kiosztásra kerül; soha nem számít bele az értékelésbe.
begun-moment = Ez a játszma egy másik egyik pillanatából folytatódik, amelyet valaki ismerhet; soha nem számít bele az értékelésbe.
record-download = A feljegyzés letöltése
record-later = A feljegyzés a játék végén tölthető le.

score-sheet = Értékelőlap
show-board = A tábla megmutatása
ended = Így ért véget: { $end }.
source = Forrás
total = Összesen
curves = A játék menete
curves-of = Mutasd
as-numbers = Számokkal
analysis = Elemzés
analysis-start = A játék elemzése
analysis-why = A nehéz bot minden lépést megnéz: mit várt, és mely döntések voltak a legdrágábbak.
analysis-running = Minden lépés sorra kerül … { $percent } %
analysis-failed = Az elemzés nem sikerült.
analysis-chart = Mennyivel jár elöl az egyes helyek játékosa a körei elején a nehéz bot szerint; a végén az eredmény.
analysis-costs = A legdrágább döntések
analysis-cost = { $name }: „{ $chosen }” ahelyett, hogy „{ $better }”: { $cost } pontba került

glossary = Szójegyzék
zoom-reset = Az egész tábla
generic-round = { $round }. forduló

source-rulebook = A szabályból
source-inferred = Kikövetkeztetve
source-ours = Saját
since-last-turn = Új vagy változott a legutóbbi köröd óta (pont, pontozott vonal vagy fény)
