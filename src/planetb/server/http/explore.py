"""Requests about what many games tell: the file that `planetb explore --json` wrote, or the sample."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import content_of, fingerprint
from planetb.lab import exploration as lab
from planetb.lab.statistics import wilson
from planetb.lab.tally import Fared, Tally
from planetb.server.http.pressed import PRESSED, Written
from planetb.server.http.problems import RESPONSES
from planetb.server.process.services import Services
from planetb.server.wire import Exploration, Explored, ExploredPart, Faring, Lang, Opening, Rate

RARE: Final = 0.02  # of all seats: openings that fewer went are counted together
FOLLOWING: Final = 12  # ways that are told of one moment

Seats = Annotated[int | None, Parameter(ge=1, le=8)]
Who = Annotated[str | None, Parameter(max_length=100)]


@get(
    "/api/games/{game:str}/explore",
    responses=RESPONSES | {200: ResponseSpec(Exploration, generate_examples=False)},
    sync_to_thread=True,
    opt={PRESSED: True},
)
def explore(
    services: Services,
    request: Request[Any, Any, Any],
    game: str,
    seats: Seats = None,
    who: Who = None,
    setup: Annotated[int | None, Parameter(ge=0, le=1000)] = None,
    lang: Lang = "en",
) -> Response[bytes]:
    """How often choices were offered, taken and won with, and how games began."""
    path, name = services.settings.explored, registry.game(game).meta.name
    players, setups = explored(path, name).players, len(explored(path, name).setups)
    known = (  # what nobody played with is all the same
        seats,
        who if who is None or who in players else "",
        setup if setup is not None and setup < setups else None,
    )
    return _written(path, name, _version(path), *known, lang).answer(request, MediaType.JSON)


@lru_cache(maxsize=400)
def _written(
    path: str, game: str, _: int, seats: int | None, who: str | None, setup: int | None, lang: Lang
) -> Written:
    """The answer about some of the games: up to 0.8 MB, which take longer to press than to send."""
    return Written(msgspec.json.encode(_exploration(path, game, seats, who, setup, lang)))


def _exploration(
    path: str, name: str, seats: int | None, who: str | None, setup: int | None, lang: Lang
) -> Exploration:
    found = explored(path, name)
    setups = found.setups
    group = found.chosen(seats, who, setups[setup] if setup is not None else None)
    asked = list(dict.fromkeys(key.partition(": ")[0] for key in sorted(group.tallies)))
    numbers = {question: str(i) for i, question in enumerate(asked)}
    return Exploration(
        game=name,
        games=found.games,
        players=found.players,
        setups=setups,
        questions={numbers[one]: found.questions[one][lang] for one in asked},
        choices=[_choice(found, key, tally, numbers, lang) for key, tally in group.tallies.items()],
        opening=_opening(found, "", group.openings, group.openings, lang),
        sample=not path,
    )


@get("/api/games/{game:str}/explore/parts", responses=RESPONSES, sync_to_thread=True)
def parts(
    services: Services, game: str, key: Annotated[str, Parameter(max_length=300)], lang: Lang = "en"
) -> list[ExploredPart]:
    """One choice by number of seats and by who played."""
    found = explored(services.settings.explored, registry.game(game).meta.name)
    told = []
    for seats in sorted({group.seats for group in found.groups.values()}):
        for who in found.players:
            tally = found.chosen(seats, who).tallies.get(key)
            if tally:
                rate = _rate(tally.picked, tally.offered)
                told.append(ExploredPart(seats, who, tally.offered, rate, tally.picked, _faring(tally)))
    return told


def explored(path: str, game: str) -> lab.Exploration:
    """What is known of a game; nothing if it was played by other rules or with other content."""
    file = Path(path) if path else lab.SAMPLE
    found = _read(file, _version(path)).get(game) if file.exists() else None
    version = registry.game(game).meta.rules_version
    content = fingerprint(game) if game in MODULES else "standard"
    if found is None or (found.rules_version, found.content) != (version, content):
        return lab.Exploration(game, version, content)
    return found


def _version(path: str) -> int:
    """When the file was written last."""
    file = Path(path) if path else lab.SAMPLE
    return file.stat().st_mtime_ns if file.exists() else 0


@lru_cache(maxsize=4)
def _read(file: Path, _: int) -> dict[str, lab.Exploration]:
    return lab.read_explorations(file)


def _choice(found: lab.Exploration, key: str, tally: Tally, numbers: dict[str, str], lang: Lang) -> Explored:
    question, _, deed = key.partition(": ")
    return Explored(
        key=key,
        question=numbers[question],
        sort=deed.partition(" ")[0],
        code=_code(found.game, deed),
        name=found.named(key, lang),
        offered=tally.offered,
        taken=_rate(tally.picked, tally.offered),
        times=tally.picked,
        fared=_faring(tally),
    )


def _opening(
    found: lab.Exploration, key: str, node: lab.Opening, whole: lab.Opening, lang: Lang, before: int = 0
) -> Opening:
    told = list(lab.common(node, max(1.0, whole.seats * RARE)))[:FOLLOWING]
    rest = sum(after.seats for after in node.next.values()) - sum(after.seats for _, after in told)
    return Opening(
        key=key,
        name=found.named(key, lang) if key else "",
        code=_code(found.game, key.partition(": ")[2]),
        share=node.seats / before if before else 1.0,
        fared=_faring(node),
        rare=rest,
        next=[_opening(found, after, one, whole, lang, node.seats) for after, one in told],
    )


def _code(game: str, deed: str) -> str:
    """The piece of content that a choice is about, or nothing."""
    code = deed.rpartition(" ")[2]
    return code if game in MODULES and code in content_of(game).items else ""


def _rate(times: float, of: float) -> Rate:
    low, high = wilson(times, of)
    return Rate(round(times / of if of else 0.0, 4), round(low, 4), round(high, 4))


def _faring(fared: Fared) -> Faring:
    return Faring(
        fared.seats,
        _rate(fared.wins, fared.seats),
        round(fared.mean_points, 2),
        round(fared.points_error, 2),
    )


HANDLERS = [explore, parts]
