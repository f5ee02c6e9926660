"""What lies in `deploy`: it can be read, and speaks of settings, commands and numbers that exist."""

import ipaddress
import json
import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from prometheus_client import REGISTRY

from planetb.cli.main import COMMANDS, program
from planetb.server.http.app import exposition
from planetb.server.http.live import FINISHING
from planetb.server.process.settings import PREFIX, Settings, from_environment
from server.context import rules_of, travels
from server.tools import Server

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NUMBER = re.compile(r"\bplanetb_[a-z_]+\b")


def numbers() -> set[str]:
    """Every number that a server offers, as Prometheus stores it."""
    found = set()
    for metric in REGISTRY.collect():
        for name in (metric.name, *(sample.name for sample in metric.samples)):
            if name.startswith("planetb_") and not name.endswith("_created"):
                found.add(name)
        if metric.name.startswith("planetb_") and metric.type in ("counter", "histogram"):
            found.add(metric.name + ("_total" if metric.type == "counter" else "_bucket"))
    return found


def read(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def expressions() -> list[str]:
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])]


def rules() -> list[dict[str, Any]]:
    return [rule for group in read("alerts.yaml")["groups"] for rule in group["rules"]]


def test_dashboard_and_alerts_name_numbers_that_exist() -> None:
    assert exposition()
    for expression in [*expressions(), *(rule["expr"] for rule in rules())]:
        for name in NUMBER.findall(expression.replace("planetb_.+_total", "")):
            assert name in numbers(), f"{name} in {expression}"
        assert expression.count("(") == expression.count(")")


def test_a_server_that_runs_offers_every_number_that_dashboard_and_alerts_name(web: Server) -> None:
    with web.client() as client:
        offered = set(re.findall(r"^# TYPE (\S+) ", client.get("/metrics").text, re.MULTILINE))
    named = " ".join([*expressions(), *(rule["expr"] for rule in rules())]).replace("planetb_.+_total", "")
    found = set(re.findall(r"\b(?:planetb|process)_[a-z_]+\b", named))
    assert len(found) > 25
    for name in found:
        assert {name, re.sub(r"_(bucket|count|sum)$", "", name)} & offered, name


def test_every_number_is_on_the_dashboard() -> None:
    shown = set(NUMBER.findall(" ".join(expressions())))
    everything = any("planetb_.+_total" in expression for expression in expressions())
    for metric in REGISTRY.collect():
        if metric.name.startswith("planetb_") and not (metric.type == "counter" and everything):
            assert any(name.startswith(metric.name) for name in shown), metric.name


def test_panels_have_places_of_their_own_and_names() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert panel["title"] and not cells & taken and max(x for x, _ in cells) < 24
        taken |= cells
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_every_alert_says_what_is_wrong_and_where_to_look() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules()) >= 8
    for rule in rules():
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "warn") and re.fullmatch(r"\d+[smh]", rule["for"])
        assert set(rule["annotations"]) == {"summary", "look"}


def test_the_servers_of_the_compose_file_have_settings_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    compose = read("compose.yaml")
    servers = [name for name, service in compose["services"].items() if service["image"] == "planetb"]
    assert servers == ["one", "two"]
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
    for name in servers:
        service = compose["services"][name]
        assert set(service["environment"]) <= known
        for setting, value in service["environment"].items():
            monkeypatch.setenv(setting, re.sub(r"\$\{(\w+)[^}]*\}", "play.example.org", value))
        settings = from_environment()
        assert settings.secure_cookies and settings.database.startswith("postgresql://planetb:")
        assert settings.hosts.split() == ["play.example.org", "localhost", "one", "two"]
        proxy = compose["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
        assert settings.proxies == proxy
        grace = float(service["stop_grace_period"].removesuffix("s"))
        assert grace > FINISHING + settings.finish_seconds + 5 + 2
        assert service["ulimits"]["nofile"]["soft"] > settings.connections * 2
    subnet = ipaddress.ip_network(compose["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    assert ipaddress.ip_address(proxy) in subnet
    for service in compose["services"].values():
        assert set(service["networks"]) == {"inside"}
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]


def test_prometheus_asks_the_servers_there_are() -> None:
    (job,) = read("prometheus.yaml")["scrape_configs"]
    assert job["job_name"] == "planetb" and job["static_configs"][0]["targets"] == ["one:8321", "two:8321"]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy one:8321 two:8321" in caddy and caddy.count("{") == caddy.count("}")


def test_the_commands_of_the_container_are_commands() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    shells = [line.removeprefix("RUN ") for line in text.splitlines() if line.startswith("RUN ")]
    assert len(shells) >= 4
    for shell in shells:
        subprocess.run(["sh", "-n", "-c", shell], check=True)
    lists = {
        line.split(" ", 1)[0]: json.loads(line[line.index("[") :])
        for line in text.splitlines()
        if line.startswith(("ENTRYPOINT", "CMD", "HEALTHCHECK"))
    }
    assert lists["ENTRYPOINT"] == ["planetb"] and lists["CMD"][0] in COMMANDS
    _, bound, _ = program().parse_args(lists["CMD"])
    assert bound.arguments["host"] == "0.0.0.0"
    compile(lists["HEALTHCHECK"][2], "healthcheck", "exec")
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)} | {"PLANETB_HOME"}
    assert set(re.findall(r"PLANETB_[A-Z_]+(?==)", text)) <= known
    assert "USER 10001" in text and "STOPSIGNAL SIGTERM" in text


