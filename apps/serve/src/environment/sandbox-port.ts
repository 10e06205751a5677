import { createHash } from 'node:crypto';

/** Lower ports are often taken, higher ones are dynamic. */
const lowestPort = 20_000;
const ports = 10_000;

/**
 * The default port of the demo's sandbox: beside the shop, or derived from the database's address, so that all servers of one database find
 * one sandbox. 0 stays "a free one".
 */
export function sandboxPort({
  PORT: port,
  DATABASE_URL: database,
}: {
  PORT: number;
  DATABASE_URL?: string | undefined;
}): number {
  if (database !== undefined)
    return lowestPort + (createHash('sha256').update(database).digest().readUInt32BE() % ports);
  return port === 0 ? 0 : port + 1;
}
