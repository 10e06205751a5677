import {
  addFigures,
  type BookFigures,
  type BookPeriod,
  emptyFigures,
  endOfServiceDay,
  figuresOf,
  isBalanced,
  monthEndedBy,
  serviceDayOf,
  tellMonths,
  yearEndedBy,
} from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { listDayMailOwners } from '../../staff/record/person-repository.ts';
import { dayMailTasks } from '../mail/day-mail-tasks.ts';
import {
  type BookEntry,
  type BookHead,
  type Close,
  findDaySpan,
  findLastClose,
  findYearEnd,
  holdHead,
  insertClose,
  insertOwnEntries,
  listCloses,
  listEntries,
  moveHead,
} from '../record/books-repository.ts';
import { beginningOf, type ChainEnd, checkChain } from '../record/check-chain.ts';
import { type SealTools, sealAll, sealBatch } from '../seal/seal-entries.ts';

/** How long after its end a service day is closed without anybody asking, in minutes (BOK-12). */
const patienceMinutes = 30;
/** No mail tells of a day that is closed later than this after its end, such as each day that a shop was off (REP-12). */
const mailedHours = 24;

export type CloseRefusal = 'not_over' | 'books_unsound' | 'other_key' | 'no_books';

interface CloseWish {
  /** Who asked; null if the shop closes by itself. */
  by: string | null;
  isPatient: boolean;
  /** The day that was asked for. Where another one is the oldest open day, nothing is closed. */
  day?: Temporal.PlainDate;
}

/**
 * Closes the oldest open service day, with the month and the year that end with it, in one transaction that holds the
 * head of the books: two servers close a day once (BOK-17). Everything written is sealed first.
 */
export async function closeDay(
  { db, site, key, now }: SealTools,
  { by, isPatient, day }: CloseWish,
): Promise<Close | CloseRefusal> {
  return db.transaction(async (tx) => {
    const held = await holdHead(tx, { isPatient: true });
    if (!held) return 'no_books';
    if (held.keyId !== key.id) return 'other_key';
    const at = now().toInstant();
    const { timeZone } = site;
    const end = endOfServiceDay(held.openDay, timeZone).toInstant();
    const due = isPatient ? end.add({ minutes: patienceMinutes }) : end;
    if (Temporal.Instant.compare(at, due) < 0 || (day && !day.equals(held.openDay))) return 'not_over';
    const head = await sealAll(tx, { head: held, key, timeZone, at });
    const sums = await sumDay(tx, head.openDay, site);
    if (!sums) return 'books_unsound';
    const closed = await writeCloses(tx, { head, sums, tools: { key, timeZone }, at, by });
    if (at.since(end).total('hours') < mailedHours)
      await insertTasks(tx, dayMailTasks(head.openDay, await listDayMailOwners(tx)));
    return closed;
  });
}

interface DaySums {
  figures: BookFigures;
  seqFirst: number | null;
  seqLast: number | null;
}

const pageSize = 1000;

/** Adds up a day from its entries alone. Null if the day's part of the chain or its sums are wrong (BOK-16). */
async function sumDay(tx: Db, day: Temporal.PlainDate, site: SealTools['site']): Promise<DaySums | null> {
  const span = await findDaySpan(tx, day);
  const { seqFirst, seqLast } = span;
  if (seqFirst === null || seqLast === null) return { figures: emptyFigures(), ...span };
  let figures = emptyFigures();
  let before = await findEnd(tx, site, seqFirst - 1);
  for (let from = seqFirst; from <= seqLast; from += pageSize) {
    const page = await listEntries(tx, { from, to: seqLast, limit: pageSize });
    if (!before || checkChain(before, page).length > 0) return null;
    before = page.at(-1);
    const counted = page.filter(({ serviceDay }) => serviceDay.equals(day));
    figures = addFigures([figures, ...counted.map((entry) => figuresOf(countedEntry(entry, site.timeZone)))]);
  }
  return isBalanced(figures) ? { figures, ...span } : null;
}

/** The chain's end at a place: the hash of an entry, or what comes before the first one. */
export async function findEnd(tx: Db, site: SealTools['site'], seq: number): Promise<ChainEnd | undefined> {
  if (seq === 0) return beginningOf(site.id);
  const [entry] = await listEntries(tx, { from: seq, to: seq, limit: 1 });
  return entry;
}

