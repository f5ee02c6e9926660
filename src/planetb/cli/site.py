"""The documentation as a site: plain HTML from the Markdown of the repository, nothing from elsewhere."""

import re
import shutil
from html import escape
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Any, Final

from markdown_it import MarkdownIt

SECTIONS: Final = {
    "Start": ["README.md", "docs/getting-started.md", "docs/play-together.md"],
    "Do": ["docs/write-a-bot.md", "docs/change-a-card.md", "docs/write-a-game.md"],
    "Look up": [
        *("docs/notation.md", "docs/wire-protocol.md", "GLOSSARY.md", "docs/speed.md", "docs/scaling.md"),
        "docs/ladder/README.md",
    ],
    "The games": ["src/planetb/games/*/README.md", "docs/experts/*.md"],
    "The house": [
        *("ARCHITECTURE.md", "STYLE.md", "src/planetb/server/README.md", "docs/security.md", "CHANGELOG.md"),
    ],
}
SHOWN: Final = (".svg", ".png", ".jpg", ".webp")
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title} · Planet B</title><link rel="stylesheet" href="style.css"></head>
<body><a class="skip" href="#content">To the content</a><nav aria-label="Pages">{nav}</nav>
<main id="content">{body}</main></body></html>
"""


class Site:
    """The pages of a repository, and where each goes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sections = {
            title: [path for pattern in patterns for path in sorted(root.glob(pattern))]
            for title, patterns in SECTIONS.items()
        }
        self.places = {path: self._place(path) for paths in self.sections.values() for path in paths}
        self.titles = {path: title_of(path.read_text(encoding="utf-8")) for path in self.places}
        self._used: set[Path] = set()  # pictures and examples that pages show

    def _place(self, path: Path) -> str:
        """The name of a page: `README.md` of the whole is the index, that of a part has the part's name, and
        other pages of a folder begin with it.
        """
        parts = path.relative_to(self.root).parts
        if parts[-1] == "README.md":
            return "index.html" if len(parts) == 1 else f"{parts[-2].replace('_', '-')}.html"
        home = parts[-2] if len(parts) > 1 and parts[-2] != "docs" else ""
        return f"{home}-{path.stem}.html".lstrip("-").replace("_", "-").lower()

    def build(self, out: Path) -> int:
        """Writes the site; returns how many pages it has."""
        out.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(Path(__file__).with_name("site.css"), out / "style.css")
        for path, place in self.places.items():
            page = PAGE.format(title=escape(self.titles[path]), nav=self._nav(path), body=self._body(path))
            (out / place).write_text(page, encoding="utf-8")
        for path in sorted(self._used):
            target = out / self._file(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        return len(self.places)

    def _nav(self, here: Path) -> str:
        parts = []
        for title, paths in self.sections.items():
            links = "".join(
                f'<li><a href="{self.places[path]}"{" aria-current=page" * (path == here)}>'
                f"{escape(self.titles[path])}</a></li>"
                for path in paths
            )
            parts.append(f"<h2>{title}</h2><ul>{links}</ul>")
        return "".join(parts)

    def _body(self, path: Path) -> str:
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        tokens = markdown.parse(path.read_text(encoding="utf-8"))
        _anchor(tokens)
        for token in tokens:
            for child in token.children or []:
                for name in ("href", "src"):
                    if isinstance(child.attrs.get(name), str):
                        child.attrs[name] = self._target(path, str(child.attrs[name]))
        html: str = markdown.renderer.render(tokens, markdown.options, {})
        html = html.replace("<pre>", '<pre tabindex="0">')  # what scrolls can be reached by keyboard
        wide = '<div class="wide" tabindex="0"><table>'
        return html.replace("<table>", wide).replace("</table>", "</table></div>")

    def _target(self, page: Path, link: str) -> str:
        """Where a link leads within the site: to a page, a file that is copied beside it, or outside."""
        name, hash_, anchor = link.partition("#")
        if not name or ":" in name:
            return link
        there = (page.parent / name).resolve()
        if there in self.places:
            return self.places[there] + hash_ + anchor
        if there.is_file():
            self._used.add(there)
            return self._file(there)
        return link

    def _file(self, path: Path) -> str:
        relative = PurePosixPath(path.relative_to(self.root).as_posix())
        return f"files/{relative}" + ("" if path.suffix in SHOWN else ".txt")


def _anchor(tokens: list[Any]) -> None:
    """Gives headings an id, as hosts of repositories do: `How both fit` is `#how-both-fit`."""
    seen: set[str] = set()
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            name = re.sub(r"[^\w\- ]", "", inline.content.lower()).strip().replace(" ", "-")
            while name in seen:
                name += "-1"
            seen.add(name)
            token.attrs["id"] = name


def title_of(text: str) -> str:
    """The first heading of a page."""
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return found.group(1) if found else "Planet B"
