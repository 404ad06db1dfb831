"""In Cacao no decision is a secret."""

from support.random_play import NIGHTLY, moments
from support.redealt_worlds import viewers

SEEDS = range(20 if NIGHTLY else 1)


def test_every_decision_is_told_to_all_in_full():
    *_, match = moments("cacao", 3, {}, "open")
    running = match.prefix(len(match.plies) - 1)
    texts = [text for _, text in running.record()["actions"]]
    for seat in viewers(running):
        assert [entry["text"] for entry in running.story(seat)] == texts
        assert running.story(seat) == running.story(None)
