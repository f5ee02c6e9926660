"""Work that any process can do from plain data: which function, on what, with which code and content."""

import hashlib
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import planetb
from planetb.kernel.content import Pack, fingerprint, lay, pack_of
from planetb.kernel.errors import WrongVersion


class Job:
    """A function `work(data, numbers)` by name, its data, and what must be the same where it is done."""

    def __init__(self, work: str, data: dict[str, Any], game: str) -> None:
        pack = pack_of(game)
        self.work = work  # "package.module:function"
        self.data = data
        self.game = game
        self.code = code_version()
        self.content = fingerprint(game)
        self.pack = (pack.name, pack.values) if pack else None
        told = [work, data, self.code, self.content]
        text = json.dumps(told, sort_keys=True, default=_told)
        self.key = hashlib.sha256(text.encode()).hexdigest()[:16]  # a name that no other job has

    def ready(self, where: str) -> None:
        """Lays the content pack; refuses another code or content than the submitter's."""
        if self.code != code_version():
            raise WrongVersion("wrong_code", where=where, found=code_version(), expected=self.code)
        if self.pack and fingerprint(self.game) == "standard":
            lay(Pack(self.game, *self.pack))
        if fingerprint(self.game) != self.content:
            raise WrongVersion("wrong_content", found=fingerprint(self.game), expected=self.content)

    def perform(self, numbers: list[int]) -> Any:
        """Does the work for these numbers."""
        module, _, name = self.work.partition(":")
        return getattr(import_module(module), name)(self.data, numbers)


def _told(value: object) -> str:
    """What JSON cannot tell: of bytes, such as a mind's, a hash will do."""
    return hashlib.sha256(value).hexdigest() if isinstance(value, bytes) else str(value)


def code_version() -> str:
    """The version of this package and a hash of its sources."""
    return f"{planetb.__version__}#{_hashed()}"


_known: list[str] = []  # sources do not change while a process runs


def _hashed() -> str:
    if not _known:
        home = Path(planetb.__file__).parent
        total = hashlib.sha256()
        for path in sorted(path for kind in ("*.py", "*.[ch]") for path in home.rglob(kind)):
            total.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        _known.append(total.hexdigest()[:12])
    return _known[0]
