import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Distances of the last 48 hours. An order is charged by the distance that was shown to its diner. */
export const distanceAnswers = pgTable(
  'distance_answers',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('distance_answers_answered').on(table.answeredAt)],
);
