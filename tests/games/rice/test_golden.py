"""The golden records of Seasons of Rice show every way a decision can come up. That they replay is tested for all games."""

from support.make_golden import record_of, specs

ALL = specs("rice")


def test_every_kind_of_decision_is_in_some_record():
    texts = [text for spec in ALL for _, text, _ in record_of("rice", spec.name)["actions"]]
    assert {text.split()[0] for text in texts} == {"ancestor", "build", "at", "row", "river", "pass"}
    for verb in ("build", "row"):
        assert {int(text.split()[1]) for text in texts if text.startswith(verb)} == set(range(1, 19))
    assert {text.split()[2] for text in texts if text.startswith("at")} == {"upright", "lying"}


def test_all_mixes_of_the_options_and_a_foreign_deck_with_each_expansion_are_shown():
    mixes = {tuple(record_of("rice", spec.name)["options"].values()) for spec in ALL}
    assert mixes == {(False, False), (True, False), (False, True), (True, True)}
    assert {record_of("rice", spec.name)["deal"]["deck"] for spec in ALL} > {"subak", "golden", "golden too"}
