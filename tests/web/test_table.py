"""What one expects at every table: undo, reload, a lost connection, hints, replay, analysis."""

import re
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import LINE, SOON, begin_bali, choose, chooser, play_now, to_decide


def test_a_decision_can_be_taken_back_and_a_reload_in_mid_turn_loses_nothing(visit):
    page = visit()
    begin_bali(page)
    choose(page, "play")
    to_decide(page, "take")
    page.reload()
    to_decide(page, "take")
    page.get_by_role("button", name="Undo").click()
    to_decide(page, "play")


def test_a_cut_connection_is_told_and_comes_back_without_losing_anything(visit, served):
    page = visit()
    sockets = []
    page.route_web_socket("**/live*", lambda socket: (socket.connect_to_server(), sockets.append(socket)))
    play_now(page, "Bali")
    to_decide(page, "buy")
    table = page.url.rsplit("/", 1)[1]
    sockets[-1].close()
    seen = page.request.get(f"{served.address}/api/v1/tables/{table}").json()
    answer = page.request.post(
        f"{served.address}/api/v1/tables/{table}/actions", data={"action": "pass", "expect": seen["table"]["step"]}
    )
    assert answer.ok
    to_decide(page, "play")
    assert len(sockets) > 1


@pytest.mark.parametrize("openly", [False, True])
def test_of_others_hands_and_goods_of_bali_only_numbers_are_seen_unless_information_is_open(openly, visit):
    page = visit()
    panel = chooser(page, "Bali")
    panel.get_by_role("checkbox", name="Open information").set_checked(openly)
    panel.get_by_role("button", name="Play").click()
    to_decide(page)
    other = page.locator(".seats .seat")
    expect(other.get_by_label(re.compile(r"^\d+ goods, face down"))).to_have_count(0 if openly else 1)
    expect(other.get_by_label(re.compile(r"^peanuts: \d"))).to_have_count(1 if openly else 0)
    expect(other.get_by_role("list", name="hand: 3").get_by_label("face down")).to_have_count(0 if openly else 3)


def test_a_game_without_a_folder_on_the_page_is_played_on_a_plain_board(visit):
    page = visit()

    def rename(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(re.sub(r'"game": ?"bali"', '"game":"toy"', text)))

    page.route_web_socket("**/live*", rename)
    play_now(page, "Bali")
    players = page.locator("[data-part=board] li")
    expect(players).to_have_count(2)
    expect(players.filter(has_text="Guest").locator("strong")).to_have_text("0")
    for phase, says in (("buy", "buy nothing"), ("play", "play"), ("take", "take")):
        to_decide(page, phase)
        choose(page, says)
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "take", timeout=SOON)


def test_a_finished_match_can_be_replayed_and_analysed(visit, served):
    guest = served.guest()
    table = guest.opens("rice", "seed")["table"]["id"]
    guest.plays_out(table, Random(5))
    page = visit(f"/table/{table}", guest)
    slider = page.get_by_role("slider")
    last = slider.input_value()
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    page.get_by_role("button", name="to the start").click()
    expect(slider).to_have_value("0")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.locator(".analysis .accuracy li")).to_have_count(2, timeout=120_000)
    page.get_by_role("tab", name="Scores").click()
    page.get_by_text("Was it shuffled fairly?").click()
    expect(page.get_by_text("salt and seed give the hash")).to_be_visible()
