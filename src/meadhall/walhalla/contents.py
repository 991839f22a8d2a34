"""The steps of Walhalla in the order of their numbers."""

from typing import Final

from meadhall.kernel.agenda import Rules, Step
from meadhall.walhalla import attack, boarding, cards, landing, sailing, scoring, setup, supply, terrain

# Step number n is the n-th of the list; steps.py has the names of the numbers.
STEPS: Final[list[Step]] = [
    Step(),
    setup.LayTiles(),
    setup.LayLowTips(),
    setup.LayHighTips(),
    setup.DealCards(),
    setup.DrawStartPlayer(),
    attack.BeginAttack(),
    attack.BeginTurn(),
    boarding.TurnUpShip(),
    boarding.BoardPassenger(),
    boarding.BoardCrew(),
    boarding.BoardSold(),
    sailing.SendShip(),
    landing.LandViking(),
    landing.Defend(),
    terrain.HuntInForest(),
    cards.TakeCard(),
    attack.EndAttack(),
    cards.LayCards(),
    cards.RevealCards(),
    scoring.ScorePeninsulas(),
    scoring.ScoreWheat(),
    supply.ClearLand(),
    supply.SupplyMidgard(),
    supply.RemoveHeroes(),
    scoring.FinalScoring(),
]
RULES: Final = Rules(STEPS)
