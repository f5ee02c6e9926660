"""Accounts over HTTP: the browser's own cookie, and errors in the reader's language."""

import httpx
import pytest

from server.tools import Server

PASSWORD = "correct horse"
RATED = {
    "game": "reworld",
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "pace": {"bank": 600, "increment": 15},
    "rated": True,
}


def register(client: httpx.Client, name: str) -> None:
    answer = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text


def test_one_browser_is_one_player_of_a_rated_game(web: Server) -> None:
    with web.client() as home, web.client() as elsewhere:
        register(home, "Http Ada")
        browser = home.cookies["planetb_browser"]
        made = home.post("/api/tables", json=RATED).json()
        body = {"invitation": made["invitations"][-1]["token"]}
        home.delete("/api/session")
        register(home, "Http Ada too")
        assert home.cookies["planetb_browser"] == browser, "the browser stays the same"
        refused = home.post("/api/join", json=body, params={"lang": "de"})
        assert (refused.status_code, refused.json()["code"]) == (403, "rated_same_browser")
        assert "aus diesem Browser" in refused.json()["message"]
        guest = elsewhere.post("/api/join", json=body, params={"lang": "hu"})
        assert (guest.json()["code"], "jelentkezz be" in guest.json()["message"]) == ("rated_account", True)
        register(elsewhere, "Http Ben")
        assert elsewhere.post("/api/join", json=body).status_code == 201


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/account/reset", {"mail": "ada@example.org"}, 409, "no_mail"),
        ("/api/account/reset", {"mail": "no address"}, 400, "bad_mail"),
        ("/api/account/reset/use", {"token": "x" * 32, "password": PASSWORD}, 404, "bad_link"),
        ("/api/account/mail/confirm", {"token": "x" * 32}, 404, "bad_link"),
        ("/api/account/delete", {"password": PASSWORD}, 401, "not_logged_in"),
        ("/api/ties", {"name": "Ada", "kind": "friend"}, 401, "not_logged_in"),
        ("/api/ties", {"name": "Ada", "kind": "enemy"}, 400, "bad_request"),
        ("/api/account/messages", {"lang": "en", "digest": 24}, 400, "bad_request"),
        ("/api/tables", {**RATED, "pace": None}, 403, "rated_account"),
    ],
)
def test_what_cannot_be_is_refused_in_every_language(
    web: Server, path: str, body: dict[str, object], status: int, code: str
) -> None:
    with web.client() as client:
        said = set()
        for lang in ("en", "de", "hu"):
            answer = client.post(path, json=body, params={"lang": lang})
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            said.add(answer.json()["message"])
        assert len(said) == 3


def test_an_export_is_a_file_for_whoever_is_logged_in(web: Server) -> None:
    with web.client() as client:
        assert client.get("/api/account/export").status_code == 401
        register(client, "Http Cleo")
        answer = client.get("/api/account/export")
        assert answer.headers["content-type"] == "application/zip" and answer.content[:2] == b"PK"
        assert answer.headers["cache-control"] == "no-store"
        assert client.get("/api/people", params={"name": "http cleo"}).json()["you"] is True
        gone = client.post("/api/account/delete", json={"password": PASSWORD})
        assert gone.json() == {"account": None} and client.get("/api/me").json() == {"account": None}
        assert client.get("/api/people", params={"name": "http cleo"}).json()["code"] == "no_person"
