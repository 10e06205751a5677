import { type BookFigures, type BookTax, type EntryKind, entryKinds } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const cents = (name: string) => bigint(name, { mode: 'number' });
const kindList = sql.raw(entryKinds.map((kind) => `'${kind}'`).join(', '));

/**
 * The books: one row for each order, payment and refund, written with it and sealed afterwards (BOK-01). Triggers let a row
 * be sealed once and change in no other way.
 */
export const bookEntries = pgTable(
  'book_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EntryKind>().notNull(),
    // There is no foreign key, because an entry outlives its order.
    orderId: uuid('order_id'),
    at: instant('at').notNull(),
    /** Canonical JSON, without personal data. Null once the order is purged (BOK-28): its hash stays. */
    content: text('content'),
    contentHash: text('content_hash').notNull(),
    /** What the content says of money, to be summed by the database. Null if it says nothing. */
    amountCents: cents('amount_cents'),
    taxes: jsonb('taxes').$type<BookTax[]>(),
    method: text('method', { enum: ['card', 'cash'] }),
    /** The place in the chain; null, as all that follows, until the entry is sealed. */
    seq: bigint('seq', { mode: 'number' }),
    serviceDay: date('service_day', { mode: 'string' }),
    hash: text('hash'),
    /** Uses the database's clock. */
    sealedAt: instant('sealed_at'),
    /** The last entry of a batch is signed. */
    signature: text('signature'),
    keyId: text('key_id'),
  },
  (table) => [
    index('book_entries_unsealed').on(table.id).where(sql`${table.seq} is null`),
    uniqueIndex('book_entries_seq').on(table.seq),
    index('book_entries_day').on(table.serviceDay, table.seq),
    index('book_entries_order').on(table.orderId),
    index('book_entries_purges').on(table.seq).where(sql`${table.kind} = 'purge'`),
    check('book_entries_kind', sql`${table.kind} in (${kindList})`),
    check(
      'book_entries_content',
      sql`${table.content} is not null or (${table.seq} is not null and ${table.orderId} is not null)`,
    ),
    check('book_entries_method', sql`${table.method} in ('card', 'cash')`),
    check(
      'book_entries_sealed',
      sql`(${table.seq} is null) = (${table.hash} is null) and (${table.seq} is null) = (${table.serviceDay} is null)
        and (${table.seq} is null) = (${table.sealedAt} is null) and (${table.signature} is null) = (${table.keyId} is null)`,
    ),
  ],
);

/** The end of the chain, in one row, which the server that seals or closes locks. */
export const bookHead = pgTable(
  'book_head',
  {
    id: integer('id').primaryKey().default(1),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    /** The instant of the last sealed entry. */
    at: instant('at').notNull(),
    /** The oldest service day that is not closed. */
    openDay: date('open_day', { mode: 'string' }).notNull(),
    keyId: text('key_id').notNull(),
  },
  (table) => [check('book_head_one', sql`${table.id} = 1`)],
);

/** The public halves of the keys that signed the books. The private halves are never in the database. */
export const bookKeys = pgTable('book_keys', {
  /** SHA-256 of the public key. */
  id: text('id').primaryKey(),
  /** SPKI in DER, in base64. */
  publicKey: text('public_key').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

/** Closed days, months and years, with what they came to. A database trigger rejects changes. */
export const closes = pgTable(
  'closes',
  {
    kind: text('kind', { enum: ['day', 'month', 'year'] }).notNull(),
    /** `2026-12-31`, `2026-12` or `2026`. */
    period: text('period').notNull(),
    figures: jsonb('figures').$type<BookFigures>().notNull(),
    /** All sales and all refunds since the first entry, and their difference. */
    salesPerpetualCents: cents('sales_perpetual_cents').notNull(),
    refundsPerpetualCents: cents('refunds_perpetual_cents').notNull(),
    netPerpetualCents: cents('net_perpetual_cents').notNull(),
    /** The first and the last entry of a day; null if it has none, and for months and years. */
    seqFirst: bigint('seq_first', { mode: 'number' }),
    seqLast: bigint('seq_last', { mode: 'number' }),
    /** The entry that tells of the close. */
    entrySeq: bigint('entry_seq', { mode: 'number' }).notNull(),
    closedAt: instant('closed_at').notNull(),
    /** The person who closed the period by hand; null if the shop did. */
    by: text('by'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.period] }),
    check('closes_kind', sql`${table.kind} in ('day', 'month', 'year')`),
    check(
      'closes_net',
      sql`${table.netPerpetualCents} = ${table.salesPerpetualCents} - ${table.refundsPerpetualCents}`,
    ),
  ],
);

/** Archives of closed months and years. A database trigger lets nothing change but the last check of the file. */
export const archives = pgTable('archives', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** `2026-12` or `2026`. */
  period: text('period').notNull(),
  /** The first and the last line of the file, with their line feeds. The entries between them are those of the books. */
  header: text('header').notNull(),
  trailer: text('trailer').notNull(),
  seqFirst: bigint('seq_first', { mode: 'number' }).notNull(),
  seqLast: bigint('seq_last', { mode: 'number' }).notNull(),
  /** The entry that tells of the archive. */
  entrySeq: bigint('entry_seq', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  /** The person who asked for it; null if a tool did. */
  by: text('by'),
  /** When a file was last found equal to it. */
  checkedAt: instant('checked_at'),
});

interface StoredFinding {
  seq: number | null;
  table: string;
  key: string;
  field: string;
  expected: string | null;
  found: string | null;
}

/** The last verification of the whole books, in one row (BOK-34). */
export const bookCheck = pgTable(
  'book_check',
  {
    id: integer('id').primaryKey().default(1),
    at: instant('at').notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
    /** How many findings there were, and the first of them. */
    count: integer('count').notNull(),
    findings: jsonb('findings').$type<StoredFinding[]>().notNull(),
  },
  (table) => [check('book_check_one', sql`${table.id} = 1`)],
);
