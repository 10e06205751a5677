import type { Allergen, ChoiceDeclaration, DayHours, WeekRanges } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// Ids are given by the catalogue's files, not by the database: offers, carts and old orders point to them.

export const menus = pgTable('menus', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  isAvailable: boolean('is_available').notNull(),
  activeTimes: jsonb('active_times').$type<DayHours[]>().notNull(),
  /** Null: cut from `active_times` in steps of 15 minutes (requirements A.2). */
  timeRanges: jsonb('time_ranges').$type<WeekRanges>(),
  /** Null: pickup follows the ranges of delivery. */
  pickupTimeRanges: jsonb('pickup_time_ranges').$type<WeekRanges>(),
});

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  menuId: integer('menu_id')
    .notNull()
    .references(() => menus.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  gender: text('gender').$type<'f' | 'm'>().notNull().default('f'),
});

export const items = pgTable(
  'items',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    image: text('image'),
    score: integer('score').notNull(),
    pickupCents: integer('pickup_cents'),
    deliveryCents: integer('delivery_cents'),
    taxRateBp: integer('tax_rate_bp'),
    isAvailable: boolean('is_available').notNull(),
    /** Null: not declared, which is not the same as none. */
    allergens: jsonb('allergens').$type<Allergen[]>(),
    traces: jsonb('traces').$type<Allergen[]>().notNull().default([]),
    diets: jsonb('diets').$type<string[]>().notNull(),
  },
  (table) => [
    index('items_category').on(table.categoryId),
    check('items_cents', sql`${table.pickupCents} >= 0 and ${table.deliveryCents} >= 0`),
    check('items_tax_rate', sql`${table.taxRateBp} between 0 and 10000`),
  ],
);

/** A group of choices; many items share one (every pizza has the same sizes). */
export const optionGroups = pgTable(
  'option_groups',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    min: integer('min').notNull(),
    max: integer('max'),
    defaults: jsonb('defaults').$type<number[]>().notNull(),
  },
  (table) => [check('option_groups_bounds', sql`${table.min} >= 0 and ${table.max} >= ${table.min}`)],
);

export const optionChoices = pgTable(
  'option_choices',
  {
    id: integer('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** May be negative: a smaller size. */
    priceCents: integer('price_cents').notNull(),
    taxRateBp: integer('tax_rate_bp'),
    /** Null: not declared, which is not the same as none. */
    declaration: jsonb('declaration').$type<ChoiceDeclaration>(),
  },
  (table) => [check('option_choices_tax_rate', sql`${table.taxRateBp} between 0 and 10000`)],
);

export const itemOptionGroups = pgTable(
  'item_option_groups',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.groupId] })],
);
