import { Client, type ClientConfig } from 'pg';
import { reasonOf } from '../failure/open-failure.ts';
import { BackupFailure } from './contents/backup-failure.ts';

/** Runs `work` on a new connection; closing rolls back an open transaction. Throws `BackupFailure`. */
export async function withClient<T>(address: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(address);
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof BackupFailure) throw error;
    throw new BackupFailure(`La base a refusé : ${reasonOf(error)}.`, { cause: error });
  } finally {
    await client.end();
  }
}

async function connect(address: ClientConfig): Promise<Client> {
  try {
    const client = new Client({ ...address, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw new BackupFailure(`La base ne répond pas : ${reasonOf(error)}.`, { cause: error });
  }
}
