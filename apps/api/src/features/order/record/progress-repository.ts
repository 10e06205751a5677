import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { orderEvents, orderProgress } from '../../../db/schema/index.ts';
import { insertPrints, type NewPrints } from '../../print/new-print-repository.ts';
import type { Arrival } from './make-arrival.ts';

/** The JSON of `arrivalsJson` is a parameter of this SQL. `changed_at` uses the database's clock. */
export const arrivalsText = (parameter: string) => `
    insert into order_progress (order_id, state, version, track_token, reception, arrived_at, due_at, accepted_at)
    select id, state, 1, token, reception, arrived, due, accepted from jsonb_to_recordset(${parameter}::jsonb)
      as arrival (id uuid, state text, token text, reception text, arrived timestamptz, due timestamptz, accepted timestamptz)`;

/** The JSON contains only the columns that a new row sets, to keep the statement of each order small. */
export function arrivalsJson(arrivals: Arrival[]): string {
  return JSON.stringify(
    arrivals.map(({ orderId: id, state, trackToken: token, reception, ...at }) => ({
      id,
      state,
      token,
      reception,
      arrived: toDate(at.arrivedAt),
      due: toDate(at.dueAt),
      accepted: at.acceptedAt && toDate(at.acceptedAt),
    })),
  );
}

export function arrivalEvents({ orderId, events }: Arrival): (typeof orderEvents.$inferInsert)[] {
  return events.map((event) => ({ ...event, orderId, at: toDate(event.at) }));
}

/** What the arrivals ask the printers for. */
export function arrivalPrints(arrivals: Arrival[]): NewPrints[] {
  return arrivals.map(({ orderId, prints, arrivedAt }) => ({ orderId, prints, at: arrivedAt }));
}

/** Brings stored orders to the kitchen within a transaction. Orders that are already in the kitchen stay unchanged. */
export async function insertArrivals(tx: Db, arrivals: Arrival[]): Promise<void> {
  if (arrivals.length === 0) return;
  const written = await tx
    .insert(orderProgress)
    .values(
      arrivals.map(({ events: _, prints: __, ...arrival }) => ({
        ...arrival,
        version: 1,
        arrivedAt: toDate(arrival.arrivedAt),
        dueAt: toDate(arrival.dueAt),
        acceptedAt: arrival.acceptedAt && toDate(arrival.acceptedAt),
      })),
    )
    .onConflictDoNothing({ target: orderProgress.orderId })
    .returning({ orderId: orderProgress.orderId });
  const fresh = new Set(written.map(({ orderId }) => orderId));
  const arrived = arrivals.filter(({ orderId }) => fresh.has(orderId));
  const events = arrived.flatMap(arrivalEvents);
  if (events.length > 0) await tx.insert(orderEvents).values(events);
  for (const prints of arrivalPrints(arrived)) await insertPrints(tx, prints);
}

export async function hasNewOrders(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ orderId: orderProgress.orderId })
    .from(orderProgress)
    .where(eq(orderProgress.state, 'new'))
    .limit(1);
  return row !== undefined;
}

/** Increments the version of an order after a payment or refund, so that boards reload the order. */
export async function stepProgress(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(orderProgress)
    .set({ version: sql`${orderProgress.version} + 1`, movedBy: null, changedAt: sql`clock_timestamp()` })
    .where(eq(orderProgress.orderId, orderId));
}
