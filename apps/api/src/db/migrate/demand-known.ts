import type { PoolClient } from 'pg';
import { typedCommand } from '../failure/typed-command.ts';
import { knownMigrations } from './known-migrations.ts';

/** Throws if the tables are older than version 1.0.0. Tables of later versions are compatible and accepted. */
export async function demandKnown(client: PoolClient): Promise<void> {
  const [made] = (await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as any`)).rows;
  if (!made?.any) return;
  const known = knownMigrations();
  const { rows } = await client.query(
    'select from drizzle.__drizzle_migrations where hash <> all ($1) and created_at <= $2',
    [known.map(({ hash }) => hash), known.at(-1)?.folderMillis],
  );
  if (rows.length > 0)
    throw new Error(
      `ses tables sont d’une version d’avant 1.0.0 : écrivez une sauvegarde avec cette version-là (database backup FICHIER), et restaurez-la dans une base vide avec celle-ci (${typedCommand('database restore FICHIER')})`,
    );
}
