"""Requests to a real server: what it offers, what it refuses, and with which words and headers."""

import gzip
import json
import os
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from planetb.server.http.guard import HEADERS, household
from planetb.server.http.pages import STATIC, _written
from server.tools import Server, message_id

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]


def make(client: httpx.Client, seats: Any = SEATS, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "reworld", "seats": seats} | more)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_the_lobby_knows_every_game_its_variants_and_levels(web: Server) -> None:
    with web.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert (games["reworld"]["low"], games["reworld"]["high"]) == (2, 4)
        assert games["reworld"]["levels"] == ["beginner", "easy", "medium", "hard", "expert"]
        for name in games:
            for lang in ("en", "de", "hu"):
                items = client.get(f"/api/games/{name}/content", params={"lang": lang}).json()
                assert items and all(item["name"] and item["source"] for item in items)
            assert client.get(f"/api/games/{name}/glossary").status_code == 200
        term = client.get("/api/games/reworld/glossary").json()[0]
        assert all(term[field] for field in ("key", "en", "de", "hu"))


def test_the_lobby_tells_the_variants_of_every_number_of_seats_and_a_table_needs_none(web: Server) -> None:
    with web.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        alone, pair = games["underwater_cities"]["settings"][:2]
        assert alone["seats"] == 1 and alone["variants"]["boards"] == "expert"
        assert {"boards": "basic"} in alone["forbidden"] and {"boards": "basic"} not in pair["forbidden"]
        made = make(client, SEATS[:1], game="underwater_cities")
        assert made["yours"] == [0]
        body = {"game": "underwater_cities", "seats": SEATS[:1], "variants": {"boards": "basic"}}
        refused = client.post("/api/tables", json=body)
        assert refused.status_code == 400 and "expert board" in refused.json()["message"]


def test_a_choice_by_plain_request_brings_the_new_state(web: Server) -> None:
    with web.client() as anybody:
        made = make(anybody)
        with web.client(made["secret"]) as client:
            state = client.get(f"/api/tables/{made['table']}", params={"seat": 0, "lang": "hu"}).json()
            assert state["type"] == "state" and state["yours"] == [0] and state["prompt"]
            message = {"id": message_id(), "seat": 0, "seq": 0, "key": state["options"][-1]["key"]}
            path = f"/api/tables/{made['table']}/choose"
            first = client.post(path, json=message).json()
            assert (first["seq"], first["log"]["keep"]) == (1, 0)
            assert client.post(path, json=message).json()["seq"] == 1
            stale = client.post(path, json=message | {"id": message_id(), "seq": 0})
            assert stale.status_code == 409
            assert stale.json()["code"] == "stale" and stale.json()["fresh"]["seq"] == 1
            undone = client.post(
                f"/api/tables/{made['table']}/undo", json={"id": message_id(), "seat": 0, "seq": 1}
            )
            assert undone.json()["redo"] == message["key"]


def test_an_invited_friend_joins_with_a_name(web: Server) -> None:
    with web.client() as client:
        made = make(client)
        token = made["invitations"][0]["token"]
        invited = client.post("/api/invitations/peek", json={"invitation": token}).json()
        assert (invited["table"]["id"], invited["free"]) == (made["table"], [1])
        joined = client.post("/api/join", json={"invitation": token, "name": "Bea"}).json()
        state = client.get(f"/api/tables/{made['table']}").json()
        assert state["seats"][1]["name"] == "Bea"
        mine = client.post("/api/mine", json={"secrets": [made["secret"], joined["secret"]]}).json()
        assert [table["yours"] for table in mine] == [[0, 1]]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad_request"),
        (b"[]", 400, "bad_request"),
        (b'{"game": "reworld"}', 400, "bad_request"),
        (b'{"game": 7, "seats": []}', 400, "bad_request"),
        (b'{"game": "reworld", "seats": [{"kind": "king"}]}', 400, "bad_request"),
        (b'{"game": "reworld", "seats": [{"kind": "me"}], "extra": 1}', 400, "bad_request"),
        (b'{"game": "reworld", "seats": [{"kind": "me"}]}', 400, "bad_seats"),
        (b'{"game": "go", "seats": [{"kind": "me"}]}', 400, "unknown_game"),
        (b"[" * 20_000, 400, "bad_request"),
        (b'{"game": "reworld", "seats": [], "variants": {"a": ' + b"[" * 9_000, 400, "bad_request"),
        (b'{"game": "reworld", "seats": ' + b"[" * 90_000, 413, "too_large"),
    ],
)
def test_a_malformed_request_gets_a_clear_problem(web: Server, body: bytes, status: int, code: str) -> None:
    with web.client() as client:
        answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["message"]
        assert "Traceback" not in answer.text


