"""The log of a whole run: every line says which request and table it is about, and none tells a secret."""

import json
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from planetb.games import registry
from planetb.server.process.logs import REQUEST, TABLE, Line, without_secrets
from server.receivers import mailbox, push_service
from server.test_http import make
from server.test_promises import rows
from server.tools import PATIENCE, Server, message_id, player, run, server

PASSWORDS = ("correct horse battery", "wrong horse battery", "new horse battery")


async def everything(here: Server, secrets: set[str], tables: set[str]) -> None:
    """Uses whatever is secret, rightly and wrongly, wherever it can be sent."""
    with here.client() as client:
        body = {"name": "Ada", "password": PASSWORDS[0]}
        assert client.post("/api/account", json=body).status_code == 201
        secrets.add(client.cookies["planetb_session"])
        client.post("/api/session", json=body | {"password": PASSWORDS[1]})
        made = make(client)
        tables.add(made["table"])
        secrets |= {made["secret"], *(invitation["token"] for invitation in made["invitations"])}
        token = made["invitations"][0]["token"]
        client.post("/api/invitations/peek", json={"invitation": token})
        joined = client.post("/api/join", json={"invitation": token, "name": "Bea"}).json()
        secrets.add(joined["secret"])
        client.post("/api/account/password", json={"old": PASSWORDS[0], "new": PASSWORDS[2]})
        secrets.add(client.cookies["planetb_session"])
        client.post("/api/mine", json={"secrets": [made["secret"]]})
        with here.client(made["secret"]) as mine:
            link = mine.post(f"/api/tables/{made['table']}/shares", json={"moment": 0, "seat": 0}).json()[
                "token"
            ]
            secrets.add(link)
            mine.get(f"/api/shares/{link}")
            mine.get(f"/moment/{link}")
            mine.get(f"/join/{token}", params={"secret": made["secret"]})
            mine.get(f"/api/tables/{made['secret']}")  # in the wrong place
            mine.get(f"/api/tables/{made['table']}?secret={made['secret']}")
            mine.post(f"/api/tables/{made['table']}/hint", json={"seat": 0})
            mine.post(f"/api/tables/{made['table']}/choose", content=made["secret"].encode())
            wrong = {"id": message_id(), "seat": 0, "seq": 0, "key": made["secret"]}
            mine.post(f"/api/tables/{made['table']}/choose", json=wrong)
        version = registry.game("reworld").meta.rules_version
        client.post("/api/records", json={"record": f"reworld {version}\nseats 2\nseed 7\n0 {token}\n"})
        async with player(here, additional_headers={"Cookie": f"x={made['secret']}"}) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            await tab.choose(last=True)
            await tab.send(type="say", id=message_id(), text=made["secret"])
            await tab.send(type="enter", table=made["table"], secret="x" * 32, seat=0)
            await tab.until(lambda message: message["type"] == "refused")
            await tab.socket.send(made["secret"])
            await tab.until(lambda message: message["type"] == "refused")


def test_the_log_of_a_whole_run_tells_no_secret(tmp_path: Path) -> None:
    secrets: set[str] = set()
    tables: set[str] = set()
    more = {"PLANETB_LOG": "json", "PLANETB_LOG_LEVEL": "debug", "PLANETB_WORKERS": "1"}
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **more) as here:
        run(everything(here, secrets, tables))
        with here.client() as client:
            answer = client.get(f"/api/tables/{next(iter(tables))}")
        assert here.stop() == 0
        said = "".join(here.output)
    assert len(secrets) >= 7
    for secret in (*secrets, *PASSWORDS):
        assert secret not in said
    assert not re.search(r"argon2|[0-9a-f]{64}", said)
    lines = [json.loads(line) for line in here.output if line.startswith("{")]
    assert len(lines) >= len(here.output) - 2  # but for what `serve` says to people
    requests = [line for line in lines if line["message"] == "request"]
    assert len({line["request"] for line in requests}) == len(requests) > 15
    assert all({"method", "path", "status", "milliseconds"} <= set(line) for line in requests)
    last = next(line for line in requests if line["request"] == answer.headers["x-request-id"])
    assert (last["path"], last["status"]) == (f"/api/tables/{last['table']}", 200)
    messages = [line for line in lines if line["message"] == "message"]
    assert {line["type"] for line in messages} >= {"enter", "choose", "say"}
    assert {line["table"] for line in messages if line["type"] == "choose"} == tables
    assert lines[-1]["message"] == "ended"


def until(done: Callable[[], object]) -> None:
    waited = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < waited
        time.sleep(0.1)


