import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An address that somebody keeps, and how its door opens. */
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
    /** Trimmed and in lower case: two spellings of one address are one account. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address'),
    isVerified: boolean('is_verified').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Where orders are brought to, in the order in which they were saved. */
    addresses: jsonb('addresses').$type<AddressRecord[]>().notNull().default([]),
    /** When somebody last used the account; one that nobody uses is warned, then ended. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    warnedAt: instant('warned_at'),
  },
  (table) => [check('users_email', sql`${table.email} = lower(btrim(${table.email}))`)],
);

/** Only the SHA-256 of a token is kept (SEC-02). */
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

/**
 * Addresses that accounts had before another one, each proven. For three days a link in its mail takes the change back, and codes that reset
 * the password are sent to it. What stands in the link is derived from the id by a secret that is not in the database; here is only its SHA-256.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    /** In their order: servers' clocks may differ. */
    number: integer('number').generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: text('former_email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was taken back, or ended by what took back an earlier one. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('email_changes_user').on(table.userId), index('email_changes_email').on(table.formerEmail)],
);

/**
 * Codes sent by mail, each for one purpose. The digits stand nowhere: they are the HMAC of the id, whose key is not in the database. There
 * is a row for an address without an account too, so that nothing tells one from the other, and it stays when an account is deleted,
 * so that no failure is forgotten by that.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    /** A keyed hash of the address. */
    addressKey: text('address_key').notNull(),
    /** Whose address it was when the code was asked for; null: nobody's, and no mail is sent. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The change whose former address it is sent to; null: it is sent to the address itself. */
    changeId: uuid('change_id').references(() => emailChanges.id, { onDelete: 'set null' }),
    /** What was asked for: "any" leaves it to the account. Limits count by this, which is the same whoever's the address is. */
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

/** Mails that anybody could ask for: counted by the mailbox, whatever became of the account or the person that they were for. */
export const mailboxMails = pgTable(
  'mailbox_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A keyed hash of the address. */
    addressKey: text('address_key').notNull(),
    at: instant('at').notNull(),
    /** False: the address was nobody's, so that no mail went out. */
    isSent: boolean('is_sent').notNull(),
  },
  (table) => [index('mailbox_mails_address').on(table.addressKey, table.at), index('mailbox_mails_at').on(table.at)],
);

/** One row: what the secret is known by that codes and keyed hashes are made with, so that no server works here with another. */
export const accountSecret = pgTable('account_secret', {
  id: integer('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});
