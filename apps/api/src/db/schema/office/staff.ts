import type { Role } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const staff = pgTable(
  'staff',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    passwordHash: text('password_hash'),
    /** Null if no PIN is set. The PIN is keyed before hashing, because a hash of so few digits could be guessed. */
    pinHash: text('pin_hash'),
    isActive: boolean('is_active').notNull().default(true),
    /** The sealed secret of the second factor (ROL-05). Null without one. The secret opens nothing before it was confirmed. */
    totpSecret: text('totp_secret'),
    totpSince: instant('totp_since'),
    /** The time step of the last code that was accepted, so that none is accepted twice. */
    totpStep: integer('totp_step'),
    /** True if each closed day is sent by mail (REP-12). Only owners get it. */
    dayMail: boolean('day_mail').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the name and the address were erased on demand (ROL-30). Null for all others. */
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    check('staff_email', sql`${table.email} = lower(btrim(${table.email}))`),
    check('staff_role', sql`${table.role} in ('kitchen', 'manager', 'owner')`),
  ],
);

/** Codes that replace a lost phone, once each, as keyed hashes (ROL-05). */
export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
  staffId: integer('staff_id')
    .notNull()
    .references(() => staff.id),
  usedAt: instant('used_at'),
});

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
    /** When a device that prints last asked for prints. Null for others. */
    seenAt: instant('seen_at'),
  },
  (table) => [check('devices_kind', sql`${table.kind} in ('board', 'printer')`)],
);

/** Sessions of staff and devices. Only the SHA-256 of a token is stored; the end of a session deletes its row. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names a session to its owner; it opens nothing. */
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique(),
    /** The browser's and the system's name, such as "Firefox, Windows"; empty if unknown. */
    browser: text('browser').notNull().default(''),
    staffId: integer('staff_id').references(() => staff.id),
    deviceId: integer('device_id').references(() => devices.id),
    /** The person who acts on a tablet, and when they last did (ROL-09). */
    actingId: integer('acting_id').references(() => staff.id),
    actingAt: instant('acting_at'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When its person last proved the second factor (ROL-05). */
    provenAt: instant('proven_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_device').on(table.deviceId),
    index('staff_sessions_acting').on(table.actingId).where(sql`${table.actingId} is not null`),
    check('staff_sessions_acting', sql`(${table.actingId} is null) = (${table.actingAt} is null)`),
    check('staff_sessions_whose', sql`num_nonnulls(${table.staffId}, ${table.deviceId}) = 1`),
  ],
);

/** Single-use sign-in links, stored as SHA-256. Unknown addresses get rows too, so that staff can't be enumerated. */
export const staffLinks = pgTable(
  'staff_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    purpose: text('purpose', { enum: ['owner', 'invitation', 'reset', 'demo'] }).notNull(),
    staffId: integer('staff_id').references(() => staff.id),
    /** The owner who sent an invitation; it ends with that owner's rights. Null for other links. */
    madeBy: integer('made_by').references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('staff_links_staff').on(table.staffId),
    check('staff_links_purpose', sql`${table.purpose} in ('owner', 'invitation', 'reset', 'demo')`),
  ],
);

/** Codes that enrol a device, stored as keyed hashes: a plain hash of eight characters could be guessed. */
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

/** The audit log of changes in the office. A database trigger rejects updates of its rows. */
export const officeAudit = pgTable(
  'office_audit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actor: text('actor'),
    staffId: integer('staff_id').references(() => staff.id),
    deviceId: integer('device_id').references(() => devices.id),
    kind: text('kind').notNull(),
    /** The changed session, such as "device:3". Null means the caller's own session. */
    target: text('target'),
    /** The values before and after the change never contain secrets or diners' personal data. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    status: integer('status').notNull(),
    peer: text('peer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('office_audit_at').on(table.at)],
);
