import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the server answered for an address in the last 48 hours: an order is held to the distance that its diner saw. */
export const distanceAnswers = pgTable(
  'distance_answers',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('distance_answers_answered').on(table.answeredAt)],
);
