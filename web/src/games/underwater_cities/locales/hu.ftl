# Underwater Cities magyarul: hogyan játsszuk.

underwater_cities-lesson-1-title = Miről szól
underwater_cities-lesson-1-text = A szárazföldön nincs több hely, ezért nemzetet építesz a tenger fenekén: kupolavárosokat, köztük alagutakat, körülöttük farmokat, sótalanítókat és laboratóriumokat. Tíz forduló, fordulónként három lépés, három korban; mindegyik termeléssel zárul. A legtöbb pont nyer.
underwater_cities-lesson-2-title = Egy lépés: egy akcióhely, egy lap
underwater_cities-lesson-2-text = Tegyél egy akciólapkát egy szabad színes akcióhelyre, és játssz ki egy lapot a kezedből. Ha a lap és az akcióhely színe egyezik, a hely akcióját és a lap hatását is megkapod, tetszőleges sorrendben. Ha nem, csak a helyét. A sárga helyek erősek, lapjaik gyengék; a zöldnél fordítva van. Utána húzol egy lapot.
underwater_cities-lesson-3-title = Építés
underwater_cities-lesson-3-text = Város a hálózatod melletti városhelyre kerül, alagút két városhelyet köt össze, épületek a városoknál állnak. Egyes helyek építéskor jutalmat adnak. Csak az termel és számít, amit alagutak kötnek a kezdővárosodhoz. A szimbiotikus városok drágábbak és többet érnek.
underwater_cities-lesson-4-title = Fejlesztés
underwater_cities-lesson-4-text = A farmok, sótalanítók, laboratóriumok és alagutak fejleszthetők, többnyire tudományért. A fejlesztett épület többet termel, és egy városnál két azonos fejlesztett épület párja külön jutalmat ad.
underwater_cities-lesson-5-title = Lapok
underwater_cities-lesson-5-text = Az azonnali lapok egyszer hatnak, a tartósak egész játékban, a termelési lapok minden termeléskor, az akciólapok koronként egyszer, ha valami megengedi a használatukat, a végértékelő lapok a végén. A különleges lapok kreditbe kerülnek; olyan akciókkal szerezhetők, amelyek kínálják őket.
underwater_cities-lesson-6-title = Szövetség, termelés, vége
underwater_cities-lesson-6-text = A Szövetség-sáv lépései apró ajándékokat hoznak, és eldöntik a következő forduló sorrendjét. Termeléskor az összekötött építmények árut és pontot adnak; utána minden összekötött várost moszattal kell ellátni, különben pontba kerül. A végén a városok épületeik sokféleségéért, az összekötött metropoliszok és a végértékelő lapok is fizetnek, és a maradék áruk is számítanak egy kicsit.
