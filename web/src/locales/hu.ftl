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
lobby-tagline = Négy nagy társasjáték. Barátokkal, botok ellen, vagy lépésről lépésre.
lobby-games = Játékok
seats-range = { $low ->
    [1] { $high ->
        [1] 1 játékos
       *[other] 1–{ $high } játékos
    }
   *[other] { $low }–{ $high } játékos
  }
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
    [0] Ezúttal senki sem győzött.
    [one] { $names } nyert!
   *[other] Közös győzelem: { $names }!
  }
hint = Tipp
hint-thinking = A bot gondolkodik …
hint-favourites = A bot kedvencei, a várt előnnyel:
hint-failed = A bot most nem tud tanácsot adni.
undo = Vissza
redo = Újra
all-choices = Minden lehetőség ({ $count })
choose-one = Válassz egyet
held-ends = Ez lezárja a lépésedet. Erősítsd meg, vagy vond vissza.
held-reveals = Ez újat fed fel, ezért megerősítve végleges. Erősítsd meg, vagy lépj most vissza.
confirm-off = A választások azonnal érvényesek.
rule-is = Szabály: { $rule }
asked-now = A kérdés most: { $prompt }
notice-not-possible = { $what }: ez most nem lehetséges.
notice-over = A játék véget ért.
notice-spectator = Nézőként vagy itt: csak a játékosok választanak.
notice-not-your-turn = Most nem te jössz.
notice-offline = A kiszolgáló nem érhető el.
link-lost = Megszakadt a kapcsolat. Újra próbáljuk …
link-kept = Megszakadt a kapcsolat. A választásodat megőriztük: elküldjük, amint helyreáll a kapcsolat.

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
end-won = { $count ->
    [one] { $names } nyert { $score } ponttal.
   *[other] { $names } osztozik a győzelmen { $score } ponttal.
  }
end-rival = A riválisnak { $rival } van.
end-lost = { $name } pontjai: { $score }, a rivális pontjai: { $rival }.
rival = Rivális
end-mine = Helyezésed: { $place }. ({ $seats } játékosból){ $behind ->
    [0] .
   *[other] , hátrányod { $behind } pont.
  }
source = Forrás
total = Összesen
story = A játszma története
story-turning = Fordulópontok
story-leaps = Legnagyobb húzások
story-moment = { $moment }. lépés, összesen { $moments }
story-turned = { $name } átvette a vezetést, és meg is tartotta
story-always = { $name } végig vezetett
story-led = { $name } vezetett
story-final = Az utolsó értékelés fordított: { $before } vezetett, { $after } megelőzte
story-leap = { $name }: { $points } pont egyszerre
story-changes = { $count ->
    [0] A vezetés egyszer sem változott.
    [one] A vezetés egyszer cserélt gazdát.
   *[other] A vezetés { $count } alkalommal cserélt gazdát.
  }
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
analysis-chance = (nyerési esély 10-ből körülbelül { $now } { $could } helyett)

glossary = Szójegyzék
zoom-reset = Az egész tábla
generic-round = { $round }. forduló

source-rulebook = A szabálykönyvből
source-inferred = A szabályokból kikövetkeztetve
source-ours = Ehhez az asztalhoz tervezve
since-last-turn = Új vagy változott a legutóbbi köröd óta (pont, pontozott vonal vagy fény)

