import type { Db } from '../../../db/database.ts';
import { sqlStateOf } from '../../../db/sql-state.ts';
import { insertOrders, type WrittenOrder } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';

/** Stores an order and returns its number. @throws CommitConflict if the catalogue has changed meanwhile. */
export type StoreOrder = (written: WrittenOrder) => Promise<number>;

interface Waiting extends WrittenOrder {
  resolve: (number: number) => void;
  reject: (reason: unknown) => void;
}

const mostTogether = 20;
/** With two concurrent statements, one that waits for a lock does not block all orders. */
const mostStatements = 2;

/** True if one order alone caused the error: by its values, a duplicate `local_id` or a deadlock. */
const isOneOrders = (error: unknown) => /^(22|23|40)/.test(sqlStateOf(error) ?? '');

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

  return (written) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    waiting.push({ ...written, resolve, reject });
    if (statements < mostStatements) void storeWaiting();
    return promise;
  };
}

/** Stores orders in one transaction, or each in its own if that fails. Rejects the promise of each failed order. */
async function storeTogether(db: Db, together: Waiting[]): Promise<void> {
  try {
    const numberOf = await insertOrders(db, together);
    if (!numberOf) for (const { reject } of together) reject(new CommitConflict('catalogue_changed'));
    else for (const { order, resolve } of together) resolve(numberOf(order));
  } catch (error) {
    if (together.length > 1 && isOneOrders(error)) await Promise.all(together.map((one) => storeTogether(db, [one])));
    else for (const { reject } of together) reject(error);
  }
}
