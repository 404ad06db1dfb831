"""Cards of one's own for Seasons of Rice: written down, told what is wrong, kept, saved, opened, and played with."""

import json

import pytest
from playwright.sync_api import expect
from support.browser import DESKTOP, PHONE, SETTLED_MS, overflow, raw_ids, serious

from subak.games.rice.deck import OWN

FIRST = "Card 1 Sreymom"


def written(page):
    """The deck page, once our cards lie there to be changed."""
    page.wait_for_selector(".cards button")
    expect(page.get_by_role("button", name="Play with these cards")).to_be_enabled()
    return page


def kept(page):
    return json.loads(page.evaluate("localStorage.getItem('subak-deck-rice')"))


def saved(page):
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    return json.loads(download.value.path().read_text("utf-8"))


def test_a_card_is_drawn_by_its_cells_and_plots_and_its_ancestor_is_told_in_words(visit):
    page = written(visit("/deck/rice"))
    page.get_by_role("button", name="Card 5 Dara").click()
    page.get_by_role("button", name="Row 1, column 2: furrow").click()
    expect(page.get_by_role("button", name="Row 1, column 2: path")).to_be_visible()
    page.get_by_role("button", name="Whole plot: empty").click()
    page.get_by_role("button", name="Whole plot: farmer").click()
    page.get_by_label("Gives points for").select_option("house")
    page.get_by_label("Points", exact=True).fill("3")
    page.get_by_role("button", name="Add a condition").click()
    page.get_by_label("Condition").select_option("size")
    page.get_by_label("at least").fill("2")
    page.get_by_label("at most").fill("4")
    expect(page.get_by_text("+3 × houses in the field, if there are: size of the field: 2 to 4")).to_be_visible()
    deck = saved(page)
    assert deck["faces"][4] == {"no": 5, "paths": "######", "features": {"1,1": "buffalo", "2,2": "buffalo"}}
    assert deck["ancestors"][4]["if"] == {"size": {"least": 2, "most": 4}}
    assert deck["faces"][:4] == OWN["faces"][:4]
    page.reload()
    written(page)
    assert kept(page) == deck


def test_whatever_is_chosen_is_drawn_in_sight_of_the_cards(visit):
    """On a phone it comes below them, and is scrolled to."""
    page = written(visit("/deck/rice", locale="en-GB"))
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        for name in ("River card: largest field", "Ginger contract", "Card 18"):
            page.get_by_role("button", name=name).click()
            expect(page.locator("#deck-one")).to_be_in_viewport()


def test_what_is_wrong_is_said_at_the_card_that_it_concerns(visit):
    page = written(visit("/deck/rice", locale="en-GB"))
    page.get_by_role("button", name="Card 6 Kosal").click()
    page.get_by_label("Name", exact=True).fill("")
    expect(page.get_by_text("The name of ancestor 6 is empty.")).to_be_visible()
    expect(page.get_by_role("button", name="Play with these cards")).to_be_disabled()
    page.get_by_role("button", name=FIRST).click()
    page.get_by_role("button", name="Show: Card 6").click()
    page.get_by_label("Name", exact=True).fill("Me")
    expect(page.get_by_role("button", name="Play with these cards")).to_be_enabled()
    page.get_by_role("button", name="Jasmine contract").click()
    page.get_by_label("Points", exact=True).fill("100")
    expect(page.get_by_text("“points” must be a whole number from 0 to 99, not 100.")).to_be_visible()


def test_river_cards_and_contracts_are_written_down_too(visit):
    page = written(visit("/deck/rice"))
    page.get_by_role("button", name="River card: houses").click()
    page.get_by_label("The front scores").select_option("both_farmers")
    page.get_by_label("Half plot of player 2").select_option("right")
    page.get_by_label("Symbol").select_option("largest")
    page.get_by_role("button", name="Ginger contract").click()
    page.get_by_label("Gives points for").select_option("plot")
    expect(page.get_by_text("2 × plots in the field")).to_be_visible()
    deck = saved(page)
    assert deck["river"][0]["front"] == {"scores": "both_farmers", "points": 1}
    assert deck["river"][0]["back"] == {"symbol": "largest", "halves": ["left", "right"], "arrow": "left"}
    assert deck["contracts"]["ginger"] == {"points": 2, "per": "plot"}


def test_a_file_is_opened_or_refused_in_words_and_what_was_there_can_be_brought_back(visit, tmp_path):
    page = written(visit("/deck/rice"))
    mine = kept(page)
    file = tmp_path / "printed.json"
    file.write_text(json.dumps(OWN | {"name": "printed"}))
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_label("Name of the deck")).to_have_value("printed")
    page.get_by_role("button", name="Bring my cards back").click()
    expect(page.get_by_label("Name of the deck")).to_have_value(mine["name"])
    file.write_text("{")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("printed.json")
    assert kept(page) == mine


def test_a_wrong_file_is_loaded_as_far_as_it_goes_and_told_at_its_place_what_is_wrong(visit, tmp_path):
    page = written(visit("/deck/rice"))
    file = tmp_path / "printed.json"
    faces = [face | {"paths": "......"} if face["no"] == 3 else face for face in OWN["faces"][1:]]
    ancestors = [one | {"name": "x" * 41} if one["no"] == 5 else one for one in OWN["ancestors"]]
    file.write_text(json.dumps(OWN | {"name": "printed", "faces": faces, "ancestors": ancestors}))
    page.get_by_label("Open a file").set_input_files(file)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("printed.json: A deck has 18 faces, not 17.")
    expect(alert.get_by_role("button", name="Card 1", exact=True)).to_be_visible()
    expect(page.get_by_text("The name of ancestor 5 is longer than 40 characters.")).to_be_visible()
    page.get_by_role("button", name="Show: Card 5").click()
    page.get_by_label("Name", exact=True).fill("Dara")
    expect(page.get_by_role("button", name="Play with these cards")).to_be_enabled()
    assert kept(page)["faces"] == [OWN["faces"][0], *faces]


def test_a_match_is_played_with_the_cards_and_they_are_found_from_rules_and_chooser(visit, served):
    page = visit("/rules/rice")
    page.get_by_role("link", name="Play with cards of your own").click()
    written(page)
    page.get_by_role("button", name="Row 3, column 2: furrow").click()
    page.get_by_role("button", name="Play with these cards").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_text("Played with the cards “My cards”; such matches are not rated.")).to_be_visible()
    page.wait_for_timeout(SETTLED_MS)
    panel.get_by_role("button", name="Play").click()
    page.wait_for_selector("[data-part=board] *")
    seen = served.guest().sees(page.url.rsplit("/", 1)[1])
    assert (seen["table"]["deck"], seen["table"]["rated"]) == ("My cards", False)
    assert seen["view"]["cards"][0]["paths"] == "###.##"


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "de-DE"), (PHONE, "nl-NL")])
def test_it_fits_speaks_and_has_nothing_that_axe_calls_serious(size, language, visit):
    page = visit("/deck/rice", viewport=size, locale=language, bypass_csp=True)
    page.wait_for_selector(".cards button")
    for number in (0, 18, 22, 23):
        page.locator(".all button").nth(number).click()
        page.wait_for_timeout(100)
        assert overflow(page) == 0
        assert raw_ids(page) == []
        assert serious(page) == []


def test_a_card_is_written_by_keyboard_alone(visit):
    page = written(visit("/deck/rice"))
    page.get_by_role("button", name="Row 1, column 1: path").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert kept(page)["faces"][0]["paths"] == "..#.#."
