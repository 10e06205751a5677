import type { Client } from 'pg';

/** Returns every row of every table as sorted text, so that two databases can be compared. */
export async function describeRows(client: Client): Promise<Record<string, string[]>> {
  const tables = await listed(
    client,
    `select format('%I.%I', schemaname, tablename) as line from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows: Record<string, string[]> = {};
  for (const table of tables)
    rows[table] = await listed(client, `select to_jsonb(row)::text as line from ${table} as row`);
  return rows;
}

/** Describes the schema: columns, constraints, indexes, triggers, functions and sequences. */
export async function describeSchema(client: Client): Promise<string[]> {
  const ours = `not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  return listed(
    client,
    `select format('%s.%s %s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema ${ours}
     union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace::regnamespace::text ${ours}
     union all select indexdef from pg_indexes where schemaname ${ours}
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
       and prolang <> (select oid from pg_language where lanname = 'c')
     union all select format('%s.%s %s', schemaname, sequencename, last_value) from pg_sequences`,
  );
}

async function listed(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}
