"""Events on the altar are read as they were written."""

from itertools import product

import pytest

from subak.core.compiling import interpreted
from subak.games.bali import altar
from subak.games.bali.components import KINDS, LOOK_DEPTH, MOST_PLAYERS
from subak.games.bali.state import STATE

event_owner, is_secret = interpreted(altar.event_owner), interpreted(altar.is_secret)
is_kept, kept, kept_place = interpreted(altar.is_kept), interpreted(altar.kept), interpreted(altar.kept_place)
laid, laid_good, good_kind = interpreted(altar.laid), interpreted(altar.laid_good), interpreted(altar.good_kind)
face_down, is_face_down = interpreted(altar.face_down), interpreted(altar.is_face_down)
MOST = 127  # in a field of the record


@pytest.mark.parametrize(("kind", "owner"), list(product(range(KINDS), range(MOST_PLAYERS + 1))))
def test_a_good_laid_open_is_no_secret(kind, owner):
    event = laid(kind, owner)
    assert (is_kept(event), event_owner(event), laid_good(event), is_secret(event)) == (False, owner, kind, False)
    assert not is_face_down(laid_good(event))


@pytest.mark.parametrize(("kind", "owner"), list(product(range(KINDS), range(MOST_PLAYERS + 1))))
def test_a_good_laid_face_down_is_a_secret_of_its_owner_if_it_has_one(kind, owner):
    event = laid(face_down(kind), owner)
    assert (is_kept(event), event_owner(event), good_kind(laid_good(event))) == (False, owner, kind)
    assert is_face_down(laid_good(event))
    assert is_secret(event) == (owner != altar.NOBODY)


@pytest.mark.parametrize(("place", "owner"), list(product(range(LOOK_DEPTH), range(MOST_PLAYERS))))
def test_a_kept_good_is_a_secret_of_its_owner(place, owner):
    event = kept(place, owner)
    assert (is_kept(event), event_owner(event), kept_place(event), is_secret(event)) == (True, owner, place, True)


def test_every_event_fits_into_the_record():
    assert STATE["events"].base.itemsize == 1
    assert max(laid(face_down(KINDS - 1), altar.NOBODY), kept(LOOK_DEPTH - 1, MOST_PLAYERS - 1)) <= MOST
