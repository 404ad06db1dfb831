"""What a network learns from, and that it learns."""

from importlib import import_module
from types import SimpleNamespace

import pytest
from support.random_play import NIGHTLY

from subak.core.registry import game_named
from subak.study.arena.playing import play_arena

ALONE = (2, (), 1.0)


@pytest.fixture(scope="module")
def ppo():
    """Loaded by who needs it: PyTorch takes seconds, which every worker would spend before its first test."""
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)  # other tests have the other cores
    found = {"torch": torch}
    for module in ("learning", "model", "rollouts", "run"):
        found |= vars(import_module(f"subak.study.training.{module}"))
    return SimpleNamespace(**found)


def a_rollout(ppo, seats, outcomes, results, ended=True):
    rollout = ppo.Rollout(game_named("bali"), len(seats), 1, 2, "cpu")
    rollout.seats[:, 0] = ppo.torch.tensor(seats)
    rollout.outcomes[:, 0, 0] = ppo.torch.tensor(outcomes)
    rollout.done[-1, 0] = ended
    if ended:
        rollout.results[-1, 0, :, 0] = ppo.torch.tensor(results)
    return rollout


def found(ppo, rollout, last, last_seat, spread):
    return ppo.surprises(rollout, ppo.torch.tensor([[last, 0.0]]), ppo.torch.tensor([last_seat]), ppo.torch.tensor([2]), spread)[
        :, 0, 0
    ].tolist()


def test_a_seat_is_judged_from_one_of_its_own_decisions_to_its_next(ppo):
    rollout = a_rollout(ppo, [0, 1, 1, 0], [0.1, -0.2, 0.3, 0.5], [1.0, -1.0])
    assert found(ppo, rollout, 9.0, 0, 0.0) == pytest.approx([0.5 - 0.1, 0.3 + 0.2, -1.0 - 0.3, 1.0 - 0.5])
    assert found(ppo, rollout, 9.0, 0, 1.0) == pytest.approx([1 - 0.1, -1 + 0.2, -1 - 0.3, 1 - 0.5])


def test_a_game_that_goes_on_is_judged_by_what_it_is_worth_now_to_either(ppo):
    assert found(ppo, a_rollout(ppo, [0, 1], [0.1, 0.2], None, ended=False), 0.6, 0, 0.0) == pytest.approx([0.6 - 0.1, -0.6 - 0.2])


def test_actions_are_drawn_as_their_logits_say_and_never_illegal_ones(ppo):
    ppo.torch.manual_seed(1)
    logits = ppo.torch.log(ppo.torch.tensor([[0.5, 0.3, 0.2, 0.0]])).repeat(20_000, 1)
    shares = ppo.torch.bincount(ppo.sampled(logits), minlength=4) / len(logits)
    assert shares.tolist() == pytest.approx([0.5, 0.3, 0.2, 0.0], abs=0.015)
    assert shares[3] == 0


@pytest.mark.parametrize("game", ["bali", "cacao"])
def test_several_settings_are_played_side_by_side(ppo, game):
    settings = ppo.settings_of(game, [2, 4], [(), tuple(game_named(game).options[:1])])
    assert [setting.share for setting in settings] == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 6])
    fields = ppo.Fields(game_named(game), settings, 60, 1, "cpu", 40)
    rollout = ppo.Rollout(game_named(game), 160, fields.games, fields.seats, "cpu")
    ppo.play(fields, ppo.Model(game_named(game), 16, 8), rollout)
    assert all(not env.illegal.any() for env in fields.envs)
    assert rollout.positions.masks.gather(2, rollout.actions[..., None]).all()
    ended = rollout.results[rollout.done]
    assert len(ended) > 0
    assert ended[..., 0].sum(1) == pytest.approx(ppo.torch.zeros(len(ended)), abs=1e-5)
    assert not rollout.results[~rollout.done][..., 0].any()
    of_two = fields.players == 2
    assert not rollout.results[:, of_two, 2:].any()


