import type { Approvable } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const pinFailures = pgTable(
  'pin_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    reader: text('reader').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('pin_failures_staff').on(table.staffId, table.at)],
);

/** Approvals by a manager, each for a single action on one screen. Only the SHA-256 of a grant is stored. */
export const pinGrants = pgTable(
  'pin_grants',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    reader: text('reader').notNull(),
    action: text('action').$type<Approvable>().notNull(),
    /** Null for grants without an order. There is no foreign key, because a grant for an unknown order is harmless. */
    orderId: uuid('order_id'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    check(
      'pin_grants_action',
      sql`${table.action} in ('cancel', 'no-show', 'settle', 'refund', 'recall', 'mute-last', 'sign-out')`,
    ),
  ],
);
