"""The state: all of a match at one moment, as one NumPy record.

A farm has no edge, and the state keeps its cells on a torus of 32 x 32, a bit each. Its cards hang together, and eight of them
span at most 24 cells; the rules look one cell beyond them. A farm's cards and the plots of a field have their true coordinates.

A complete plot takes four cells and a cell lies in two plots, so eight cards complete at most 24, and the sixteen cells of the
river's bank, each in one plot of a farm, four more.

Where both choose at once, a seat's choice waits in build, at_x, at_y, at_lying and to_row until the other has chosen too.
"""

from typing import Literal, get_args

import numpy as np

from subak.games.rice.components import CARDS, CONDITIONS, FARM_SIZE, RIVER_CARDS

SIDE = 32
MOST_PLOTS = 28
SEATS = 2

SETUP, WET, DRY = range(3)
Season = Literal["setup", "wet", "dry"]
SEASONS: tuple[Season, ...] = get_args(Season)
ANCESTOR, BUILD, AT, ROW, RIVER_CHOICE, OVER = range(6)
PHASES = ("ancestor", "build", "at", "row", "river", "over")

STATE = np.dtype(
    [
        ("rng", np.uint32, (4,)),
        ("covered", np.uint32, (SEATS, SIDE)),  # bit per cell of a farm, line by line: under a card
        ("path", np.uint32, (SEATS, SIDE)),  # bit per cell: its diagonal is a path
        ("closed", np.uint32, (SEATS, SIDE)),  # bit per corner: the plot around it is in a closed field
        ("deck", np.int64),  # 0: our own; any other: a foreign deck, which dealing leaves as it is
        ("hand", np.int32, (SEATS,)),  # bit per card
        ("dry_row", np.int32),
        ("turn", np.int16),
        ("reveals", np.int16),  # grows whenever something hidden is turned up: undo stops there
        ("points", np.int16, (SEATS,)),
        ("largest", np.int16, (SEATS,)),  # size of the largest closed field
        ("faces", np.int16, (CARDS,)),  # see deck.face_number
        ("ancestors", np.int8, (CARDS, 4 + 3 * CONDITIONS)),  # see fields.EFFECT
        ("river_cards", np.int8, (RIVER_CARDS, 6)),  # by symbol, see river.SCORES
        ("contract_cards", np.int8, (5,)),  # see fields.JASMINE
        ("cards", np.int8, (CARDS,)),  # in the order dealt
        ("players", np.int8),
        ("festival", np.int8),
        ("contracts", np.int8),
        ("season", np.int8),
        ("phase", np.int8),
        ("active", np.int8),  # whose turn it is
        ("actor", np.int8),  # who decides now
        ("ginger", np.int8),  # who has the Ginger contract; the other has Jasmine
        ("river", np.int8, (RIVER_CARDS,)),  # from the first seat's left
        ("river_scored", np.int8),  # how many river cards have been scored at the end of the wet season
        ("ancestor", np.int8, (SEATS,)),
        ("build", np.int8, (SEATS,)),
        ("at_x", np.int8, (SEATS,)),
        ("at_y", np.int8, (SEATS,)),
        ("at_lying", np.int8, (SEATS,)),
        ("to_row", np.int8, (SEATS,)),
        ("farm_size", np.int8, (SEATS,)),  # how many cards a farm has
        ("card", np.int8, (SEATS, FARM_SIZE)),
        ("x", np.int8, (SEATS, FARM_SIZE)),
        ("y", np.int8, (SEATS, FARM_SIZE)),
        ("lying", np.int8, (SEATS, FARM_SIZE)),
        ("features", np.int8, (SEATS, 3)),  # in the whole farm
        ("closed_features", np.int8, (SEATS, 3)),
        ("river_features", np.int8, (SEATS, 3)),  # in closed fields at the river
        ("plots", np.int8, (SEATS,)),  # complete ones
        ("closed_plots", np.int8, (SEATS,)),
        ("fields", np.int8, (SEATS,)),  # closed ones
        ("field_x", np.int8, (MOST_PLOTS,)),  # the plots of the field that is being looked at
        ("field_y", np.int8, (MOST_PLOTS,)),
        ("open_information", np.int8),
        ("unused", np.int8, (5,)),  # instead of padding, so that equal states are equal in every byte
    ],
    align=True,
)
