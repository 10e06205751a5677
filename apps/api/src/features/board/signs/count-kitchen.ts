import type { Db } from '../../../db/database.ts';
import { countFailing } from '../../../jobs/outbox/outbox-repository.ts';
import type { EventStreams } from '../../../plugins/streams/event-streams.ts';
import { countOpen } from '../read/board-repository.ts';
import { countAlive } from './signs-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  /** Of boards, and of the pages of orders. */
  streams: readonly EventStreams[];
  countDrifts: () => number;
  /** What the outbox calls a notice. */
  noticeKind: string;
}

/** What has not said for so long that it is there is no board. */
const aliveSeconds = 60;
/** So often a notice is tried before it counts as failed. */
const tries = 5;

/** How the kitchen stands, for whoever watches the server (OFC-26). */
export async function countKitchen({ db, now, streams, countDrifts, noticeKind }: Tools) {
  const at = now().toInstant();
  const { byState, oldestNew } = await countOpen(db);
  return {
    boardsAlive: await countAlive(db, at.subtract({ seconds: aliveSeconds })),
    streams: streams.reduce((sum, one) => sum + one.count(), 0),
    openOrders: byState,
    oldestUnansweredSeconds: oldestNew ? Math.max(0, Math.round(at.since(oldestNew).total('seconds'))) : 0,
    drifts: countDrifts(),
    failedNotices: await countFailing(db, noticeKind, tries),
  };
}
