import type { PoolClient } from 'pg';
import { typedCommand } from '../failure/typed-command.ts';
import { knownMigrations } from './known-migrations.ts';

/**
 * Throws an `Error` if this version does not know the tables, as those of before 1.0.0. Tables that a later version migrated are accepted:
 * each version keeps what the one before it needs.
 */
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
