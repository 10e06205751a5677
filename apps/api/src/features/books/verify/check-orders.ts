import { canonicalJson, moneyContent, paymentContent, refundContent, writeInstant } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { channelAt, listCompanyTimes, ticketOf } from '../../entry/entry-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { listOrdersByIds } from '../../order/record/order-repository.ts';
import type { Pace } from './check-entries.ts';
import type { BookFinding, Tell } from './finding.ts';
import { readContent } from './read-content.ts';
import {
  listMoneyEvents,
  listOrderEntries,
  listOrderIds,
  listOrphans,
  listRefundRows,
  type OrderEntry,
  type RefundRow,
} from './verify-repository.ts';

const pageSize = 100;
/** Entries without an order are listed up to this number. */
const mostOrphans = 1000;

/** What is known of an order: its rows on one side, its entries on the other. */
interface Case {
  order: Order;
  /** Since when it is a company's; undefined for an order of the public. */
  companySince: Temporal.Instant | undefined;
  entries: readonly OrderEntry[];
  refunds: readonly RefundRow[];
  events: readonly { kind: string; at: Temporal.Instant }[];
}

/** Compares every order, payment and refund with its entries, and the other way round (BOK-31). Returns the orders looked at. */
export async function checkOrders(db: Db, { tell, pace }: { tell: Tell; pace: Pace }): Promise<number> {
  let orders = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listOrderIds(db, after, pageSize);
    const entries = await listOrderEntries(db, ids);
    const refunds = await listRefundRows(db, ids);
    const events = await listMoneyEvents(db, ids);
    const companies = await listCompanyTimes(db, ids);
    for (const order of await listOrdersByIds(db, ids)) {
      const { id } = order;
      checkOrder(
        {
          order,
          companySince: companies.get(id),
          entries: entries.get(id) ?? [],
          refunds: refunds.get(id) ?? [],
          events: events.get(id) ?? [],
        },
        tell,
      );
    }
    orders += ids.length;
    after = ids.at(-1) ?? null;
    if (ids.length < pageSize) break;
    await pace();
  }
  for (const { seq, orderId } of await listOrphans(db, mostOrphans))
    tell({ seq, table: 'orders', key: String(orderId), field: 'id', expected: orderId, found: null });
  return orders;
}

function checkOrder(known: Case, tell: Tell): void {
  const adopted = known.entries.find(({ kind }) => kind === 'adopted');
  if (adopted) checkAdopted(known, adopted, tell);
  else checkTicket(known, tell);
  checkEvents(known, tell);
}

function checkTicket(known: Case, tell: Tell): void {
  const { order, entries } = known;
  const ticket = { kind: 'ticket', content: ticketText(known), at: order.placedAt };
  compareEntries({ order, entries: ofKind(entries, 'ticket'), expected: [ticket] }, tell);
  checkStatus(known, order.status, tell);
  checkRefunds(known, new Map(), tell);
}

const ticketText = ({ order, companySince }: Case) =>
  canonicalJson(ticketOf({ ...order, channel: channelAt(companySince, order.placedAt) }));

interface AdoptedContent {
  ticket: unknown;
  status: Order['status'];
  refunds: { refund: string; state: RefundRow['status'] }[];
}

/** An order of before the books has one entry for what it was then, and others for what became of it. */
function checkAdopted(known: Case, adopted: OrderEntry, tell: Tell): void {
  const { order, entries } = known;
  const { ticket, status = 'pending', refunds: former = [] } = readContent<AdoptedContent>(adopted.content);
  const [expected, found] = [ticketText(known), canonicalJson(ticket ?? null)];
  if (expected !== found) tell({ ...orderFinding(order, adopted.seq), field: 'receipt', expected, found });
  if (ofKind(entries, 'adopted').length > 1 || ofKind(entries, 'ticket').length > 0)
    tell({ ...orderFinding(order, adopted.seq), field: 'adopted', expected: 'one entry', found: 'several' });
  if (status !== 'pending' && status !== order.status)
    tell({ ...orderFinding(order, adopted.seq), field: 'status', expected: status, found: order.status });
  checkStatus(known, status === 'pending' ? order.status : 'pending', tell);
  checkRefunds(known, new Map(former.map(({ refund, state }) => [refund, state])), tell);
}

const ofKind = (entries: readonly OrderEntry[], kind: string) => entries.filter((entry) => entry.kind === kind);

const orderFinding = ({ number }: Order, seq: number | null): Pick<BookFinding, 'seq' | 'table' | 'key'> => ({
  seq,
  table: 'orders',
  key: String(number),
});

/** A paid order has one payment, a cancelled one an entry that says so, and an open one neither. */
function checkStatus(known: Case, moved: Order['status'], tell: Tell): void {
  const { order, entries } = known;
  const [payments, unpaids] = [ofKind(entries, 'payment'), ofKind(entries, 'unpaid')];
  const receiptOf = (entry: OrderEntry | undefined) => ({ ...order, channel: channelOf(known, entry) });
  const paid = { kind: 'payment', content: canonicalJson(paymentContent(receiptOf(payments[0]))) };
  const unpaid = { kind: 'unpaid', content: canonicalJson(moneyContent(receiptOf(unpaids[0]))) };
  compareEntries({ order, entries: payments, expected: moved === 'paid' ? [paid] : [] }, tell);
  compareEntries({ order, entries: unpaids, expected: moved === 'cancelled' ? [unpaid] : [] }, tell);
}

