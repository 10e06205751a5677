import * as z from 'zod';

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of the rows' values; what the database computes by itself is left out. */
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** The sum of each column of money, in cents. */
  cents: z.record(z.string(), z.int()),
});

const sequenceSchema = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.int(),
  /** False: `value` itself is the next one. */
  isCalled: z.boolean(),
});

const contentsSchema = z.object({
  /** A table stands behind those that its foreign keys point to. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

/** The way in which a backup is written; another one that this version can't read gets another number. */
export const backupFormat = 1;

/** The first line of a backup: what is in it, known before anything of it is read. */
export const headerSchema = contentsSchema.extend({
  format: z.literal(backupFormat),
  /** The last migration that was run: when it was written, in milliseconds, as the migrations' journal has it. */
  schemaVersion: z.int(),
  madeAt: z.iso.datetime(),
});

export type TableRecord = z.infer<typeof tableSchema>;
export type SequenceRecord = z.infer<typeof sequenceSchema>;
/** What a database holds, by count and sum. */
export type Contents = z.infer<typeof contentsSchema>;
export type BackupHeader = z.infer<typeof headerSchema>;
