import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupFailure } from './contents/backup-failure.ts';
import type { Contents, SequenceRecord } from './contents/backup-header.ts';
import type { CopySource } from './contents/copy-source.ts';
import { findDifference } from './contents/find-difference.ts';
import { listSequences, listTables } from './contents/list-tables.ts';
import { readContents } from './contents/read-contents.ts';
import { sqlName, sqlTable } from './contents/sql-names.ts';
import type { OpenBackup } from './file/open-backup.ts';

/** Loads a backup into empty tables and compares the counts. Returns unknown tables. Throws `BackupFailure`. */
export async function loadBackup(client: Client, source: CopySource, backup: OpenBackup): Promise<string[]> {
  const { header, rowsOf, readEnd } = backup;
  const own = new Set([...(await listTables(source)), ...(await listSequences(source))].map(sqlName));
  const isOwn = (named: { schema: string; name: string }) => own.has(sqlName(named));
  const expected: Contents = { tables: header.tables.filter(isOwn), sequences: header.sequences.filter(isOwn) };

  // Rows that migrations inserted are deleted first, because the file contains their current state.
  for (const table of expected.tables.toReversed()) await client.query(`delete from ${sqlName(table)}`);
  for (const table of header.tables) {
    if (isOwn(table)) await pipeline(rowsOf(table), client.query(copyFrom(`copy ${sqlTable(table)} from stdin`)));
    else for await (const _ of rowsOf(table));
  }
  await readEnd();
  for (const sequence of expected.sequences) await setSequence(client, sequence);

  const difference = findDifference(expected, await readContents(source));
  if (difference)
    throw new BackupFailure(
      `Ce qui a été chargé n’est pas ce qui avait été gardé (${difference}) : rien n’est changé.`,
    );
  return header.tables.filter((table) => !isOwn(table)).map(({ schema, name }) => `${schema}.${name}`);
}

async function setSequence(client: Client, { value, isCalled, ...name }: SequenceRecord): Promise<void> {
  await client.query('select setval($1::regclass, $2, $3)', [sqlName(name), value, isCalled]);
}
