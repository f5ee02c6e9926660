"""`planetb docs`: the documentation as a site."""

from pathlib import Path

import planetb
from planetb.cli.complaint import Complaint
from planetb.cli.screen import Screen


def docs(*, out: Path = Path("site"), source: Path | None = None) -> int:
    """Builds the documentation as plain HTML pages.

    Parameters
    ----------
    out
        The folder of the site.
    source
        The repository; the one this program was installed from unless given.
    """
    from planetb.cli.site import Site

    root = source or Path(planetb.__file__).resolve().parents[2]
    if not (root / "docs" / "getting-started.md").is_file():
        raise Complaint(f"{root} is no repository of Planet B with a folder docs; name one with --source")
    if out.exists() and not out.is_dir():
        raise Complaint(f"cannot write {out}: it is no folder")
    try:
        count = Site(root.resolve()).build(out)
    except OSError as error:
        raise Complaint(f"cannot write {out}: {error.strerror or error}") from error
    Screen().show(f"{out}: {count} pages, begin with {out / 'index.html'}")
    return 0
