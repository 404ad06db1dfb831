"""Our games are proper environments of PettingZoo, with every number of players and every variant."""

import json

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from support.observations import observed
from support.random_play import every_setting

from subak.core.mistakes import Mistake
from subak.core.registry import game_names
from subak.envs.pettingzoo import env, raw_env


def first_legal(table):
    return int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])


def played(table, seed, choose=first_legal):
    """A whole match; all that was decided, and the rewards of the agents."""
    table.reset(seed=seed)
    actions, rewards = [], {}
    for agent in table.agent_iter():
        _, reward, terminated, truncated, _ = table.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        action = None if terminated or truncated else choose(table)
        actions.append((agent, action))
        table.step(action)
    return actions, rewards


# Of PettingZoo's own games with masks it keeps a list.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_it_passes_the_api_test(game, players, options):
    api_test(env(game, players, options, render_mode="ansi"), num_cycles=100)


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_it_passes_the_seed_test(game, players, options):
    seed_test(lambda: env(game, players, options), num_cycles=50)


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_max_cycles_cuts_a_match_off_after_that_many_decisions(game, players, options):
    table = env(game, players, options, max_cycles=7)
    actions, rewards = played(table, 1)
    assert [action is None for _, action in actions] == [False] * 7 + [True] * players
    assert set(rewards.values()) == {0}
    assert table.agents == []


@pytest.mark.parametrize("game", game_names())
def test_a_match_ends_with_rewards_that_sum_to_nothing_and_one_more_step_for_each_agent(game):
    table = env(game, 2)
    actions, rewards = played(table, 3)
    assert sorted(agent for agent, action in actions if action is None) == ["player_0", "player_1"]
    assert sum(rewards.values()) == pytest.approx(0)
    assert table.unwrapped.match.over
    winners = table.unwrapped.match.result()["winners"]
    assert [rewards[f"player_{seat}"] == max(rewards.values()) for seat in range(2)] == [seat in winners for seat in range(2)]


@pytest.mark.parametrize("game", game_names())
def test_an_agent_is_shown_what_its_seat_observes_and_only_who_decides_has_legal_actions(game):
    table = raw_env(game, 2)
    table.reset(seed=5)
    for _ in range(30):
        for seat, agent in enumerate(table.possible_agents):
            shown = table.observe(agent)
            assert shown["observation"].tolist() == observed(table.match, seat).tolist()
            assert np.flatnonzero(shown["action_mask"]).tolist() == (table.match.legal if agent == table.agent_selection else [])
        table.step(table.match.legal[-1])


def test_a_seed_begins_a_sequence_of_matches():
    first, again = raw_env("bali"), raw_env("bali")
    deals = []
    for table in (first, again):
        table.reset(seed=9)
        deal = table.match.deal
        table.reset()
        deals.append((deal, table.match.deal))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_an_illegal_action_ends_the_match_and_costs_a_point():
    table = env("bali")
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(culprit)["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[culprit] == -1


def test_without_the_wrappers_an_illegal_action_is_refused_by_name():
    table = raw_env("bali")
    table.reset(seed=1)
    with pytest.raises(Mistake, match="not possible"):
        table.step(table.game.actions - 1)


def test_a_spectators_view_can_be_rendered():
    table = env("rice", render_mode="ansi")
    table.reset(seed=1)
    assert json.loads(table.render())["seat"] is None


@pytest.mark.parametrize(("game", "players", "message"), [("go", 2, "go"), ("bali", 7, "7"), ("rice", 3, "3")])
def test_what_cannot_be_is_refused(game, players, message):
    with pytest.raises(Mistake, match=message):
        env(game, players)
