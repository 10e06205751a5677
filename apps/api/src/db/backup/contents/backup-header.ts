import * as z from 'zod';

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** The sum of each money column, in cents. */
  cents: z.record(z.string(), z.int()),
});

const sequenceSchema = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.int(),
  /** True if the sequence has already returned `value`; false if `value` is the next number. */
  isCalled: z.boolean(),
});

const contentsSchema = z.object({
  /** Sorted by foreign keys: a referenced table comes before the tables that refer to it. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

/** The version of the file format. Raise it with each change that older versions can't read. */
export const backupFormat = 1;

export const headerSchema = contentsSchema.extend({
  format: z.literal(backupFormat),
  /** The timestamp of the last applied migration, in milliseconds. */
  schemaVersion: z.int(),
  madeAt: z.iso.datetime(),
});

export type TableRecord = z.infer<typeof tableSchema>;
export type SequenceRecord = z.infer<typeof sequenceSchema>;
export type Contents = z.infer<typeof contentsSchema>;
export type BackupHeader = z.infer<typeof headerSchema>;
