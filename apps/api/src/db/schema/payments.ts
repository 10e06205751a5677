import { type DisputeReason, disputeStates, type RefundReason, type TaxLine } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { staff } from './office/staff.ts';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Payment intents with the request bodies of their orders (docs/trust.md, R4), without client secrets. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    localId: text('local_id'),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    customerId: text('customer_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    /** True if no order may use this payment any more. A constraint prevents a voided payment with an `order_id`. */
    isVoided: boolean('is_voided').notNull().default(false),
    /** The time of the next check by the app's clock. Null if the payment is settled. */
    nextCheckAt: instant('next_check_at'),
    /** The hash of the token in the address that PayPal's page leads back to (R24). Null for other payments. */
    returnHash: text('return_hash').unique(),
    /** When the diner was first sent to PayPal's page. */
    awayAt: instant('away_at'),
    /** Why a payment by PayPal ended without an order, in words if the order was refused. */
    ending: text('ending', { enum: ['expired', 'abandoned', 'refused'] }),
    refusal: text('refusal'),
    /** When the disputes of this payment are looked up next. Null if no event told of one, or all ended. */
    disputeCheckAt: instant('dispute_check_at'),
    /** From where and by which browser the payment was asked for (PYX-75). Null after 13 months. */
    peerIp: text('peer_ip'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payments_local_id').on(table.localId),
    index('payments_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('payments_dispute_due').on(table.disputeCheckAt).where(sql`${table.disputeCheckAt} is not null`),
    index('payments_peer').on(table.createdAt).where(sql`${table.peerIp} is not null`),
    check('payments_cents', sql`${table.amountCents} >= 0`),
    check('payments_ending', sql`${table.ending} in ('expired', 'abandoned', 'refused')`),
    check('payments_one_end', sql`not ${table.isVoided} or ${table.orderId} is null`),
  ],
);

/** Processed webhook events, stored in the transaction of their effect, so that each has an effect only once. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** Refunds do not change the amounts of the order, which are its receipt. */
export const refunds = pgTable(
  'refunds',
  {
    /** This id is also the provider's idempotency key, so that no refund is paid twice. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The positions of the refunded order lines. Null means the whole remaining amount. */
    lines: jsonb('lines').$type<number[]>(),
    /** The refunded units of the lines. Null means all that was left of each line. */
    units: jsonb('units').$type<{ line: number; units: number }[]>(),
    /** Of the order, without the tip. 0 if the tip alone goes back. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    tipCents: bigint('tip_cents', { mode: 'number' }).notNull().default(0),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    status: text('status', { enum: ['requested', 'done', 'refused'] }).notNull(),
    method: text('method', { enum: ['card', 'cash'] })
      .notNull()
      .default('card'),
    /** The cause of the refund: a step of the order, or a withdrawal. Null if a member of staff requested it. */
    origin: text('origin', { enum: ['refused', 'cancelled', 'no_show', 'withdrawal'] }),
    /** How a refund was settled that the provider refused. */
    note: text('note'),
    /** Why, in whose words and by whom, if a member of staff requested the refund (REP-22). */
    reason: text('reason').$type<RefundReason>(),
    remark: text('remark'),
    by: text('by'),
    staffId: integer('staff_id').references(() => staff.id),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_staff').on(table.staffId, table.requestedAt).where(sql`${table.staffId} is not null`),
    uniqueIndex('refunds_one_origin').on(table.orderId).where(sql`${table.origin} <> 'withdrawal'`),
    index('refunds_settled').on(table.settledAt, table.id).where(sql`${table.status} = 'done'`),
    index('refunds_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check(
      'refunds_cents',
      sql`${table.amountCents} >= 0 and ${table.tipCents} >= 0 and ${table.amountCents} + ${table.tipCents} > 0`,
    ),
    check('refunds_status', sql`${table.status} in ('requested', 'done', 'refused')`),
    check('refunds_method', sql`${table.method} in ('card', 'cash')`),
    check('refunds_origin', sql`${table.origin} in ('refused', 'cancelled', 'no_show', 'withdrawal')`),
  ],
);

/** Contested payments, as the provider last told of them. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    /** Null if the payment paid no order, such as one that was voided after it had been captured. */
    orderId: uuid('order_id').references(() => orders.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text('reason').$type<DisputeReason>().notNull(),
    state: text('state', { enum: disputeStates }).notNull(),
    /** Until when the restaurant may answer. */
    dueBy: instant('due_by'),
    isRefundable: boolean('is_refundable').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    check('disputes_cents', sql`${table.amountCents} >= 0`),
    check('disputes_state', sql`${table.state} in ('open', 'examined', 'won', 'lost')`),
  ],
);

/** What disputes took from the account and gave back. A database trigger rejects changes. */
export const disputeFunds = pgTable(
  'dispute_funds',
  {
    /** The provider's id of the movement. */
    id: text('id').primaryKey(),
    disputeId: text('dispute_id')
      .notNull()
      .references(() => disputes.id),
    /** Null if the dispute has no order. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Signed: negative if it was taken. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The provider's fee. Negative if it was given back. */
    feeCents: bigint('fee_cents', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('dispute_funds_at').on(table.at), index('dispute_funds_order').on(table.orderId)],
);

/** The tips that were given to the staff (PYX-91), one row for each order. A database trigger rejects changes. */
export const tipHandovers = pgTable(
  'tip_handovers',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The day on which the staff got it. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Who noted it, and when. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [check('tip_handovers_cents', sql`${table.amountCents} > 0`)],
);

/** Declared withdrawals. A database trigger lets only their state, refund, order and personal data change. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** The id that the client generated, so that a repeated declaration has no second effect (LAW-38). */
    id: uuid('id').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    /** Null as long as no order has the number and the address of the declaration. */
    orderId: uuid('order_id').references(() => orders.id),
    orderNumber: integer('order_number').notNull(),
    /** The withdrawn units. `line` is the position of the order's line. */
    lines: jsonb('lines').$type<{ line: number; units: number }[]>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    /** Empty after the personal data was erased. */
    name: text('name').notNull(),
    /** The address of the acknowledgement. If empty, the order's own address receives it. */
    email: text('email').notNull(),
    declaredAt: instant('declared_at').notNull(),
    /** The end of the term at the declaration; null if the order was not handed over yet. */
    until: instant('until'),
    state: text('state', { enum: ['declared', 'settling', 'settled', 'refused', 'unmatched'] }).notNull(),
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    remindedAt: instant('reminded_at'),
    endedAt: instant('ended_at'),
    /** The member of staff or the device of the last step. */
    by: text('by'),
    note: text('note'),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_open').on(table.declaredAt).where(sql`${table.endedAt} is null`),
    check(
      'withdrawals_state',
      sql`${table.state} in ('declared', 'settling', 'settled', 'refused', 'unmatched')
        and (${table.endedAt} is not null) = (${table.state} in ('settled', 'refused'))
        and (${table.orderId} is not null or ${table.state} in ('unmatched', 'refused'))`,
    ),
    check('withdrawals_cents', sql`${table.amountCents} >= 0`),
  ],
);
