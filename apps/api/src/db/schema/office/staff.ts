import type { Role } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The people of the restaurant. They are not the shop's users: neither's credentials open anything of the other's. */
export const staff = pgTable(
  'staff',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Trimmed and in lower case. */
    email: text('email').notNull().unique(),
    /** Empty until they came in for the first time. */
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Null: none was set yet. */
    passwordHash: text('password_hash'),
    /** Null: none was set. Keyed before it is hashed: so few digits would be guessed from a copy. */
    pinHash: text('pin_hash'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('staff_email', sql`${table.email} = lower(btrim(${table.email}))`),
    check('staff_role', sql`${table.role} in ('kitchen', 'manager', 'owner')`),
  ],
);

/** Tablets and printers that work in the kitchen without anybody's password. */
export const devices = pgTable(
  'devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['board', 'printer'] }).notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => staff.id),
    addedAt: instant('added_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [check('devices_kind', sql`${table.kind} in ('board', 'printer')`)],
);

/** What opens the office: of a person or of a device. Only the SHA-256 of a token is kept; a session that is ended has no row. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id').references(() => staff.id),
    deviceId: integer('device_id').references(() => devices.id),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** A device's moves on with its use, a person's does not. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_device').on(table.deviceId),
    check('staff_sessions_whose', sql`num_nonnulls(${table.staffId}, ${table.deviceId}) = 1`),
  ],
);

/**
 * Links that let a person in once. What stands in the link is derived from the id by a secret that is not in the database; here is only its
 * SHA-256. There is a row for an address of nobody too, so that nothing tells one from the other.
 */
export const staffLinks = pgTable(
  'staff_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    purpose: text('purpose', { enum: ['owner', 'reset', 'demo'] }).notNull(),
    /** Null: nobody's, and no mail is sent. */
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('staff_links_staff').on(table.staffId),
    check('staff_links_purpose', sql`${table.purpose} in ('owner', 'reset', 'demo')`),
  ],
);

/** Codes that make a tablet one of the restaurant's devices, each by its keyed hash: eight signs alone would be guessed from a copy. */
export const deviceCodes = pgTable(
  'device_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['board', 'printer'] }).notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => staff.id),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [check('device_codes_kind', sql`${table.kind} in ('board', 'printer')`)],
);

/** What was changed in the office, by whom and from where. A trigger refuses every change of it. */
export const officeAudit = pgTable(
  'office_audit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** As the history says it; null: nobody was signed in. */
    actor: text('actor'),
    staffId: integer('staff_id').references(() => staff.id),
    deviceId: integer('device_id').references(() => devices.id),
    kind: text('kind').notNull(),
    /** "device:3"; null: the caller's own session. */
    target: text('target'),
    /** Without secrets, and without what is personal of diners. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The HTTP status of the answer. */
    status: integer('status').notNull(),
    /** The network of the peer, of 256 addresses or of an IPv6 site. */
    peer: text('peer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('office_audit_at').on(table.at)],
);
