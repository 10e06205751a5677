import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { selectRows } from '../run-statement.ts';

export interface DatabaseFacts {
  /** The version as text, such as `15.4`, and as a comparable number, such as 150004. */
  version: string;
  versionNumber: number;
  isReadOnly: boolean;
  /** If `off`, a power cut may lose committed data. */
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  /** Migrations create schemas and tables, and alter existing tables as their owner. */
  mayCreateSchemas: boolean;
  mayCreateTables: boolean;
  foreignTables: number;
  hasTrigrams: boolean;
}

export async function examineDatabase(db: Db): Promise<DatabaseFacts> {
  const [facts] = await selectRows<DatabaseFacts>(
    db,
    sql`
    select current_setting('server_version') as "version",
      current_setting('server_version_num')::int as "versionNumber",
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
      current_setting('fsync') as "fsync",
      current_setting('full_page_writes') as "fullPageWrites",
      current_setting('synchronous_commit') as "synchronousCommit",
      has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreateTables",
      (select count(*)::int from pg_tables where schemaname in ('public', 'drizzle')
        and not pg_has_role(tableowner, 'usage')) as "foreignTables",
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams"`,
  );
  if (!facts) throw new Error('The server said nothing of itself.');
  return facts;
}
