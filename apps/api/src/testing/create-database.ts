import { randomUUID } from 'node:crypto';
import pg from 'pg';

export function newDatabaseName(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

/** Creates a database as a copy of `template` on the tests' server and returns its address. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return url.replace('/postgres?', `/${name}?`);
}
