import { vatRegimes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/books/e-reports';
const cents = z.int();

const reportSchema = z.object({
  /** `ER-732829320-20261221-20261231-1`. */
  id: z.string(),
  type: z.enum(['IN', 'RE']),
  sales: z.int(),
  /** Base and VAT of its sales less its refunds. */
  net: cents,
  vat: cents,
  /** SHA-256 of the XML. */
  sha256: z.string(),
  at: instant,
  by: z.string(),
  sentOn: z.nullable(plainDate),
});

/** A report of sales that was prepared (BOK-45). */
export type EReport = z.infer<typeof reportSchema>;

const periodSchema = z.object({
  from: plainDate,
  to: plainDate,
  /** The day by which it is due; null where only the accountant knows it. */
  due: z.nullable(plainDate),
  /** `stale` means that what was reported has changed since, `unsound` that the books don't add up. */
  state: z.enum(['open', 'ready', 'prepared', 'sent', 'stale', 'unsound']),
  /** What a report would say now; null unless all of its days are closed and the books add up. */
  figures: z.nullable(z.object({ sales: z.int(), net: cents, vat: cents })),
  /** Its reports, newest first. */
  reports: z.array(reportSchema),
});

/** A period that is reported in one piece (BOK-41). */
export type EReportPeriod = z.infer<typeof periodSchema>;

const pageSchema = z.object({
  /** Null if the catalogue's file does not say it. Without it there are no periods. */
  regime: z.nullable(z.enum(vatRegimes)),
  /** True for a seller without VAT, who prepares no report here. */
  isExempt: z.boolean(),
  /** The fields of `office.legal` that lack or are wrong. */
  missing: z.array(z.string()),
  periods: z.array(periodSchema),
  /** What the next page begins before; null at the end. */
  next: z.nullable(z.iso.date()),
});

export type EReports = z.infer<typeof pageSchema>;

export const eReportsCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (before: string | null) => (before === null ? {} : { query: { before } }),
  answer: pageSchema,
});

export const eReportsEndpoint = defineOfficeEndpoint(eReportsCall, () => ({
  summary: 'The periods whose sales are reported to the tax office, newest first, those before a day',
  access: 'books',
  audit: null,
  query: z.strictObject({ before: z.optional(plainDate) }),
  errors: ['validation'],
}));

export const prepareEReportCall = defineOfficeCall({
  method: 'POST',
  path,
  send: ({ from, to }: Pick<EReportPeriod, 'from' | 'to'>) => ({ body: { from: from.toString(), to: to.toString() } }),
  answer: reportSchema,
});

export const prepareEReportEndpoint = defineOfficeEndpoint(prepareEReportCall, () => ({
  summary: 'Prepare the report of a period; without a change since the last one, that one is answered',
  access: 'books',
  audit: 'e_report_prepared',
  body: z.strictObject({ from: plainDate, to: plainDate }),
  errors: ['validation', 'not_found', 'e_report_blocked', 'books_unsound'],
}));

const id = z.string().check(z.regex(/^ER-\d{9}-\d{8}-\d{8}-\d{1,6}$/));

export const sendEReportCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:id/sent`,
  send: (of: string, date: Temporal.PlainDate) => ({ params: { id: of }, body: { date: date.toString() } }),
  answer: reportSchema,
});

export const sendEReportEndpoint = defineOfficeEndpoint(sendEReportCall, () => ({
  summary: 'Note the day on which a person sent a report; nothing is sent by the shop',
  access: 'books',
  audit: 'e_report_sent',
  params: z.object({ id }),
  body: z.strictObject({ date: plainDate }),
  errors: ['validation', 'not_found', 'e_report_sent'],
}));

/** The answer is a file, which browsers download. */
export const eReportFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/:id/:part`, answer: nothing },
  () => ({
    summary: 'A file of a report',
    access: 'books',
    audit: 'e_report_downloaded',
    params: z.object({ id, part: z.enum(['csv', 'xml']) }),
    errors: ['validation', 'not_found'],
  }),
);