# A newcomer's first hour: front page, set-up, coach, rules, shortcuts.
first-game = Első játszma (kísérővel)
first-go-on = Az első játszma folytatása
first-again = Kísérővel
first-start = Kísért játszma indítása
play = Játék
weight = súly
weight-of = Súly: { $n } az 5-ből
minutes = { $low }–{ $high } perc
tables-more = még { $n } asztal
tables-fewer = Kevesebb
upload-why = Nézd újra, vagy játszd tovább
rules-at-hand = Szabályok kéznél
rules-at-hand-why = Minden szabály a mi szavainkkal, kereshetően
rules-open = Utánanézek
rules-more = Bővebben a szabályokban
rules-search = Keresés a szabályokban
rules-found = { $n } szakasz
rules-none = A szabályokban nincs ilyen szó. Próbálj egy rövidebbet.
rules-contents = A szabályok tartalma
help-choose = Melyik játékot ismernéd meg jobban?
help-brief = Röviden
not-found-text = Talán elírás van a címben, vagy ami itt volt, továbbállt.
no-game = Ez a játék nincs nálunk
no-game-text = A polcunkon lévő játékok a kezdőlapon vannak, mindegyik a szabályaival.
account-closed = A fiókod zárolva van
no-table = Ez az asztal nincs itt
no-table-text = Talán már leszedték, vagy a linkből elveszett útközben egy betű.
new-which = Melyik játszma?
new-who = Ki ül le?
new-plays = Ezen az asztalon
new-more = Több: minden részlet magyarázattal
new-time = { $low }–{ $high } perc emberekkel
new-leave = elmehetsz, és visszajöhetsz
start-watching = Indítás és nézés
preset-first = Első játszma
preset-first-text = Kísérővel: egy edző útközben magyaráz. Egy könnyű bot.
preset-first-more = Az igazi asztal rögzített osztással, egy könnyű bottal és egy edzővel melletted. Az edző minden részt akkor magyaráz el, amikor fontos lesz, javasol, és te döntesz. Elküldheted, elmehetsz, és bármikor visszajöhetsz; a játszma sosem számít a rangsorba.
preset-own = A sajátod
preset-own-text = Ahogy te állítottad be.
kind-me-short = én
kind-friend-short = barát
kind-bot-short = bot
seat-remove = { $number }. hely elvétele
seat-another = valaki más
watch-note = Itt csak botok ülnek: te nézed őket.
host-note = Itt nincs helyed: te nyitod meg az asztalt, és nézed.
name-limit = Ennél hosszabb név nem lehet: { $n } karakter.
begun-lesson = Kísért első játszma rögzített osztással; sosem számít a rangsorba.
coach = Edző
coach-yours = Te döntesz
coach-wait = A többiek döntenek
coach-over = Szép játék volt
coach-more = +{ $n }
coach-choose = Válassz abból, ami világít. Ha bizonytalan vagy, kérdezz.
coach-got-it = Értem
coach-do-it = Legyen ez
coach-ask = Te mit tennél?
coach-proposes = A javaslatom: { $what }. Nyugodtan választhatsz mást.
coach-would = Én ezt választanám: { $what }.
coach-meanwhile = Mit tettek a többiek
coach-away = Edző elküldése
coach-aloud = Felolvasás
coach-back = Edző visszahívása
coach-next-full = Teljes játszma
coach-next-other = Másik játék
keys = Gyorsbillentyűk
key-space = Szóköz
keys-help = megmutatja ezt a listát
keys-walk = a választható dolgok között lépkednek
keys-enter = választ; beadja a kiválogatottat
keys-space = választ; kiválogat vagy visszatesz
keys-number = a lista száma szerint választ
keys-list = minden lehetőség listában
keys-hint = tipp
keys-undo = visszavonja az utolsó választást
keys-redo = megismétli
keys-escape = bezárja, ami nyitva van, törli a kiválogatottat
keys-tab = a lap következő részére lép
keys-mouse = Tartsd a mutatót vagy az ujjad egy lapon, és nagyban látod.

