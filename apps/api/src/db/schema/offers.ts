import type { Mode, OfferPeriod, OfferType } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Discount rules; a rule with a `code` is a coupon. Codes are in capitals and are never sent to a browser. */
export const offers = pgTable(
  'offers',
  {
    id: integer('id').primaryKey(),
    isActive: boolean('is_active').notNull(),
    type: text('type').$type<OfferType>().notNull(),
    percentBp: integer('percent_bp').notNull(),
    amountCents: integer('amount_cents').notNull(),
    autoApply: boolean('auto_apply').notNull(),
    allowRepeat: boolean('allow_repeat').notNull(),
    activeTimes: jsonb('active_times').$type<OfferPeriod[]>().notNull(),
    mode: text('mode').$type<Mode | 'both'>().notNull(),
    minimumCents: integer('minimum_cents').notNull(),
    menuIds: jsonb('menu_ids').$type<number[]>().notNull(),
    categoryIds: jsonb('category_ids').$type<number[]>().notNull(),
    itemIds: jsonb('item_ids').$type<number[]>().notNull(),
    code: text('code').unique(),
    /** The maximum uses of a coupon in total and by customer (e-mail address). Null means no limit. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    check(
      'offers_type',
      sql`${table.type} in ('free_delivery', 'free_item', 'buy_one_get_one', 'percentage', 'fixed_amount')`,
    ),
    check('offers_mode', sql`${table.mode} in ('pickup', 'delivery', 'both')`),
    check('offers_percent', sql`${table.percentBp} between 0 and 10000`),
    check('offers_cents', sql`${table.amountCents} >= 0 and ${table.minimumCents} >= 0`),
    check('offers_code', sql`${table.code} = upper(btrim(${table.code})) and ${table.code} <> ''`),
    check('offers_uses', sql`${table.maxUses} >= 0 and ${table.maxUsesPerCustomer} >= 0`),
  ],
);

export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** There is no foreign key, because this row survives the deletion of the offer. */
    offerId: integer('offer_id').notNull(),
    /** A keyed hash of the customer's e-mail address. Old rows contain the address itself, in lower case. */
    customer: text('customer').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('coupon_uses_offer').on(table.offerId, table.customer)],
);
