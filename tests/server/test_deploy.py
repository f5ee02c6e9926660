"""What lies in `deploy`: it can be read, and speaks of settings, commands and numbers that exist."""

import ipaddress
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from prometheus_client import REGISTRY

from planetb.cli.main import COMMANDS, program
from planetb.server.http.app import exposition
from planetb.server.http.live import FINISHING
from planetb.server.process import services
from planetb.server.process.settings import PREFIX, Settings, from_environment

DEPLOY = Path(__file__).parents[2] / "deploy"
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
        assert grace > FINISHING + services.FINISHING + 5 + 2
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


def test_every_setting_is_in_the_readme() -> None:
    readme = (DEPLOY.parent / "src/planetb/server/README.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"`{PREFIX}{field.name.upper()}`" in readme, field.name
    for name in re.findall(r"`(PLANETB_[A-Z_]+)`", readme):
        assert name.removeprefix(PREFIX).lower() in {f.name for f in msgspec.structs.fields(Settings)} | {
            "home"
        }
    assert os.path.isfile(DEPLOY.parent / "docs/security.md")
