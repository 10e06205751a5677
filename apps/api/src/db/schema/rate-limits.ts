import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counters of the package rate-limiter-flexible, which defines the column names. Servers share them through the database.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
