import type { SequenceRecord, TableRecord } from './backup-header.ts';
import type { CopySource } from './copy-source.ts';

export const isMigrationsTable = ({ schema, name }: { schema: string; name: string }): boolean =>
  schema === 'drizzle' && name === '__drizzle_migrations';

type SequenceName = Pick<SequenceRecord, 'schema' | 'name'>;

export type NamedTable = Pick<TableRecord, 'schema' | 'name' | 'columns'>;

const own = (kinds: string) => `
  select class.oid, nspname as schema, relname as name
  from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in (${kinds}) and relpersistence <> 't' and nspname not in ('pg_catalog', 'information_schema')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')`;

export async function listTables(source: CopySource): Promise<NamedTable[]> {
  return await source.rows<NamedTable>(`
    with recursive own as (${own(`'r'`)}), depths as (
      select oid, 0 as depth from own
      union
      select conrelid, depth + 1 from depths join pg_constraint on confrelid = depths.oid and contype = 'f'
      where conrelid <> confrelid and depth < 100
    )
    select schema, name, (
      select json_agg(attname order by attnum) from pg_attribute
      where attrelid = own.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from own join depths using (oid) group by oid, schema, name order by max(depth), schema, name`);
}

export async function listSequences(source: CopySource): Promise<SequenceName[]> {
  return await source.rows<SequenceName>(`select schema, name from (${own(`'S'`)}) own order by schema, name`);
}
