# A Reworld táblája magyarul.

game-reworld = Vásárolj modulokat a Colossus állomáson, csatold őket a teherhajódhoz, majd fordított sorrendben népesíts be egy új bolygót.
reworld-board = A Colossus állomás és a telepeshajók
reworld-board-two = Telepeshajók és utolsó telepeshajó
reworld-station = Colossus állomás
reworld-moment-one = 1. fejezet · { $round }. forduló az 5-ből
reworld-moment-two = 2. fejezet · betelepítés
reworld-round-track = { $round }. forduló az 5-ből: egy terrabot { $points } pontot ér
reworld-arm = { $slot } kar, { $module }
reworld-slot = Kártyák itt: { $slot }, a felső elöl: { $cards }
reworld-field-free = Kezdőjátékos-mező, üres; a jelző most nála: { $name }
reworld-field-taken = Kezdőjátékos-mező, foglalt; a jelző most nála: { $name }
reworld-ship = { $name }, { $points } pont, { $owner }
reworld-ship-free = szabad
reworld-flying = Úton: { $list }
reworld-defence = Védelem
reworld-city = { $letter } jelű város
reworld-city-of = { $letter } jelű város { $sign }, { $tiles } lapka
reworld-unfounded = még nincs
reworld-shuttles = Siklók
reworld-satellites = Műholdak
reworld-row = { $row }. sor, a nyitott vége elöl: { $list }
reworld-hand = Kézben: { $count } kártya
reworld-cards = { $count } × { $value ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
   *[other] { $value }-ös
} kártya
reworld-out = a fordulón kívül
reworld-paying = fizetés ezért: { $module }
reworld-first = 1.
reworld-chip-cards = kártya kézben
reworld-chip-rows = modulok az 1–5. sorban
reworld-chip-ships = telepeshajók
reworld-chip-shields = pajzsok
reworld-chip-cities = lapkák városonként
reworld-chip-row = { $row }. sor

domain-reworld-pass = Kiszállás vagy befejezés
domain-reworld-marker = Kezdőjátékos-jelző
domain-reworld-slot = Modul vásárlása
domain-reworld-card = Kártyák
domain-reworld-row = Lecsatolás
domain-reworld-dock = Csapat berakodása
domain-reworld-city = Város
domain-reworld-place = Csapat letelepítése
kind-satellite = műhold
kind-shuttle = sikló
kind-terrabot = terrabot
kind-crew = csapat
kind-ship = telepeshajó
kind-final = utolsó telepeshajó
kind-sign = várostábla
kind-round = forduló
kind-card = kártyák
end-settled = minden modul lecsatolva

rule-reworld-slot = Egy modul ára egy tetszőleges kártya, amíg mindkét szomszédos hely üres; egy érték mellett egy ugyanolyan kártya vagy bármely kettő; két érték között mindkettő, három kártya az egyikkel, vagy bármely négy.
rule-reworld-marker = A kezdőjátékos-jelző fordulónként egyszer szerezhető meg, egy kártyáért.
rule-reworld-card = Pontosan kell fizetni: nem több kártyával, mint amennyit a szomszédos helyek kérnek.
rule-reworld-row = Csak a második fejezetben, és csak a saját soraid nyitott bal végéről; a csapathoz sikló kell.
rule-reworld-city = Minden építőcég csak egy városban épít, és minden városnak egy építőcége van.

