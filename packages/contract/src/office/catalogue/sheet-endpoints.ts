import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const problemSchema = z.object({
  /** Such as `ligne 12`. */
  place: z.string(),
  /** The title of the column; empty for the whole row. */
  column: z.string(),
  message: z.string(),
});

const reportSchema = z.object({
  format: z.enum(['csv', 'xlsx', 'comptoir', 'gloriafood', 'tastyigniter']),
  /** False if a row has an error: then nothing is changed. */
  isWritten: z.boolean(),
  /** Dishes and options of the file, and how many of them are new or changed. */
  read: z.int(),
  created: z.int(),
  changed: z.int(),
  problems: z.array(problemSchema),
  /** French sentences about what was not read, and why. */
  notes: z.array(z.string()),
});

export type ImportReport = z.infer<typeof reportSchema>;

/** The report of a refused import, which its error carries. Null if there is none. */
export function readImportReport(value: unknown): ImportReport | null {
  return z.safeParse(reportSchema, value).data ?? null;
}

const path = '/v2/office/catalogue';

/** The answer is a file, which browsers download. */
export const catalogueSheetEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/sheet`, answer: nothing },
  () => ({
    summary: 'The menu with the changes of the draft, as a spreadsheet',
    access: 'catalogue',
    audit: null,
    query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
    errors: [],
  }),
);

export const importMenuCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/import`,
  send: (file: File) => {
    const form = new FormData();
    form.set('file', file);
    return { form };
  },
  answer: reportSchema,
});

export const importMenuEndpoint = defineOfficeEndpoint(importMenuCall, () => ({
  summary: 'Write the differences of a spreadsheet or of a foreign menu into the draft',
  access: 'catalogue',
  audit: 'menu_imported',
  takesFile: true,
  errors: ['import_refused', 'too_large', 'validation', 'bad_json'],
}));
