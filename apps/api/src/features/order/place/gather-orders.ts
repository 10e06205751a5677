import type { Db } from '../../../db/database.ts';
import { sqlStateOf } from '../../../db/sql-state.ts';
import { CommitConflict } from './commit-conflict.ts';
import { type PlannedOrder, storeWithRoom } from './store-with-room.ts';

/** Stores an order and returns its number. @throws CommitConflict if the catalogue has changed or the kitchen is full. */
export type StoreOrder = (planned: PlannedOrder) => Promise<number>;

interface Waiting extends PlannedOrder {
  resolve: (number: number) => void;
  reject: (reason: unknown) => void;
}

const mostTogether = 20;
/** With two concurrent statements, one that waits for a lock does not block all orders. */
const mostStatements = 2;

/** True if the others may be stored without one of the orders: it has bad values, a known `local_id`, a full slot, or met a deadlock. */
const isOneOrders = (error: unknown) =>
  /^(22|23|40)/.test(sqlStateOf(error) ?? '') || (error instanceof CommitConflict && error.reason === 'slot_full');

/** Orders that arrive during a commit share the next commit. A single order is not delayed. */
export function gatherOrders(db: Db): StoreOrder {
  const waiting: Waiting[] = [];
  let statements = 0;

  async function storeWaiting(): Promise<void> {
    statements += 1;
    while (waiting.length > 0) {
      const next = Map.groupBy(waiting.splice(0, mostTogether), ({ catalogueVersion }) => catalogueVersion);
      for (const together of next.values()) await storeTogether(db, together);
    }
    statements -= 1;
  }

  return (planned) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    waiting.push({ ...planned, resolve, reject });
    if (statements < mostStatements) void storeWaiting();
    return promise;
  };
}

/** Stores orders in one transaction, or each in its own if that fails. Rejects the promise of each failed order. */
async function storeTogether(db: Db, together: Waiting[]): Promise<void> {
  try {
    const numberOf = await storeAll(db, together);
    for (const { order, resolve, reject } of together) {
      const number = numberOf(order);
      if (number instanceof CommitConflict) reject(number);
      else resolve(number);
    }
  } catch (error) {
    if (together.length > 1 && isOneOrders(error)) await Promise.all(together.map((one) => storeTogether(db, [one])));
    else for (const { reject } of together) reject(error);
  }
}

/** Orders without slots, posts and counted items are stored by a single statement, which needs no transaction. */
function storeAll(db: Db, together: Waiting[]): ReturnType<typeof storeWithRoom> {
  const isPlain = together.every(({ slot, kitchen, units }) => slot === null && kitchen === null && units.length === 0);
  return isPlain ? storeWithRoom(db, together) : db.transaction((tx) => storeWithRoom(tx, together));
}
