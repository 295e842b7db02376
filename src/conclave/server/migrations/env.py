"""Called by Alembic with the connection that the store has opened, in the store's transaction."""

from alembic import context

from conclave.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
