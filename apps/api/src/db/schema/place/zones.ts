import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const zones = pgTable(
  'zones',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code'),
    feeCents: integer('fee_cents').notNull(),
    /** If null, orders below the zone's minimum are not delivered. */
    flatChargeCents: integer('flat_charge_cents'),
    minimumCents: integer('minimum_cents'),
    polygon: jsonb('polygon').$type<number[][][]>(),
  },
  (table) => [
    check('zones_cents', sql`${table.feeCents} >= 0 and ${table.flatChargeCents} >= 0 and ${table.minimumCents} >= 0`),
  ],
);
