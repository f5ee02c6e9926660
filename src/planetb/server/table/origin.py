"""How the game of a table began, and whether this server has the rules and the content it needs."""

import msgspec

from planetb.games import registry
from planetb.kernel.content import fingerprint
from planetb.kernel.meta import Value
from planetb.server.table.refusals import Refusal


class Origin(msgspec.Struct, frozen=True):
    """How the game of a table began: everything but its choices."""

    game: str
    rules_version: int
    content: str
    seats: int
    variants: dict[str, Value]
    seed: int | None = None
    start: str | None = None  # a position instead of the set-up
    deals: str | None = None  # a secret that other tables share: they deal the same


def origin_now(game: str, seats: int, variants: dict[str, Value]) -> Origin:
    """An origin with the rules and content that this server has."""
    return Origin(game, registry.game(game).meta.rules_version, fingerprint(game), seats, variants)


def check_origin(origin: Origin) -> None:
    """Refuses a table made with other rules or other content than this server has; nothing of it is lost."""
    meta = registry.game(origin.game).meta
    if meta.rules_version != origin.rules_version:
        found, needed = meta.rules_version, origin.rules_version
        raise Refusal("other_rules", game=meta.title, found=found, needed=needed)
    if fingerprint(origin.game) != origin.content:
        raise Refusal("other_content", game=meta.title, found=fingerprint(origin.game), needed=origin.content)


def playable() -> list[tuple[str, int, str]]:
    """The games, rules and content that this process can play, as tables are pinned to them."""
    return [(name, registry.game(name).meta.rules_version, fingerprint(name)) for name in registry.names()]
