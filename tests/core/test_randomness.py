"""The generator is the published one, and draws without bias."""

import hashlib
from collections import Counter
from itertools import permutations
from random import Random

import numpy as np
import pytest
from scipy.stats import chisquare

from subak.core.compiling import interpreted
from subak.core.randomness import below, next_word, shuffle, streams, words_from

SURELY_UNFAIR = 1e-4
next_word, below, shuffle = interpreted(next_word), interpreted(below), interpreted(shuffle)


def published(state):
    """xoshiro128++ 1.0 by David Blackman and Sebastiano Vigna, line by line."""

    def rotl(x, k):
        return (x << k | x >> (32 - k)) & 0xFFFFFFFF

    s = list(state)
    while True:
        yield (rotl((s[0] + s[3]) & 0xFFFFFFFF, 7) + s[0]) & 0xFFFFFFFF
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


# The outputs that the Rust crate rand_xoshiro tests against, made with the authors' C code.
def test_the_first_words_from_1_2_3_4_are_the_known_ones():
    rng = np.array([1, 2, 3, 4], np.uint32)
    known = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [int(next_word(rng)) for _ in known] == known


@pytest.mark.parametrize("seed", range(20))
def test_words_are_those_of_the_published_algorithm(seed):
    state = [Random(seed).getrandbits(32) for _ in range(4)] if seed else [0xFFFFFFFF] * 4
    rng = np.array(state, np.uint32)
    reference = published(state)
    assert [int(next_word(rng)) for _ in range(200)] == [next(reference) for _ in range(200)]


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52])
def test_draws_are_uniform_below_their_bound(bound):
    rng = words_from(f"below {bound}")
    drawn = Counter(int(below(rng, bound)) for _ in range(200 * bound))
    assert sorted(drawn) == list(range(bound))
    assert chisquare([drawn[number] for number in range(bound)]).pvalue > SURELY_UNFAIR


def test_below_one_there_is_only_nought():
    rng = words_from("one")
    assert {int(below(rng, 1)) for _ in range(100)} == {0}


def test_a_bound_that_does_not_divide_the_range_brings_no_bias():
    # Without rejection, of every three numbers below 3 * 2**29 one would have two words of the generator and the others three.
    rng = words_from("bias")
    drawn = Counter(int(below(rng, 3 << 29)) % 3 for _ in range(6000))
    assert chisquare([drawn[third] for third in range(3)]).pvalue > SURELY_UNFAIR


def test_a_shuffle_brings_every_order_alike():
    rng = words_from("shuffle")
    orders = Counter()
    for _ in range(4800):
        cards = np.arange(4, dtype=np.int8)
        shuffle(cards, 0, 4, rng)
        orders[tuple(cards.tolist())] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chisquare(list(orders.values())).pvalue > SURELY_UNFAIR


def test_a_shuffle_keeps_to_its_part():
    rng = words_from("part")
    cards = np.arange(10)
    shuffle(cards, 3, 7, rng)
    assert cards[:3].tolist() == [0, 1, 2]
    assert sorted(cards[3:7]) == [3, 4, 5, 6]
    assert cards[7:].tolist() == [7, 8, 9]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle_draws_nothing(count):
    rng = words_from("nothing")
    shuffle(np.arange(3), 1, 1 + count, rng)
    assert rng.tolist() == words_from("nothing").tolist()


def test_a_seed_text_gives_the_first_128_bits_of_its_sha_256():
    digest = hashlib.sha256("seed ✓".encode()).digest()
    assert words_from("seed ✓").tolist() == [int.from_bytes(digest[4 * word : 4 * word + 4], "little") for word in range(4)]


def test_every_game_of_a_batch_has_its_own_stream_and_a_seed_always_gives_the_same():
    assert len({words.tobytes() for words in streams(7, 1000)}) == 1000
    assert (streams(7, 10) == streams(7, 10)).all()
    assert (streams(7, 10) != streams(8, 10)).any()


def test_a_longer_batch_begins_with_the_games_of_a_shorter_one():
    assert (streams(7, 100)[:10] == streams(7, 10)).all()