# The bots, each in a sentence.
bot-pip = Mindenre kíváncsi, semmiben sem biztos. Hangosan tanul.
bot-lumi = Arra megy, ami a legfényesebben ragyog.
bot-tobi = Jót akar, de rosszul számol.
bot-momo = Két jó ötlet között szundít egyet.
bot-fern = Azt lépi, ami szép, és ritkán bánja meg.
bot-juno = Vidám, gyors, a pénzzel kicsit könnyelmű.
bot-otto = Szereti a nagy terveket, az apró betűt elfelejti.
bot-nia = Mindent kipróbál egyszer. Néha kétszer.
bot-mara = Elviszi a legjobbat, amit lát, és megköszöni.
bot-bruno = Szilárd, mint egy híd. Sosem késik, sosem siet.
bot-iris = Többet nézi a te tábládat, mint a sajátját.
bot-kai = Minden érmét kétszer számol meg, és egyszer költ el.
bot-vega = Három lépéssel előre gondolkodik, megszokásból.
bot-conrad = Türelmes. Az első hibát rád hagyja.
bot-sigrid = Hűvös, pontos, és szereti az utolsó szót.
bot-orson = Látta már ezt az állást. Valószínűleg.
bot-atlas = Fejben hordozza az egész asztalt.
bot-minerva = Udvariasan nyer, és utána elmagyarázza.
bot-rook = Egyenes vonal, nincs kitérő, nincs kegyelem.
bot-zora = Csendes az utolsó fordulóig. Utána nem.
link-late = A kiszolgáló még dolgozik. A választásod úton van …
recap = A legutóbbi köröd óta
recap-replay = Lejátszás
recap-known = Láttam
tempo = Tempó
tempo-instant = azonnal
tempo-brisk = tempósan
tempo-calm = nyugodtan
hint-chance = { $how ->
    [low] Nyerési esély: 10-ből 1-nél kevesebb.
    [high] Nyerési esély: 10-ből 9-nél több.
   *[about] Nyerési esély: 10-ből körülbelül { $n }.
  }
hint-alone = A bot körülbelül { $points } pontra számít.
hint-against = A következő legjobb választáshoz képest:
hint-better = Várhatóan { $points } { $n ->
   *[other] ponttal
  } több.
hint-points = { $name }: { $by } { $n ->
   *[other] pont
  }.
hint-things = { $name }: { $by }.
scene-skip = Egy billentyű vagy érintés továbbvisz.
standing-of = Honnan jönnek { $name } pontjai
chip-other = Más forrásból
standing-total = Összesen
# Közös játék
people-lobby = Előtér
people-news = Az asztal hírei
seats-count = Játékosok
pace = Tempó
pace-none = Óra nélkül
pace-live = fejenként { $minutes } perc, lépésenként még { $seconds } mp
pace-days = lépésenként { $days } nap, { $leave } nap szabadság
pace-live-note = Az órád addig jár, amíg a játék rád vár. Nullánál egy bot játszik helyetted, amíg vissza nem ülsz.
pace-days-note = Ha egy lépés tovább tart, a szabadságodból fogy. Ha elfogyott, egy bot játszik helyetted, amíg vissza nem ülsz.
listed = Látsszon az asztal az előtérben: bárki leülhet egy szabad helyre vagy nézheti a játékot
clock = Hátralévő idő
clock-live = Hátralévő idő az órán
clock-slow = Ennyi idő van erre a lépésre, szabadsággal együtt
time-left = még { $time }
time-days-hours = { $days } nap { $hours } óra
time-hours = { $hours } óra
time-minutes = { $minutes } perc

calls = Meghívások neked
call-title = { $by } meghív
call-decline = Köszönöm, nem
call-later = Később: az előtérben megmarad
call-friends = Barátok meghívása
call-friend = { $name } meghívása
call-out = meg van hívva
call-declined = nem tud jönni
seat-friend = Meghívott barát ({ $number }. hely)
friend-by-link = Akinek megvan a link
call-note = { $name } azonnal látja a meghívást, bármelyik nyitott oldalon.
call-push = Értesítés a böngészőimben, ha egy barátom meghív, vagy új forduló kezdődik a versenyemen
call-mail = E-mail, ha egy barátom meghív, vagy új forduló kezdődik a versenyemen
invite = Meghívás
invite-title = { $count ->
    [one] Egy hely szabad: hívj meg valakit
   *[other] { $count } hely szabad: hívd meg a barátaidat
  }
invite-how = Küldd el ezt a linket, vagy olvastasd be. Aki megnyitja, ide ül le.
invite-qr = A meghívó QR-kódja
invite-renew = Új link
invite-waiting = még hiányzik
invite-here = itt van
invite-bots = { $count ->
    [one] Kezdés most, egy bottal
   *[other] Kezdés most, { $count } bottal
  }