def test_set_up_values_are_variants(web: Server) -> None:
    with web.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert games["reworld"]["variants"] == [] and "options" not in games["reworld"]
        body = {"game": "reworld", "seats": SEATS}
        wrong = client.post("/api/tables", json=body | {"variants": {"mode": "race"}})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "unknown_variant")
        old = client.post("/api/tables", json=body | {"options": {}})
        assert (old.status_code, old.json()["code"]) == (400, "bad_request")


def test_problems_speak_the_readers_language(web: Server) -> None:
    with web.client() as client:
        words = {
            lang: client.get("/api/tables/abcdefghijkl", params={"lang": lang}).json()["message"]
            for lang in ("en", "de", "hu")
        }
    assert words == {
        "en": "there is no such table",
        "de": "diesen Tisch gibt es nicht",
        "hu": "nincs ilyen asztal",
    }


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/tables/UPPER", 400),
        ("GET", "/api/tables/abcdefghijkl?seat=99", 400),
        ("GET", "/api/tables/abcdefghijkl?lang=xx", 400),
        ("GET", "/api/tables/abcdefghijkl/moments/-1", 400),
        ("GET", "/api/shares/nothing", 404),
        ("GET", "/api/jobs/abcdefghijkl", 404),
        ("GET", "/assets/../../settings.py", 404),
        ("GET", "/assets/%2e%2e/%2e%2e/settings.py", 404),
    ],
)
def test_a_wrong_address_is_a_problem_too(web: Server, method: str, path: str, status: int) -> None:
    with web.client() as client:
        answer = client.request(method, path)
        assert answer.status_code == status
        assert set(answer.json()) == {"code", "message", "fresh"}


def test_forged_and_foreign_secrets_open_nothing(web: Server) -> None:
    with web.client() as client:
        made, other = make(client), make(client)
    for secret, status in ((None, 403), ("x" * 32, 403), (other["secret"], 403)):
        with web.client(secret) as client:
            seen = client.get(f"/api/tables/{made['table']}", params={"seat": 0})
            assert seen.status_code == status
            message = {"id": message_id(), "seat": 0, "seq": 0, "key": "out"}
            assert client.post(f"/api/tables/{made['table']}/choose", json=message).status_code == 403
            assert client.post(f"/api/tables/{made['table']}/invitations", json={}).status_code == 403
    with web.client() as client:
        assert client.get(f"/api/tables/{made['table']}").json()["seq"] == 0


def test_pages_of_other_sites_cannot_send_requests(web: Server) -> None:
    body = {"game": "reworld", "seats": SEATS}
    with web.client() as client:
        for headers, status in (
            ({"origin": "https://evil.example"}, 403),
            ({"origin": "null"}, 403),
            ({"origin": "http://["}, 403),
            ({"sec-fetch-site": "cross-site"}, 403),
            ({"sec-fetch-site": "same-site"}, 403),
            ({"host": "evil.example"}, 403),
            ({"origin": web.address}, 201),
            ({"sec-fetch-site": "same-origin"}, 201),
        ):
            answer = client.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == status, headers


