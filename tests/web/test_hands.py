"""Pieces in the hand: carried by mouse or finger, and the same by keyboard alone, at each of the three tables."""

import json
import re

import pytest
from playwright.sync_api import expect
from support.browser import PHONE, play_now

DECIDE = "[aria-label='What is to be decided'] li button"
LIMIT = 30_000


def begun(visit, game, **settings):
    page = visit(**settings)
    play_now(page, game)
    expect(page.locator(DECIDE).first).to_be_visible(timeout=LIMIT)
    return page


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


def sent(page):
    """The decisions that the page sends from now on, over its socket or by post."""
    acts = []
    posted = re.compile(r"/tables/[^/]+/actions$")
    page.on("request", lambda request: posted.search(request.url) and acts.append(json.loads(request.post_data)["action"]))

    def listen(socket):
        def hear(frame):
            message = json.loads(frame)
            if message["type"] == "act":
                acts.append(message["action"])

        socket.on("framesent", hear)

    page.on("websocket", listen)
    return acts


def test_a_card_of_bali_is_carried_from_the_hand_to_ones_own_row_and_from_the_square_to_the_hand(visit):
    page = begun(visit, "Bali")
    page.get_by_role("button", name="buy nothing").click()
    expect(page.locator(".prompt")).to_contain_text("play cards")
    own = page.locator(".own .seat")
    card = own.locator(".hand button").first
    carry(page, card, middle(page, page.locator(".pile")))
    expect(page.locator(".prompt")).to_contain_text("play cards")
    expect(own.locator(".hand button")).to_have_count(3)
    carry(page, card, middle(page, own.locator(".laid")))
    expect(page.locator(".prompt")).to_contain_text("take")
    expect(own.locator(".hand li")).to_have_count(2)
    carry(page, page.locator(".row.legal").first, middle(page, own))
    expect(page.locator("ol button[data-entry]").filter(has_text="Guest takes")).to_have_count(1)


def test_a_good_of_bali_is_carried_from_the_supply_to_ones_own_seat(visit):
    page = begun(visit, "Bali")
    good = page.locator(".supply .good.legal")
    for _ in range(300):  # until there is stone enough
        if good.count():
            break
        choice = page.locator(f"{DECIDE}:enabled").last
        if choice.count():
            choice.click()
        page.wait_for_timeout(100)
    bought = page.locator("ol button[data-entry]").filter(has_text="Guest buys")
    before = bought.count()
    carry(page, good.first, middle(page, page.locator(".own .seat")))
    expect(bought).to_have_count(before + 1)


def test_a_tile_of_cacao_is_carried_to_a_square_turned_on_the_way_and_let_go_beside_it_stays_in_the_hand(visit):
    page = visit()
    acts = sent(page)
    play_now(page, "Cacao")
    places = page.locator(".area .legal")
    expect(places.first).to_be_visible(timeout=LIMIT)
    tile = page.locator(".hand button").last
    carry(page, tile, middle(page, page.locator(".own .seat")))
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
    expect(page.locator("ol button[data-entry]").filter(has_text="Guest").first).to_be_visible(timeout=LIMIT)
    assert acts[0] == square
    assert re.fullmatch(r"tile (1111 r0|\d{4} r2)", acts[1])


def test_a_finger_carries_a_tile_of_cacao_too_and_a_second_finger_turns_it(visit):
    page = visit(viewport=PHONE, has_touch=True)
    acts = sent(page)
    play_now(page, "Cacao")
    places = page.locator(".area .legal")
    expect(places.first).to_be_visible(timeout=LIMIT)
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
    expect(page.locator(".area .legal")).to_have_count(0)
    page.wait_for_timeout(500)
    assert acts[0].startswith("square ")
    assert re.fullmatch(r"tile (1111 r0|\d{4} r1)", acts[1])


