import type { PrintedPaper, WantedPrint } from '@comptoir/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { runStatement } from '../../db/run-statement.ts';
import { orderLines, printJobs } from '../../db/schema/index.ts';

/** Prints that the shop asks for by itself. */
export interface NewPrints {
  orderId: string;
  prints: readonly WantedPrint[];
  at: Temporal.Instant;
}

/**
 * The JSON of `newPrintsJson` is a parameter of this SQL. A print is counted after those that were asked for before: of a kitchen's paper
 * on its printer, of a receipt on any (BOK-53). The order is held or new, so that no two prints have one number.
 */
export const newPrintsText = (parameter: string) => `
    insert into print_jobs (order_id, route, printer, paper, copy, state, at)
    select wanted.order_id, 'network', wanted.printer, wanted.paper, wanted.copy + (
        select count(*) from print_jobs known
        where known.order_id = wanted.order_id and known.paper = wanted.paper
          and (known.paper = 'receipt' or known.printer = wanted.printer)
      ), 'queued', wanted.at
    from jsonb_to_recordset(${parameter}::jsonb)
      as wanted (order_id uuid, printer text, paper text, copy integer, at timestamptz)`;

export function newPrintsJson(wanted: readonly NewPrints[]): string {
  return JSON.stringify(
    wanted.flatMap(({ orderId, prints, at }) =>
      prints.map(({ printer, paper }, position) => ({
        order_id: orderId,
        printer,
        paper,
        copy: prints
          .slice(0, position)
          .filter((one) => one.paper === paper && (paper === 'receipt' || one.printer === printer)).length,
        at: toDate(at),
      })),
    ),
  );
}

export async function insertPrints(tx: Db, wanted: NewPrints): Promise<void> {
  if (wanted.prints.length === 0) return;
  await runStatement(tx, { name: 'insert_prints', text: newPrintsText('$1'), values: [newPrintsJson([wanted])] });
}

/** What decides which printers have a ticket of an order (TCK-17). */
export function listCategories(tx: Db, orderId: string): Promise<{ categoryId: number; quantity: number }[]> {
  const { categoryId, quantity } = orderLines;
  return tx.select({ categoryId, quantity }).from(orderLines).where(eq(orderLines.orderId, orderId));
}

/** Takes back what was never sent to a printer. Nothing of it is on paper, so that later prints are not copies of it. */
export async function dropUnsent(tx: Db, orderId: string): Promise<void> {
  const isUnsent = inArray(printJobs.state, ['queued', 'failed']);
  await tx.delete(printJobs).where(and(eq(printJobs.orderId, orderId), eq(printJobs.route, 'network'), isUnsent));
}

const slipsText = `
  insert into print_jobs (order_id, route, printer, paper, copy, instead_of, state, at)
  select distinct order_id, 'network', printer, $2, 0, $3::timestamptz, 'queued', $4::timestamptz
  from print_jobs
  where order_id = $1 and route = 'network' and paper = 'kitchen' and state in ('sending', 'printed', 'unknown')
  on conflict on constraint print_jobs_copy do nothing`;

interface Slip {
  orderId: string;
  paper: Extract<PrintedPaper, 'cancelled' | 'changed'>;
  /** The time that a slip of changes corrects. */
  insteadOf: Temporal.Instant | null;
  at: Temporal.Instant;
}

/** Asks for a slip on every printer that may have printed the kitchen's ticket of an order (TCK-05). */
export async function insertSlips(tx: Db, { orderId, paper, insteadOf, at }: Slip): Promise<void> {
  const values = [orderId, paper, insteadOf && toDate(insteadOf), toDate(at)];
  await runStatement(tx, { name: 'insert_slips', text: slipsText, values });
}

export interface BrowserPrint {
  orderId: string;
  /** The device or the person. */
  reader: string;
  paper: PrintedPaper;
}

/**
 * How often a browser was asked for a kitchen's paper, or anything for a receipt: its diner has one original (BOK-53). The
 * order is held where the number marks a print.
 */
export async function countPrints(db: Db, print: BrowserPrint): Promise<number> {
  const { orderId, paper } = print;
  const isReceipt = and(eq(printJobs.orderId, orderId), eq(printJobs.paper, paper));
  const [row] = await db
    .select({ prints: count() })
    .from(printJobs)
    .where(paper === 'receipt' ? isReceipt : isOf(print));
  return row?.prints ?? 0;
}

interface AskedPrint extends BrowserPrint {
  copy: number;
  actionId: string;
  by: string;
  at: Temporal.Instant;
}

/** Notes a print of a browser, which never tells whether paper came out (TCK-10). */
export async function insertBrowserPrint(tx: Db, { reader, by, at, ...print }: AskedPrint): Promise<void> {
  const [asked, done] = [toDate(at), toDate(at)];
  await tx
    .insert(printJobs)
    .values({ ...print, route: 'browser', printer: reader, state: 'printed', askedBy: by, at: asked, doneAt: done });
}

/** The number of the copy that a request of a browser asked for; null if it asked for another paper. */
export async function findCopyOf(db: Db, print: BrowserPrint, actionId: string): Promise<number | null> {
  const [row] = await db
    .select({ copy: printJobs.copy })
    .from(printJobs)
    .where(and(isOf(print), eq(printJobs.actionId, actionId)));
  return row?.copy ?? null;
}

function isOf({ orderId, reader, paper }: BrowserPrint) {
  return and(
    eq(printJobs.orderId, orderId),
    eq(printJobs.route, 'browser'),
    eq(printJobs.printer, reader),
    eq(printJobs.paper, paper),
  );
}