def stages() -> list[list[str]]:
    """The lines of each stage of the container, continued ones put together."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [" ".join(line.split()) for line in text.splitlines() if line and not line.startswith("#")]
    starts = [i for i, line in enumerate(lines) if line.startswith("FROM ")]
    return [lines[i:j] for i, j in zip(starts, [*starts[1:], len(lines)], strict=True)]


def test_the_container_installs_only_what_a_lock_names_with_its_hash() -> None:
    build, _ = stages()
    calls = [part for line in build if line.startswith("RUN") for part in re.split(r" && |^RUN ", line)]
    fetching = [call for call in calls if "/pip " in call and "check" not in call.split()]
    assert len(fetching) == 4
    for call in fetching:
        assert "--no-index" in call or ("--require-hashes" in call and "deploy/" in call), call
        assert "--no-build-isolation" in call or " wheel " not in call, (
            f"{call}: builds with what no hash names"
        )
    copied = [line for line in build if line.startswith("COPY")]
    assert copied == ["COPY deploy/build.lock deploy/runtime.lock deploy/", "COPY . ."]


def test_the_container_runs_as_a_user_of_its_own_and_says_how_it_is() -> None:
    _, runs = stages()
    words = [line.split(" ", 1)[0] for line in runs]
    assert runs[words.index("USER")] == "USER 10001" and words.index("USER") < words.index("ENTRYPOINT")
    assert any("useradd --system --uid 10001" in line for line in runs)
    assert not any(line.startswith(("COPY . ", "ADD ")) for line in runs), "sources do not travel on"
    (look,) = [line for line in runs if line.startswith("HEALTHCHECK")]
    assert "http://localhost:8321/health" in look and "EXPOSE 8321" in runs


def locked(name: str) -> dict[str, str]:
    """What a lock pins: the line of each version, its markers left out, and the hashes that follow."""
    found = {}
    for block in re.split(r"\n(?=\S)", (ROOT / name).read_text(encoding="utf-8").strip()):
        head, *hashes = block.replace("\\\n", "\n").split("\n")
        found[head.partition(";")[0].strip()] = " ".join(sorted(one.strip() for one in hashes))
    return found


@pytest.mark.parametrize("name", ["deploy/runtime.lock", "deploy/build.lock"])
def test_a_lock_of_the_container_pins_what_the_lock_of_the_project_does(name: str) -> None:
    whole = locked("requirements.lock")
    for version, hashes in locked(name).items():
        assert "sha256:" in hashes and whole[version] == hashes, version


def test_the_locks_of_the_container_name_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for name, wanted in (
        ("deploy/runtime.lock", project["project"]["dependencies"]),
        ("deploy/build.lock", project["dependency-groups"]["build"]),
    ):
        pinned = {version.partition("==")[0].partition("[")[0] for version in locked(name)}
        assert {re.split(r"[\[<>=; ]", one)[0] for one in wanted} <= pinned
        assert not pinned & {"pytest", "playwright", "torch", "pyarrow", "ruff"}


def test_what_the_container_is_built_from_is_all_that_travels() -> None:
    rules = rules_of(ROOT / ".dockerignore")
    for path in (
        *(
            "pyproject.toml",
            "hatch_build.py",
            "README.md",
            "LICENSE",
            "deploy/runtime.lock",
            "deploy/build.lock",
        ),
        *("src/planetb/__init__.py", "src/planetb/server/storage/migrations/env.py", "web/package-lock.json"),
        *("web/src/main.ts", "web/build.py", "src/planetb/minds/compiled_layers.c"),
    ):
        assert travels(rules, path), path
    for path in (
        *(".git/config", ".venv/bin/python", "build/engine/lock", "tests/conftest.py", "requirements.lock"),
        *("src/planetb/__pycache__/x.pyc", "web/node_modules/a/b.js", "src/planetb/server/static/index.html"),
        *(
            "src/planetb/kernel/state.cpython-311.so",
            "tables.sqlite",
            "deploy/compose.yaml",
            ".env",
            "docs/a.md",
        ),
    ):
        assert not travels(rules, path), path


def test_every_setting_is_in_the_readme() -> None:
    readme = (DEPLOY.parent / "src/planetb/server/README.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"`{PREFIX}{field.name.upper()}`" in readme, field.name
    for name in re.findall(r"`(PLANETB_[A-Z_]+)`", readme):
        assert name.removeprefix(PREFIX).lower() in {f.name for f in msgspec.structs.fields(Settings)} | {
            "home"
        }
    assert os.path.isfile(DEPLOY.parent / "docs/security.md")
