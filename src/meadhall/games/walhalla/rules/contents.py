"""The steps of Walhalla in the order of their numbers."""

from typing import Final

from meadhall.games.walhalla.rules import attack, boarding, cards, landing, sailing, scoring, setup, supply, terrain
from meadhall.kernel.engine.agenda import Rules, Step

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