invite-listed = Az előtérben mindenkinek nyitva áll
share = Megosztás
gathering = { $count ->
    [one] A játék akkor kezdődik, ha még valaki megjön.
   *[other] A játék akkor kezdődik, ha még { $count } játékos megjön.
  }
gathering-loose = { $count ->
    [one] Egy hely még szabad.
   *[other] { $count } hely még szabad.
  }

table-menu = Asztal
end-offer = Felajánlom, hogy fejezzük be
end-withdraw = Ajánlat visszavonása
end-offered = { $count ->
    [one] { $names } itt befejezné a játékot, győztes nélkül.
   *[other] { $names } itt befejeznék a játékot, győztes nélkül.
  }
end-agree = Rendben
end-refuse = Játsszunk tovább
ended-agreed = Közös megegyezéssel véget ért, győztes nélkül
ended-resigned = { $names } nyert: a többiek feladták
resign = Feladom
resign-sure = Egy bot játszik tovább helyetted, és nem jöhetsz vissza. Ketten játszva a másik nyer.
resign-yes = Igen, feladom
remove = Asztal törlése
remove-sure = Az asztal és a játszma végleg eltűnik.
remove-yes = Igen, törlöm
late-you = Lejárt az időd: egy bot játszik helyetted.
late-back = Visszaülök
gone-late = bot, lejárt az idő
gone-resigned = bot, feladta

rematch = Visszavágó
rematch-asked = { $count ->
    [one] { $names } visszavágót szeretne.
   *[other] { $names } visszavágót szeretnének.
  }
rematch-waiting = Visszavágó: még { $names } válasza hiányzik
rematch-back = Mégsem
rematch-no = Most nem
rematch-go = A visszavágóhoz
new-game = Új játszma
share-game = Játszma megosztása

pairing = Játékostársak keresése
pairing-game = Játék
pairing-go = Asztalt keresek
wish-variants = Változatok
pairing-note = Ha senki sem vár ugyanerre, nyílik neked egy asztal, amelyet mindenki lát.
lobby-filter = Mi látsszon
lobby-all-games = Minden játék
lobby-all-paces = Minden tempó
lobby-live = Élőben, órával
lobby-slow = Napok lépésenként
lobby-free = Nyitott asztalok
lobby-none = Most nincs nyitott asztal. Keress társakat, vagy nyiss egyet, és mutasd meg az előtérben.
lobby-full = Nézni
lobby-open = Megnyitás
lobby-watch = Nézem
lobby-sit-at = Leülök ide: { $title }
lobby-gathering = társakra vár
lobby-score = { $score } pont
ended-here = Ez a játszma befejeződött.
invite-link-any = Meghívó link

spectator = Néző
watchers = { $count } néző
gallery-mark = (néző)
gallery-note = Nézed a játékot: a játékosok ezt csak a végén olvassák.
delayed = { $minutes } perccel később látod a játékot.
talk-more = { $name } sora
talk-mute = { $name } némítása
talk-unmute = { $name } újra hallható
talk-muted = (némítva)
talk-report = Sor jelentése
talk-reported = Jelentve. Köszönjük.

explore = Mit mondanak a játszmák?
explore-text = Lejátszott játszmák számokban: mit hányszor kínáltak fel és választottak, és hogyan járt, aki azt választotta.
explore-choose = Válassz egy játékot.
explore-none = Ezekkel a szabályokkal még egy játszmát sem számoltunk össze.
explore-count = { $games } játszma
explore-sample = minta, amely a Planet B része; robotok játszották
explore-filters = Mely játszmák
explore-all = mind
explore-who = Ki játszott
explore-everybody = mindenki
explore-people = emberek
explore-setup = Változatok
explore-usual = a szokásosak
explore-choices = Döntések
explore-question = Kérdés
explore-all-questions = minden kérdés
explore-order = Sorrend
explore-name = Választás
explore-offered = Felkínálva
explore-taken = Választva
explore-won = Nyert vele
explore-points = Pont
explore-points-unit = pont
explore-key = A vonás az arány, a sáv 100 esetből 95-ben tartalmazza, a szaggatott vonal az, amit a véletlen nyerne.
explore-nothing = Ilyen nevű nincs.
explore-more = még { $count }
explore-part = { $seats ->
    [one] Egyedül, { $who }
   *[other] { $seats } játékos, { $who }
  }
