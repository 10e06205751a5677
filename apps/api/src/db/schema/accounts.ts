import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface AddressRecord {
  address: string;
  address2: string;
  city: string;
  postalCode: string;
  country: string;
  floor: string;
  code: string;
  interphone: string;
}

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** E-mail addresses are trimmed and in lower case, so that two spellings can't make two accounts. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address'),
    isVerified: boolean('is_verified').notNull(),
    createdAt: instant('created_at').notNull(),
    addresses: jsonb('addresses').$type<AddressRecord[]>().notNull().default([]),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    warnedAt: instant('warned_at'),
  },
  (table) => [check('users_email', sql`${table.email} = lower(btrim(${table.email}))`)],
);

/** Sessions store only the SHA-256 of their token (SEC-02). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Former e-mail addresses. For three days a mailed link can revert the change; only its SHA-256 is stored. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    /** This number orders the e-mail changes, because the clocks of several servers may differ. */
    number: integer('number').generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: text('former_email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('email_changes_user').on(table.userId), index('email_changes_email').on(table.formerEmail)],
);

/** The digits are an HMAC of the id. Unknown addresses get rows too, so that accounts can't be enumerated. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    addressKey: text('address_key').notNull(),
    /** The account at the time of the request. If null, there was no account and no mail is sent. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The e-mail change whose former address receives the code. If null, the account's own address receives it. */
    changeId: uuid('change_id').references(() => emailChanges.id, { onDelete: 'set null' }),
    /** The requested purpose. Limits use this value, so that they do not reveal whether there is an account. */
    asked: text('asked', { enum: ['verify', 'reset', 'any', 'cash'] }).notNull(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'cash'] }).notNull(),
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_address').on(table.addressKey, table.createdAt),
    index('one_time_codes_user').on(table.userId),
    check('one_time_codes_purpose', sql`${table.purpose} in ('verify', 'reset', 'cash')`),
    check('one_time_codes_asked', sql`${table.asked} in ('verify', 'reset', 'any', 'cash')`),
    check('one_time_codes_failures', sql`${table.failures} between 0 and 5`),
  ],
);

/** Mails that any visitor can request, counted by mailbox. Rows survive the deletion of the account. */
export const mailboxMails = pgTable(
  'mailbox_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    addressKey: text('address_key').notNull(),
    at: instant('at').notNull(),
    isSent: boolean('is_sent').notNull(),
  },
  (table) => [index('mailbox_mails_address').on(table.addressKey, table.at), index('mailbox_mails_at').on(table.at)],
);

/** A single row with the fingerprint of the shop's secret, so that no server starts with another secret. */
export const accountSecret = pgTable('account_secret', {
  id: integer('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});
