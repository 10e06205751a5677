import type { Alcohol, Allergen, ChoiceDeclaration, DayHours, Meat, WeekRanges, Work } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What items and choices declare; null means nothing. */
const facts = {
  meats: jsonb('meats').$type<Meat[]>(),
  alcohol: jsonb('alcohol').$type<Alcohol>(),
  /** In quarters of a unit, by post. */
  work: jsonb('work').$type<Work>(),
};

// Ids come from the catalogue's files: offers, carts and old orders refer to them.

export const menus = pgTable('menus', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  isAvailable: boolean('is_available').notNull(),
  activeTimes: jsonb('active_times').$type<DayHours[]>().notNull(),
  /** If null, slots are steps of 15 minutes within `active_times` (A.2). */
  timeRanges: jsonb('time_ranges').$type<WeekRanges>(),
  /** The slots for pickup. If null, `time_ranges` applies. */
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
  /** Of items that name none; null means the first post. */
  work: facts.work,
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
    /** Null means that allergens are not declared, which differs from an empty list. */
    allergens: jsonb('allergens').$type<Allergen[]>(),
    traces: jsonb('traces').$type<Allergen[]>().notNull().default([]),
    diets: jsonb('diets').$type<string[]>().notNull(),
    isHomemade: boolean('is_homemade').notNull().default(false),
    isWithdrawable: boolean('is_withdrawable').notNull().default(false),
    ...facts,
  },
  (table) => [
    index('items_category').on(table.categoryId),
    check('items_cents', sql`${table.pickupCents} >= 0 and ${table.deliveryCents} >= 0`),
    check('items_tax_rate', sql`${table.taxRateBp} between 0 and 10000`),
  ],
);

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
    priceCents: integer('price_cents').notNull(),
    taxRateBp: integer('tax_rate_bp'),
    declaration: jsonb('declaration').$type<ChoiceDeclaration>(),
    ...facts,
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
