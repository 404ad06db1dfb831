"""Pieces in the hand: carried by mouse or finger, and the same by keyboard alone, at each of the three tables."""

import re
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import LINE, PHONE, SOON, begin_bali, choose, decide, play_now, sent, to_decide

OWN, HAND = "[data-part=own]", "[data-part=hand]"


def middle(page, found):
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page, found, to, then=lambda: None):
    page.mouse.move(*middle(page, found))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    then()
    page.mouse.up()


def tab_to(page, wanted):
    """By the tab key alone."""
    for _ in range(80):
        if page.evaluate(f"document.activeElement.matches({wanted!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {wanted}")


def test_a_card_of_bali_is_carried_from_the_hand_to_ones_own_row_and_from_the_square_to_the_hand(visit):
    page = visit()
    acts = sent(page)
    begin_bali(page)
    cards = page.locator(f"{HAND} button:enabled")
    before = cards.count()
    carry(page, cards.first, middle(page, page.locator(".pile")))
    page.wait_for_timeout(300)
    assert acts == ["pass"]
    assert cards.count() == before
    carry(page, cards.first, middle(page, page.locator(".mine .laid")))
    to_decide(page, "take")
    carry(page, page.locator(".row.legal").first, middle(page, page.locator(HAND)))
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "take", timeout=SOON)
    assert [act.split()[0] for act in acts] == ["pass", "play", "take"]


def test_a_good_of_bali_is_carried_from_the_supply_to_ones_own_seat(visit):
    page = visit()
    acts = sent(page)
    play_now(page, "Bali")
    good = page.locator(".supply .good.legal")
    random = Random("good")
    for _ in range(300):  # until there is stone enough
        if good.count():
            break
        decide(page, random)
        page.wait_for_timeout(50)
    to_decide(page, "buy")
    carry(page, good.first, middle(page, page.locator(OWN)))
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "buy", timeout=SOON)
    assert acts[-1].startswith("buy ")


def test_a_tile_of_cacao_is_carried_to_a_square_turned_on_the_way_and_let_go_beside_it_stays_in_the_hand(visit):
    page = visit()
    acts = sent(page)
    play_now(page, "Cacao")
    places = page.locator(".area .legal")
    expect(places.first).to_be_visible(timeout=SOON)
    tile = page.locator(".hand button").last
    carry(page, tile, middle(page, page.locator(OWN)))
    page.wait_for_timeout(300)
    assert acts == []
    expect(page.locator(".carried")).to_have_count(0)
    place = places.first
    square = place.get_attribute("data-place")

    def turn():
        expect(page.locator(".preview")).to_be_visible()
        page.keyboard.press("r")
        page.mouse.wheel(0, 100)

    carry(page, tile, middle(page, place), turn)
    for _ in range(100):
        if len(acts) > 1:
            break
        page.wait_for_timeout(100)
    assert acts[0] == square
    assert re.fullmatch(r"tile (1111 r0|\d{4} r2)", acts[1])


def test_a_finger_carries_a_tile_of_cacao_too_and_a_second_finger_turns_it(visit):
    page = visit(viewport=PHONE, has_touch=True)
    acts = sent(page)
    play_now(page, "Cacao")
    places = page.locator(".area .legal")
    expect(places.first).to_be_visible(timeout=SOON)
    (from_x, from_y), (to_x, to_y) = middle(page, page.locator(".hand button").last), middle(page, places.first)
    touch = page.context.new_cdp_session(page)

    def dispatch(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, x, y in points]})

    dispatch("touchStart", (0, from_x, from_y))
    for step in range(1, 7):
        dispatch("touchMove", (0, from_x + (to_x - from_x) * step / 6, from_y + (to_y - from_y) * step / 6))
    expect(page.locator(".preview")).to_be_visible()
    dispatch("touchStart", (0, to_x, to_y), (1, 40, 700))
    dispatch("touchEnd", (0, to_x, to_y))
    dispatch("touchEnd")
    expect(page.locator(".area .legal:not(.fills)")).to_have_count(0)
    page.wait_for_timeout(500)
    assert acts[0].startswith("square ")
    assert re.fullmatch(r"tile (1111 r0|\d{4} r1)", acts[1])


