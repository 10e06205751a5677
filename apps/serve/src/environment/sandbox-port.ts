import { createHash } from 'node:crypto';

/** The ports below are often taken, those above are the system's to give away. */
const lowestPort = 20_000;
const ports = 10_000;

/**
 * Where the demo's sandbox listens unless somebody says: beside the shop; with a database of its own where several servers may share
 * it, on a port that is made of its address, so that they all find one sandbox. 0 stays "a free one".
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