def test_the_log_of_mails_and_push_messages_tells_no_link_no_address_and_no_key(tmp_path: Path) -> None:
    """Sent and not sent, used and used twice, at every level of the log."""
    mail, home = "ada.lovelace@example.org", "https://planetb.example"
    with mailbox() as box, push_service() as browser:
        more = {"PLANETB_SMTP": box.address, "PLANETB_PUBLIC": home, "PLANETB_PUSH_HOSTS": "127.0.0.1"}
        more |= {"PLANETB_LOG_LEVEL": "debug", "PLANETB_WORKERS": "0"}
        with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **more) as here, here.client() as client:
            body = {"name": "Ada", "password": PASSWORDS[0]}
            assert client.post("/api/account", json=body).status_code == 201
            links = []
            for kind, path, asked in (
                ("confirm", "/api/account/mail", {"mail": mail, "password": PASSWORDS[0]}),
                ("reset", "/api/account/reset", {"mail": mail}),
            ):
                before = len(box.letters)
                assert client.post(path, json=asked).status_code in (200, 204)
                until(lambda before=before: len(box.letters) > before)  # type: ignore[misc]
                links.append(box.link(kind).partition("#")[2])
                used = {"confirm": ("/api/account/mail/confirm", {}), "reset": ("/api/account/reset/use", {})}
                use = {"token": links[-1]} | ({"password": PASSWORDS[2]} if kind == "reset" else {})
                assert client.post(used[kind][0], json=use).status_code in (200, 204)
                assert client.post(used[kind][0], json=use).status_code == 404
                client.get(f"/{kind}/{links[-1]}")
            keys = {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
            assert client.post("/api/account/pushes", json=keys).status_code == 200
            client.post("/api/account/pushes", json=keys | {"endpoint": "https://evil.example/" + "x" * 40})
            browser.status, box.refuse = 500, True
            made = make(client)
            notice = f"/api/tables/{made['table']}/notice"
            assert client.post(notice, json={"mail": True, "push": True}).status_code == 200
            until(lambda: sum("could not be sent" in line for line in here.output) >= 2)
            vapid = client.get("/api/account/messages").json()["push_key"]
            here.stop()
            said = "".join(here.output)
    assert len(links) == 2 and vapid
    private = [value for name, value in rows(tmp_path / "tables.sqlite") if name == "keys" and "KEY" in value]
    secrets = [*links, *PASSWORDS, mail, "lovelace", browser.endpoint, browser.p256dh, browser.auth, vapid]
    secrets += [line for pem in private for line in pem.splitlines() if "-----" not in line and line]
    assert len(secrets) > 11
    for secret in secrets:
        assert secret not in said, secret


def test_an_address_begins_no_line_of_its_own_and_shows_no_half_of_a_secret(tmp_path: Path) -> None:
    secret = "Abcdefgh-1234567_Abcdefgh1234567"
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", PLANETB_LOG_LEVEL="info") as here:
        with here.client() as client:
            client.get("/x%0a2026-01-01T00:00:00.000Z planetb ERROR forged%0d%1b[31m%c2%9b%e2%80%a8y")
            client.get(f"/{'x' * 180}/{secret}")
        here.stop()
        said = "".join(here.output)
    (line,) = [line for line in here.output if "forged" in line]
    assert " planetb.server.http.guard INFO request " in line and r"/x\n2026" in line
    assert not set(said) & set("\r\x1b\x9b\u2028")
    assert secret[:12] not in said and "x" * 180 in said


def test_a_line_has_its_ids_and_a_trace_without_secrets() -> None:
    secret = "Abcdefgh-1234567_Abcdefgh1234567"
    REQUEST.set("req000000001")
    TABLE.set("tab000000001")
    try:
        raise ValueError(f"{secret} at postgresql://ada:open-sesame@host/name")
    except ValueError as error:
        trouble = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("planetb.x", logging.ERROR, "f", 1, "a bug with %s", (secret,), trouble)
    found = json.loads(Line("json").format(record))
    assert (found["request"], found["table"], found["level"]) == ("req000000001", "tab000000001", "error")
    assert "ValueError" in found["trace"] and "ada:…@host" in found["trace"]
    text = Line("text").format(record)
    assert "request=req000000001 table=tab000000001" in text and " planetb.x ERROR a bug with … " in text
    for said in (json.dumps(found), text):
        assert secret not in said and "open-sesame" not in said


@pytest.mark.parametrize("harmless", ["k3v9x2m4p7q1", "planetb.server.http.guard", "a-b_c", "1234567890" * 2])
def test_what_is_no_secret_stays(harmless: str) -> None:
    assert without_secrets(harmless) == harmless


def test_an_unknown_style_or_level_is_named(monkeypatch: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from planetb.cli.main import main

    monkeypatch.setenv("PLANETB_LOG_LEVEL", "loud")
    assert main(["serve", "--port", "0"]) == 2
    assert "log_level" in capsys.readouterr().err
