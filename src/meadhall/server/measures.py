"""What the server counts about itself, in the text format of Prometheus. No names, no tables, no addresses."""

from collections import Counter
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Histogram:
    """How long something took, in steps."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0
        self.n = 0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.n += 1
        self.total += seconds
        for k, step in enumerate(STEPS):
            if seconds <= step:
                self.counts[k] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        """The histogram as Prometheus reads it."""
        told, below = [f"# TYPE {name} histogram"], 0
        for step, count in zip(STEPS, self.counts, strict=False):
            below += count
            told.append(f'{name}_bucket{{le="{step:g}"}} {below}')
        return [
            *told,
            f'{name}_bucket{{le="+Inf"}} {self.n}',
            f"{name}_sum {self.total:.6f}",
            f"{name}_count {self.n}",
        ]


class Measures:
    """All counters of a server."""

    def __init__(self) -> None:
        self.orders: Counter[str] = Counter()  # by what became of them
        self.answer_seconds = Histogram()  # from the order to the moment everybody is told
        self.bot_seconds = Histogram()
        self.webhooks: Counter[str] = Counter()
        self.news = 0
        self.sockets = 0

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, one line each."""
        lines = ["# TYPE meadhall_orders_total counter"]
        lines += [f'meadhall_orders_total{{result="{code}"}} {n}' for code, n in sorted(self.orders.items())]
        lines += ["# TYPE meadhall_webhooks_total counter"]
        lines += [f'meadhall_webhooks_total{{result="{code}"}} {n}' for code, n in sorted(self.webhooks.items())]
        lines += self.answer_seconds.lines("meadhall_answer_seconds")
        lines += self.bot_seconds.lines("meadhall_bot_seconds")
        lines += ["# TYPE meadhall_news_total counter", f"meadhall_news_total {self.news}"]
        for name, value in {"sockets": float(self.sockets), **gauges}.items():
            lines += [f"# TYPE meadhall_{name} gauge", f"meadhall_{name} {value:g}"]
        return "\n".join(lines) + "\n"
