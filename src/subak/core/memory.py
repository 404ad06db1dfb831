"""For each seat a number that stands for all that it has seen of a match: two polynomial hashes of 31 bits."""

from subak.core.compiling import entry_point, rule
from subak.core.playing import observe_afresh
from subak.core.verbs import apply, seen

PRIME = (1 << 31) - 1
FACTORS = (48271, 1583458089)
POSITIVE = 1 << 15


@entry_point
def show_all(states, memory, out):
    """Hashes what each seat now observes into its number."""
    show(states[0], memory, out)


@entry_point
def apply_and_remember(states, action, memory, out):
    """Hashes the action, as each seat sees it, into the seat's number; also what it observes, if something was turned up."""
    for seat in range(memory.shape[0]):
        remember(memory[seat], seen(states[0], action, seat))
    reveals = states[0].reveals
    apply(states[0], action)
    if states[0].reveals != reveals:
        show(states[0], memory, out)


@rule
def show(state, memory, out):
    for seat in range(memory.shape[0]):
        observe_afresh(state, seat, out)
        for place in range(out.shape[0]):
            remember(memory[seat], out[place])


@rule
def remember(own, number):
    for half in range(2):
        own[half] = (int(own[half]) * FACTORS[half] + int(number) + POSITIVE) % PRIME
