"""What can be set, by environment (SUBAK_…), by a TOML file (SUBAK_CONFIG), or by the command line."""

import os
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, SettingsError, TomlConfigSettingsSource

from subak.core.faults import of_system, of_toml, of_value
from subak.core.machine import data_folder
from subak.core.mistakes import Mistake

LEAST_SECRET = 32  # characters: what can be guessed signs anybody's cookie


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="SUBAK_", extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    database: str = Field("", description="URL of the database; an SQLite file in the data folder if empty")
    redis: str = Field("", description="URL of Redis, for several server processes")
    workers: str = Field("", description="URL of Redis, where bots think in `subak work` processes; processes of our own if empty")
    worker_count: int = Field(0, ge=0, le=64, description="processes of our own for bots; as many as cores if 0")
    trusted_proxies: str = Field("127.0.0.1", description="addresses whose X-Forwarded-For is believed")
    secret: SecretStr = Field(SecretStr(""), description="signs cookies; kept in the database if empty")
    metrics_token: SecretStr = Field(SecretStr(""), description="whoever brings it may read /metrics; only this machine if empty")
    secure_cookies: bool = Field(False, description="cookies over HTTPS alone")
    rate: float = Field(1.0, gt=0, description="multiplies every rate limit and every cap")
    processes: int = Field(1, ge=1, le=64, description="server processes on one port")
    connections: int = Field(10_000, ge=10, description="most connections to a process; fewer where it may not have so many files")
    live_tables: int = Field(20_000, ge=1, description="most matches kept in memory")
    open_days: int = Field(30, ge=0, le=36_500, description="after which a table that never started is deleted; never if 0")
    abandoned_days: int = Field(180, ge=0, le=36_500, description="without a decision, after which a match is deleted; never if 0")
    guest_days: int = Field(90, ge=0, le=36_500, description="after which a guest without anything is deleted; never if 0")
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @field_validator("secret", "metrics_token")
    @classmethod
    def check_secret(cls, secret: SecretStr) -> SecretStr:
        if 0 < len(secret.get_secret_value()) < LEAST_SECRET:
            raise PydanticCustomError("string_too_short", "at least {min_length}", {"min_length": LEAST_SECRET})
        return secret

    @field_validator("redis", "workers")
    @classmethod
    def check_redis(cls, url: str) -> str:
        if url and not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("redis://…")
        return url

    @field_validator("database")
    @classmethod
    def check_database(cls, url: str) -> str:
        if url and not url.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
            raise ValueError("sqlite:///… | postgresql://…")
        return url

    @property
    def database_url(self) -> str:
        if self.database:
            # A plain postgresql:// would ask for a driver that is not installed.
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        return f"sqlite:///{data_folder() / 'subak.db'}"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = os.environ.get("SUBAK_CONFIG")
        return init_settings, env_settings, *([TomlConfigSettingsSource(settings_cls, Path(file))] if file else [])


def read_settings(**given: Any) -> Settings:
    """The command line wins over the environment, and the environment over the file."""
    file = os.environ.get("SUBAK_CONFIG")
    try:
        if file:
            Path(file).open("rb").close()
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except OSError as error:
        raise Mistake("unreadable-file", file=str(file), reason=of_system(error)) from error
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise Mistake("wrong-setting", name=".".join(map(str, first["loc"])), reason=of_value(first)) from error
    except SettingsError as error:  # a list that is not written as JSON
        named = next((name for name in Settings.model_fields if f'"{name}"' in str(error)), "SUBAK_…")
        raise Mistake("wrong-setting", name=named, reason='["…", "…"]') from error
    except ValueError as error:  # a file that is not TOML
        raise Mistake("wrong-setting", name="SUBAK_CONFIG", reason=of_toml(error)) from error