def test_what_went_better_than_expected_is_done_more_often(ppo):
    game = game_named("bali")
    ppo.torch.manual_seed(1)
    fields = ppo.Fields(game, (ppo.Setting(*ALONE),), 64, 1, "cpu", 40)
    model = ppo.Model(game, 32, 16)
    slow = ppo.Model(game, 32, 16)
    slow.load_state_dict(model.state_dict())
    rollout = ppo.Rollout(game, 16, fields.games, 2, "cpu")
    ppo.play(fields, model, rollout)
    liked = rollout.actions == rollout.positions.masks.int().argmax(-1)  # the first legal action, as if it were always better
    surprise = ppo.torch.stack([liked.float() - 0.5] * 2, -1)
    optimizer = ppo.torch.optim.Adam(model.parameters(), lr=1e-3)
    measured = ppo.learn(model, slow, optimizer, rollout, surprise, ppo.Recipe(rate=1e-3, pull=0.0), 0.0, mixed_precision=False)
    with ppo.torch.no_grad():
        logs = model(ppo.Positions(*(kept.flatten(0, 1) for kept in rollout.positions)))[0].log_softmax(-1)
    now = logs.gather(1, rollout.actions.flatten()[:, None])[:, 0]
    with_choice = rollout.positions.masks.flatten(0, 1).sum(-1) > 1
    grew = now > rollout.chances.flatten()
    assert grew[liked.flatten() & with_choice].float().mean() > 0.8
    assert grew[~liked.flatten() & with_choice].float().mean() < 0.4
    assert 0 < measured.kl < 0.2


def plan(ppo, **changed):
    basis = ppo.Plan("bali", (ppo.Setting(*ALONE),), 4, 32, 1, "cpu", ppo.Recipe(steps=16, epochs=1, minibatches=2), (), 4, 2)
    return ppo.Plan(**{**{name: getattr(basis, name) for name in ppo.Plan.__dataclass_fields__}, **changed})


def trained(ppo, folder, iterations=4, stop_after=None):
    folder.mkdir(exist_ok=True)
    training = ppo.Training(plan(ppo, iterations=iterations), folder)
    lines = []

    def on_iteration(done):
        if done == stop_after:
            raise KeyboardInterrupt

    try:
        training.run(on_iteration, lines.append)
    except KeyboardInterrupt:
        pass
    finally:
        training.log.close()
    return training, lines


def test_the_same_seed_trains_the_same_network_interrupted_or_not(ppo, tmp_path):
    whole, lines = trained(ppo, tmp_path / "whole")
    trained(ppo, tmp_path / "parts", stop_after=3)
    resumed, _ = trained(ppo, tmp_path / "parts")
    assert [line.iteration for line in lines] == [2, 4]
    assert resumed.log.lines[-1].iteration == 4
    assert whole.file.read_bytes() == resumed.file.read_bytes()
    assert lines[-1].loss == resumed.log.lines[-1].loss


def test_a_training_goes_on_from_a_network(ppo, tmp_path):
    first, _ = trained(ppo, tmp_path / "first")
    (tmp_path / "second").mkdir()
    second = ppo.Training(plan(ppo, start=str(first.file)), tmp_path / "second")
    second.log.close()
    for name, layer in first.model.layers().items():
        assert second.model.layers()[name] == pytest.approx(layer, abs=2e-3)


if NIGHTLY:  # it takes half a minute alone, and minutes beside other tests

    def test_a_short_training_beats_random_play(ppo, tmp_path):
        """So that the whole way, from nothing to a bot in the arena, cannot rot."""
        recipe = ppo.Recipe(rate=1e-3, epochs=4, margin=0.7)
        training = ppo.Training(plan(ppo, iterations=16, games=256, seed=2, recipe=recipe, measured_every=16), tmp_path)
        training.run(lambda done: None, lambda line: None)
        training.log.close()
        net = f"net:{training.file}"
        results = play_arena("bali", (net, "random"), 2, 200, cores=1)
        won = sum(result.victory(seat) for result in results for seat, name in enumerate(result.bots) if name == net)
        assert won >= 0.6 * 200
