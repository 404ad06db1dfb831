"""What is sent to the API and what comes back, with examples; views of games are theirs to describe.

The page's types are written from these classes by tools/write_types.py.
"""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, SkipValidation, StrictBool, StrictInt, StrictStr, with_config
from typing_extensions import TypedDict

from subak.core import registry
from subak.core.registry import Tale, Told, game_names
from subak.players.levels import LEVELS

GameName = Annotated[str, Field(pattern=f"^({'|'.join(game_names())})$", description="api-game", examples=["bali"])]
LevelName = Annotated[str, Field(pattern=f"^({'|'.join(LEVELS)})$", description="api-level", examples=["blade"])]
TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{12}$", examples=["q3Yz0a_8KdPx"])]
Step = Annotated[StrictInt, Field(ge=0, le=1_000_000, description="api-step-decided", examples=[12])]


EXAMPLE_RECORD: dict[str, Any] = {
    "format": "subak/1",
    "game": "bali",
    "rules": 2,
    "players": 2,
    "options": {"oracle": False, "demon": False},
    "deal": {"sets": ["pepper", "rice"], "pile": ["shrine", "priest"]},
    "actions": [[0, "pass"], [0, "play 1 banana"]],
}


EXAMPLE_DECK: dict[str, Any] = {
    "name": "mine",
    "faces": [{"no": 1, "paths": "##.#.#", "features": {"1,1": "farmer", "0,2": "house"}}],
    "ancestors": [{"no": 1, "name": "Sreymom", "when": "dry", "effect": "field", "points": 4, "if": {"feature": {"most": 0}}}],
}


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Me(BaseModel):
    id: str = Field(description="api-id", examples=["Zk3yQx0aB1cD2eF4"])
    name: str | None = Field(examples=["Made"])
    account: str | None = Field(description="api-account", examples=["made"])


class Rename(Request):
    name: StrictStr = Field(min_length=1, max_length=100, examples=["Made"])


class Credentials(Request):
    login: StrictStr = Field(min_length=1, max_length=100, examples=["made"])
    password: StrictStr = Field(min_length=1, max_length=1000, examples=["rice and rain"])


class NewPassword(Request):
    password: StrictStr = Field(min_length=1, max_length=1000, description="api-present-password", examples=["rice and rain"])
    new: StrictStr = Field(min_length=1, max_length=1000, examples=["sun and water"])


class SeatForPerson(Request):
    kind: Literal["me", "person"] = Field(description="api-kind")


class SeatForBot(Request):
    kind: Literal["bot"]
    level: LevelName = "blade"


BeginsAsked = Annotated[
    Literal["lot", "loser"] | Annotated[StrictInt, Field(ge=0, le=3)],
    Field(description="api-begins", examples=["lot"]),
]


class NewTable(Request):
    game: GameName
    seats: list[Annotated[SeatForPerson | SeatForBot, Field(discriminator="kind")]] = Field(
        min_length=2,
        max_length=4,
        description="api-seats-asked",
        examples=[[{"kind": "me"}, {"kind": "bot", "level": "blade"}]],
    )
    options: dict[str, StrictBool] = Field(
        default_factory=dict, max_length=8, description="api-options", examples=[{"oracle": True}]
    )
    public: StrictBool = Field(False, description="api-public")
    days: Annotated[StrictInt, Field(ge=1, le=30)] | None = Field(None, description="api-days", examples=[3])
    hints: StrictBool = Field(False, description="api-hints")
    begins: BeginsAsked = "lot"
    first: StrictBool = Field(
        False,
        description="api-first-match",
    )
    deck: dict[str, Any] | None = Field(
        None,
        description="api-deck",
        examples=[None],
    )


class Rematch(Request):
    begins: BeginsAsked | None = Field(None, description="api-begins-again")


class Sit(Request):
    invitation: Annotated[StrictStr, Field(max_length=200)] | None = Field(
        None, description="api-invitation", examples=["WyJxM1l6MGFfOEtkUHgiLDFd.kZ0…"]
    )
    seat: Annotated[StrictInt, Field(ge=0, le=3)] | None = Field(None, description="api-free-place", examples=[1])


class Start(Request):
    fill: LevelName | None = Field(None, description="api-fill", examples=["sprout"])


class Action(Request):
    action: Annotated[StrictStr, Field(max_length=60)] | StrictInt = Field(description="api-action", examples=["play 2 banana"])
    expect: Step


class Undo(Request):
    expect: Step


