"""What a bot is: something that chooses an answer from what its seat may see."""

from mypy_extensions import mypyc_attr

from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses answers for a seat. It gets the view of that seat and its legal answers, and nothing else."""

    def choose(self, view: View, options: list[int]) -> int:
        """One of the options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal answer, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, options: list[int]) -> int:
        return options[int(self.luck.below(len(options)))]
