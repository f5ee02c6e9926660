"""Making tables and filling their seats."""

from pathlib import Path

import pytest
from sqlalchemy import text

from planetb.kernel.errors import InvalidNotation, InvalidSetup
from planetb.server.table.refusals import Refusal
from planetb.server.wire import AskInvitation, Continue, Handover, Join, NewSeat, NewTable, Upload
from server.members import member, quick_hashing  # noqa: F401
from server.tools import ANYBODY, choose, finish, holder_of, look, run, services, table

ME_AND_BOT = [NewSeat("me"), NewSeat("bot")]


def test_every_seat_gets_what_was_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            seats = [
                NewSeat("bot", level="hard"),
                NewSeat("me", "  Ada \u200b\n B "),
                NewSeat("friend", "Ben"),
            ]
            made = await here.seating.create(ANYBODY, NewTable("beacon", seats))
            state = await look(here, made, 1)
            assert [(s.kind, s.name, s.level) for s in state.seats] == [
                ("bot", "Vega", "hard"),
                ("person", "Ada B", None),
                ("open", "Ben", None),
            ]
            assert made.yours == state.yours == [1] and state.host
            assert [invitation.seat for invitation in made.invitations] == [2, None]

    run(story())


@pytest.mark.parametrize(
    "wanted",
    [
        NewTable("chess", ME_AND_BOT),
        NewTable("beacon", ME_AND_BOT * 2),
        NewTable("beacon", ME_AND_BOT, {"rich": "very"}),
        NewTable("beacon", ME_AND_BOT, {"poor": True}),
        NewTable("beacon", [*ME_AND_BOT, NewSeat("me")], {"rich": True}),
    ],
)
def test_a_table_that_no_game_allows_is_not_made(tmp_path: Path, wanted: NewTable) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            with pytest.raises(InvalidSetup):
                await here.seating.create(ANYBODY, wanted)

    run(story())


def test_a_seats_invitation_seats_one_friend_with_a_secret_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", "friend")
            invitation = made.invitations[1]
            assert (await here.seating.peek(invitation.token)).free == [2]
            joined = await here.seating.join(ANYBODY, Join(invitation.token, "Ben"))
            assert joined.yours == [2] and joined.secret != made.secret
            assert (await look(here, joined, 2)).seats[2].name == "Ben"
            with pytest.raises(Refusal) as refused:
                await here.seating.join(ANYBODY, Join(invitation.token, "Eve"))
            assert refused.value.code == "bad_invitation"
            with pytest.raises(Refusal):
                await look(here, joined, 0)

    run(story())


