import type { Company, DocumentSeries, InvoiceContent, Seller } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
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
import { orders } from './orders.ts';
import { refunds } from './payments.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The company that an order's invoice is for, and the seller of that moment. A database trigger rejects changes (LAW-60). */
export const orderCompanies = pgTable('order_companies', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  company: jsonb('company').$type<Company>().notNull(),
  seller: jsonb('seller').$type<Seller>().notNull(),
  /** The restaurant's zone, by which an invoice has its date and year. */
  timeZone: text('time_zone').notNull(),
  at: instant('at').notNull(),
  /** Who asked for the invoice: `diner`, or the member of staff. */
  by: text('by').notNull(),
});

/** The last number of each series. Who takes a number holds its row until the commit (LAW-61, LAW-62). */
export const documentSeries = pgTable(
  'document_series',
  {
    series: text('series').$type<DocumentSeries>().primaryKey(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [check('document_series_known', sql`${table.series} in ('F', 'A')`)],
);

/** How an invoice was paid. */
export interface PaidRecord {
  method: 'card' | 'cash';
  /** The civil day of the payment. */
  on: string;
}

/** Invoices and credit notes. A database trigger lets the PDF and the day of the deposit be written once, and no other change. */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    kind: text('kind', { enum: ['invoice', 'credit'] }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    orderNumber: integer('order_number').notNull(),
    /** The refund of a credit note. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    /** The invoice that a credit note takes from, and its day. */
    invoice: text('invoice').references((): AnyPgColumn => invoices.number),
    invoicedOn: date('invoiced_on', { mode: 'string' }),
    issuedAt: instant('issued_at').notNull(),
    /** The civil day of issue. */
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    suppliedOn: date('supplied_on', { mode: 'string' }).notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    buyer: jsonb('buyer').$type<Company>().notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    paid: jsonb('paid').$type<PaidRecord>().notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    xml: text('xml').notNull(),
    pdf: bytes('pdf'),
    /** The day on which the invoice was given to a platform, as a person said. */
    depositedOn: date('deposited_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('invoices_order').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    index('invoices_of_order').on(table.orderId),
    index('invoices_issued').on(table.issuedAt),
    check('invoices_kind', sql`${table.kind} in ('invoice', 'credit')`),
    check(
      'invoices_credit',
      sql`(${table.kind} = 'credit') = (${table.refundId} is not null) and (${table.kind} = 'credit') = (${table.invoice} is not null)`,
    ),
  ],
);