explore-times = { $offered } alkalomból { $times }
explore-openings = Hogyan kezdődnek a játszmák
explore-openings-text = Egy hely első lépései. A sáv azok aránya, akik idáig eljutottak.
explore-seats = { $count } hely
explore-rare = { $count } hely másképp folytatta.
study = Mások is tanulmányozhatják ezt a játszmát, nevek nélkül
study-why = Bekerül a játékról szóló számokba. Bármikor visszavonhatod.
## Fiókok: értékszámok, profilok, barátok, üzenetek

former-player = egykori játékos
gone-former = törölt fiók
rated = értékelt
rated-wish = Értékelt: az eredmény változtat az értékszámodon
rated-note = Csak fiókkal. Nincs tipp, a helyeden nem játszhat bot; a nézők két perccel később látják a játszmát.
rated-result = Így változtak az értékszámok
rated-nothing = Ez a játszma egy értékszámon sem változtatott.
rating = Értékszám
rank = { $rank }. hely
leaders = Ranglisták
leaders-rank = Hely
leaders-name = Játékos
leaders-none = Ebből még senki sem játszott értékelt játszmát.
leaders-how = Elöl az áll, aki a legbiztosabban erős: az értékszám mínusz a bizonytalansága. Az újak 1500-zal kezdenek; 400 ponttal több tizenegyből tíz győzelmet jelent.
profile-mine = A profilom
profile-since = itt van ekkor óta: { $when }
profile-empty = Még nincs értékelt vagy az előcsarnokból indult játszmája.
profile-empty-you = Itt számoljuk majd a befejezett játszmáidat.
tally-seats = Eredmények létszám szerint
tally-games = Játszmák
tally-won = Nyert
tally-place = Átlagos helyezés
tally-sources = Pontok forrás szerint, átlagban
tally-pieces = Kártyák és lapkák
tally-favourites = Leggyakrabban használt
tally-best = Legtöbb pont ezekkel
piece-tally = { $games } játszma, { $wins } győzelem, { NUMBER($points, maximumFractionDigits: 0) } pont
history = Játszmák
played-when = Mikor
played-place = Helyezés
played-of = { $seats } közül { $place }.
played-agreed = megegyezés
course-label = Értékszám ebben: { $title }: { $rating } plusz-mínusz { $error }
course-table = Táblázatban
friends = Barátok
ties-friends = Barátok
ties-asked = Te kérdezted
ties-asks = Téged kérdeznek
ties-blocked = Letiltva
tie-ask = Legyünk barátok
tie-accept = Elfogadom
tie-accept-of = { $name } elfogadása
tie-friend = Barátok vagytok.
tie-asked = Megkérdezted.
tie-blocked = Letiltottad: sosem ültök egy asztalhoz, és nem hallod őt.
tie-take-back = Visszavonom
unfriend = Barátság vége
block = Letiltás
unblock = Letiltás feloldása
report-person = Bejelentés
report-what = Mi történt?
report-send = Bejelentés elküldése
reported = Bejelentve. Köszönjük.
find-person = Játékos keresése név szerint
find-go = Megnézem
messages = Üzenetek
messages-why = Lassú játszmákhoz: megtudod, ha te jössz. Asztalonként választhatod.
mail = E-mail-cím
mail-none = Nincs cím: nem küldünk semmit, és az elfelejtett jelszó nem újítható meg.
mail-known = Ez a cím a tiéd.
mail-unknown = Még nincs megerősítve: nyisd meg a levélben lévő linket.
mail-save = Cím mentése
mail-sent = Elküldtük a levelet. Nyisd meg benne a linket.
mail-off = Ez a szerver nem küld levelet.
mail-confirmed = Köszönjük: ez a cím a tiéd.
push-here = Értesítés ebben a böngészőben, akkor is, ha az oldal nincs nyitva
push-denied = A böngésző nem engedi.
quiet-from = Csend ettől
quiet-to = eddig
quiet-never = soha
digest = Levelek
digest-no = azonnal
digest-at = naponta egyszer, { $hour }
saved = Elmentve.
forgotten = Elfelejtetted a jelszavad?
reset-ask = Kérek egy linket
reset-asked = Ha van fiók ezzel a címmel, már úton van a levél.
link-reset = Új jelszó
link-confirm = Az e-mail-címed
reset-go = Jelszó beállítása és bejelentkezés
confirm-why = Mondd, hogy ez az e-mail-cím a tiéd.
confirm-go = Az enyém
notice = Szólj, ha én jövök
notice-mail = levélben
notice-push = értesítéssel
notice-how = Levél vagy értesítés beállítása
own-data = Az adataid
export = Minden letöltése
delete-account = A fiókom törlése
delete-sure = A fiókod, az értékszámaid és a csevegésben írt szavaid végleg eltűnnek. A másokkal közös játszmákban bot játszik tovább, a neved „egykori játékos” lesz.
delete-yes = Végleges törlés
account-gone = A fiókod törölve.
delete-no = Megtartom
played-points = Pontok
password-now = A jelszavad
## Tervek

