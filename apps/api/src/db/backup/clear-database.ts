import { getTableName, isTable } from 'drizzle-orm';
import { isPgSequence } from 'drizzle-orm/pg-core';
import { escapeLiteral } from 'pg';
import * as schema from '../schema/index.ts';
import { BackupFailure } from './contents/backup-failure.ts';
import type { CopySource } from './contents/copy-source.ts';
import { isMigrationsTable, listTables, type NamedTable } from './contents/list-tables.ts';
import { sqlName } from './contents/sql-names.ts';

const replaceable = [
  schema.accountSecret,
  schema.addressIndex,
  schema.addressStreets,
  schema.archives,
  schema.bookCheck,
  schema.bookHead,
  schema.bookKeys,
  schema.catalogueVersion,
  schema.categories,
  schema.closes,
  schema.distanceAnswers,
  schema.itemOptionGroups,
  schema.items,
  schema.menus,
  schema.offers,
  schema.optionChoices,
  schema.optionGroups,
  schema.rateLimits,
  schema.settings,
  schema.zones,
].map((table): string => getTableName(table));
/** The books begin with the first start. They are something to keep once they tell of an order. */
const entriesTable = getTableName(schema.bookEntries);
const known = Object.values<unknown>(schema)
  .filter(isTable)
  .map((table) => getTableName(table));
const functionNames = [
  'forget_member(integer, timestamp with time zone)',
  'forget_orders(uuid[], uuid[])',
  'may_forget(uuid)',
  'search_texts(uuid[])',
  'plain_words(text)',
];
const sequences = Object.values<unknown>(schema).filter(isPgSequence);

/** Drops the shop's tables, or throws `BackupFailure` if they contain orders or accounts. */
export async function clearDatabase(source: CopySource): Promise<void> {
  const tables = await listTables(source);
  for (const table of tables) await demandNothing(source, table);
  if (tables.length === 0) return;
  const functions = await source.rows<{ name: string }>(`
    select distinct tgfoid::regprocedure::text as name from pg_trigger
    where not tgisinternal and tgrelid in (${tables.map((table) => `${escapeLiteral(sqlName(table))}::regclass`).join(', ')})`);
  // `cascade` is not used, because objects that others built on these tables must stay.
  await source.rows(`drop table ${tables.map(sqlName).join(', ')}`);
  for (const { name } of functions) await source.rows(`drop function ${name}`);
  for (const name of functionNames) await source.rows(`drop function if exists ${name}`);
  for (const { seqName = '' } of sequences)
    await source.rows(`drop sequence if exists ${sqlName({ schema: 'public', name: seqName })}`);
}

async function demandNothing(source: CopySource, table: NamedTable): Promise<void> {
  if (isMigrationsTable(table)) return;
  if (table.schema !== 'public' || !known.includes(table.name))
    throw new BackupFailure(
      `La base contient une table qui n’est pas à la boutique (${table.name}) : donnez à la boutique une base à elle.`,
    );
  if (replaceable.includes(table.name)) return;
  const which = table.name === entriesTable ? 'where order_id is not null' : '';
  const rows = await source.rows(`select from ${sqlName(table)} ${which} limit 1`);
  if (rows.length > 0)
    throw new BackupFailure(
      `La base n’est pas vide (il y a des lignes dans ${table.name}) : remettez la sauvegarde dans une base vide.`,
    );
}
