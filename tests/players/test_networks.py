"""Networks in compiled code: the same numbers as in PyTorch, from the observation alone, and files that say what they are of."""

import os
from random import Random

import numpy as np
import pytest
from support.networks import random_file, random_layers
from support.observations import observed
from support.redealt_worlds import redealt

from subak.core.compiling import interpreted
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.core.verbs import alike, where
from subak.players import bot, minds
from subak.players.networks import Layers, load, network, places, save, sight_of
from subak.players.thinking import mind, think_once, thought

MOST_BYTES = 2_000_000


def in_mid_match(game, decisions=20, seed="1"):
    match = Match.new(game, game_named(game).players[0], seed=seed)
    random = Random(seed)
    for _ in range(decisions):
        match.apply(random.choice(match.legal))
    return match


@pytest.mark.parametrize("name", game_names())
def test_it_thinks_the_same_as_in_pytorch(name):
    torch = pytest.importorskip("torch")
    from subak.study.training.model import Model, Positions

    game = game_named(name)
    torch.manual_seed(1)
    model = Model(game, 32, 16)
    for weights in model.parameters():
        torch.nn.init.normal_(weights, std=0.1)
    ours = mind(network(game, model.layers()))
    space = thought(game, ours)
    for decisions in (0, 1, 3, 7, 11, 18, 20, 27, 28, 33):
        match = in_mid_match(name, decisions)
        count = think_once(match.states, ours, space)
        masks = torch.zeros((1, game.actions), dtype=torch.bool)
        masks[0, match.legal] = True
        places = torch.full((2, 1, game.actions), -1, dtype=torch.int16)
        places[1] = torch.arange(game.actions)
        for action in match.legal:
            places[:, 0, action] = torch.tensor([verb(match.state, action) for verb in (where, alike)])
        row = torch.from_numpy(observed(match, int(match.state.actor)))[None]
        with torch.no_grad():
            logits, outcome = model(Positions(row, masks, *places))
        assert space.legal[:count].tolist() == match.legal
        assert space.logits[:count] == pytest.approx(logits[0, match.legal].numpy(), abs=1e-4)
        assert space.outcome == pytest.approx(outcome[0].numpy(), abs=1e-4)


@pytest.mark.parametrize("name", game_names())
def test_it_knows_what_the_observation_says_and_nothing_else(name):
    match = in_mid_match(name)
    game, seat = match.game, int(match.state.actor)
    ours = mind(network(game, random_layers(game)))
    spaces = [thought(game, ours), thought(game, ours)]
    count = think_once(match.states, ours, spaces[0])
    for number in range(5):
        assert think_once(redealt(match, seat, words_from(f"{number}")), ours, spaces[1]) == count
        for told in ("row", "legal", "logits", "outcome"):
            assert (getattr(spaces[0], told) == getattr(spaces[1], told)).all()


def test_of_a_torus_it_looks_at_what_lies_around_the_origin():
    observation = game_named("cacao").observation
    board, numbers = next((part, numbers) for part, numbers in observation if part.name == "board")
    looked_at = (places(board, numbers) - numbers.start).tolist()
    side = board.shape[0]
    assert len(looked_at) == (2 * board.reach + 1) ** 2
    assert {0, 1, side - 1, side, side * (side - 1), side * board.reach + board.reach} <= set(looked_at)
    assert side * (board.reach + 1) not in looked_at


def test_every_number_is_read_once_or_lies_beyond_reach():
    for name in game_names():
        observation = game_named(name).observation
        sight = sight_of(observation)
        read = sorted([*sight.counts, *sight.names])
        assert len(set(read)) == len(read)
        beyond = {place for part, numbers in observation for place in range(*numbers.indices(numbers.stop))} - set(read)
        assert beyond == {
            place
            for part, numbers in observation
            if part.reach
            for place in set(range(numbers.start, numbers.stop)) - set(places(part, numbers).tolist())
        }