def test_the_open_invitation_fills_seats_until_none_is_free(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", "friend")
            token = made.invitations[-1].token
            wish = await here.seating.join(ANYBODY, Join(token, "Eva", 2))
            assert wish.yours == [2]
            with pytest.raises(Refusal) as taken:
                await here.seating.join(ANYBODY, Join(token, "Ben", 2))
            assert taken.value.code == "seat_taken"
            assert (await here.seating.join(ANYBODY, Join(token, "Ben"))).yours == [1]
            with pytest.raises(Refusal) as full:
                await here.seating.join(ANYBODY, Join(token, "Tom"))
            assert full.value.code == "no_free_seat"

    run(story())


def test_an_invitation_knows_whose_account_sits_there_already(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made, ada = await table(here, "me", "friend"), await member(here, "Ada")
            token = made.invitations[-1].token
            assert (await here.seating.peek(token, ada)).table.yours == []
            await here.seating.join(ada, Join(token))
            found = await here.seating.peek(token, ada)
            assert (found.table.yours, found.free) == ([1], [])
            assert (await here.seating.peek(token)).table.yours == []

    run(story())


def test_a_fresh_invitation_ends_the_old_one_and_only_the_host_makes_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", "friend")
            joined = await here.seating.join(ANYBODY, Join(made.invitations[0].token))
            with pytest.raises(Refusal) as refused:
                await here.seating.invite(made.table, holder_of(joined.secret), AskInvitation(2))
            assert refused.value.code == "not_host"
            new = await here.seating.invite(made.table, holder_of(made.secret), AskInvitation(2))
            with pytest.raises(Refusal):
                await here.seating.peek(made.invitations[1].token)
            assert (await here.seating.peek(new.token)).free == [2]

    run(story())


def test_no_secret_or_invitation_is_stored_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend")
            async with here.database.read() as connection:
                for name in ("holders", "seats", "tables"):
                    rows = str((await connection.execute(text(f"SELECT * FROM {name}"))).all())
                    for token in (made.secret, *(invitation.token for invitation in made.invitations)):
                        assert token not in rows

    run(story())


def test_one_secret_holds_all_seats_of_a_hot_seat_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", "me")
            for seat in range(3):
                state = await look(here, made, seat)
                assert (state.you, state.yours) == (seat, [0, 1, 2])
                hands = ["hand" in area for area in state.view["seats"]]
                assert hands == [i == seat for i in range(3)]

    run(story())


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend")
            mine = holder_of(made.secret)
            cards = await here.seating.hand_over(made.table, mine, 0, Handover("easy"))
            assert (cards[0].kind, cards[0].level) == ("bot", "easy")
            assert (await look(here, made)).thinking == [0]
            with pytest.raises(Refusal):
                await look(here, made, 0)
            assert (await here.seating.hand_over(made.table, mine, 0, Handover(None)))[0].kind == "person"
            assert (await here.seating.hand_over(made.table, mine, 1, Handover("hard")))[1].kind == "bot"
            assert (await here.seating.hand_over(made.table, mine, 1, Handover(None)))[1].kind == "open"
            joined = await here.seating.join(ANYBODY, Join(made.invitations[0].token))
            with pytest.raises(Refusal) as refused:
                await here.seating.hand_over(made.table, mine, 1, Handover("easy"))
            assert refused.value.code == "not_your_seat" and joined.yours == [1]

    run(story())


def test_a_table_is_played_with_its_variants(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", rich=True)
            assert [area["sparks"] for area in (await look(here, made)).view["seats"]] == [4, 4]
            plain = await table(here, "me", "me")
            cards = await here.seating.mine(ANYBODY, [made.secret, plain.secret])
            assert {card.id: card.variants for card in cards} == {
                made.table: {"rich": True},
                plain.table: {"rich": False},
            }
            await finish(here, made)
            record = await here.past.record(made.table)
            assert "variants rich=true" in record
            copy = await here.seating.upload(ANYBODY, Upload(record))
            here.tables.forget(copy.table)
            assert (await here.tables.roster(copy.table)).origin.variants == {"rich": True}

    run(story())


def test_an_uploaded_record_is_the_same_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            names = [NewSeat("me", "Ada"), NewSeat("me", "Dóra # player 0 Eve")]
            made = await here.seating.create(ANYBODY, NewTable("beacon", names))
            await finish(here, made)
            record = await here.past.record(made.table)
            copy = await here.seating.upload(ANYBODY, Upload(record))
            roster = await here.tables.roster(copy.table)
            assert [seat.name for seat in roster.seats] == ["Ada", "Dóra # player 0 Eve"], "as they played"
            assert roster.begun == "record", "marked, so never rated"
            odd = await here.seating.upload(
                ANYBODY, Upload(record + f"# player 9 Ann\n# player 1 {'x' * 90}\n")
            )
            assert [seat.name for seat in (await here.tables.roster(odd.table)).seats] == ["Ada", "x" * 40]
            assert copy.yours == [0, 1] and copy.table != made.table
            assert await here.past.record(copy.table) == record
            assert (await look(here, copy)).scores == (await look(here, made)).scores

    run(story())


def test_an_unfinished_record_goes_on_with_bots_or_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            record = "beacon 1\ncontent standard\nseats 2\nvariants rich=false\nseed 7\n0 bid 1\n1 bid 0\n"
            made = await here.seating.upload(ANYBODY, Upload(record, ME_AND_BOT))
            state = await look(here, made, 0)
            assert (state.moment, state.waiting, state.seats[1].kind) == (2, [0], "bot")
            await choose(here, made, 0)
            here.tables.forget(made.table)
            assert (await look(here, made)).moment == 3

    run(story())


@pytest.mark.parametrize("record", ["", "nonsense", "beacon 1\nseats 2\nseed 1\n0 fly away\n", "beacon 9\n"])
def test_an_upload_that_is_no_record_makes_no_table(tmp_path: Path, record: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            with pytest.raises((InvalidNotation, Exception)) as caught:
                await here.seating.upload(ANYBODY, Upload(record))
            assert hasattr(caught.value, "code")

    run(story())


def test_a_finished_game_is_continued_from_any_moment_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await finish(here, made)
            then = await here.past.moment(made.table, holder_of(made.secret), 0, 4, "en")
            wish = Continue(4, [NewSeat("me"), NewSeat("me")])
            new = await here.seating.carry_on(made.table, ANYBODY, wish, "en")
            state = await look(here, new, 0)
            assert (state.moment, state.view) == (4, then.view)
            await finish(here, new)
            assert (await here.past.record(new.table)).startswith("beacon 1")

    run(story())


def test_a_running_game_is_continued_without_telling_its_secrets(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend")
            mine = holder_of(made.secret)
            before = await look(here, made, 0)
            async with here.tables.at(made.table) as open_table:
                true_hand = open_table.logged.match.view(1)["seats"][1]["hand"]
            others = set()
            for _ in range(12):
                wish = Continue(0, [NewSeat("me"), NewSeat("me")], 0)
                new = await here.seating.carry_on(made.table, mine, wish, "en")
                state = await look(here, new, 0)
                assert state.view == before.view
                others.add(tuple((await look(here, new, 1)).view["seats"][1]["hand"]))
            assert others != {tuple(true_hand)}
            with pytest.raises(Refusal):
                await here.seating.carry_on(made.table, ANYBODY, Continue(0, ME_AND_BOT, 0), "en")
            await finish(here, new)

    run(story())


def test_my_tables_are_those_of_my_secrets_latest_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = [await table(here, "me", "friend") for _ in range(3)]
            await choose(here, made[1], 0, "bid 0")
            cards = await here.seating.mine(ANYBODY, [made[0].secret, made[1].secret])
            assert [card.id for card in cards] == [made[1].table, made[0].table]
            assert (cards[0].yours, cards[0].waiting, cards[1].waiting) == ([0], [1], [0, 1])

    run(story())


def test_making_tables_is_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, tables_per_hour=2) as here:
            await table(here, "me", "me")
            await table(here, "me", "me")
            with pytest.raises(Refusal) as refused:
                await table(here, "me", "me")
            assert refused.value.code == "too_fast"

    run(story())
