import type { OrderVersion } from '@comptoir/domain';
import { listChanges, readDatabaseClock } from '../../progress/changes/changes-repository.ts';
import type { Change } from '../../progress/changes/watch-changes.ts';
import { listByIds } from '../read/board-repository.ts';
import { readCursor, writeCursor } from '../read/cursor.ts';
import { type BoardTools, readBoard } from '../read/read-board.ts';
import type { Told } from './readers.ts';
import { writeBoardEvent, writePrints, writeService, writeStock, writeTest } from './write-board-event.ts';

export async function readOrdersTold({ db, catalogue }: BoardTools, { orderIds, at }: Change): Promise<Told[]> {
  const orders = orderIds.length === 0 ? [] : await listByIds(db, orderIds, catalogue.current());
  const id = writeCursor(at);
  return orders.map((order) => ({ order, text: writeBoardEvent('order', order, id) }));
}

export async function readBeginning(
  tools: BoardTools,
  cursor: string | undefined,
): Promise<{ told: Told[]; known: OrderVersion[] }> {
  const since = readCursor(cursor, await readDatabaseClock(tools.db));
  const [stock, prints] = [{ text: await writeStock(tools) }, { text: await writePrints(tools) }];
  if (since) {
    const { at, changedAt } = await listChanges(tools.db, since);
    const orders = await readOrdersTold(tools, { orderIds: [...changedAt.keys()], at });
    const test = { text: await writeTest(tools) };
    return {
      told: [...orders, { text: writeService(tools) }, stock, prints, test],
      known: orders.flatMap(({ order }) => order ?? []),
    };
  }
  const board = await readBoard(tools);
  const text = writeBoardEvent('board', board, board.cursor);
  return { told: [{ text }, stock, prints], known: board.orders };
}