reworld-lesson-1-title = Miről szól
reworld-lesson-1-text = Egy teherhajót irányítasz. Az első fejezetben modulokat gyűjtesz a Colossus állomáson: a terrabotok városokat alapítanak és bővítenek, a csapatok letelepednek bennük, a siklók viszik le a csapatokat, a műholdak feladatért adnak pontot. Siklóból és műholdból pajzs is lehet. A második fejezetben fordított sorrendben rakodsz ki. A legtöbb pont nyer.
reworld-lesson-2-title = Öt forduló az állomáson
reworld-lesson-2-text = Minden fordulóban húsz modul függ az állomás karjain, tíz fent és tíz lent, egyetlen gyűrűben. Az összes tisztkártyát (1-től 5-ig) újra kiosztjuk. Ha te jössz, vegyél egy modult, szerezd meg a kezdőjátékos-jelzőt, vagy szállj ki: ekkor minden megmaradt kártyád pontot ér.
reworld-lesson-3-title = Mennyibe kerül egy modul
reworld-lesson-3-text = Nézd meg a két szomszédos hely felső kártyáját. Mindkettő üres: fizess egy tetszőleges kártyát. Egy kártya van ott, vagy két egyforma: fizess egy ugyanolyat, vagy bármely kettőt. Két különböző érték: fizesd mindkettőt, vagy három kártyát, köztük az egyikkel, vagy bármely négyet. A kártyáid a modul saját helyén maradnak, és te döntöd el, melyik van felül.
reworld-lesson-4-title = A felső kártya dönti el a sort
reworld-lesson-4-text = A modul a teherhajód azon sorához csatlakozik, amelynek száma a felső kártyáé, mindig a nyitott bal végén. Tervezz visszafelé: amit utoljára csatolsz, az jön le először. A terrabot azonnal pontot ér, korán többet, mint később.
reworld-lesson-5-title = A kezdőjátékos-jelző
reworld-lesson-5-text = Fordulónként egyszer valaki letehet egy kártyát képpel lefelé a kezdőjátékos-mezőre: ez pontot ér, és megkapja a jelzőt. Akinél a jelző van, az kezdi a következő fordulót és a második fejezetet is.
reworld-lesson-6-title = Betelepítés
reworld-lesson-6-text = A második fejezetben lépésenként egy modult csatolsz le, csak egy sor nyitott végéről. A terrabot megalapítja vagy bővíti a betűjének megfelelő várost. A műhold teljesíti a feladatát, vagy pajzsként a védelmi sorba kerül. Egy csapat egyedül csak eldobható: siklóra van szüksége.
reworld-lesson-7-title = A siklók viszik a csapatokat
reworld-lesson-7-text = Pajzsos sikló a védelmi sorba kerülhet. Vagy repül: legfeljebb két csapatot rakodik be nyitott sorvégekről, akár a közvetlenül előtte állót is. Minden építőcég csak egy városban épít, és minden városnak egy építőcége van; agrárcsapat bárhol lakhat. A csillagos csapat annyi pontot ér, ahány lapka van a városában.
reworld-lesson-8-title = Telepeshajók
reworld-lesson-8-text = Tizennégy hajó várja azt, aki a második fejezetben saját lépése végén elsőként teljesíti a feltételét: kiürített sor, pajzsok, nagy város és így tovább. A hajón a második szám a más játékosszámhoz tartozó oldalé.
reworld-lesson-9-title = Az utolsó telepeshajó
reworld-lesson-9-text = Amikor minden teherhajó üres, az utolsó telepeshajó a védelem és az öt város legjobbjait jutalmazza. Döntetlennél a helyezések pontjai megoszlanak. Akinek egy kategóriában semmije sincs, pontot veszít.

field-reworld-agricultural = Agrárcsapatok
field-reworld-box = Doboz
field-reworld-buying = Vásárlás alatt
field-reworld-category = Kategória
field-reworld-chapter = Fejezet
field-reworld-code = Név
field-reworld-crews = Csapatok
field-reworld-defence = Védelem
field-reworld-dropped = Eldobva
field-reworld-earned = Megszerzett pont
field-reworld-final-ship = Utolsó hajó
field-reworld-firm = Cég
field-reworld-flying = Repülésben
field-reworld-letter = Betű
field-reworld-marker = Jelző
field-reworld-module = Modul
field-reworld-out = Kiszállt
field-reworld-ranks = Helyezések
field-reworld-satellites = Műholdak
field-reworld-shields = Pajzsok
field-reworld-shuttles = Siklók
field-reworld-sign = Tábla
field-reworld-special = Különleges
field-reworld-special-crews = Különleges csapatok
field-reworld-start-field = Kezdőjátékos-mező
field-reworld-station = Állomás
field-reworld-taken = Foglalt
field-reworld-terrabot-points = Pont terrabotonként
field-reworld-terrabots = Terrabotok

value-reworld-defence = védelem

# The poster and setting up a table.
feel-reworld = Pakold jól a teherhajót: fordított sorrendben rakod ki.
preset-reworld-full = A teljes játék
preset-reworld-full-text = Öt forduló és egy letelepedés négy admirálissal.
preset-reworld-quick = Gyors
preset-reworld-quick-text = Te és egy könnyű bot: sok modul, gyors körök.
preset-reworld-duel = Kihívás
preset-reworld-duel-text = Párbaj egy nehéz bottal, amely előre tervez.
