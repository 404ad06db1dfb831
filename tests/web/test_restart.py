"""A page whose server goes away and comes back."""

import pytest
from playwright.sync_api import expect
from support.browser import begin_bali, choose, to_decide
from support.server import Served


@pytest.fixture
def served(tmp_path):
    """One of its own, to be stopped."""
    return Served(database=f"sqlite:///{tmp_path / 'subak.db'}")


def test_a_server_that_is_restarted_in_mid_match_goes_on_where_it_was(visit, served):
    page = visit()
    begin_bali(page)
    served.close()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    settings = served.house.settings
    again = Served(database=settings.database, port=int(served.address.rsplit(":", 1)[1]))
    expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=15_000)
    choose(page, "play")
    to_decide(page, "take")
    again.close()
