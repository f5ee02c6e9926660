"""What is refused about accounts, ratings and messages: status, then en, de, hu. Data only."""

from typing import Final

PEOPLE: Final[dict[str, tuple[int, str, str, str]]] = {
    "rated_account": (
        403,
        "this game is rated: log in to sit down",
        "diese Partie wird gewertet: melde dich an, um Platz zu nehmen",
        "ez a játszma értékelt: jelentkezz be, hogy leülhess",
    ),
    "rated_pace": (
        400,
        "a rated game needs a clock",
        "eine gewertete Partie braucht eine Uhr",
        "az értékelt játszmához óra kell",
    ),
    "rated_one_seat": (
        400,
        "in a rated game you have one seat, and somebody plays against you",
        "in einer gewerteten Partie hast du einen Platz, und jemand spielt gegen dich",
        "értékelt játszmában egy helyed van, és valaki játszik ellened",
    ),
    "rated_same_browser": (
        403,
        "somebody sits at this rated table with another account from this browser",
        "an diesem gewerteten Tisch sitzt schon jemand mit einem anderen Konto aus diesem Browser",
        "ennél az értékelt asztalnál már ül valaki egy másik fiókkal ebből a böngészőből",
    ),
    "rated_bot": (
        403,
        "in a rated game nobody lets a bot play for them",
        "in einer gewerteten Partie lässt niemand einen Bot für sich spielen",
        "értékelt játszmában senki sem játszathat bottal maga helyett",
    ),
    "no_person": (
        404,
        "there is no player of this name",
        "niemand heißt hier so",
        "nincs ilyen nevű játékos",
    ),
    "not_welcome": (
        403,
        "you cannot sit at this table",
        "an diesem Tisch kannst du nicht Platz nehmen",
        "ehhez az asztalhoz nem ülhetsz le",
    ),
    "blocked_here": (
        403,
        "somebody you have blocked sits here",
        "hier sitzt jemand, den du blockiert hast",
        "itt olyasvalaki ül, akit letiltottál",
    ),
    "not_friends": (
        403,
        "only friends can be called to a table, and you are none yet: both have to say so",
        "an einen Tisch rufen kannst du nur Freunde, und das seid ihr noch nicht: beide müssen es sagen",
        "asztalhoz csak barátot hívhatsz, és ti még nem vagytok azok: mindkettőtöknek jeleznie kell",
    ),
    "no_call": (
        404,
        "nobody calls you to this table, or you have declined already",
        "an diesen Tisch ruft dich niemand, oder du hast schon abgesagt",
        "senki sem hív ehhez az asztalhoz, vagy már lemondtad",
    ),
    "yourself": (
        400,
        "that is you",
        "das bist du selbst",
        "ez te magad vagy",
    ),
    "too_many_ties": (
        409,
        "this list is full; take somebody off it first",
        "diese Liste ist voll; nimm erst jemanden heraus",
        "ez a lista megtelt; előbb vegyél le róla valakit",
    ),
    "bad_mail": (
        400,
        "this is no mail address",
        "das ist keine Mail-Adresse",
        "ez nem e-mail-cím",
    ),
    "no_mail": (
        409,
        "this server sends no mail; ask whoever looks after it",
        "dieser Server verschickt keine Mails; frag, wer sich um ihn kümmert",
        "ez a szerver nem küld levelet; kérdezd meg, aki gondozza",
    ),
    "too_many_mails": (
        429,
        "enough mails for now; try again in an hour",
        "genug Mails fürs Erste; versuch es in einer Stunde wieder",
        "egyelőre elég levél; próbáld újra egy óra múlva",
    ),
    "bad_link": (
        404,
        "this link was used already, or its time is over; ask for a new one",
        "dieser Link wurde schon benutzt, oder seine Zeit ist um; fordere einen neuen an",
        "ezt a linket már használták, vagy lejárt; kérj újat",
    ),
    "bad_push": (
        400,
        "this server sends messages to these push services only: {hosts}",
        "dieser Server schickt Nachrichten nur an diese Push-Dienste: {hosts}",
        "ez a szerver csak ezeknek a push-szolgáltatóknak küld üzenetet: {hosts}",
    ),
    "bad_zone": (
        400,
        "this server does not know this time zone",
        "diese Zeitzone kennt der Server nicht",
        "ezt az időzónát a szerver nem ismeri",
    ),
    "banned": (
        403,
        "this account is closed until {until}",
        "dieses Konto ist gesperrt bis {until}",
        "ez a fiók zárolva van eddig: {until}",
    ),
    "rated_stays": (
        409,
        "a rated game that has begun stays; you can give up",
        "eine begonnene gewertete Partie bleibt; du kannst aufgeben",
        "a megkezdett értékelt játszma megmarad; feladhatod",
    ),
}
