import type { OpenPrints, PrintAnswer } from '@comptoir/contract';
import { type Printer, type PrintWait, printTroubles } from '@comptoir/domain';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate, toInstant } from '../../db/instants.ts';
import { orderProgress, orders, printJobs } from '../../db/schema/index.ts';
import { isRelayThere } from './relay-repository.ts';

type Job = typeof printJobs.$inferSelect;
type Named = Pick<Printer, 'id' | 'name'>;

/** A kitchen answers no more than these. */
const mostOpen = 200;

export const nameOf = (printers: readonly Named[], id: string): string =>
  printers.find((printer) => printer.id === id)?.name ?? id;

/**
 * Lists the prints of which the kitchen must know: those that wait for a printer, and those that ask for an answer. Boards ask every two
 * seconds, so that a shop without printers makes no query.
 */
export async function listOpenPrints(
  db: Db,
  printers: readonly (Named & Pick<Printer, 'route'>)[],
  at: Temporal.Instant,
): Promise<OpenPrints> {
  if (printers.length === 0) return { waiting: [], unknown: [], failed: [] };
  const { id, printer, paper, state, reason } = printJobs;
  const rows = await db
    .select({ id, printer, paper, state, reason, number: orders.number })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(isNull(printJobs.doneAt))
    .orderBy(asc(id))
    .limit(mostOpen);
  const tell = (wanted: Job['state']) =>
    rows
      .filter((row) => row.state === wanted)
      .map((row) => ({ id: row.id, number: row.number, paper: row.paper, printer: nameOf(printers, row.printer) }));
  const open = Map.groupBy(
    rows.filter((row) => row.state === 'queued' || row.state === 'sending'),
    (row) => row.printer,
  );
  const ofRelays = printers.filter(({ route }) => route === 'relay').map((one) => one.id);
  const isCutOff = ofRelays.some((one) => open.has(one)) && !(await isRelayThere(db, at));
  const waiting = [...open].flatMap(([waitedFor, jobs]) => {
    // The reason of a print that is tried again is that of its last attempt.
    const reason = printTroubles.find((known) => known === jobs[0]?.reason);
    const why: PrintWait | undefined = isCutOff && ofRelays.includes(waitedFor) ? 'no_relay' : reason;
    return why ? [{ printer: nameOf(printers, waitedFor), why, ids: jobs.map((job) => job.id) }] : [];
  });
  return { waiting, unknown: tell('unknown'), failed: tell('failed') };
}

/** The receipts among prints, and when their orders arrived. */
export async function listReceipts(db: Db, ids: number[]): Promise<{ id: number; arrivedAt: Temporal.Instant }[]> {
  const { id, orderId, paper } = printJobs;
  const rows = await db
    .select({ id, arrivedAt: orderProgress.arrivedAt })
    .from(printJobs)
    .innerJoin(orderProgress, eq(orderProgress.orderId, orderId))
    .where(and(inArray(id, ids), eq(paper, 'receipt')));
  return rows.map((row) => ({ ...row, arrivedAt: toInstant(row.arrivedAt) }));
}

interface Answered {
  ids: number[];
  answer: PrintAnswer;
  /** Who answers. */
  by: string;
  at: Temporal.Instant;
}

/**
 * Does what the kitchen says of open prints. A print that another has answered, or that is being sent, is left as it is.
 * Returns those that came out.
 */
export async function answerPrints(tx: Db, { ids, answer, by, at }: Answered): Promise<Job[]> {
  const open = await holdOpen(tx, ids);
  for (const job of open) {
    if (answer === 'again') await (job.state === 'unknown' ? printAnother(tx, job, { by, at }) : printNow(tx, job, at));
    else if (job.state !== 'queued') await leave(tx, job, at);
  }
  return answer === 'done' ? open.filter(({ state }) => state === 'unknown') : [];
}

/** Holds the orders of prints and then the prints, so that two copies never get one number. */
async function holdOpen(tx: Db, ids: number[]): Promise<Job[]> {
  const orderIds = tx.select({ id: printJobs.orderId }).from(printJobs).where(inArray(printJobs.id, ids));
  const { orderId } = orderProgress;
  await tx.select({ orderId }).from(orderProgress).where(inArray(orderId, orderIds)).orderBy(orderId).for('update');
  return tx
    .select()
    .from(printJobs)
    .where(and(inArray(printJobs.id, ids), isNull(printJobs.doneAt), ne(printJobs.state, 'sending')))
    .orderBy(asc(printJobs.id))
    .for('update');
}

/** Nothing of this print is on paper, so that it keeps its number, and waits for half an hour from now on. */
async function printNow(tx: Db, { id }: Job, at: Temporal.Instant): Promise<void> {
  const now = { state: 'queued', reason: null, nextAt: sql`now()`, at: toDate(at) } as const;
  await tx.update(printJobs).set(now).where(eq(printJobs.id, id));
}

/** The first print may be on paper, so that the next one is a copy (TCK-06). */
async function printAnother(tx: Db, job: Job, { by, at }: Pick<Answered, 'by' | 'at'>): Promise<void> {
  const { id, orderId, route, printer, paper, insteadOf } = job;
  await tx
    .update(printJobs)
    .set({ doneAt: toDate(at) })
    .where(eq(printJobs.id, id));
  const isSame = and(
    eq(printJobs.orderId, orderId),
    eq(printJobs.paper, paper),
    paper === 'receipt' ? undefined : eq(printJobs.printer, printer),
  );
  const copy = await tx.$count(printJobs, isSame);
  const asked = { orderId, route, printer, paper, copy, insteadOf, askedBy: by, at: toDate(at) };
  await tx.insert(printJobs).values({ ...asked, state: 'queued' });
}

/** An unknown print came out; one that failed is not wanted any more. */
async function leave(tx: Db, { id, state }: Job, at: Temporal.Instant): Promise<void> {
  const isOut = state === 'unknown';
  const left = { doneAt: toDate(at), ...(isOut && { state: 'printed' as const }) };
  await tx.update(printJobs).set(left).where(eq(printJobs.id, id));
}
