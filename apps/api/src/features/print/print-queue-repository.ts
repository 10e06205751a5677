import type { PrintedPaper } from '@comptoir/domain';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { runStatement } from '../../db/run-statement.ts';
import { printJobs } from '../../db/schema/index.ts';
import { sqlStateOf } from '../../db/sql-state.ts';

/** A print that this server or a relay may send now. No other sends it until its lease ends. */
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

/** A print whose server or relay died while it was sending may have come out or not (TCK-07). */
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

const claimed =
  'id::float8, order_id, printer, paper, copy, floor(extract(epoch from instead_of) * 1000)::float8 as instead_of, attempts';

const claimText = `
  update print_jobs set state = 'sending', attempts = attempts + 1, action_id = $3,
    next_at = now() + make_interval(secs => $2)
  where id = (select id from print_jobs where printer = $1 and state = 'queued' order by id limit 1 for update)
    and next_at <= now() and not exists (select from print_jobs where printer = $1 and state = 'sending')
  returning ${claimed}`;

interface ClaimedRow {
  id: number;
  order_id: string;
  printer: string;
  paper: PrintedPaper;
  copy: number;
  instead_of: number | null;
  attempts: number;
}

function fromRow({ order_id: orderId, instead_of: insteadOf, ...rest }: ClaimedRow): ClaimedPrint {
  const corrected = insteadOf === null ? null : Temporal.Instant.fromEpochMilliseconds(insteadOf);
  return { ...rest, orderId, insteadOf: corrected };
}

export interface Lease {
  seconds: number;
  /** The request of a relay; null for a server. */
  key: string | null;
}

/**
 * Takes the oldest print of a printer for some seconds, unless it waits, or another server sends to the printer. A row that another server
 * takes at the same moment is passed over, and the index of prints under way refuses the next one, which ends a transaction around it.
 */
export async function claimPrint(db: Db, printer: string, { seconds, key }: Lease): Promise<ClaimedPrint | null> {
  const claim = { name: 'claim_print', text: claimText, values: [printer, seconds, key] };
  try {
    const [row] = await runStatement<ClaimedRow>(db, claim);
    return row ? fromRow(row) : null;
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return null;
    throw error;
  }
}

const againText = `
  update print_jobs set next_at = now() + make_interval(secs => $1)
  where action_id = $2 and state = 'sending' and route = 'network' returning ${claimed}`;

/** Finds the print that a request of a relay took before, of which the relay heard nothing. Its lease begins again. */
export async function claimAgain(db: Db, { seconds, key }: Lease): Promise<ClaimedPrint | null> {
  const [row] = await runStatement<ClaimedRow>(db, { name: 'claim_again', text: againText, values: [seconds, key] });
  return row ? fromRow(row) : null;
}

/** One attempt at a print, and who may still say what became of it. */
export interface Attempt extends Pick<ClaimedPrint, 'id' | 'attempts'> {
  /** True for a relay, which may be cut off from the shop: until the kitchen has answered, it may report after its lease. */
  mayBeLate: boolean;
}

function isOpen({ id, attempts, mayBeLate }: Attempt) {
  const isLeased = inArray(printJobs.state, mayBeLate ? ['sending', 'unknown'] : ['sending']);
  return and(eq(printJobs.id, id), eq(printJobs.attempts, attempts), isLeased, isNull(printJobs.doneAt));
}

type EndedPrint = Pick<ClaimedPrint, 'orderId' | 'printer' | 'paper' | 'copy'>;

/** Ends the lease of a print, whatever became of it. Returns null if it was over before. */
export async function endPrint(
  tx: Db,
  attempt: Attempt,
  end: { state: 'printed' | 'unknown' | 'failed'; reason?: string; isDone: boolean; at: Temporal.Instant },
): Promise<EndedPrint | null> {
  const { orderId, printer, paper, copy } = printJobs;
  const [ended] = await tx
    .update(printJobs)
    .set({ state: end.state, reason: end.reason ?? null, ...(end.isDone && { doneAt: toDate(end.at) }) })
    .where(isOpen(attempt))
    .returning({ orderId, printer, paper, copy });
  return ended ?? null;
}

/** Gives a print back, of which nothing was sent. All later prints of its printer wait with it. */
export async function postponePrint(
  db: Db,
  attempt: Attempt,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<void> {
  await db
    .update(printJobs)
    .set({ state: 'queued', reason, nextAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(isOpen(attempt));
}

/** Forgets who asked for old prints, and by which request. The numbers of the copies stay (TCK-06, TCK-25). */
export async function forgetAskers(db: Db, askedBefore: Temporal.Instant): Promise<void> {
  await db
    .update(printJobs)
    .set({ askedBy: null, actionId: null })
    .where(and(isNotNull(printJobs.askedBy), lt(printJobs.at, toDate(askedBefore))));
}