class StandIn(Request):
    level: LevelName = "blade"
    seat: Annotated[StrictInt, Field(ge=0, le=3)] | None = Field(None, description="api-seat-asked", examples=[2])


class Chat(Request):
    text: StrictStr = Field(min_length=1, max_length=300, examples=["Selamat bermain!"])


class Preview(Request):
    action: Annotated[StrictStr, Field(max_length=60)] | StrictInt = Field(examples=["play 2 banana"])
    then: Annotated[StrictStr, Field(max_length=60)] | StrictInt | None = Field(
        None,
        description="api-then",
        examples=["take 2"],
    )
    expect: Step | None = Field(None, description="api-expect-preview")


Depth = Literal["fast", "deep"]


class AnalysisAsked(Request):
    depth: Depth = "fast"
    hindsight: StrictBool = False


class Accepted(BaseModel):
    step: int = Field(description="api-next-step")
    repeated: bool = Field(description="api-repeated")


class Seated(BaseModel):
    seat: int = Field(description="api-seated")


class SeatShown(BaseModel):
    number: int
    name: str | None
    bot: str | None = Field(description="api-bot")
    taken: bool = Field(description="api-taken")
    account: bool


class Result(TypedDict):
    scores: list[int] | None  # none after a resignation
    winners: list[int]
    resigned: NotRequired[list[int]]


class Fair(TypedDict):
    """What the commitment was made of."""

    seed: str
    salt: str


class OfTable(BaseModel):
    """What a table was opened with."""

    id: str
    game: str
    players: int
    options: dict[str, bool]
    public: bool
    days: int | None
    hints: bool


class TableShown(OfTable):
    rated: bool
    deck: str | None = Field(description="api-deck-name")
    status: Literal["open", "running", "over"]
    to_move: list[int] = Field(description="api-to-move")
    seats: list[SeatShown] = Field(description="api-seats")
    seat: int | None = Field(description="api-seat")
    invitations: dict[int, str] | None = Field(description="api-invitations")
    begins: Literal["lot", "seat", "loser"] | None = Field(description="api-began")
    first: int | None = Field(description="api-first-place")
    places: list[int] | None = Field(description="api-places")
    created: float
    moved: float = Field(description="api-moved")
    step: int = Field(description="api-step")
    number: int = Field(description="api-number")
    commitment: str | None = Field(description="api-commitment")
    fair: Fair | None = Field(description="api-fair")
    result: Result | None = Field(description="api-result")
    rematch: str | None
    uploaded: bool = Field(description="api-uploaded")


@with_config(ConfigDict(extra="allow"))
class View(registry.View):
    """All that somebody may know of a match; what is not named here is the game's own."""


class Entry(TypedDict):
    """A line of the table's log; a decision has its text and story."""

    number: int
    step: int | None
    kind: Literal["seated", "left", "started", "act", "undo", "resigned", "handed", "returned", "chat", "rematch"]
    seat: int | None
    at: float  # seconds since 1970
    text: NotRequired[str]  # of a decision in the notation of records, or of a chat
    story: NotRequired[list[Told]]
    name: NotRequired[str | None]
    bot: NotRequired[str | None]
    why: NotRequired[Literal["resigned", "absent", "late", "asked"]]
    table: NotRequired[str]  # of a rematch
    ply: NotRequired[int]  # of a decision: how many others stand before it in the record
    to: NotRequired[int]  # how many decisions stand before those that an undo takes back
    count: NotRequired[int | None]  # how many it takes back; all where it is not known
    begins: NotRequired[Literal["lot", "seat", "loser"] | None]  # of a start: how it was settled that seat 0 begins


class Presence(TypedDict):
    seats: list[int]  # whose people are connected
    watching: int


# What the engine and messages.py made is not checked again: that would cost more than to make it.
class Snapshot(BaseModel):
    type: Literal["table"]
    table: TableShown
    view: SkipValidation[View | None] = Field(description="api-view")
    entries: SkipValidation[list[Entry]] = Field(description="api-entries")
    presence: SkipValidation[Presence]


class EntryHeard(TypedDict):
    """A message of the WebSocket: an entry was added, and this is the table now."""

    type: Literal["entry"]
    entry: Entry
    table: NotRequired[TableShown]  # not with a chat
    view: NotRequired[View | None]


class PresenceHeard(Presence):
    type: Literal["presence"]


class AcceptedHeard(TypedDict):
    type: Literal["accepted"]
    expect: int  # of the decision
    step: int  # what the next decision must expect
    repeated: bool


