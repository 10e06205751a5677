import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import type { EventStreams } from '../../../plugins/streams/event-streams.ts';
import { listOpenSessions } from '../../staff/record/session-repository.ts';

interface Options {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  streams: EventStreams;
  log: FastifyBaseLogger;
}

const everyMs = 1_500;

/** Closes the streams of ended sessions. Without open streams it makes no query. */
export function endRevoked({ db, now, streams, log }: Options): Loop {
  return createLoop({
    work: async () => {
      const readers = [...streams.readers()];
      if (readers.length === 0) return;
      const open = await listOpenSessions(db, readers, now().toInstant());
      for (const reader of readers) if (!open.has(reader)) streams.endAllOf(reader);
    },
    everyMs,
    log,
    failure: 'it could not be asked whose sessions have ended',
  });
}
