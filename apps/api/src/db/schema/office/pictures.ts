import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures that the office uploaded. The hash is one of the source and its crop, so that rows never change. */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  /** The size of the source in pixels, as it is held. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  avif480: bytea('avif480').notNull(),
  avif800: bytea('avif800').notNull(),
  webp480: bytea('webp480').notNull(),
  webp800: bytea('webp800').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
