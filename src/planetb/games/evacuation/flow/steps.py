"""All steps of the game, in the order of their numbers."""

from planetb.games.evacuation.flow import ids
from planetb.games.evacuation.flow.dealing import (
    DealBonus,
    DealCard,
    DealGoal,
    DealItem,
    DealLine,
    DealObjective,
    DealOrder,
    DealSet,
    DealTechnology,
)
from planetb.games.evacuation.flow.draft import Draft, DropGoal, PassPacks, PickGoal, RemoveGoal
from planetb.games.evacuation.flow.map import Check, FillSpot, SettleSite
from planetb.games.evacuation.flow.parts import (
    ChoosePart,
    ExchangeResource,
    GainResource,
    PrefabricateFactory,
    RaiseProduction,
    ResearchTechnology,
    TakeFactory,
)
from planetb.games.evacuation.flow.progress import (
    ChooseLane,
    ChoosePower,
    Land,
    Landing,
    Progress,
    Split,
)
from planetb.games.evacuation.flow.rival import GuestMoves, RivalActs, RivalTurn, TopCard
from planetb.games.evacuation.flow.rows import (
    ChooseWorld,
    DevelopInfrastructure,
    PayRefresh,
    RefreshRow,
    RevealItem,
    TakeItem,
)
from planetb.games.evacuation.flow.transport import (
    Launch,
    LoadBuildings,
    LoadResources,
    LoadSites,
    SendBack,
    Transport,
    TransportPhase,
    Unload,
)
from planetb.games.evacuation.flow.turn import (
    AfterAction,
    ObjectiveWindow,
    PayEnergy,
    PlayObjective,
    Round,
    TakeTurn,
    ThrowCard,
    TuckCard,
)
from planetb.games.evacuation.flow.year import (
    Bonus,
    ChooseBonus,
    Cleanup,
    Income,
    KeepCards,
    Order,
    PhaseEnd,
    Year,
)
from planetb.games.evacuation.options import OBJECTIVE
from planetb.games.evacuation.pieces import OBJECTIVES
from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.step import Step, Window

_NUMBERED: list[tuple[int, Step[EvacuationState]]] = [
    (ids.DEAL_SET, DealSet("deal set")),
    (ids.DEAL_TECHNOLOGY, DealTechnology("deal technology")),
    (ids.DEAL_GOAL, DealGoal("deal goal")),
    (ids.DRAFT, Draft("draft")),
    (ids.PICK_GOAL, PickGoal("pick goal", opens=True)),
    (ids.REMOVE_GOAL, RemoveGoal("remove goal")),
    (ids.PASS_PACKS, PassPacks("pass packs", reveals=True)),
    (ids.DROP_GOAL, DropGoal("drop goal", opens=True)),
    (ids.DEAL_ITEM, DealItem("deal item")),
    (ids.DEAL_BONUS, DealBonus("deal bonus")),
    (ids.DEAL_ORDER, DealOrder("deal order")),
    (ids.DEAL_OBJECTIVE, DealObjective("deal objective")),
    (ids.DEAL_LINE, DealLine("deal line")),
    (ids.DEAL_CARD, DealCard("deal card")),
    (ids.KEEP_CARDS, KeepCards("keep cards", opens=True)),
    (ids.YEAR, Year("year")),
    (ids.INCOME, Income("income")),
    (ids.ROUND, Round("round")),
    (ids.TAKE_TURN, TakeTurn("take turn", window=True, opens=True)),
    (ids.PAY_ENERGY, PayEnergy("pay energy")),
    (ids.TUCK_CARD, TuckCard("tuck card")),
    (ids.AFTER_ACTION, AfterAction("after action")),
    (ids.PLAY_OBJECTIVE, PlayObjective("play objective")),
    (ids.THROW_CARD, ThrowCard("throw card")),
    (ids.CARD_PARTS, ChoosePart("card parts", names_effect=True)),
    (ids.GAIN, GainResource("gain")),
    (ids.EXCHANGE, ExchangeResource("exchange")),
    (ids.PREFABRICATE, PrefabricateFactory("prefabricate")),
    (ids.GAIN_FACTORY, TakeFactory("gain factory")),
    (ids.RAISE, RaiseProduction("raise")),
    (ids.RESEARCH, ResearchTechnology("research")),
    (ids.SETTLE, SettleSite("settle")),
    (ids.FILL_SPOT, FillSpot("fill spot")),
    (ids.CHECK, Check("check")),
    (ids.TAKE_ITEM, TakeItem("take item")),
    (ids.CHOOSE_WORLD, ChooseWorld("choose world")),
    (ids.PAY_REFRESH, PayRefresh("pay refresh")),
    (ids.REFRESH_ROW, RefreshRow("refresh row")),
    (ids.REVEAL_ITEM, RevealItem("reveal item")),
    (ids.DEVELOP, DevelopInfrastructure("develop")),
    (ids.TRANSPORT, Transport("transport")),
    (ids.LAUNCH, Launch("launch", opens=True)),
    (ids.SEND_BACK, SendBack("send back")),
    (ids.LOAD_SITES, LoadSites("load sites")),
    (ids.LOAD_BUILDINGS, LoadBuildings("load buildings")),
    (ids.LOAD_RESOURCES, LoadResources("load resources")),
    (ids.UNLOAD, Unload("unload")),
    (ids.ORDER, Order("order")),
    (ids.PROGRESS, Progress("progress")),
    (ids.CHOOSE_POWER, ChoosePower("choose power", opens=True)),
    (ids.SPLIT, Split("split", opens=True)),
    (ids.CHOOSE_LANE, ChooseLane("choose lane")),
    (ids.LANDING, Landing("landing")),
    (ids.LAND, Land("land")),
    (ids.BONUS, Bonus("bonus", reveals=True)),
    (ids.CHOOSE_BONUS, ChooseBonus("choose bonus", opens=True)),
    (ids.PHASE_END, PhaseEnd("phase end")),
    (ids.CLEANUP, Cleanup("cleanup")),
    (ids.RIVAL_TURN, RivalTurn("rival turn")),
    (ids.TOP_CARD, TopCard("top card")),
    (ids.RIVAL_ACTS, RivalActs("rival acts")),
    (ids.GUEST_MOVES, GuestMoves("guest moves")),
    (ids.TRANSPORT_PHASE, TransportPhase("transport phase")),
    (ids.LAUNCH_MORE, Launch("launch more")),
    (ids.SPLIT_CHOSEN, Split("split chosen")),
]
assert [number for number, _ in _NUMBERED] == list(range(3, 3 + len(_NUMBERED)))
STEPS: list[Step[EvacuationState]] = [step for _, step in _NUMBERED]
WINDOWS: list[Window[EvacuationState]] = [
    ObjectiveWindow("objective window", OBJECTIVE, OBJECTIVE + OBJECTIVES),
]
