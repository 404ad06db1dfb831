"""What Prometheus may ask for."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("subak_moves", "decisions accepted", registry=self.registry)
        self.bot_moves = Counter("subak_bot_moves", "decisions of bots", registry=self.registry)
        self.bot_failures = Counter("subak_bot_failures", "jobs of bots that had to be asked for again", registry=self.registry)
        self.watchers = Gauge("subak_watchers", "connections that watch a table", registry=self.registry)
        self.connections = Gauge("subak_connections", "open connections", registry=self.registry)
        self.let_go = Counter(
            "subak_connections_let_go", "connections that were closed, by reason", ["reason"], registry=self.registry
        )
        self.restarts = Counter("subak_task_restarts", "background tasks that ended by an error", ["task"], registry=self.registry)
        self.tables = Gauge("subak_live_tables", "tables in memory", registry=self.registry)
        self.requests = Counter("subak_requests", "requests", ["method", "status"], registry=self.registry)
        self.seconds = Histogram(
            "subak_request_seconds",
            "time to answer",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
        )
