import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';
import { createDatabase, newDatabaseName } from './create-database.ts';

export interface BackupDesk {
  newFile(): string;
  newAddress(template?: 'prepared' | 'template0'): Promise<TestAddress>;
  clear(): void;
}

export interface TestAddress extends ClientConfig {
  connectionString: string;
}

export function openBackupDesk(): BackupDesk {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-backup-'));
  return {
    newFile: () => join(folder, `${randomUUID()}.backup`),
    newAddress: async (template = 'prepared') => ({
      connectionString: await createDatabase(inject('clusterUrl'), newDatabaseName('backup'), template),
    }),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function ask<T>(address: ClientConfig, question: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(address);
  await client.connect();
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}