class RefusedHeard(TypedDict):
    type: Literal["refused"]
    expect: int
    error: str
    message: str
    details: dict[str, Any]


class StoppingHeard(TypedDict):
    """The server is going down; to come back is up to the page."""

    type: Literal["stopping"]


class PongHeard(TypedDict):
    type: Literal["pong"]


# All that the WebSocket sends.
Heard = Snapshot | EntryHeard | PresenceHeard | AcceptedHeard | RefusedHeard | StoppingHeard | PongHeard


class Summary(OfTable):
    status: Literal["open", "running", "over"]
    created: float
    moved: float
    result: Result | None
    seats: list[SeatShown]
    seat: int | None
    to_move: list[int] = Field(description="api-to-move")
    your_turn: bool
    uploaded: bool


class Lists(BaseModel):
    open: list[Summary] = Field(description="api-open-lists")
    running: list[Summary] = Field(description="api-running-lists")


class Foretold(BaseModel):
    told: list[Told] = Field(description="api-told")


class Advice(BaseModel):
    action: str
    says: Told
    win: float
    margin: float
    reasons: list[Told]


class Hint(BaseModel):
    step: int
    moves: list[Advice]


Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Weighed(TypedDict):
    """What a search thinks of an action, for the seat that decides."""

    action: str
    says: Told
    win: float
    margin: float
    visits: int


class Judged(TypedDict):
    ply: int  # how many decisions went before
    seat: int
    played: Weighed
    best: Weighed
    others: list[Weighed]
    noise: float  # a smaller loss may be none
    verdict: Verdict
    chance: float  # to win, before the decision
    loss: float


class TurningPoint(TypedDict):
    ply: int
    seat: int
    start: int
    stop: int
    before: float
    after: float


class AnalysisResult(TypedDict):
    format: str
    game: str
    players: int
    plies: int
    depth: Literal["fast", "deep"]
    hindsight: bool
    complete: bool
    decisions: list[Judged]
    end: list[float] | None
    turning_points: list[TurningPoint]
    result: Result | None
    iterations: int
    accuracy: list[float | None]  # by seat
    counts: list[dict[Verdict, int]]
    courses: list[list[Annotated[list[float], tuple[int, float]]]]  # each seat's chance to win, by ply


class AnalysisShown(BaseModel):
    state: Literal["queued", "running", "done", "failed"]
    done: int
    total: int
    result: SkipValidation[AnalysisResult | None]


class GameShown(BaseModel):
    name: str
    title: str
    rules: int
    players: list[int]
    options: list[str]
    together: bool = Field(description="api-together")


class Status(BaseModel):
    version: str
    games: list[GameShown]
    levels: list[str]
    compiling: dict[str, Annotated[list[int], tuple[int, int]]] = Field(description="api-compiling")


class RulesShown(BaseModel):
    html: str = Field(description="api-html")
    aid: str | None = Field(description="api-aid")


class Moment(BaseModel):
    ply: int
    view: SkipValidation[View]
    last: SkipValidation[Tale | None] = Field(description="api-last")


class Foreseen(BaseModel):
    told: list[Told] = Field(description="api-brought-about")
    reasons: list[Told] = Field(description="api-reasons")


class RecordSent(BaseModel):
    """As the rules pages describe it; whatever is sent is read by the engine, which names the first thing that is wrong."""

    model_config = ConfigDict(json_schema_extra={"examples": [EXAMPLE_RECORD]})

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any] = Field(default_factory=dict)
    deal: dict[str, Any]
    actions: list[list[Any]]


class DeckSent(BaseModel):
    """As docs/rice-deck.md describes it; whatever is sent is read by the engine, which names the first thing that is wrong."""

    model_config = ConfigDict(json_schema_extra={"examples": [EXAMPLE_DECK]})

    name: str
    faces: list[dict[str, Any]]
    ancestors: list[dict[str, Any]] | None = None
    river: list[dict[str, Any]] | None = None
    contracts: dict[str, Any] | None = None


class DeckChecked(BaseModel):
    deck: dict[str, Any] = Field(description="api-normal-form")
    hash: str = Field(description="api-hash")
    shown: SkipValidation[Any] = Field(description="api-cards-shown")


class RatingShown(BaseModel):
    name: str | None
    bot: str | None
    rating: int
    uncertainty: int
    matches: int


class Problem(BaseModel):
    error: str = Field(description="api-error", examples=["not-your-turn"])
    message: str = Field(description="api-message")
    details: dict[str, Any]
