"""A program at a table of a server, through the same socket as a browser: `planetb bot sit`."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from planetb.bots.outside.conversation import Conversation
from planetb.bots.outside.fault import Fault
from planetb.server.process.visitor import PATIENCE, Refused, Web

PASS: Final = {"id": 0, "key": "pass", "domain": "pass", "text": "pass"}
STALE: Final = ("stale", "not_your_turn")  # somebody was faster: the next state tells
LATER: Final = ("too_fast", "busy")  # the same once more, a little later
PAUSE: Final = 1.0  # seconds


class NoSeat(Exception):
    """The secret opens no seat; the message says why."""


class Sitting:
    """One seat of one table, played by a program until the game is over."""

    def __init__(self, address: str, talk: Conversation, tell: Callable[[str], None]) -> None:
        self.web = Web(address)
        self.talk = talk
        self.tell = tell
        self.seat = -1
        self.table = ""
        self.secret = ""

    async def run(self, secret: str, table: str | None = None) -> dict[str, Any]:
        """Sits down, plays, and returns the last state; a Fault of the program is raised."""
        try:
            card = await self._take_seat(secret, table)
            games = {game["name"]: game for game in await self.web.ask("/api/games")}
            known = games[card["game"]]
            game = {
                "game": card["game"],
                "title": card["title"],
                "rules": known["rules_version"],
                "content": known["content"],
                "seats": len(card["seats"]),
                "variants": card["variants"],
            }
            await asyncio.to_thread(self.talk.greet, game, self.seat)
            self.tell(f"{self.talk.name or 'the program'} sits on seat {self.seat + 1} of table {self.table}")
            return await self._play()
        except Fault as fault:
            await asyncio.to_thread(self.talk.refuse, fault)
            raise
        finally:
            self.web.close()
            await asyncio.to_thread(self.talk.close)

    async def _take_seat(self, secret: str, table: str | None) -> dict[str, Any]:
        """The table of the secret; an invitation is accepted first."""
        cards = await self.web.ask("/api/mine", {"secrets": [secret]})
        if not cards:
            try:
                joined = await self.web.ask("/api/join", {"invitation": secret, "name": "Bot"})
            except Refused as refused:
                raise NoSeat(f"this is no secret of a seat and no open invitation ({refused})") from refused
            secret = joined["secret"]
            cards = await self.web.ask("/api/mine", {"secrets": [secret]})
        mine = [card for card in cards if card["yours"] and table in (None, card["id"])]
        if not mine:
            tables = ", ".join(card["id"] for card in cards)
            raise NoSeat(f"the secret has no seat at {table}; its tables are: {tables}")
        card: dict[str, Any] = mine[0]
        self.secret, self.table, self.seat = secret, card["id"], card["yours"][0]
        return card

    async def _play(self) -> dict[str, Any]:
        """Plays on one socket after the other: one that is cut is opened again."""
        address = self.web.address.replace("http", "ws", 1) + "/api/live"
        for _ in range(100):
            try:
                async with connect(address, open_timeout=PATIENCE, max_size=None) as socket:
                    return await self._sit(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(1.0)  # the server may be starting again
        raise NoSeat(f"the server at {self.web.address} is gone")

    async def _sit(self, socket: ClientConnection) -> dict[str, Any]:
        enter = {"type": "enter", "table": self.table, "secret": self.secret, "seat": self.seat}
        await socket.send(msgspec.json.encode(enter).decode())
        asked, choice = -1, ""
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["type"] == "refused" and message["code"] in LATER and choice:
                await asyncio.sleep(PAUSE)
                await socket.send(choice)
            elif message["type"] == "refused" and message["code"] not in STALE:
                raise Fault("illegal", message["message"])
            if message["type"] != "state":
                continue
            if message["over"]:
                end = str(message["end"])
                self.talk.over(self.seat, message["scores"] or [], message["winners"], end)
                return dict(message)
            if self.seat in message["waiting"] and message["options"] and message["seq"] != asked:
                asked = message["seq"]
                try:
                    key = await self._move(message)
                except Refused as refused:
                    if str(refused) not in STALE:
                        raise
                    continue
                choice = msgspec.json.encode(self._choice(asked, key)).decode()
                await socket.send(choice)
        raise WebSocketException("closed")

    def _choice(self, seq: int, key: str) -> dict[str, Any]:
        return {"type": "choose", "id": secrets.token_urlsafe(12), "seat": self.seat, "seq": seq, "key": key}

    async def _move(self, state: dict[str, Any]) -> str:
        """A whole move: what the program chooses, a pick thing by thing."""
        stands, picked = state["pick"], list[str]()
        while True:
            options = _offered(state["options"], stands)
            question = {
                "asks": "",
                "prompt": state["prompt"],
                "view": state["view"],
                "picked": picked,
            }
            answer = await asyncio.to_thread(self.talk.ask, question, options)
            if isinstance(answer, list):
                return " + ".join(answer) or "pass"
            found = [option for option in options if answer in (option["key"], option["id"])]
            if not found:
                allowed = ", ".join(option["key"] for option in options)
                raise Fault("illegal", f"{answer!r} is not possible now; possible: {allowed}")
            if stands is None or not found[0].get("copies"):
                return " + ".join(picked) or str(found[0]["key"]) if found[0] is PASS else found[0]["key"]
            picked.append(found[0]["key"])
            body = {"seat": self.seat, "seq": state["seq"], "picked": picked}
            stands = await self._things(body)
            if stands["fits"] and not stands["more"]:
                return " + ".join(picked)

    async def _things(self, body: dict[str, Any]) -> dict[str, Any]:
        """What may be added to the things picked; a server that asks for patience is asked again."""
        while True:
            try:
                found: dict[str, Any] = await self.web.ask(
                    f"/api/tables/{self.table}/things", body, self.secret
                )
                return found
            except Refused as refused:
                if str(refused) not in LATER:
                    raise
                await asyncio.sleep(PAUSE)


def _offered(options: list[dict[str, Any]], stands: dict[str, Any] | None) -> list[dict[str, Any]]:
    """What may be chosen: of a pick what may be added, what is free besides, and `pass` to hand it in."""
    if stands is None:
        return options
    found = [option for option in options if not option["copies"] or option["key"] in stands["more"]]
    return [PASS, *found] if stands["fits"] else found
