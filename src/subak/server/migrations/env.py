"""Runs migrations on the connection that store.upgrade gives."""

from alembic import context

from subak.server.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes tables by copying them.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