/** The channel that an entry has to tell: that of the order when the entry was written. */
const channelOf = ({ order, companySince }: Case, entry: OrderEntry | undefined) =>
  channelAt(companySince, entry?.at ?? order.placedAt);

interface Expected {
  kind: string;
  content: string;
  at?: Temporal.Instant | null;
}

function compareEntries(
  { order, entries, expected }: { order: Order; entries: readonly OrderEntry[]; expected: readonly Expected[] },
  tell: Tell,
): void {
  for (let position = 0; position < Math.max(entries.length, expected.length); position += 1) {
    const [entry, wanted] = [entries[position], expected[position]];
    const finding = { ...orderFinding(order, entry?.seq ?? null), field: entry?.kind ?? wanted?.kind ?? '' };
    if (entry?.content !== wanted?.content)
      tell({ ...finding, expected: entry?.content ?? null, found: wanted?.content ?? null });
    else if (entry && wanted?.at && writeInstant(wanted.at) !== writeInstant(entry.at))
      tell({ ...finding, field: `${entry.kind} at`, expected: writeInstant(entry.at), found: writeInstant(wanted.at) });
  }
}

type RefundState = 'asked' | 'done' | 'refused';

/** The state that the entry of a refund tells. A content that tells none is not equal to any that is expected. */
const stateOf = (content: string): RefundState => readContent<{ state: RefundState }>(content).state ?? 'asked';

/**
 * The entries of a refund end with the state of its row. A refund of before the books has entries only for what became of it
 * since.
 */
function checkRefunds(known: Case, former: ReadonlyMap<string, RefundRow['status']>, tell: Tell): void {
  const { order, entries, refunds } = known;
  const told = Map.groupBy(
    ofKind(entries, 'refund'),
    ({ content }) => readContent<{ refund: string }>(content).refund ?? '',
  );
  for (const row of refunds) {
    const own = told.get(row.id) ?? [];
    told.delete(row.id);
    const states = own.map(({ content }) => stateOf(content));
    const before = former.get(row.id);
    const expected = statesOf(row, before, states).map((state, position) => ({
      kind: 'refund',
      content: canonicalJson(
        refundContent({ ...row, number: order.number, channel: channelOf(known, own[position]) }, state),
      ),
      at: instantOf(row, state, states),
    }));
    compareEntries({ order, entries: own, expected }, tell);
  }
  for (const own of [...told.values(), ...[...former.keys()].filter(isGone(refunds)).map(() => [])])
    tell({
      ...orderFinding(order, own[0]?.seq ?? null),
      table: 'refunds',
      field: 'id',
      expected: own[0]?.content ?? 'a refund of before the books',
      found: null,
    });
}

const isGone = (refunds: readonly RefundRow[]) => (id: string) => !refunds.some((row) => row.id === id);

/** The states that the entries of a refund tell, in order. A refund that was done may be refused days later. */
function statesOf(
  { status }: RefundRow,
  before: RefundRow['status'] | undefined,
  told: readonly RefundState[],
): RefundState[] {
  if (before === status) return [];
  const begun: RefundState[] = before === undefined && told[0] !== 'done' ? ['asked'] : [];
  if (status === 'requested') return begun;
  if (status === 'done') return [...begun, 'done'];
  const wasDone = before !== 'done' && told.includes('done');
  return [...begun, ...(wasDone ? (['done'] as const) : []), 'refused'];
}

/** The row says when a refund was asked for, and when its last state came. */
function instantOf({ requestedAt, settledAt }: RefundRow, state: RefundState, told: readonly RefundState[]) {
  if (state === 'asked') return requestedAt;
  return state === told.at(-1) ? settledAt : null;
}

const eventOf: Record<string, string> = { ticket: 'placed', payment: 'paid' };
const refundEventOf: Record<RefundState, string> = {
  asked: 'refund_requested',
  done: 'refunded',
  refused: 'refund_refused',
};

/** Each entry of money has its event of the order's history at the same instant, and each such event its entry. */
function checkEvents({ order, entries, events }: Case, tell: Tell): void {
  if (entries.some(({ kind }) => kind === 'adopted')) return;
  const told = entries.flatMap(({ kind, content, at }) => {
    const event = kind === 'refund' ? refundEventOf[stateOf(content)] : eventOf[kind];
    return event ? `${event} ${writeInstant(at)}` : [];
  });
  const known = events.map(({ kind, at }) => `${kind} ${writeInstant(at)}`);
  const [expected, found] = [told, known].map((list) => list.sort().join(', '));
  if (expected !== found)
    tell({ ...orderFinding(order, null), field: 'events', expected: expected ?? null, found: found ?? null });
}
