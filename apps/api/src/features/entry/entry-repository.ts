import { hash } from 'node:crypto';
import {
  canonicalJson,
  type EntryKind,
  type MoneyContent,
  type SaleChannel,
  type StoredReceipt,
  type TicketContent,
  ticketContent,
  writeInstant,
} from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { bookEntries } from '../../db/schema/index.ts';

/** An order as the books' ticket tells it. The receipt's columns beside `StoredReceipt` go into one hash. */
export interface TicketOrder extends Omit<StoredReceipt, 'lines'> {
  id: string;
  surchargeCents: number;
  coupon: string | null;
  zone: string | null;
  dateText: string;
  readyFrom: Temporal.Instant | null;
  promisedAt: Temporal.Instant;
  wishes: object;
  lines: readonly (StoredReceipt['lines'][number] & {
    itemId: number;
    menuId: number;
    categoryId: number;
    told: unknown;
    facts: object;
  })[];
}

/** The ticket of an order (BOK-03). The same order gives the same canonical text when it is read again. */
export const ticketOf = (order: TicketOrder, channel: SaleChannel): TicketContent =>
  ticketContent(order, channel, hash('sha256', canonicalJson(restOf(order))));

/** The channel of an order, by the company that its invoice is for. */
export const channelOf = (company: object | null): SaleChannel => (company ? 'company' : 'public');

function restOf({ lines, discounts, ...order }: TicketOrder) {
  const { surchargeCents, taxCents, coupon, zone, dateText, readyFrom, promisedAt, wishes } = order;
  return {
    surchargeCents,
    taxCents,
    coupon,
    zone,
    dateText,
    wishes,
    discounts,
    readyFrom: readyFrom && writeInstant(readyFrom),
    promisedAt: writeInstant(promisedAt),
    lines: lines.map(({ itemId, menuId, categoryId, told, facts, options }) => ({
      itemId,
      menuId,
      categoryId,
      told,
      facts,
      options,
    })),
  };
}

/** The database replaces this 0 by the order's number. Quotes of names are escaped, so that no name contains this text. */
const placeholder = '"number":0';

/**
 * The JSON of `newTicketsJson` is a parameter of this SQL, which follows a `numbered` of orders with their new numbers. An
 * order and its entry are one statement, so that neither exists without the other (BOK-02).
 */
export const newTicketsText = (parameter: string) => `
    insert into book_entries (kind, order_id, at, content, content_hash, amount_cents, taxes, method)
    select 'ticket', given.order_id, given.at, filled.content, encode(sha256(convert_to(filled.content, 'UTF8')), 'hex'),
      given.amount_cents, given.taxes, given.method
    from jsonb_to_recordset(${parameter}::jsonb)
        as given (order_id uuid, at timestamptz, content text, amount_cents bigint, taxes jsonb, method text)
      join numbered on (numbered.row ->> 'id')::uuid = given.order_id
      cross join lateral (
        select replace(given.content, '${placeholder}', '"number":' || (numbered.row ->> 'number')) as content
      ) filled`;

export function newTicketsJson(orders: readonly (Omit<TicketOrder, 'number'> & { company: object | null })[]): string {
  return JSON.stringify(
    orders.map((order) => {
      const ticket = ticketOf({ ...order, number: 0 }, channelOf(order.company));
      const { amount: amount_cents, taxes, method } = ticket;
      const at = toDate(order.placedAt);
      return { order_id: order.id, at, content: canonicalJson(ticket), amount_cents, taxes, method };
    }),
  );
}

export interface NewEntry {
  kind: EntryKind;
  /** Null for an entry that tells of the books themselves. */
  orderId: string | null;
  at: Temporal.Instant;
  /** What it says of money, if anything, is repeated by columns. */
  content: object;
}

/** Writes entries within the transaction of what they tell (BOK-02). Returns them in order, as the database has them. */
export function insertEntries(tx: Db, entries: readonly NewEntry[]): Promise<WrittenEntry[]> {
  return tx.insert(bookEntries).values(entries.map(rowOf)).returning();
}

type WrittenEntry = typeof bookEntries.$inferSelect;

function rowOf({ content, at, ...entry }: NewEntry): typeof bookEntries.$inferInsert {
  const text = canonicalJson(content);
  const { amount: amountCents, taxes, method }: Partial<MoneyContent> = content;
  return { ...entry, at: toDate(at), content: text, contentHash: hash('sha256', text), amountCents, taxes, method };
}