plan-ahead = Tervezés előre
plan-mine = A tervem
plan-rehearsal = Próba: tervezd meg a következő lépésed
plan-asked = Próba: { $prompt }
plan-note = Dönts úgy, ahogy szeretnél. Az asztalnál nem történik semmi, és senki sem látja.
plan-note-later = Dönts úgy, ahogy szeretnél. A többiek lépései kitaláltak: ha akkor valami nem lehetséges, megkérdezünk.
plan-first = Ezt teszem:
plan-else = Ha az nem lehetséges:
plan-ask = Különben megkérdezünk.
plan-later = majd a következő lépésemben:
plan-shows = (újat mutat)
plan-made = megtörtént:
plan-or = vagy inkább…
plan-otherwise = mondd meg, mit teszel, ha ez nem lehetséges: { $what }
plan-up = előbbre
plan-remove = elhagyom
plan-reveals = Ez a döntés valami újat mutat. A terv csak akkor hozza meg, ha itt engeded, és ezzel véget ér.
plan-allow = Döntsön helyettem
plan-leave-out = Inkább kérdezzetek meg
plan-over = Lehet, hogy a játszma véget ér, mire újra te jössz.
plan-end = Ezután semmi sem látható előre.
plan-bold = Akkor is folytatódjon, ha közben valami újat láttam
plan-keep = Megtartom a tervet
plan-back = Egy lépést vissza
plan-cancel = Próba vége
plan-change = Módosítom
plan-drop = Elvetem
plan-done = A terved megvalósult
plan-impossible = A terved megállt: semmi sem volt belőle lehetséges
plan-reveals-stop = A terved megállt: a következő döntés valami újat mutatna
plan-news = A terved megállt: valami új derült ki
plan-undone = A terved érvénytelen: egy döntést visszavontak
plan-by-hand = A terved érvénytelen: magad döntöttél

## Tornák és kisebb dolgok

