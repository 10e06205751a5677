import { createHash } from 'node:crypto';

/** Lower ports are often taken, and higher ports are dynamic. */
const lowestPort = 20_000;
const ports = 10_000;

/** Servers of one database derive the same port from its address, to find one sandbox. 0 means any free port. */
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