/** An entry as its figures count it. It is late if its own service day was closed when it was sealed. */
export function countedEntry({ kind, content, at, serviceDay }: BookEntry, timeZone: string) {
  const isLate = !serviceDayOf(at.toZonedDateTimeISO(timeZone)).equals(serviceDay);
  return { kind, content: JSON.parse(content ?? 'null') as unknown, isLate };
}

interface Closing {
  head: BookHead;
  sums: DaySums;
  tools: Pick<SealTools, 'key'> & { timeZone: string };
  at: Temporal.Instant;
  by: string | null;
}

async function writeCloses(tx: Db, { head: before, sums, tools, at, by }: Closing): Promise<Close> {
  const day = before.openDay;
  const head = { ...before, openDay: day.add({ days: 1 }) };
  await moveHead(tx, head);
  const last = await findLastClose(tx, 'day');
  const salesPerpetualCents = (last?.salesPerpetualCents ?? 0) + sums.figures.sales.amount;
  const refundsPerpetualCents = (last?.refundsPerpetualCents ?? 0) + sums.figures.refunds.amount;
  const totals = {
    salesPerpetualCents,
    refundsPerpetualCents,
    netPerpetualCents: salesPerpetualCents - refundsPerpetualCents,
  };
  const write = (
    period: BookPeriod,
    figures: BookFigures,
    span: Pick<DaySums, 'seqFirst' | 'seqLast'>,
    from: BookHead,
  ) => writeClose(tx, { period, figures, span, totals, head: from, tools, at, by });
  let written = await write({ kind: 'day', period: day.toString() }, sums.figures, sums, head);
  const closed = written.close;
  const month = monthEndedBy(day);
  if (!month) return closed;
  const none = { seqFirst: null, seqLast: null };
  written = await write(
    month,
    await sumParts(tx, 'day', { from: `${month.period}-01`, to: day.toString() }),
    none,
    written.head,
  );
  const ended = yearEndedBy(month, await findYearEnd(tx), await findLastClose(tx, 'year'));
  if (!ended) return closed;
  const { months, ...year } = ended;
  await write(year, { ...(await sumParts(tx, 'month', months)), ...tellMonths(ended) }, none, written.head);
  return closed;
}

/** A month is the sum of its days, a year of its months (BOK-13). */
async function sumParts(tx: Db, kind: 'day' | 'month', range: { from: string; to: string }): Promise<BookFigures> {
  return addFigures((await listCloses(tx, kind, range)).map(({ figures }) => figures));
}

interface NewClose extends Omit<Closing, 'sums'> {
  period: BookPeriod;
  figures: BookFigures;
  span: Pick<DaySums, 'seqFirst' | 'seqLast'>;
  totals: Pick<Close, 'salesPerpetualCents' | 'refundsPerpetualCents' | 'netPerpetualCents'>;
}

async function writeClose(
  tx: Db,
  { period, figures, span, totals, head, tools, at, by }: NewClose,
): Promise<{ head: BookHead; close: Close }> {
  const unsealed = { ...period, figures, ...totals, ...span, closedAt: at, by };
  const entries = await insertOwnEntries(tx, [{ kind: 'close', at, content: closeContent(unsealed) }]);
  const after = await sealBatch(tx, { head, entries, ...tools });
  const close = { ...unsealed, entrySeq: after.seq };
  await insertClose(tx, close);
  return { head: after, close };
}

/** What the entry of a close tells: its figures, and the three totals since the first entry (BOK-14). It names no person. */
export function closeContent({ kind, period, figures, seqFirst, seqLast, ...totals }: Omit<Close, 'entrySeq'>) {
  const { salesPerpetualCents: sales, refundsPerpetualCents: refunds, netPerpetualCents: net } = totals;
  return { kind, period, figures, first: seqFirst, last: seqLast, perpetual: { sales, refunds, net } };
}

/** Closes every day that is over, in order (BOK-18). Returns why it stopped. */
export async function closeDays(tools: SealTools, signal: AbortSignal): Promise<CloseRefusal> {
  for (;;) {
    const closed = await closeDay(tools, { by: null, isPatient: true });
    if (typeof closed === 'string') return closed;
    if (signal.aborted) return 'not_over';
  }
}
