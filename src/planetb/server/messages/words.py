"""What messages say, in three languages. Data, and how a letter is put together."""

from typing import Final

from planetb.server.wire import Lang

GREETING: Final[dict[Lang, str]] = {"en": "Hello {name},", "de": "Hallo {name},", "hu": "Szia {name}!"}
FOOT: Final[dict[Lang, str]] = {
    "en": "Planet B\nYou choose which messages you get on your account page: {account}",
    "de": "Planet B\nWelche Nachrichten du bekommst, stellst du auf deiner Kontoseite ein: {account}",
    "hu": "Planet B\nA fiókod oldalán állíthatod be, milyen üzeneteket kapsz: {account}",
}
SUBJECTS: Final[dict[str, dict[Lang, str]]] = {
    "reset": {
        "en": "A new password for Planet B",
        "de": "Ein neues Passwort für Planet B",
        "hu": "Új jelszó a Planet B-hez",
    },
    "confirm": {
        "en": "Is this your address?",
        "de": "Ist das deine Adresse?",
        "hu": "Ez a te címed?",
    },
    "turn": {
        "en": "{title}: your turn",
        "de": "{title}: du bist am Zug",
        "hu": "{title}: te jössz",
    },
    "call": {
        "en": "{title}: {by} invites you",
        "de": "{title}: {by} lädt dich ein",
        "hu": "{title}: {by} meghívott",
    },
    "round": {
        "en": "{title}: a round of your tournament begins",
        "de": "{title}: eine Runde deines Turniers beginnt",
        "hu": "{title}: új forduló kezdődik a versenyeden",
    },
    "digest": {
        "en": "Games are waiting for you: {count}",
        "de": "Partien warten auf dich: {count}",
        "hu": "Rád váró játszmák: {count}",
    },
}
BODIES: Final[dict[str, dict[Lang, str]]] = {
    "reset": {
        "en": "somebody asked for a new password for your account “{name}”. If it was you, open this link "
        "within {hours} hours; it works once:\n\n{link}\n\n"
        "If it was not you, do nothing: your password stays.",
        "de": "jemand hat für dein Konto „{name}“ ein neues Passwort verlangt. Wenn du das warst, öffne "
        "innerhalb von {hours} Stunden diesen Link; er gilt einmal:\n\n{link}\n\n"
        "Wenn nicht, tu nichts: dein Passwort bleibt.",
        "hu": "valaki új jelszót kért a(z) „{name}” fiókodhoz. Ha te voltál, {hours} órán belül nyisd meg "
        "ezt a linket; egyszer használható:\n\n{link}\n\n"
        "Ha nem te voltál, ne tegyél semmit: a jelszavad marad.",
    },
    "confirm": {
        "en": "this address was given for the account “{name}” on Planet B. If it is yours, open this link "
        "within {hours} hours:\n\n{link}\n\nIf you know nothing of it, do nothing.",
        "de": "diese Adresse wurde für das Konto „{name}“ bei Planet B angegeben. Wenn es deine ist, öffne "
        "innerhalb von {hours} Stunden diesen Link:\n\n{link}\n\nWenn du nichts davon weißt, tu nichts.",
        "hu": "ezt a címet adták meg a(z) „{name}” fiókhoz a Planet B-n. Ha a tiéd, {hours} órán belül "
        "nyisd meg ezt a linket:\n\n{link}\n\nHa nem tudsz róla, ne tegyél semmit.",
    },
    "turn": {
        "en": "it is your turn in {title}:\n\n{link}",
        "de": "du bist bei {title} am Zug:\n\n{link}",
        "hu": "te jössz a(z) {title} játszmában:\n\n{link}",
    },
    "call": {
        "en": "{by} invites you to a game of {title}. Sit down or decline here:\n\n{link}",
        "de": "{by} lädt dich zu einer Partie {title} ein. Nimm hier Platz oder sag ab:\n\n{link}",
        "hu": "{by} meghívott egy {title} játszmára. Itt leülhetsz, vagy lemondhatod:\n\n{link}",
    },
    "round": {
        "en": "a round of your tournament has begun. Your table of {title}:\n\n{link}",
        "de": "eine Runde deines Turniers hat begonnen. Dein Tisch mit {title}:\n\n{link}",
        "hu": "új forduló kezdődött a versenyeden. A te {title}-asztalod:\n\n{link}",
    },
    "digest": {
        "en": "it is your turn in:\n\n{list}",
        "de": "du bist am Zug bei:\n\n{list}",
        "hu": "te jössz ezekben:\n\n{list}",
    },
}
PUSH: Final[dict[Lang, str]] = {"en": "Your turn", "de": "Du bist am Zug", "hu": "Te jössz"}
GONG: Final[dict[Lang, str]] = {
    "en": "A round of your tournament begins",
    "de": "Eine Runde deines Turniers beginnt",
    "hu": "Új forduló kezdődik a versenyeden",
}
RING: Final[dict[Lang, str]] = {
    "en": "{by} invites you",
    "de": "{by} lädt dich ein",
    "hu": "{by} meghívott",
}


def letter(kind: str, lang: Lang, name: str, account: str, **blanks: object) -> tuple[str, str]:
    """The subject and the text of a mail."""
    filled = {"name": name, **blanks}
    parts = (GREETING[lang], BODIES[kind][lang], "-- \n" + FOOT[lang])
    text = "\n\n".join(part.format(account=account, **filled) for part in parts)
    return SUBJECTS[kind][lang].format(**filled), text + "\n"
