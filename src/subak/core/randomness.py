"""xoshiro128++ 1.0 (Blackman and Vigna) over four 32-bit words; drawn without bias by Lemire's method.

Every product and sum stays below 2**63, so interpreted, compiled and CUDA runs agree without any reliance on overflow.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from subak.core.compiling import rule

Words = NDArray[np.uint32]

MASK = 0xFFFFFFFF


@rule
def rotated(word, count):
    return ((word << count) & MASK) | (word >> (32 - count))


@rule
def next_word(rng):
    """The next 32 random bits, as a non-negative 64-bit integer."""
    s0 = np.int64(rng[0])
    s1 = np.int64(rng[1])
    s2 = np.int64(rng[2])
    s3 = np.int64(rng[3])
    word = (rotated((s0 + s3) & MASK, 7) + s0) & MASK
    shifted = (s1 << 9) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotated(s3, 11)
    rng[0] = s0
    rng[1] = s1
    rng[2] = s2
    rng[3] = s3
    return word


@rule
def below(rng, bound):
    """A uniform integer from 0 to bound - 1."""
    product = next_word(rng) * bound
    if (product & MASK) < bound:
        reject = (MASK + 1 - bound) % bound
        while (product & MASK) < reject:
            product = next_word(rng) * bound
    return product >> 32


@rule
def shuffle(cards, start, stop, rng):
    """Fisher-Yates over cards[start:stop]."""
    for last in range(stop - 1, start, -1):
        other = start + below(rng, last - start + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def reseed(rng, source):
    """Sets a generator to the next words of another."""
    for word in range(4):
        rng[word] = next_word(source)


@rule
def mixed(word):
    """A 32-bit word, each bit of which depends on all bits of the one given; the factor keeps products below 2**63."""
    for _ in range(2):
        word = ((word ^ (word >> 16)) * 0x45D9F3B) & MASK
    return word ^ (word >> 16)


@rule
def branch(rng, words, number):
    """Sets a generator to one of a family: the same words and number give the same one."""
    for word in range(4):
        rng[word] = mixed(mixed((np.int64(words[word]) + number) & MASK) ^ np.int64(words[(word + 1) & 3]))


def words_from(seed: str) -> Words:
    """The generator for a seed text: the first 128 bits of its SHA-256, little-endian."""
    words = np.frombuffer(hashlib.sha256(seed.encode()).digest()[:16], dtype="<u4")
    return words.astype(np.uint32)


def streams(seed: int, count: int) -> Words:
    """One generator for each of count games, by NumPy's SeedSequence."""
    words = np.random.SeedSequence(seed).generate_state(4 * count, np.uint32)
    return words.astype(np.uint32, copy=False).reshape(count, 4)