def test_every_answer_carries_the_strict_headers(web: Server) -> None:
    with web.client() as client:
        for path in ("/", "/api/games", "/api/nothing", "/health"):
            headers = client.get(path).headers
            for name, value in HEADERS.items():
                assert headers[name] == value
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy


def test_logging_in_sets_a_cookie_that_scripts_cannot_read(web: Server) -> None:
    with web.client() as client:
        answer = client.post("/api/account", json={"name": "Grace", "password": "correct horse"})
        assert answer.json() == {"account": "Grace"}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and re.search("samesite=lax", cookie, re.IGNORECASE)
        made = make(client)
        with web.client() as stranger:
            stranger.cookies = client.cookies
            assert stranger.get(f"/api/tables/{made['table']}", params={"seat": 0}).json()["you"] == 0
        assert client.get("/api/me").json() == {"account": "Grace"}
        assert client.delete("/api/session").json() == {"account": None}
        assert client.get("/api/me").json() == {"account": None}
        wrong = client.post("/api/session", json={"name": "Grace", "password": "wrong horse"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "bad_login")


def test_health_and_metrics_answer(web: Server) -> None:
    with web.client() as client:
        health = client.get("/health").json()
        assert (health["status"], health["engine"]) == ("good", "interpreted")
        numbers = client.get("/metrics").text
        assert "planetb_open_tables" in numbers and "planetb_request_seconds_bucket" in numbers


def test_every_page_is_the_web_app_or_says_how_to_build_it(web: Server) -> None:
    with web.client() as client:
        for path in ("/", "/table/abcdefghijkl", "/join"):
            answer = client.get(path)
            assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert client.get("/missing.js").status_code == 404
        if not (STATIC / "index.html").is_file():
            assert "make play" in client.get("/").text


@pytest.mark.parametrize(
    "path", ["/api/games/reworld/content", "/api/games/reworld/explore?lang=de", "/api/games"]
)
def test_what_is_sent_pressed_is_the_same_as_what_is_not(web: Server, path: str) -> None:
    with web.client() as client:
        pressed = client.get(path, headers={"accept-encoding": "gzip"})
        plain = client.get(path, headers={"accept-encoding": "identity"})
    assert pressed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert pressed.json() == plain.json() and len(plain.content) > 1000
    for answer in (pressed, plain):
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["cache-control"] == "no-store"


def test_a_page_is_pressed_once_and_read_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To press a large one takes ten times as long as to send it, and anybody may ask again and again."""
    (tmp_path / "assets").mkdir()
    file, times = tmp_path / "assets" / "a.js", 0
    compress = gzip.compress

    def counted(*given: Any, **more: Any) -> bytes:
        nonlocal times
        times += 1
        return compress(*given, **more)

    monkeypatch.setattr(gzip, "compress", counted)
    for text in ("let a = 1;" * 1000, "let b = 2;" * 900):
        file.write_text(text)
        before = times
        for _ in range(3):
            written = _written(file, file.stat().st_mtime_ns)
            for accepted, encoding in (("gzip, br", "gzip"), ("", None)):
                request = SimpleNamespace(headers={"accept-encoding": accepted})
                answer = written.answer(request, "text/javascript", cache_control="no-cache")  # type: ignore[arg-type]
                assert answer.headers.get("content-encoding") == encoding
                body = gzip.decompress(answer.content) if encoding else answer.content
                assert body.decode() == text
        assert times == before + 1
        os.utime(file, ns=(1, 1))


def test_limits_count_households_not_addresses() -> None:
    assert household("203.0.113.7") == "203.0.113.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"


def test_the_schema_lists_every_request_and_closes_its_bodies(web: Server) -> None:
    with web.client() as client:
        schema = json.loads(client.get("/api/schema/openapi.json").text)
    assert len(schema["paths"]) > 25
    assert schema["components"]["schemas"]["NewTable"]["additionalProperties"] is False
