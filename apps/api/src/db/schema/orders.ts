import type {
  AppliedOffer,
  ChosenOption,
  Meat,
  Mode,
  PaymentFacts,
  Place,
  RateShare,
  ToldOption,
} from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The public numbers of orders; the `id` can't be guessed. A refused order may leave a gap. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1000 });

/** A granted discount. `target` is the name of the one dish or category of the offer; old orders lack it. */
export interface DiscountRecord extends AppliedOffer {
  target?: string | null;
  gender?: 'f' | 'm';
}

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().unique(),
    /** The id that the client generated. It makes the creation of an order idempotent (DEC-25). */
    localId: text('local_id').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'cancelled'] }).notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    location: jsonb('location').$type<Place>(),
    zone: text('zone'),
    /** The requested time: "ASAP" or "YYYY-MM-DD HH:MM[-HH:MM]". */
    dateText: text('date_text').notNull(),
    /** The time from which every item of an ASAP order is available (DEC-12). */
    readyFrom: instant('ready_from'),
    /** The promised time: the start of the slot, or `ready_from` plus the minimum time. */
    promisedAt: instant('promised_at').notNull(),
    subtotalCents: cents('subtotal_cents'),
    discountCents: cents('discount_cents'),
    deliveryCents: cents('delivery_cents'),
    /** The part of `delivery_cents` that is a surcharge. Orders older than this column have 0. */
    surchargeCents: cents('surcharge_cents').default(0),
    taxCents: cents('tax_cents'),
    totalCents: cents('total_cents'),
    /** The tip, in no other amount. Null from servers that lack this column. */
    tipCents: bigint('tip_cents', { mode: 'number' }).default(0),
    paymentMethod: text('payment_method', { enum: ['cash', 'card'] }).notNull(),
    transactionId: text('transaction_id').unique(),
    /** What paid the order online. Null before it is paid, for cash, and for orders older than this column. */
    paidBy: jsonb('paid_by').$type<PaymentFacts>(),
    coupon: text('coupon'),
    discounts: jsonb('discounts').$type<DiscountRecord[]>().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** What the diner wished in addition to dishes. Old orders have `{}`, and those of servers that lack the column null. */
    wishes: jsonb('wishes').$type<{ cutlery?: true; own_containers?: true }>().default({}),
  },
  (table) => [
    index('orders_placed').on(table.placedAt),
    index('orders_user').on(table.userId, table.placedAt),
    // This index finds a customer's orders by e-mail address when their personal data is erased.
    index('orders_customer').on(sql`lower(btrim(${table.email}))`, table.placedAt).where(sql`${table.email} <> ''`),
    check('orders_status', sql`${table.status} in ('pending', 'paid', 'cancelled')`),
    check('orders_mode', sql`${table.mode} in ('pickup', 'delivery')`),
    check('orders_payment', sql`${table.paymentMethod} in ('cash', 'card')`),
    check(
      'orders_cents',
      sql`${table.subtotalCents} >= 0 and ${table.discountCents} between 0 and ${table.subtotalCents}
        and ${table.deliveryCents} >= 0 and ${table.surchargeCents} between 0 and ${table.deliveryCents} and ${table.taxCents} >= 0 and ${table.totalCents} >= 0`,
    ),
    check(
      'orders_tip',
      sql`${table.tipCents} between 0 and ${table.totalCents} and (${table.tipCents} = 0 or ${table.paymentMethod} = 'card')`,
    ),
  ],
);

export interface ChosenOptionRecord extends ChosenOption {
  name: string;
  choices: { choiceId: number; quantity: number; name: string; priceCents: number; taxRateBp: number | null }[];
}

/** What the law wants told of a line, as the menu said it when the order was stored (LAW-08). */
export interface FactsRecord {
  meats?: Meat[];
  homemade?: true;
  alcohol?: true;
  withdrawal?: true;
}

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    // There are no foreign keys, because a changed menu must not change the order.
    itemId: integer('item_id').notNull(),
    menuId: integer('menu_id').notNull(),
    categoryId: integer('category_id').notNull(),
    name: text('name').notNull(),
    options: jsonb('options').$type<ChosenOptionRecord[]>().notNull(),
    /** The options as they were shown to the diner (CRT-34). Null for orders of earlier versions. */
    told: jsonb('told').$type<ToldOption[]>(),
    quantity: integer('quantity').notNull(),
    note: text('note').notNull(),
    unitCents: cents('unit_cents'),
    totalCents: cents('total_cents'),
    discountCents: cents('discount_cents'),
    isFree: boolean('is_free').notNull(),
    shares: jsonb('shares').$type<RateShare[]>().notNull(),
    /** Old orders have `{}`, and those of servers that lack the column null. */
    facts: jsonb('facts').$type<FactsRecord>().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_item').on(table.itemId),
    index('order_lines_withdrawable').on(table.orderId).where(sql`${table.facts} @> '{"withdrawal": true}'`),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 99`),
    check(
      'order_lines_cents',
      sql`${table.unitCents} >= 0 and ${table.totalCents} = ${table.unitCents} * ${table.quantity}
        and ${table.discountCents} between 0 and ${table.totalCents}`,
    ),
  ],
);

export const orderTaxes = pgTable(
  'order_taxes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    rateBp: integer('rate_bp').notNull(),
    netCents: cents('net_cents'),
    taxCents: cents('tax_cents'),
    grossCents: cents('gross_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.rateBp] }),
    check(
      'order_taxes_cents',
      sql`${table.netCents} >= 0 and ${table.taxCents} >= 0 and ${table.grossCents} = ${table.netCents} + ${table.taxCents}`,
    ),
  ],
);

/** The history of orders. A database trigger rejects updates and deletions. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId),
    // This index finds the sales of a service day, and those that were taken back (REP-14, BOK-20).
    index('order_events_paid')
      .on(table.at, table.orderId)
      .where(sql`${table.kind} in ('paid', 'cash_presumed', 'cash_missing')`),
    // This index counts what the figures of the shop tell its operator (PYX-11).
    index('order_events_other_network').on(table.id).where(sql`${table.kind} = 'network_not_honoured'`),
  ],
);

export const slotCounts = pgTable(
  'slot_counts',
  {
    mode: text('mode').$type<Mode>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    value: text('value').notNull(),
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mode, table.date, table.value] }),
    check('slot_counts_mode', sql`${table.mode} in ('pickup', 'delivery')`),
    check('slot_counts_orders', sql`${table.orders} >= 0`),
  ],
);

/** What the kitchen changed of a slot for its day; without a row the setting holds. A change deletes old rows (PSE-09). */
export const slotOverrides = pgTable(
  'slot_overrides',
  {
    mode: text('mode').$type<Mode>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    value: text('value').notNull(),
    /** The orders that the slot takes at most; 0 closes it. */
    capacity: integer('capacity').notNull(),
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mode, table.date, table.value] }),
    check('slot_overrides_mode', sql`${table.mode} in ('pickup', 'delivery')`),
    check('slot_overrides_capacity', sql`${table.capacity} between 0 and 99`),
  ],
);

/** Guests' cash orders by a keyed hash of their network. Above a limit, a guest must enter a code (PAY-26). */
export const guestCashOrders = pgTable(
  'guest_cash_orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    networkKey: text('network_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('guest_cash_orders_network').on(table.networkKey, table.at)],
);
