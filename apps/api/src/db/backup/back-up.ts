import type { Client, ClientConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupHeader } from './contents/backup-header.ts';
import type { CopySource } from './contents/copy-source.ts';
import { takeSnapshot } from './contents/take-snapshot.ts';
import { writeBackup } from './file/write-backup.ts';
import { writeFile } from './file/write-file.ts';
import { withClient } from './with-client.ts';

export interface BackupPlace {
  address: ClientConfig;
  file: string;
}

/** Writes a snapshot to a new file while other connections continue. `signal` aborts. Throws `BackupFailure`. */
export async function backUp({ address, file }: BackupPlace, signal?: AbortSignal): Promise<BackupHeader> {
  return withClient(address, async (client) => {
    const source = sourceOf(client);
    const header = await takeSnapshot(source);
    await writeFile(file, writeBackup(source, header), signal);
    return header;
  });
}

export function sourceOf(client: Client): CopySource {
  return {
    rows: async (statement) => (await client.query(statement)).rows,
    copy: (table) => client.query(copyTo(`copy ${table} to stdout`)),
  };
}
