# Evacuation magyarul: hogyan játsszuk.

evacuation-lesson-1-title = Miről szól
evacuation-lesson-1-text = Az Óvilágod pusztul. Négy év alatt embereket, gyárakat és stadionokat költöztetsz az Újvilágba. Az élelem, az acél és az energia két külön készletben áll, világonként egyben. Versenymódban az nyer, akinek az Újvilága elsőként megáll a lábán; pontozásos módban a legtöbb pont négy év után.
evacuation-lesson-2-title = Jövedelem és éhség
evacuation-lesson-2-text = Minden év termeléssel kezdődik: az Óvilág annyit ad, amennyit még álló helyszínei mutatnak, az Újvilág annyit, amennyit a termelésjelzőid. Ezután mindkét világ eszik, a saját készletéből; az Óvilág évről évre kevesebbet, az Újvilág többet. Később az Újvilág stadionokat is kíván. Ami hiányzik, büntetésbe kerül.
evacuation-lesson-3-title = Akciók
evacuation-lesson-3-text = Sorban mindenki választ egy akciót, vagy passzol az évre. Az első két akció ingyenes; a harmadiktól mindegyik energiába kerül, legfeljebb háromba. Ugyanazon csoport negyedik akciójától még eggyel többe. A csoport száma az ereje: az összeg dönti el, mennyit haladsz a haladássávon.
evacuation-lesson-4-title = Mit tesznek az akciók
evacuation-lesson-4-text = Betelepíted az Újvilág egy helyszínét gyárakkal és emberekkel, űrhajót vagy stadiont építesz a sorokból, gyárat készítesz elő, klónozol, infrastruktúrát veszel el és játszol ki, technológiát kutatsz, erőforrást kapsz és cserélsz. Amit építesz, azt egy világ fizeti, és ott is áll.
evacuation-lesson-5-title = Szállítás
evacuation-lesson-5-text = Az akciók után repülnek az űrhajóid. A dokkok a saját tájukhoz tartozó helyszíneket ürítik ki: a helyszín nem termel többé, emberei vagy gyára a fedélzetre kerül. A többi rakodótér stadiont, előkészített gyárat és erőforrást visz. Az odaút az űrhajón látható energiába kerül, az üres visszaút az Újvilág egy energiájába.
evacuation-lesson-6-title = Haladás
evacuation-lesson-6-text = A boldog arcok döntik el az új sorrendet. Ezután a két haladásjelződ osztozik az év akcióinak erején. Aki átlép egy átmeneten, lezárja az Óvilág utolsó forrásait, és új tájakat nyit meg: a tundra kezdettől nyitva áll, aztán jön a sivatag, az erdő és a tenger.
