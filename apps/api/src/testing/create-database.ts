import pg from 'pg';

/** Makes a database on the tests' PostgreSQL, a copy of `template` or without tables, and returns its address. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return url.replace('/postgres?', `/${name}?`);
}
