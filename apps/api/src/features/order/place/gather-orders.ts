import type { Db } from '../../../db/database.ts';
import { sqlStateOf } from '../../../db/sql-state.ts';
import { insertOrders, type WrittenOrder } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';

/**
 * Stores an order that is a transaction by itself. Resolves with its number once it is committed. @throws CommitConflict where the catalogue has
 * changed since it was judged.
 */
export type StoreOrder = (written: WrittenOrder) => Promise<number>;

interface Waiting extends WrittenOrder {
  resolve: (number: number) => void;
  reject: (reason: unknown) => void;
}

/** Orders of one statement: it must not become long. */
const mostTogether = 20;
/** Statements under way: who waits for a lock keeps only some from going on. */
const mostStatements = 2;

/** Nothing was stored, because of one of the orders: its values, a `local_id` that is taken, a deadlock. */
const isOneOrders = (error: unknown) => /^(22|23|40)/.test(sqlStateOf(error) ?? '');

/**
 * Stores orders. In a rush those that come while others are on their way to the disk go together: one statement, one commit and one
 * wait for the disk do for all of them. An order that comes alone waits for nobody.
 */
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

/** Stores orders in one transaction; where one of them can't be stored, each in its own. Never rejects: each order's promise says. */
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
