import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { messageOf, systemCodeOf } from '../../failure/error-parts.ts';
import { reasonOf } from '../../failure/open-failure.ts';
import { BackupFailure } from '../contents/backup-failure.ts';
import { type BackupHeader, backupFormat, headerSchema, type TableRecord } from '../contents/backup-header.ts';
import { readLines } from './read-lines.ts';
import { endOfBackup, endOfRows, startOfRows } from './write-backup.ts';

/** A backup file that is read once, from beginning to end. Each method throws `BackupFailure`. */
export interface OpenBackup {
  header: BackupHeader;
  rowsOf(table: TableRecord): AsyncGenerator<Buffer>;
  readEnd(): Promise<void>;
  close(): void;
}

export async function openBackup(file: string): Promise<OpenBackup> {
  const text = pipeline(createReadStream(file), createGunzip({ chunkSize: 65_536 }), () => undefined);
  const { line, linesUntil } = readLines(telling(file, text));
  const damaged = () => new BackupFailure(`${file} est coupé ou abîmé.`);
  const demand = (isRight: boolean) => {
    if (!isRight) throw damaged();
  };
  try {
    return {
      header: readHeader(file, await line()),
      rowsOf: async function* (table) {
        demand((await line()) === startOfRows(table));
        for await (const rows of linesUntil(endOfRows)) {
          if (rows === null) throw damaged();
          yield rows;
        }
      },
      readEnd: async () => {
        demand((await line()) === endOfBackup);
        // Reading to the end makes gzip verify its checksum.
        demand((await line()) === null);
      },
      close: () => text.destroy(),
    };
  } catch (error) {
    text.destroy();
    throw error;
  }
}

async function* telling(file: string, text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* text;
  } catch (error) {
    if (!systemCodeOf(error)?.startsWith('Z_'))
      throw new BackupFailure(`${file} ne peut pas être lu : ${reasonOf(error)}.`, { cause: error });
    const isOther = messageOf(error) === 'incorrect header check';
    throw new BackupFailure(isOther ? `${file} n’est pas une sauvegarde de boutique.` : `${file} est coupé ou abîmé.`);
  }
}

function readHeader(file: string, line: string | null): BackupHeader {
  const json = parse(line ?? '');
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > backupFormat)
    throw new BackupFailure(
      `${file} vient d’une version plus récente de la boutique : mettez d’abord celle-ci à jour.`,
    );
  const { data, success } = headerSchema.safeParse(json);
  if (!success) throw new BackupFailure(`${file} n’est pas une sauvegarde de boutique.`);
  return data;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
