import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

/** Reads and forgets the rest of a body, because a client that still sends would miss an early answer. A client that breaks off ends it too. */
export async function drainBody({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  await finished(raw, { cleanup: true }).catch(() => undefined);
}
