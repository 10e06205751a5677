import type { HistoryMark, HistoryOrder, HistorySelection } from '@comptoir/contract';
import { endOfServiceDay, type KitchenRules, normalizeText, startOfServiceDay } from '@comptoir/domain';
import { and, asc, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate, toInstant } from '../../db/instants.ts';
import { orderProgress, orderSearch, orders, printJobs, refunds } from '../../db/schema/index.ts';
import { lastReadyAt, readyAt } from '../report/punctuality-repository.ts';

export interface WantedHistory {
  selection: HistorySelection;
  /** Only orders promised for this instant or later; null for all. */
  since: Temporal.Instant | null;
  /** E-mail addresses are searched, and are in the answer. */
  withEmail: boolean;
  rules: Pick<KitchenRules, 'travelMinutes'>;
  /** The restaurant's time. */
  now: Temporal.ZonedDateTime;
}

export interface HistoryRow extends HistoryOrder {
  phone: string;
  email: string;
}

interface Page {
  limit: number;
  /** The number of the last order of the page before; null for the first page. */
  after: number | null;
}

/** Lists orders that arrived, the newest first, by keyset: a page costs the same however far it is (REP-20). */
export async function listHistory(db: Db, wanted: WantedHistory, { limit, after }: Page): Promise<HistoryRow[]> {
  const { id, number, mode, firstName, lastName, phone, email, paymentMethod, totalCents } = orders;
  const { arrivedAt, promisedAt } = orderSearch;
  const rows = await db
    .select({
      id,
      number,
      mode,
      firstName,
      lastName,
      phone,
      email,
      paymentMethod,
      totalCents,
      arrivedAt,
      promisedAt,
      state: orderProgress.state,
    })
    .from(orderSearch)
    .innerJoin(orderProgress, eq(orderProgress.orderId, orderSearch.orderId))
    .innerJoin(orders, eq(orders.id, orderSearch.orderId))
    .where(and(...conditionsOf(wanted), after === null ? undefined : isAfter(after)))
    .orderBy(desc(arrivedAt), desc(orderSearch.number))
    .limit(limit);
  const refunded = await sumRefunds(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ firstName: first, lastName: last, ...row }) => ({
    ...row,
    name: `${first} ${last}`.trim(),
    email: wanted.withEmail ? row.email : '',
    arrivedAt: toInstant(row.arrivedAt),
    promisedAt: toInstant(row.promisedAt),
    refundedCents: refunded.get(row.id) ?? 0,
  }));
}

/** An order of that number that came earlier is on a later page. */
function isAfter(number: number): SQL {
  return sql`(${orderSearch.arrivedAt}, ${orderSearch.number}) <
    (select known.arrived_at, known.number from order_search known join orders on orders.id = known.order_id where orders.number = ${number})`;
}

function conditionsOf({ selection, since, withEmail, rules, now }: WantedHistory): (SQL | undefined)[] {
  const { text = '', from, to, mode, payment, state, mark } = selection;
  const instantOf = (edge: typeof startOfServiceDay, day: string) =>
    toDate(edge(Temporal.PlainDate.from(day), now.timeZoneId).toInstant());
  const { promisedAt } = orderSearch;
  return [
    ...searched(text, withEmail),
    since ? gte(promisedAt, toDate(since)) : undefined,
    from ? gte(promisedAt, instantOf(startOfServiceDay, from)) : undefined,
    to ? lt(promisedAt, instantOf(endOfServiceDay, to)) : undefined,
    mode && eq(orders.mode, mode),
    payment && eq(orders.paymentMethod, payment),
    state && eq(orderProgress.state, state),
    mark && markedBy(mark, rules, now),
  ];
}

/** A phone number is found by at least this many of its last digits, as on the board (BRD-47). */
const leastDigits = 2;
/** The digits of a French number that follow 0 or +33. */
const nationalDigits = 9;

/**
 * Finds digits at the beginning of numbers and of dishes, and at the end of phone numbers. All words of another text
 * have to occur, each in the number, a dish, the name, the phone number or, if wanted, the e-mail address.
 */
function searched(typed: string, withEmail: boolean): (SQL | undefined)[] {
  const text = normalizeText(typed);
  const { words, person, email } = orderSearch;
  const digits = text.replace(/[\s.+()-]/g, '');
  if (/^\d+$/.test(digits)) {
    const end = digits.length > nationalDigits ? digits.slice(-nationalDigits) : digits;
    const hasPhone = digits.length >= leastDigits ? has(person, `${end}+`) : undefined;
    return [or(has(words, `#${digits}`), hasPhone)];
  }
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => or(has(words, word), has(person, word), withEmail ? has(email, word) : undefined));
}

function has(column: typeof orderSearch.words | typeof orderSearch.person | typeof orderSearch.email, text: string) {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

function markedBy(mark: HistoryMark, rules: WantedHistory['rules'], now: Temporal.ZonedDateTime): SQL | undefined {
  if (mark === 'unanswered') return eq(orderProgress.reason, 'no_answer');
  if (mark === 'refunded')
    return inArray(orderSearch.orderId, sql`(select order_id from refunds where status <> 'refused')`);
  // An order that the kitchen still has to make ready is late from its time on.
  const waiting = sql`case when ${orderProgress.state} in ('new', 'accepted') then ${toDate(now.toInstant()).toISOString()}::timestamptz end`;
  return sql`coalesce(${readyAt}, ${waiting}) > ${lastReadyAt(rules)}`;
}

async function sumRefunds(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: refunds.orderId, cents: sql`sum(${refunds.amountCents})`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), ne(refunds.status, 'refused')))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

export interface StoredPrint extends Pick<typeof printJobs.$inferSelect, 'paper' | 'copy' | 'state' | 'route'> {
  printer: string;
  askedBy: string | null;
  at: Temporal.Instant;
}

/** All prints of an order, the oldest first: on paper, under way, and those that failed. */
export async function listPrints(db: Db, orderId: string): Promise<StoredPrint[]> {
  const { id, paper, copy, state, route, printer, askedBy, at } = printJobs;
  const rows = await db
    .select({ paper, copy, state, route, printer, askedBy, at })
    .from(printJobs)
    .where(eq(printJobs.orderId, orderId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
}
