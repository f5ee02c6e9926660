"""The web app: its files, and its first page for every address that is not a file."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from planetb.server.http.pressed import PRESSED, Written
from planetb.server.process.services import Services
from planetb.server.table.refusals import Refusal

STATIC: Final = Path(__file__).parents[1] / "static"
_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}
_UNBUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Planet B</title>
<h1>Planet B is logged</h1><p>The pages have not been built yet. In the folder of the project, run
<code>make play</code>, or <code>python web/build.py</code>, and load this page again.</p></html>"""


def _file(home: Path, path: str) -> Path | None:
    """The file behind a path, if it is one of ours: names are compared, never joined."""
    wanted = path.strip("/")
    if not wanted or not home.is_dir() or Path(wanted).suffix not in _TYPES:
        return None
    for found in home.rglob(f"*{Path(wanted).suffix}"):
        if found.relative_to(home).as_posix() == wanted and found.is_file():
            return found
    return None


@lru_cache(200)
def _written(file: Path, changed: int) -> Written:
    return Written(file.read_bytes())


@get(["/", "/{path:path}"], include_in_schema=False, opt={PRESSED: True})
async def page(services: Services, request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the web app, or its first page."""
    if path.startswith("/api/"):
        raise Refusal("not_found")
    home = Path(services.settings.pages) if services.settings.pages else STATIC
    found = _file(home, path)
    if found is None and "." in path.rsplit("/", 1)[-1]:
        raise Refusal("not_found")
    found = found or _file(home, "index.html")
    if found is None:
        return Response(_UNBUILT.encode(), media_type=MediaType.HTML)
    kept = "public, max-age=31536000, immutable" if found.parent.name == "assets" else "no-cache"
    written = _written(found, found.stat().st_mtime_ns)
    return written.answer(request, _TYPES[found.suffix], cache_control=kept)
