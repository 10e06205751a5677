import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

/** Runs and records migrations in the open transaction; Drizzle's migrator would open its own. */
export async function applyMigrations(client: Client, migrations: MigrationMeta[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

export async function makeMigrationsTable(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}
