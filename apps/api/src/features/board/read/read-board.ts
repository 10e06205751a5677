import type { Board } from '@comptoir/contract';
import { digestBoard, isOpen } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { readDatabaseClock } from '../../progress/changes/changes-repository.ts';
import { listShown } from './board-repository.ts';
import { writeCursor } from './cursor.ts';
import { serviceOf } from './service-of.ts';
import { readTestOrder } from './test-order-repository.ts';

export interface BoardTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

const shownHours = 2;

/** Reads the whole board. Its cursor is older than its data, so that a stream from the cursor misses nothing. */
export async function readBoard({ db, catalogue, now }: BoardTools): Promise<Board> {
  const snapshot = catalogue.current();
  const at = now();
  const cursor = writeCursor(await readDatabaseClock(db));
  const orders = await listShown(db, at.toInstant().subtract({ hours: shownHours }), snapshot);
  const open = orders.filter(isOpen);
  return {
    serverTime: at.toInstant(),
    cursor,
    open: open.length,
    digest: digestBoard(open),
    service: serviceOf(snapshot, at),
    orders,
    testOrder: await readTestOrder(db, at.toInstant()),
  };
}