tournaments = Tornák
tournaments-none = Még nincs torna. Rendezz egyet.
tournament-new = Torna rendezése
tournament-title = A neve
tournament-seats = Játékosok asztalonként
tournament-size = Helyek
tournament-rounds = Fordulók
tournament-span = Egy forduló legfeljebb
tournament-method = Párosítás
tournament-swiss = Svájci: egyformán állók találkoznak, kétszer senki
tournament-standing = Állás szerint: az elsők az első asztalnál
tournament-rating = Értékszám szerint: egyforma erősek, kétszer senki
tournament-fill = Szabad helyek
tournament-no-bots = üresen maradnak
tournament-same = Egy forduló minden asztalánál ugyanaz a leosztás. A forduló végéig senki sem nézhet bele egy másik asztalba.
tournament-same-short = ugyanaz a leosztás
tournament-mine = Én is játszom
tournament-make = Megrendezem
tournament-open = nyitott, { $size } helyből { $count } foglalt
tournament-ended = Véget ért
tournament-round = { $round }. forduló (összesen { $rounds })
tournament-rounds-count = { $count } forduló
tournament-of-seats = { $seats } fős asztalok
tournament-now = Így áll
tournament-due = még { $time }
tournament-enter = Jelentkezem
tournament-entered = Jelentkeztél.
tournament-leave = Visszalépek
tournament-start = Kezdés
tournament-start-bots = { $count ->
    [0] Kezdés
   *[other] Kezdés { $count } bottal
  }
tournament-remove = Lemondom
tournament-remove-sure = Igen, lemondom
tournament-drop = Nem játszom több fordulót
tournament-drop-sure = Igen, nem játszom többet
tournament-gone = (kiszállt)
tournament-table = Az asztalomhoz: { $names }
tournament-table-over = Véget ért a játszmám, megnézem: { $names }
tournament-bye = kimarad: megnyert asztalnak számít
tournament-bye-you = Ebben a fordulóban kimaradsz; ez megnyert asztalnak számít.
tournament-done = véget ért; a forduló után látható
tournament-plays = játsszák
tournament-look = Megnézem
tournament-deadline = Egy forduló akkor ér véget, ha minden játszma véget ért. { $span } után a többit botok játsszák végig, és az az eredmény számít.
tournament-sealed = Mivel minden asztalnál ugyanaz a leosztás, a játszmák és az eredmények a forduló után láthatók.
tournament-standings = Állás
tournament-place = Hely
tournament-name = Név
tournament-points = Pont
tournament-wins = Győzelem
tournament-met = Ellenfelek
tournament-margin = Különbség
tournament-ties = Egy pont jár mindenkiért, akit az asztalnál megelőzöl, fél pont a holtversenyért. Egyenlőségnél a megnyert asztalok, aztán az ellenfeleid pontjai, aztán a játékban szerzett pontjaid az asztal átlagához képest, végül a sorsolás dönt.
tournament-number = { $n }. játékos
tournament-you = te
tournament-of = Torna
tournament-back = A tornához
lobby-variant = Változat
lobby-all-variants = Minden változat
delay = Nézők
delay-none = azonnal látják a játszmát
delay-minutes = { $minutes ->
    [60] egy órával később
   *[other] { $minutes } perccel később
  }
table-sealed = Ez az asztal később lesz látható
tournament-bots = botok: { $level }
rated-short = Értékelt
tournament-accounts = Csak fiókkal lehet jelentkezni, így senki sem ül két asztalnál
tournament-accounts-short = fiókkal
# Visszatérés, távozás, más eszközök
join-there = Már ennél az asztalnál ülsz.
join-back = Az asztalhoz
join-rated = Ez a játszma értékelt: csak fiókkal lehet leülni.
join-log-in = Bejelentkezés vagy új fiók
lobby-log-in = Jelentkezz be, hogy leülhess
tournament-log-in = Jelentkezz be a nevezéshez
account-then = Jelentkezz be, vagy hozz létre fiókot: utána ott folytatod, ahol voltál.
leave-table = Felállok az asztaltól: a hely újra szabad
seat-elsewhere = A helyedet egy másik eszközön nyitottad meg. Itt most nézőként vagy.
device = Folytatás másik eszközön
device-how = Nyisd meg ott ezt a linket, vagy olvasd be. Ez a te helyed: másnak ne mutasd meg.
device-qr = A helyed QR-kódja
pace-hours = lépésenként { $hours } óra, { $leave } nap szabadság
mail-bounced = Az erre a címre küldött levelek visszajönnek. Ellenőrizd, és mentsd újra.
tournament-entrants = Akik játszanak
