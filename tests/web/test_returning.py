"""Leaving and coming back: reloads, and a server that dies in the middle of a game."""

from playwright.sync_api import expect

from web.conftest import Person
from web.site import Site


def test_reload_comes_back_to_the_same_moment(person: Person) -> None:
    me = person()
    me.against_a_bot()
    me.play(3)
    me.wait("mine")
    moments, question, lines = me.moments(), me.prompt(), me.log()
    me.page.reload()
    me.wait("mine")
    assert (me.moments(), me.prompt(), me.log()) == (moments, question, lines)


def test_game_goes_on_after_the_server_was_killed(person: Person, own_site: Site) -> None:
    me = person()
    me.against_a_bot(site=own_site.address)
    me.play(3)
    me.ask_for(pick=False)
    moments, lines = me.moments(), me.log()
    own_site.kill()
    expect(me.page.get_by_text("Connection lost")).to_be_visible()
    me.click_some()  # on its way while nobody is there
    own_site.start()
    expect(me.page.get_by_text("Connection lost")).to_have_count(0)
    me.reach(moments + 1)
    assert me.log()[: len(lines)] == lines, "nothing is lost or doubled"
    me.play(3)
