# Evacuation auf Deutsch: Spielanleitung.

evacuation-lesson-1-title = Worum es geht
evacuation-lesson-1-text = Deine Alte Welt geht unter. In vier Jahren bringst du Menschen, Fabriken und Stadien auf die Neue. Nahrung, Stahl und Energie liegen in zwei getrennten Vorräten, je einer pro Welt. Im Wettlauf gewinnt, wer die Neue Welt als Erster auf eigene Füße stellt; im Punktespiel entscheiden die meisten Punkte nach vier Jahren.
evacuation-lesson-2-title = Einkommen und Hunger
evacuation-lesson-2-text = Jedes Jahr beginnt mit der Produktion: Die Alte Welt liefert, was ihre noch stehenden Stätten zeigen, die Neue, was deine Produktionsmarker zeigen. Dann essen beide Welten, jede aus ihrem eigenen Vorrat; die Alte jedes Jahr weniger, die Neue mehr. Später verlangt die Neue Welt auch Stadien. Was fehlt, kostet Strafen.
evacuation-lesson-3-title = Aktionen
evacuation-lesson-3-text = Reihum wählt jede Person eine Aktion oder passt für dieses Jahr. Die ersten beiden Aktionen sind frei; ab der dritten kostet jede Energie, bis zu drei. Ab der vierten Aktion derselben Gruppe kommt eine dazu. Die Nummer der Gruppe ist ihre Macht: Die Summe bestimmt, wie weit du auf der Fortschrittsleiste gehst.
evacuation-lesson-4-title = Was Aktionen tun
evacuation-lesson-4-text = Ein Feld der Neuen Welt mit Fabriken und Menschen besiedeln, ein Schiff oder Stadion aus den Reihen bauen, eine Fabrik vorbereiten, klonen, Infrastruktur nehmen und ausspielen, Technologien erforschen, Ressourcen nehmen und tauschen. Was du baust, bezahlt eine Welt, und dort steht es auch.
evacuation-lesson-5-title = Transport
evacuation-lesson-5-text = Nach den Aktionen fliegen deine Schiffe. Buchten evakuieren Stätten ihrer Landschaft: Die Stätte produziert nicht mehr, ihre Menschen oder ihre Fabrik kommen an Bord. Andere Laderäume nehmen Stadien, vorbereitete Fabriken und Ressourcen. Der Hinflug kostet die Energie auf dem Schiff, der leere Rückflug eine Energie der Neuen Welt.
evacuation-lesson-6-title = Fortschritt
evacuation-lesson-6-text = Zufriedenheit bestimmt die neue Reihenfolge. Dann teilen sich deine zwei Fortschrittsmarker die Macht der Aktionen dieses Jahres. Wer einen Wendepunkt überschreitet, schließt die letzten Quellen der Alten Welt und öffnet neues Land: Steppe von Anfang an, dann Wüste, Wald und Ozean.
