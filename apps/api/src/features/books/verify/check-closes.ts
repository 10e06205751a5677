import {
  addFigures,
  type BookFigures,
  canonicalJson,
  daysOf,
  emptyFigures,
  isBalanced,
  monthsOf,
} from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { closeContent } from '../close/close-days.ts';
import { type BookHead, type Close, listCloses } from '../record/books-repository.ts';
import type { Tell } from './finding.ts';

interface Known {
  days: ReadonlyMap<string, BookFigures>;
  purgedDays: ReadonlySet<string>;
  /** The contents of the entries of closes, by their place. */
  closes: Map<number, string | null>;
}

const always = { from: '', to: '9999-12-31' };

/** Compares the closes with the entries: each day, and what months, years and perpetual totals add up to. */
export async function checkCloses(
  db: Db,
  head: BookHead,
  { days, purgedDays, closes }: Known,
  tell: Tell,
): Promise<void> {
  const closed = {
    day: await listCloses(db, 'day', always),
    month: await listCloses(db, 'month', always),
    year: await listCloses(db, 'year', always),
  };
  checkDaysWithout(closed.day, days, head, tell);
  const totals = { sales: 0, refunds: 0 };
  for (const close of closed.day) {
    const summed = days.get(close.period) ?? emptyFigures();
    // The rest of a purged day is what the entry of its close says.
    const figures = purgedDays.has(close.period) ? { ...close.figures, sales: summed.sales } : summed;
    totals.sales += figures.sales.amount;
    totals.refunds += figures.refunds.amount;
    compare(close, 'figures', figures, close.figures, tell);
    if (!isBalanced(figures)) compare(close, 'figures', 'sums that agree', figures, tell);
    compare(close, 'sales_perpetual_cents', totals.sales, close.salesPerpetualCents, tell);
    compare(close, 'refunds_perpetual_cents', totals.refunds, close.refundsPerpetualCents, tell);
  }
  for (const close of closed.month) compare(close, 'figures', sumParts(close, closed.day), close.figures, tell);
  for (const close of closed.year) {
    const { months } = close.figures;
    const figures = { ...sumParts(close, closed.month), ...(months && { months }) };
    compare(close, 'figures', figures, close.figures, tell);
  }
  checkYears(closed.year, tell);
  for (const close of [...closed.day, ...closed.month, ...closed.year]) {
    compare(close, 'entry_seq', canonicalJson(closeContent(close)), closes.get(close.entrySeq) ?? null, tell);
    closes.delete(close.entrySeq);
  }
  for (const [seq, content] of closes)
    tell({ seq, table: 'closes', key: String(seq), field: 'entry_seq', expected: content, found: null });
}

/** Days before the open one are all closed, and later ones are not. */
function checkDaysWithout(
  closed: readonly Close[],
  days: ReadonlyMap<string, BookFigures>,
  { openDay }: BookHead,
  tell: Tell,
): void {
  const known = new Set(closed.map(({ period }) => period));
  for (const day of days.keys())
    if (day < openDay.toString() && !known.has(day))
      tell({ seq: null, table: 'closes', key: `day ${day}`, field: 'period', expected: day, found: null });
  for (const { period, entrySeq } of closed)
    if (period >= openDay.toString())
      tell({ seq: entrySeq, table: 'closes', key: `day ${period}`, field: 'period', expected: null, found: period });
}

/** Each year begins where the one before it ended, so that a month is in one year. */
function checkYears(years: readonly Close[], tell: Tell): void {
  for (const [position, close] of years.entries()) {
    const before = years[position - 1];
    if (!before) continue;
    const from = Temporal.PlainYearMonth.from(monthsOf(before).to).add({ months: 1 }).toString();
    compare(close, 'months', from, monthsOf(close).from, tell);
  }
}

function sumParts(close: Close, parts: readonly Close[]): BookFigures {
  const { from, to } = close.kind === 'month' ? daysOf(close) : monthsOf(close);
  return addFigures(parts.filter(({ period }) => period >= from && period <= to).map(({ figures }) => figures));
}

function compare(
  { kind, period, entrySeq }: Close,
  field: string,
  expected: unknown,
  found: unknown,
  tell: Tell,
): void {
  const [wanted, written] = [expected, found].map((value) =>
    value === null || typeof value === 'string' ? value : canonicalJson(value),
  );
  if (wanted !== written)
    tell({
      seq: entrySeq,
      table: 'closes',
      key: `${kind} ${period}`,
      field,
      expected: wanted ?? null,
      found: written ?? null,
    });
}
