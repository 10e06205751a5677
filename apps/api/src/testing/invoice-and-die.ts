// Pays a company's order in a process that is killed at a statement of the transaction. Without DIE_AT it is not killed.
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';
import { endOrder } from '../features/order/record/order-repository.ts';

const { DATABASE_URL = '', ORDER_ID = '', DIE_AT = '' } = process.env;

const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function ask(this: pg.Client, ...all: unknown[]) {
  statements += 1;
  if (String(statements) === DIE_AT) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, all);
} as typeof query;
await db.transaction((tx) =>
  endOrder(tx, ORDER_ID, { status: 'paid', at: Temporal.Instant.from('2026-11-23T12:00:00Z'), data: {}, tasks: [] }),
);
await close();