def test_a_card_of_rice_is_carried_to_a_place_and_another_to_the_dry_row(visit):
    page = visit()
    acts = sent(page)
    play_now(page, "Seasons of Rice")
    to_decide(page, "ancestor")
    page.locator("[data-part=board] button.legal").first.click()
    to_decide(page, "build")
    cards = page.locator("[data-anchor=hand] button.legal")
    with page.expect_response("**/undo"):
        carry(page, cards.first, middle(page, page.locator(OWN)))
    to_decide(page, "build")
    expect(cards).to_have_count(7)

    first = page.locator("[data-part=board] rect.card").first
    lies = first.bounding_box()

    def to_a_place():
        place = page.locator("[data-part=board] [data-place]").first
        expect(place).to_be_attached(timeout=SOON)
        page.mouse.move(*middle(page, place), steps=4)
        expect(page.locator("[data-part=board] rect.ghost").first).to_be_visible()
        assert first.bounding_box() == lies, "the farm stays as large while one chooses"

    carry(page, cards.first, middle(page, first), to_a_place)
    to_decide(page, "row")
    carry(page, cards.first, middle(page, page.locator("[data-anchor=dry-row]")))
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "row", timeout=SOON)
    assert [act.split()[0] for act in acts][-3:] == ["build", "at", "row"]


@pytest.mark.parametrize("game", ["Cacao", "Seasons of Rice"])
def test_places_on_a_board_are_reached_by_arrow_keys_and_taken_with_enter(game, visit):
    page = visit()
    acts = sent(page)
    play_now(page, game)
    to_decide(page)
    tab_to(page, "[data-part=board] :is(button.legal, [data-place])")
    if game == "Seasons of Rice":
        page.keyboard.press("Enter")
        to_decide(page, "build")
        tab_to(page, f"{HAND} button.legal")
        page.keyboard.press("Enter")
        to_decide(page, "at")
        tab_to(page, "[data-place]")
    here = page.locator("[data-place]:focus")
    expect(here).to_have_count(1)
    first = here.get_attribute("data-place")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if here.get_attribute("data-place") != first:
            break
    chosen = here.get_attribute("data-place")
    assert chosen != first
    if game == "Seasons of Rice":
        page.keyboard.press("r")
        expect(here).to_have_attribute("data-place", re.compile("lying" if "upright" in chosen else "upright"))
        chosen = here.get_attribute("data-place")
    else:
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-place='{chosen}']")).to_have_count(0)
    assert chosen in acts
    if game == "Cacao":
        page.wait_for_timeout(500)
        assert re.fullmatch(r"tile (1111 r0|\d{4} r1)", acts[acts.index(chosen) + 1])


def test_a_turn_of_bali_is_played_by_keyboard_alone_and_the_focus_follows(visit):
    page = visit()
    acts = sent(page)
    play_now(page, "Bali")
    to_decide(page, "buy")
    tab_to(page, f"{LINE} [data-choice]")
    page.keyboard.press("Enter")
    for phase, part in (("play", "hand"), ("take", "board")):
        to_decide(page, phase)
        expect(page.locator(f"[data-part={part}] button:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "take", timeout=SOON)
    assert [act.split()[0] for act in acts] == ["pass", "play", "take"]


def test_decisions_go_over_the_socket_and_are_posted_where_that_is_down(visit):
    page = visit()
    posts = []
    page.on("request", lambda request: posts.append(request.url) if request.url.endswith("/actions") else None)
    deaf = []
    page.route_web_socket("**/live*", lambda socket: through(socket, socket.connect_to_server(), deaf))
    begin_bali(page)
    assert posts == []
    deaf.append(True)
    choose(page, "play")
    to_decide(page, "take")
    assert len(posts) == 1


def through(socket, server, deaf):
    socket.on_message(lambda text: None if deaf and '"act"' in text else server.send(text))
    server.on_message(socket.send)
