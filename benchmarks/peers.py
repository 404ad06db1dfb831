"""Random play in other libraries, measured as ours is. Where they leave a choice, it is made in their favour."""

import pickle
import random
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, cycle
from typing import Any

from timing import Counts, Row, measure, version_of

ROLLOUTS = 100
DEALT_STATES = 256
STEPS_PER_CALL = 64


def sampled(state: Any) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(random.choices(actions, weights)[0])
    return int(random.choice(state.legal_actions()))


def openspiel_game(game: Any) -> tuple[Any, Counts]:
    state = game.new_initial_state()
    decisions = chance = dealt = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance += 1
            dealt += decisions == 0
        else:
            decisions += 1
        state.apply_action(sampled(state))
    return state, {"actions": decisions + chance, "decisions": decisions, "chance": chance, "dealt": dealt, "games": 1}


def dealt_states(game: Any) -> Iterator[Any]:
    states = []
    for _ in range(DEALT_STATES):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(sampled(state))
        states.append(state)
    return cycle(states)


def openspiel(label: str, name: str, seconds: float) -> list[Row]:
    """Driven from Python, and by the two loops inside pyspiel that play random games without Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    version = version_of("open_spiel")
    driven = measure(lambda: openspiel_game(game)[1], seconds)
    size = len(pickle.dumps(openspiel_game(game)[0]))
    games = driven.total["games"]
    length = driven.total["actions"] / games
    length_dealt = (driven.total["actions"] - driven.total["dealt"]) / games

    # pyspiel does not bind Evaluator.evaluate; a search of one simulation does nothing but evaluate its root, a dealt state.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    roots = dealt_states(game)

    def rollouts() -> Counts:
        searcher.mcts_search(next(roots))
        return {"actions": ROLLOUTS * length_dealt, "games": ROLLOUTS}

    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = count()

    def bots_game() -> Counts:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return {"actions": length, "games": 1}

    means = {"actions_per_game": length, "actions_per_game_once_dealt": length_dealt}
    row = partial(Row, label, version=version, extra=means)
    return [
        row(how="C++ driven from Python", rate=driven, state_bytes=size, bytes_of="pickle of a finished state"),
        row(how="C++ rollouts", rate=measure(rollouts, seconds), note="MCTSBot, RandomRolloutEvaluator"),
        row(how="C++ bots", rate=measure(bots_game, seconds), note="evaluate_bots, uniform random"),
    ]


def pgx_backgammon(seconds: float, platform: str, sizes: Sequence[int], cores: int = 0) -> list[Row]:
    """Everything on the device: many steps a call, actions by jax.random.categorical, finished games replaced."""
    import jax

    with jax.default_device(jax.devices(platform)[0]):
        rows = [pgx_batch(seconds, size, cores) for size in sizes]
    best = max(rows, key=lambda row: row.actions or 0)
    best.extra["all_sizes"] = {row.extra["batch"]: row.actions for row in rows}
    return [best]


def pgx_batch(seconds: float, size: int, cores: int) -> Row:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(states: Any, key: Any) -> Any:
        def once(carry: Any, key: Any) -> Any:
            states, ended = carry
            for_action, for_step = jax.random.split(key)
            actions = jax.random.categorical(for_action, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
            states = step(states, actions, jax.random.split(for_step, size))
            return (states, ended + states.terminated.sum()), None

        key, keys = jax.random.split(key)
        carry, _ = jax.lax.scan(once, (states, jnp.int32(0)), jax.random.split(keys, STEPS_PER_CALL))
        return *carry, key

    key = jax.random.key(0)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))
    state_bytes = sum(leaf.nbytes for leaf in jax.tree.leaves(states)) // size
    start = time.perf_counter()
    compiled = jax.jit(advance).lower(states, key).compile()
    compile_seconds = time.perf_counter() - start

    def play() -> Counts:
        nonlocal states, key
        states, ended, key = compiled(states, key)
        return {"actions": size * STEPS_PER_CALL, "games": int(ended)}

    return Row(
        "pgx backgammon",
        "jit + vmap",
        version=version_of("pgx"),
        cores=cores,
        rate=measure(play, seconds),
        state_bytes=state_bytes,
        bytes_of="arrays of one State",
        note=f"batch {size:,}; compiled in {compile_seconds:.1f} s, not counted",
        extra={"batch": size, "compile_seconds": compile_seconds, "jax": version_of("jax")},
    )


def catanatron(players: int, seconds: float) -> list[Row]:
    from catanatron import Color, Game, RandomPlayer

    colors = list(Color)[:players]

    def finished() -> Any:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        return game

    def play() -> Counts:
        return {"actions": len(finished().state.actions), "games": 1}

    size = len(pickle.dumps(finished().state))
    name = f"catanatron, {players} players"
    rate = measure(play, seconds)
    return [
        Row(name, "Python", version=version_of("catanatron"), rate=rate, state_bytes=size, bytes_of="pickle of a finished state")
    ]


def rlcard(seconds: float) -> list[Row]:
    import rlcard

    env = rlcard.make("gin-rummy")

    def play() -> Counts:
        state, _ = env.reset()
        actions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            actions += 1
        return {"actions": actions, "games": 1}

    rate = measure(play, seconds)
    size = len(pickle.dumps(env.game))
    return [
        Row(
            "RLCard gin rummy",
            "Python",
            version=version_of("rlcard"),
            rate=rate,
            state_bytes=size,
            bytes_of="pickle of a finished game",
        )
    ]


def pettingzoo_classic(name: str, seconds: float) -> list[Row]:
    """As its documentation has an agent play: last, a legal action of the mask, step."""
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").env()
    generator = np.random.default_rng(1)

    def play() -> Counts:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(generator.choice(np.flatnonzero(mask)))
            actions += 1
        return {"actions": actions, "games": 1}

    return [Row(f"PettingZoo {name}", "AEC", version=version_of("pettingzoo"), rate=measure(play, seconds))]
