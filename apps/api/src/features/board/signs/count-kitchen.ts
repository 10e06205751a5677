import type { Db } from '../../../db/database.ts';
import type { EventStreams } from '../../../plugins/streams/event-streams.ts';
import { countLoadDrifts } from '../../capacity/recount-repository.ts';
import { countOpen } from '../read/board-repository.ts';
import { countAlive } from './signs-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  streams: readonly EventStreams[];
  countDrifts: () => number;
  countFailedNotices: () => Promise<number>;
}

export async function countKitchen({ db, now, streams, countDrifts, countFailedNotices }: Tools) {
  const at = now().toInstant();
  const { byState, oldestNew } = await countOpen(db);
  return {
    boardsAlive: await countAlive(db, at),
    streams: streams.reduce((sum, one) => sum + one.count(), 0),
    openOrders: byState,
    oldestUnansweredSeconds: oldestNew ? Math.max(0, Math.round(at.since(oldestNew).total('seconds'))) : 0,
    drifts: countDrifts(),
    failedNotices: await countFailedNotices(),
    loadDrifts: await countLoadDrifts(db, at),
  };
}