def test_a_network_is_kept_in_a_file_and_plays_from_it(tmp_path):
    game = game_named("bali")
    layers = random_layers(game)
    save(tmp_path / "bali.safetensors", game, layers)
    found = load(tmp_path / "bali.safetensors")
    assert found.game is game
    for name in Layers._fields:
        assert getattr(found.layers, name) == pytest.approx(layers[name], abs=1e-3)
    matches = [in_mid_match("bali", 4), in_mid_match("bali", 4)]
    player, again = (bot(f"net:{tmp_path / 'bali.safetensors'}", "1") for _ in range(2))
    while not matches[0].over:
        chosen = player.choose(matches[0])
        assert chosen in matches[0].legal
        assert chosen == again.choose(matches[1])
        for match in matches:
            match.apply(chosen)


def refused(tmp_path, content=None):
    file = tmp_path / "some.safetensors"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Mistake) as error:
        load(file)
    return error.value.message


def test_what_is_no_network_is_refused(tmp_path, monkeypatch):
    from dataclasses import replace

    from subak.players import networks

    game = game_named("bali")
    assert refused(tmp_path) == "unreadable-file"
    assert refused(tmp_path, b"") == "no-network"
    assert refused(tmp_path, b"{" * 1000) == "no-network"
    save(tmp_path / "some.safetensors", replace(game, rules=game.rules + 1), random_layers(game))
    assert refused(tmp_path) == "network-of-other-rules"
    save(tmp_path / "some.safetensors", game, random_layers(game) | {"policy": np.zeros((3, 16))})
    assert refused(tmp_path) == "network-shape"
    monkeypatch.setattr(networks, "FORMAT", "subak network 0")
    save(tmp_path / "some.safetensors", game, random_layers(game))
    monkeypatch.undo()
    assert refused(tmp_path) == "no-network"


def test_a_network_plays_its_own_game_only(tmp_path):
    game = game_named("bali")
    save(tmp_path / "bali.safetensors", game, random_layers(game))
    with pytest.raises(Mistake, match="Bali"):
        bot(f"net:{tmp_path / 'bali.safetensors'}", "1").choose(in_mid_match("cacao"))


@pytest.mark.parametrize("name", game_names())
def test_interpreted_it_thinks_the_same(name):
    match = in_mid_match(name)
    ours = mind(network(match.game, random_layers(match.game)))
    spaces = [thought(match.game, ours), thought(match.game, ours)]
    count = think_once(match.states, ours, spaces[0])
    assert interpreted(think_once)(match.states, ours, spaces[1]) == count
    assert spaces[0].logits[:count] == pytest.approx(spaces[1].logits[:count], abs=1e-5)
    assert spaces[0].outcome == pytest.approx(spaces[1].outcome, abs=1e-5)


def test_a_game_that_no_network_comes_with_is_searched_by_playouts_and_has_no_net(monkeypatch, tmp_path):
    game = game_named("bali")
    monkeypatch.setattr(minds, "WEIGHTS", tmp_path)
    assert bot("search:10", "1").kinds(game) == ("rollout",)
    with pytest.raises(Mistake, match=r"bali\.safetensors"):
        bot("net", "1").kinds(game)
    random_file(tmp_path, game).rename(tmp_path / "bali.safetensors")
    assert bot("search:10", "1").kinds(game) == bot("net", "1").kinds(game) == ("guided",)
    assert bot("net", "1").choose(in_mid_match("bali", 4)) in in_mid_match("bali", 4).legal


@pytest.mark.parametrize("file", sorted(minds.WEIGHTS.glob("*.safetensors")), ids=lambda file: file.stem)
def test_a_network_that_comes_with_a_game_is_of_its_rules_today_and_small(file):
    assert load(file).game.name == file.stem
    assert file.stat().st_size <= MOST_BYTES


def test_a_file_that_has_changed_is_read_again(tmp_path):
    game = game_named("bali")
    file = random_file(tmp_path, game)
    first = minds.of_file(file)(game)
    assert minds.of_file(file)(game) is first
    random_file(tmp_path, game, seed=2).replace(file)
    os.utime(file, (1, 1))
    assert minds.of_file(file)(game) is not first
