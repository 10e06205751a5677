import {
  asPresumed,
  canonicalJson,
  type MoneyContent,
  moneyContent,
  paymentContent,
  reclassifiedContent,
  refundContent,
  type SaleChannel,
  writeInstant,
} from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { channelOf, ticketOf } from '../../entry/entry-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { listOrdersByIds } from '../../order/record/order-repository.ts';
import { readContent } from '../record/read-content.ts';
import type { Pace } from './check-entries.ts';
import type { BookFinding, Tell } from './finding.ts';
import {
  type InvoiceRow,
  listInvoices,
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
  entries: readonly OrderEntry[];
  refunds: readonly RefundRow[];
  events: readonly { kind: string; at: Temporal.Instant }[];
  invoice: InvoiceRow | null;
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
    const invoices = await listInvoices(db, ids);
    for (const order of await listOrdersByIds(db, ids)) {
      const { id } = order;
      const [own, paidBack, happened] = [entries.get(id) ?? [], refunds.get(id) ?? [], events.get(id) ?? []];
      const invoice = invoices.get(id) ?? null;
      checkOrder({ order, entries: own, refunds: paidBack, events: happened, invoice }, tell);
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
  checkReclassified(known, tell);
  checkEvents(known, tell);
}

const hasMoved = (entries: readonly OrderEntry[]) => entries.some(({ kind }) => kind === 'reclassified');

/**
 * The channel of an entry of money, by its place: the public's before its sale was moved to companies, and a company's after
 * (BOK-49). Instants don't tell it, because a transaction that waits for another one took its instant before.
 */
function channelAt({ order, entries }: Pick<Case, 'order' | 'entries'>, entry: OrderEntry | undefined): SaleChannel {
  const moved = entries.findIndex(({ kind }) => kind === 'reclassified');
  if (moved < 0 || !entry) return channelOf(order.company);
  return entries.indexOf(entry) < moved ? 'public' : 'company';
}

/** A company may be bound to an order that was placed for a person; its ticket says what it was then (LAW-68). */
function ticketChannel({ order, entries }: Pick<Case, 'order' | 'entries'>, told: unknown): SaleChannel {
  return told === 'public' || hasMoved(entries) ? 'public' : channelOf(order.company);
}

/** What moved to companies is what the entries before it hold, and has an invoice of that instant. */
function checkReclassified({ order, entries, invoice }: Case, tell: Tell): void {
  const moved = ofKind(entries, 'reclassified');
  const [first] = moved;
  if (!first) return;
  const before = entries.slice(0, entries.indexOf(first));
  const [payment = null] = ofKind(before, 'payment').map(({ content }) => moneyOf(content));
  const refunds = ofKind(before, 'refund').filter(({ content }) => stateOf(content) === 'done');
  const told = refunds.map(({ content }) => moneyOf(content));
  const { number, paymentMethod } = order;
  const isBound = order.company !== null;
  const expected = isBound &&
    invoice && {
      kind: 'reclassified',
      content: canonicalJson(reclassifiedContent({ number, paymentMethod, invoice: invoice.number }, payment, told)),
      at: invoice.issuedAt,
    };
  compareEntries({ order, entries: moved, expected: expected ? [expected] : [] }, tell);
}

/** What an entry says of money. The fields of a changed content may be wrong or absent, which its hash tells. */
function moneyOf(content: string): Pick<MoneyContent, 'amount' | 'taxes'> {
  const { amount = 0, taxes } = readContent<MoneyContent>(content);
  return { amount, taxes: Array.isArray(taxes) ? taxes : [] };
}

function checkTicket({ order, entries, refunds, events }: Case, tell: Tell): void {
  const told = ofKind(entries, 'ticket');
  const channel = ticketChannel({ order, entries }, told[0] && readContent<MoneyContent>(told[0].content).channel);
  const ticket = { kind: 'ticket', content: canonicalJson(ticketOf(order, channel)), at: order.placedAt };
  compareEntries({ order, entries: told, expected: [ticket] }, tell);
  checkStatus({ order, entries, events }, order.status, tell);
  checkRefunds({ order, entries, refunds }, new Map(), tell);
}

interface AdoptedContent {
  ticket: unknown;
  status: Order['status'];
  refunds: { refund: string; state: RefundRow['status'] }[];
}

/** An order of before the books has one entry for what it was then, and others for what became of it. */
function checkAdopted({ order, entries, refunds, events }: Case, adopted: OrderEntry, tell: Tell): void {
  const { ticket, status = 'pending', refunds: former = [] } = readContent<AdoptedContent>(adopted.content);
  const channel = ticketChannel({ order, entries }, (ticket as Partial<MoneyContent> | undefined)?.channel);
  const [expected, found] = [canonicalJson(ticketOf(order, channel)), canonicalJson(ticket ?? null)];
  if (expected !== found) tell({ ...orderFinding(order, adopted.seq), field: 'receipt', expected, found });
  if (ofKind(entries, 'adopted').length > 1 || ofKind(entries, 'ticket').length > 0)
    tell({ ...orderFinding(order, adopted.seq), field: 'adopted', expected: 'one entry', found: 'several' });
  if (status !== 'pending' && status !== order.status)
    tell({ ...orderFinding(order, adopted.seq), field: 'status', expected: status, found: order.status });
  checkStatus({ order, entries, events }, status === 'pending' ? order.status : 'pending', tell);
  checkRefunds({ order, entries, refunds }, new Map(former.map(({ refund, state }) => [refund, state])), tell);
}

const ofKind = (entries: readonly OrderEntry[], kind: string) => entries.filter((entry) => entry.kind === kind);

const orderFinding = ({ number }: Order, seq: number | null): Pick<BookFinding, 'seq' | 'table' | 'key'> => ({
  seq,
  table: 'orders',
  key: String(number),
});

/**
 * A paid order has one payment, a cancelled one an entry that says so, and an open one neither. An order whose cash was presumed has
 * a payment that says so, whatever its status (BOK-20).
 */
function checkStatus({ order, entries, events }: Status, moved: Order['status'], tell: Tell): void {
  const [payments, unpaids] = [ofKind(entries, 'payment'), ofKind(entries, 'unpaid')];
  const isPresumed = events.some(({ kind }) => kind === 'cash_presumed');
  const told = <Content extends MoneyContent>(content: Content) =>
    canonicalJson(isPresumed ? asPresumed(content) : content);
  const paid = () => told(paymentContent(order, channelAt({ order, entries }, payments[0])));
  const unpaid = () => told(moneyContent(order, channelAt({ order, entries }, unpaids[0])));
  const isOf = (status: Order['status']) => moved === status;
  compareEntries(
    { order, entries: payments, expected: isOf('paid') || isPresumed ? [{ kind: 'payment', content: paid() }] : [] },
    tell,
  );
  compareEntries(
    { order, entries: unpaids, expected: isOf('cancelled') ? [{ kind: 'unpaid', content: unpaid() }] : [] },
    tell,
  );
}

type Status = Pick<Case, 'order' | 'entries' | 'events'>;

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
function checkRefunds(
  { order, entries, refunds }: Pick<Case, 'order' | 'entries' | 'refunds'>,
  former: ReadonlyMap<string, RefundRow['status']>,
  tell: Tell,
): void {
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
        refundContent({ ...row, number: order.number }, state, channelAt({ order, entries }, own[position])),
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

/** The event that tells of an entry of money; undefined if none does. A refund's is that of its state. */
function eventOf({ kind, content }: OrderEntry): string | undefined {
  if (kind === 'ticket') return 'placed';
  const { presumed } = readContent<MoneyContent>(content);
  if (kind === 'payment') return presumed ? 'cash_presumed' : 'paid';
  if (kind === 'unpaid') return presumed ? 'cash_missing' : undefined;
  return kind === 'refund' ? refundEventOf[stateOf(content)] : undefined;
}

const refundEventOf: Record<RefundState, string> = {
  asked: 'refund_requested',
  done: 'refunded',
  refused: 'refund_refused',
};

/** Each entry of money has its event of the order's history at the same instant, and each such event its entry. */
function checkEvents({ order, entries, events }: Case, tell: Tell): void {
  if (entries.some(({ kind }) => kind === 'adopted')) return;
  const told = entries.flatMap((entry) => {
    const event = eventOf(entry);
    return event ? `${event} ${writeInstant(entry.at)}` : [];
  });
  const known = events.map(({ kind, at }) => `${kind} ${writeInstant(at)}`);
  const [expected, found] = [told, known].map((list) => list.sort().join(', '));
  if (expected !== found)
    tell({ ...orderFinding(order, null), field: 'events', expected: expected ?? null, found: found ?? null });
}
