"""What the words around the numbers of the rules page say."""

from games.cacao.worked import ANNA, BEN, END, FILL, PLACE, full_storage, last_tile, turn

from subak.games.cacao.components import STORAGE


def test_after_filling_anna_chooses_between_harvest_and_sale_and_two_workers_wait():
    position = turn().do(*PLACE, *FILL)
    assert position.actor == ANNA
    assert position.legal == ["harvest 1,0 left", "sell 0 1,0 right"]
    tile = position.at("1,0")
    assert tile is not None
    assert tile["workers"] == [2, 1, 0, 1]
    assert position.at("1,-1") is None


def test_ben_has_the_most_gold_before_the_scoring_and_anna_wins_by_one():
    end = last_tile().do(*END).view(ANNA)["end"]
    assert max(seat["gold"] for seat in end["seats"]) == end["seats"][BEN]["gold"]
    assert end["seats"][ANNA]["total"] == end["seats"][BEN]["total"] + 1
    assert end["winners"] == [ANNA]


def test_ben_has_a_fruit_and_anna_a_full_storage_where_the_words_say_so():
    assert turn().fruits == [0, 1]
    assert full_storage().fruits == [STORAGE, 1]


def test_around_each_temple_stand_as_many_workers_as_its_column_says():
    view = last_tile().do(*END).view(ANNA)
    around = []
    for temple in view["end"]["temples"]:
        x, y = temple["at"]
        workers = [0, 0, 0]
        for tile in view["board"]:
            beside = {(x, y - 1): 2, (x + 1, y): 3, (x, y + 1): 0, (x - 1, y): 1}.get((tile["x"], tile["y"]))
            if beside is not None and "workers" in tile:
                workers[tile["seat"]] += tile["workers"][beside]
        around.append(workers)
    assert around == [[3, 2, 1], [1, 2, 2], [1, 1, 3]]
