import type { PrintedPaper } from '@comptoir/domain';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { runStatement } from '../../db/run-statement.ts';
import { printJobs } from '../../db/schema/index.ts';
import { sqlStateOf } from '../../db/sql-state.ts';

/** A print that this server may send now. No other server sends it until its lease ends. */
export interface ClaimedPrint {
  id: number;
  orderId: string;
  printer: string;
  paper: PrintedPaper;
  copy: number;
  insteadOf: Temporal.Instant | null;
  attempts: number;
}

const uniqueViolation = '23505';

/** Prints that waited too long fail: the kitchen decides whether it still wants them (TCK-16). */
export async function failOld(db: Db, askedBefore: Temporal.Instant): Promise<void> {
  await db
    .update(printJobs)
    .set({ state: 'failed', reason: 'too_old' })
    .where(and(eq(printJobs.state, 'queued'), lt(printJobs.at, toDate(askedBefore))));
}

/** A print whose server died while it was sending may have come out or not (TCK-07). */
export async function endLeases(db: Db): Promise<void> {
  await db
    .update(printJobs)
    .set({ state: 'unknown' })
    .where(and(eq(printJobs.state, 'sending'), lt(printJobs.nextAt, sql`now()`)));
}

/** The printers with something to print now. */
export async function listDuePrinters(db: Db): Promise<string[]> {
  const isDue = and(eq(printJobs.state, 'queued'), lt(printJobs.nextAt, sql`clock_timestamp()`));
  const rows = await db.selectDistinct({ printer: printJobs.printer }).from(printJobs).where(isDue);
  return rows.map(({ printer }) => printer);
}

const claimText = `
  update print_jobs set state = 'sending', attempts = attempts + 1,
    next_at = now() + make_interval(secs => $2)
  where id = (select id from print_jobs where printer = $1 and state = 'queued' order by id limit 1 for update)
    and next_at <= now() and not exists (select from print_jobs where printer = $1 and state = 'sending')
  returning id::float8, order_id, printer, paper, copy, floor(extract(epoch from instead_of) * 1000)::float8 as instead_of, attempts`;

interface ClaimedRow {
  id: number;
  order_id: string;
  printer: string;
  paper: PrintedPaper;
  copy: number;
  instead_of: number | null;
  attempts: number;
}

/**
 * Takes the oldest print of a printer for some seconds, unless it waits, or another server sends to the printer. A row that another server
 * takes at the same moment is passed over, and the index of prints under way refuses the next one.
 */
export async function claimPrint(db: Db, printer: string, leaseSeconds: number): Promise<ClaimedPrint | null> {
  const claim = { name: 'claim_print', text: claimText, values: [printer, leaseSeconds] };
  try {
    const [row] = await runStatement<ClaimedRow>(db, claim);
    if (!row) return null;
    const { order_id: orderId, instead_of: insteadOf, ...rest } = row;
    const corrected = insteadOf === null ? null : Temporal.Instant.fromEpochMilliseconds(insteadOf);
    return { ...rest, orderId, insteadOf: corrected };
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return null;
    throw error;
  }
}

/** Ends the lease of a print, whatever became of it. Returns false if the lease was over before. */
export async function endPrint(
  tx: Db,
  { id, attempts }: ClaimedPrint,
  end: { state: 'printed' | 'unknown' | 'failed'; reason?: string; isDone: boolean; at: Temporal.Instant },
): Promise<boolean> {
  const ended = await tx
    .update(printJobs)
    .set({ state: end.state, reason: end.reason ?? null, ...(end.isDone && { doneAt: toDate(end.at) }) })
    .where(and(eq(printJobs.id, id), eq(printJobs.state, 'sending'), eq(printJobs.attempts, attempts)))
    .returning({ id: printJobs.id });
  return ended.length > 0;
}

/** Gives a print back, of which nothing was sent. All later prints of its printer wait with it. */
export async function postponePrint(
  db: Db,
  { id, attempts }: ClaimedPrint,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<void> {
  await db
    .update(printJobs)
    .set({ state: 'queued', reason, nextAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(printJobs.id, id), eq(printJobs.state, 'sending'), eq(printJobs.attempts, attempts)));
}

/** Forgets who asked for old prints, and by which request. The numbers of the copies stay (TCK-06, TCK-25). */
export async function forgetAskers(db: Db, askedBefore: Temporal.Instant): Promise<void> {
  await db
    .update(printJobs)
    .set({ askedBy: null, actionId: null })
    .where(and(isNotNull(printJobs.askedBy), lt(printJobs.at, toDate(askedBefore))));
}
