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
  /** False: `value` itself is the next one. */
  isCalled: z.boolean(),
});

const contentsSchema = z.object({
  /** In the order of foreign keys: a table comes after those that it refers to. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

/** The version of the file format. A change that this version can't read needs another number. */
export const backupFormat = 1;

/** The first line of a backup: its contents, known before its rows are read. */
export const headerSchema = contentsSchema.extend({
  format: z.literal(backupFormat),
  /** The timestamp of the last migration that was run, in milliseconds, as in the migrations' journal. */
  schemaVersion: z.int(),
  madeAt: z.iso.datetime(),
});

export type TableRecord = z.infer<typeof tableSchema>;
export type SequenceRecord = z.infer<typeof sequenceSchema>;
export type Contents = z.infer<typeof contentsSchema>;
export type BackupHeader = z.infer<typeof headerSchema>;
