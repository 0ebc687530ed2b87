"""What a node counts, for Prometheus. Nothing here says anything about any one table."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from ..tables.wire import Done, Refused, Wish

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds


class Figures:
    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()  # method, path, status
        self.wishes: Counter[tuple[str, str]] = Counter()  # the wish, done or why not
        self.took = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0
        self.sent = 0
        self.missed = 0

    def wished(self, wish: Wish, answer: Done | Refused, seconds: float) -> None:
        name = str(wish.__struct_config__.tag)
        self.wishes[name, "done" if isinstance(answer, Done) else answer.code] += 1
        self.took[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def text(self, visits: int, tables: int) -> str:
        rows = [
            *gauge("nightowl_visits", "Connections that are open.", visits),
            *gauge("nightowl_tables", "Tables somebody is at.", tables),
            *head("nightowl_requests_total", "counter", "HTTP requests."),
            *(
                f'nightowl_requests_total{{method="{method}",path="{path}",status="{status}"}} {n}'
                for (method, path, status), n in sorted(self.requests.items())
            ),
            *head("nightowl_wishes_total", "counter", "Wishes by kind and answer."),
            *(
                f'nightowl_wishes_total{{wish="{wish}",answer="{answer}"}} {n}'
                for (wish, answer), n in sorted(self.wishes.items())
            ),
            *self._histogram(),
            *head("nightowl_sent_bytes_total", "counter", "Bytes of views and patches."),
            f"nightowl_sent_bytes_total {self.sent}",
            *head("nightowl_missed_total", "counter", "Messages that slow readers missed."),
            f"nightowl_missed_total {self.missed}",
        ]
        return "\n".join(rows) + "\n"

    def _histogram(self) -> list[str]:
        name, so_far = "nightowl_wish_seconds", 0
        rows = head(name, "histogram", "From a wish to its answer, durable.")
        for edge, n in zip((*map(str, BUCKETS), "+Inf"), self.took, strict=True):
            so_far += n
            rows.append(f'{name}_bucket{{le="{edge}"}} {so_far}')
        return [*rows, f"{name}_sum {self.seconds:.6f}", f"{name}_count {so_far}"]


def head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


def gauge(name: str, about: str, value: int) -> list[str]:
    return [*head(name, "gauge", about), f"{name} {value}"]
