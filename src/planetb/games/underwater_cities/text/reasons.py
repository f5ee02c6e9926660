"""The reasons that `why` gives, in English, German and Hungarian."""

from typing import Final

WHY: Final[dict[str, tuple[str, str, str]]] = {
    "card first": (
        "First choose the card that you play, then its slot.",
        "Wähle zuerst die Karte, die du spielst, dann ihren Platz.",
        "Előbb válaszd ki a kijátszott lapot, utána a helyét.",
    ),
    "taken": (
        "This slot is taken.",
        "Dieser Platz ist besetzt.",
        "Ez a hely foglalt.",
    ),
    "own tile": (
        "Your own action tile lies here already.",
        "Hier liegt schon dein eigenes Aktionsplättchen.",
        "Itt már a te akciólapkád fekszik.",
    ),
    "clone": (
        "This slot is taken; cloning it costs 1 credit, and you have none.",
        "Dieser Platz ist besetzt; ihn zu kopieren kostet 1 Credit, und du hast keinen.",
        "Ez a hely foglalt; a másolása 1 kreditbe kerül, és nincs kredited.",
    ),
    "no use": (
        "You can do no part of it now.",
        "Du kannst jetzt keinen Teil davon ausführen.",
        "Most egyetlen részét sem tudod végrehajtani.",
    ),
    "no science": (
        "You have nothing that could pay for an upgrade.",
        "Du hast nichts, womit du eine Verbesserung bezahlen kannst.",
        "Nincs miből fejlesztést fizetned.",
    ),
    "price": (
        "{what}: costs {cost}; you have {have}.",
        "{what}: kostet {cost}; du hast {have}.",
        "{what}: ára {cost}; neked {have} van.",
    ),
    "used turn": (
        "You have used this ability in this turn.",
        "Diese Fähigkeit hast du in diesem Zug schon genutzt.",
        "Ezt a képességet ebben a körben már használtad.",
    ),
    "used era": (
        "You have used this action card in this era.",
        "Diese Aktionskarte hast du in dieser Ära schon genutzt.",
        "Ezt az akciókártyát ebben a korban már használtad.",
    ),
    "action card": (
        "Action cards are used when a slot or a card says so.",
        "Aktionskarten nutzt du, wenn ein Platz oder eine Karte es sagt.",
        "Akciókártyát akkor használhatsz, ha egy hely vagy lap engedi.",
    ),
    "by itself": (
        "This card works by itself.",
        "Diese Karte wirkt von selbst.",
        "Ez a lap magától hat.",
    ),
    "slot next": (
        "You play {name}; now choose its slot, or undo.",
        "Du spielst {name}; wähle jetzt ihren Platz, oder nimm zurück.",
        "Kijátszod: {name}; most a helyét válaszd, vagy vond vissza.",
    ),
    "one card": (
        "You have played your card of this turn.",
        "Du hast deine Karte dieses Zuges schon gespielt.",
        "Ebben a körben már kijátszottad a lapodat.",
    ),
    "special": (
        "Special cards come into your hand through actions that show them; this one costs {n} when it works.",
        "Sonderkarten kommen durch Aktionen auf die Hand, die sie zeigen; diese kostet {n}, wenn sie wirkt.",
        "Különleges lapot az azt mutató akció ad a kezedbe; ez {n} kreditbe kerül, amikor hat.",
    ),
    "through": (
        "Not by itself: you build and upgrade through the slot you choose, or a card that matches it.",
        "Nicht von selbst: Gebaut und verbessert wird durch den gewählten Platz oder eine passende Karte.",
        "Magától nem megy: építeni és fejleszteni a választott hely vagy a hozzá illő lap enged.",
    ),
    "convert": (
        "Only a nonsymbiotic city of yours can be converted.",
        "Nur eine eigene nicht symbiotische Stadt kann umgewandelt werden.",
        "Csak saját, nem szimbiotikus várost alakíthatsz át.",
    ),
    "other kind": (
        "This builds {kinds}.",
        "Damit baust du {kinds}.",
        "Ezzel ezt építheted: {kinds}.",
    ),
    "upgrade too": (
        "What you build here must be upgraded at once, and you cannot pay for that.",
        "Was du hier baust, muss sofort verbessert werden, und das kannst du nicht bezahlen.",
        "Amit itt építesz, azt azonnal fejleszteni kell, és arra nem futja.",
    ),
    "tunnel there": (
        "There already is a tunnel.",
        "Hier ist schon ein Tunnel.",
        "Itt már van alagút.",
    ),
    "no tunnels": (
        "No tunnel is left in the supply.",
        "Im Vorrat ist kein Tunnel mehr.",
        "Nincs több alagút a készletben.",
    ),
    "no touch": (
        "This site does not touch your network.",
        "Dieser Bauplatz berührt dein Netz nicht.",
        "Ez a hely nem érinti a hálózatodat.",
    ),
    "city there": (
        "There already is a city.",
        "Hier steht schon eine Stadt.",
        "Itt már áll város.",
    ),
    "far city": (
        "No city of yours is one tunnel site away.",
        "Keine deiner Städte ist einen Tunnelbauplatz entfernt.",
        "Egy alagúthelynyire nincs városod.",
    ),
    "building there": (
        "There already is a building.",
        "Hier steht schon ein Gebäude.",
        "Itt már áll épület.",
    ),
    "far building": (
        "Neither here nor one tunnel site away do you have a city.",
        "Weder hier noch einen Tunnelbauplatz entfernt hast du eine Stadt.",
        "Sem itt, sem egy alagúthelynyire nincs városod.",
    ),
    "expansion only": (
        "This builds on an expansion site.",
        "Damit baust du auf einem Erweiterungsbauplatz.",
        "Ezzel bővítési helyre építesz.",
    ),
    "no expansion": (
        "Expansion sites need a card or slot that shows them.",
        "Für Erweiterungsbauplätze brauchst du eine Karte oder einen Platz, der sie zeigt.",
        "Bővítési helyre csak az azt mutató lap vagy hely enged építeni.",
    ),
    "alike": (
        "The free sites here are alike: take {site}.",
        "Die freien Bauplätze hier sind gleich: nimm {site}.",
        "Az itteni szabad helyek egyformák: válaszd ezt: {site}.",
    ),
    "nothing there": (
        "Nothing is built here that could be upgraded.",
        "Hier ist nichts gebaut, was verbessert werden könnte.",
        "Itt nincs mit fejleszteni.",
    ),
    "upgraded": (
        "This is upgraded already.",
        "Das ist schon verbessert.",
        "Ez már fejlett.",
    ),
    "other upgrade": (
        "This upgrades {kinds}.",
        "Damit verbesserst du {kinds}.",
        "Ezzel ezt fejlesztheted: {kinds}.",
    ),
}
