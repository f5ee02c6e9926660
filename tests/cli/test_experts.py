"""`planetb experts`: a page and its pictures from saved reports; what does not fit is refused in a line."""

from pathlib import Path

from running import Run

ARENA = "arena reworld --bots random --games 4 --jobs 1"


def test_a_page_is_written_with_its_pictures(run: Run, tmp_path: Path) -> None:
    assert run(f"{ARENA} --usage --json two.json").code == 0
    ran = run("experts reworld two.json --out pages")
    assert ran.code == 0 and "pages/reworld.md: 4 games" in ran.out
    page = (tmp_path / "pages" / "reworld.md").read_text(encoding="utf-8")
    assert page.startswith("# What the experts do: Reworld\n") and "--json two.json" in page
    assert (
        (tmp_path / "pages" / "reworld-pieces.md")
        .read_text(encoding="utf-8")
        .startswith("# Every piece: Reworld\n")
    )
    assert (tmp_path / "pages" / "reworld-points.svg").read_text().startswith("<svg")
    again = run("experts reworld two.json --out pages")
    assert again.code == 0 and (tmp_path / "pages" / "reworld.md").read_text(encoding="utf-8") == page


def test_reports_that_do_not_fit_are_refused(run: Run, tmp_path: Path) -> None:
    run(f"{ARENA} --json plain.json")
    for command, words in (
        ("experts reworld", "which reports?"),
        ("experts reworld plain.json --out .", "plain.json does not fit: it does not tell what was chosen"),
        ("experts evacuation plain.json --out .", "it is of reworld, not of evacuation"),
        ("experts reworld none.json --out .", "none.json is no saved contest"),
        ("experts reworld plain.json --out a/b/c", "cannot write into a/b/c"),
        ("experts chess plain.json", "chess"),
    ):
        ran = run(command)
        assert ran.code == 2 and words in ran.err, ran.err
    assert not list(tmp_path.glob("*.md"))
