import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/books/archives';

const archiveSchema = z.object({
  id: z.int(),
  /** `2026-12` or `2026`. */
  period: z.string(),
  seqFirst: z.int(),
  seqLast: z.int(),
  at: instant,
  /** Who asked for it; null if a tool did. */
  by: z.nullable(z.string()),
  /** When a file was last found equal to it; null if none was. */
  checkedAt: z.nullable(instant),
});

/** An archive of a closed month or year (BOK-24). */
export type BookArchive = z.infer<typeof archiveSchema>;

const period = z.string().check(z.regex(/^\d{4}(-\d\d)?$/));

export const archivesCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (of: string) => ({ query: { period: of } }),
  answer: z.object({
    archives: z.array(archiveSchema),
    /** The orders of the period were purged: its archive is the file that was kept (BOK-28). */
    isPurged: z.boolean(),
  }),
});

export const archivesEndpoint = defineOfficeEndpoint(archivesCall, () => ({
  summary: 'The archives of a month or a year, newest first',
  access: 'keep-books',
  audit: null,
  query: z.strictObject({ period }),
  errors: ['validation'],
}));

export const makeArchiveCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (of: string) => ({ body: { period: of } }),
  answer: archiveSchema,
});

export const makeArchiveEndpoint = defineOfficeEndpoint(makeArchiveCall, () => ({
  summary: 'Make an archive of a closed month or year',
  access: 'keep-books',
  audit: 'books_archived',
  body: z.strictObject({ period }),
  errors: ['validation', 'not_found', 'archive_purged', 'books_unsound', 'books_elsewhere'],
}));

/** The answer is a file, which browsers download: the lines, a notice, or the program that reads them. */
export const archiveFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/:id/:part`, answer: nothing },
  () => ({
    summary: 'A file of an archive',
    access: 'keep-books',
    audit: 'archive_downloaded',
    params: z.object({
      id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
      part: z.enum(['jsonl.gz', 'txt', 'mjs']),
    }),
    errors: ['validation', 'not_found', 'archive_purged'],
  }),
);
