import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createEventStreams, type EventStreams } from '../../plugins/streams/event-streams.ts';
import type { ProgressChanges } from '../progress/changes/watch-changes.ts';
import { type BoardFeed, createBoardFeed } from './feed/board-feed.ts';
import { endRevoked } from './feed/end-revoked.ts';
import type { BoardTools } from './read/read-board.ts';
import { watchBoards } from './signs/watch-boards.ts';

interface Tools extends BoardTools {
  clock: () => Temporal.Instant;
  site: { timeZone: string };
  changes: ProgressChanges;
  log: FastifyBaseLogger;
  wakeOutbox: () => void;
  beatMilliseconds: number;
}

/** What boards are told by, and what looks after them until it is stopped. */
export interface OpenBoard {
  streams: EventStreams;
  boardFeed: BoardFeed;
  /** A board has reported that it held something else than the server. */
  noteDrift(): void;
  /** How often that was. */
  countDrifts(): number;
  stop(): Promise<void>;
}

export function openBoard(app: FastifyInstance, { site, clock, ...tools }: Tools): OpenBoard {
  const streams = createEventStreams(app, clock);
  const boardFeed = createBoardFeed({ ...tools, timeZone: site.timeZone });
  const jobs = [boardFeed, endRevoked({ ...tools, streams }), watchBoards(tools)];
  let drifts = 0;
  return {
    streams,
    boardFeed,
    noteDrift: () => {
      drifts += 1;
    },
    countDrifts: () => drifts,
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