def test_a_card_of_rice_is_carried_to_a_place_and_another_to_the_dry_row(visit):
    page = begun(visit, "Seasons of Rice")
    page.locator(DECIDE).first.click()
    cards = page.locator("[data-anchor=hand] button.legal")
    expect(page.locator(".prompt")).to_contain_text("build", timeout=LIMIT)
    with page.expect_response("**/undo"):
        carry(page, cards.first, middle(page, page.locator(".own .seat")))
    expect(page.locator(".prompt")).to_contain_text("build")
    expect(cards).to_have_count(7)
    expect(page.locator("ol")).not_to_contain_text("takes back")
    x, y = middle(page, page.locator(".board .farm rect.card").first)
    carry(page, cards.first, (x + 90, y), lambda: expect(page.locator(".board .farm rect.ghost").first).to_be_visible())
    expect(page.locator(".prompt")).to_contain_text("dry row")
    carry(page, cards.first, middle(page, page.locator("[data-anchor=dry-row]")))
    expect(page.locator("ol")).to_contain_text("Guest puts card", timeout=LIMIT)


@pytest.mark.parametrize("game", ["Cacao", "Seasons of Rice"])
def test_places_on_a_board_are_reached_by_arrow_keys_and_taken_with_enter(game, visit):
    page = visit()
    acts = sent(page)
    play_now(page, game)
    expect(page.locator(".decision li button").first).to_be_visible(timeout=LIMIT)
    for _ in range(80):  # by tab to the first choice, then by what has the focus
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.decision li button, [data-place]')"):
            break
    if game == "Seasons of Rice":
        page.keyboard.press("Enter")
        expect(page.locator(".prompt")).to_contain_text("build", timeout=LIMIT)
        expect(page.locator(".decision li button:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    else:
        while not page.evaluate("document.activeElement.matches('[data-place]')"):
            page.keyboard.press("Shift+Tab")
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
    expect(page.locator(".foreseen")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-place='{chosen}']")).to_have_count(0)
    assert chosen in acts
    if game == "Cacao":
        page.wait_for_timeout(500)
        assert re.fullmatch(r"tile (1111 r0|\d{4} r1)", acts[acts.index(chosen) + 1])


def test_a_turn_of_bali_is_played_by_keyboard_alone_and_the_focus_follows(visit):
    page = begun(visit, "Bali")
    while not page.evaluate(
        "document.activeElement.matches('button') && document.activeElement.textContent.includes('buy nothing')"
    ):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for prompt in ("play cards", "take"):
        expect(page.locator(".prompt")).to_contain_text(prompt)
        expect(page.locator(".decision li button:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    expect(page.locator("ol button[data-entry]").filter(has_text="Guest takes")).to_have_count(1)


def test_a_line_of_the_log_lights_up_the_place_that_it_speaks_of(visit):
    page = begun(visit, "Bali")
    page.get_by_role("button", name="buy nothing").click()
    expect(page.locator(".prompt")).to_contain_text("play cards")
    page.locator(DECIDE).first.click()
    expect(page.locator(".prompt")).to_contain_text("take")
    row = page.locator(".row.legal").first
    box = row.bounding_box()
    row.click()
    line = page.locator("ol button[data-entry]").filter(has_text="Guest takes").first
    line.hover()
    spot = page.locator(".spot").first
    assert abs(spot.bounding_box()["x"] - box["x"]) < 10
    page.mouse.move(5, 5)
    expect(page.locator(".spot")).to_have_count(0)
    line.focus()
    expect(page.locator(".spot").first).to_be_visible()


def test_decisions_go_over_the_socket_and_are_posted_where_that_is_down(visit):
    page = visit()
    posts = []
    page.on("request", lambda request: posts.append(request.url) if request.url.endswith("/actions") else None)
    deaf = []
    page.route_web_socket("**/live*", lambda socket: through(socket, socket.connect_to_server(), deaf))
    play_now(page, "Bali")
    expect(page.locator(DECIDE).first).to_be_visible(timeout=LIMIT)
    page.get_by_role("button", name="buy nothing").click()
    expect(page.locator(".prompt")).to_contain_text("play cards")
    assert posts == []
    deaf.append(True)
    page.locator(DECIDE).first.click()
    expect(page.locator(".prompt")).to_contain_text("take", timeout=10_000)
    assert len(posts) == 1


def through(socket, server, deaf):
    socket.on_message(lambda text: None if deaf and '"act"' in text else server.send(text))
    server.on_message(socket.send)
