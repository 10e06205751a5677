import * as z from 'zod/mini';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/books';
const cents = z.int();
const seq = z.nullable(z.int());

/** Sales or refunds; `rates` and `payments` add up to `amount`. Rates in basis points, all else in cents. */
const turnover = z.object({
  count: z.int(),
  amount: cents,
  rates: z.array(z.object({ rate: z.int(), net: cents, vat: cents, gross: cents })),
  payments: z.object({ card: cents, cash: cents }),
});

/** What left the public for companies, because a sale got its invoice after it was paid (BOK-49). */
const moved = z.omit(turnover, { payments: true });
const sides = { sales: turnover, refunds: turnover };

const closeKind = z.enum(['day', 'month', 'year']);
export type CloseKind = z.infer<typeof closeKind>;

const closeSchema = z.object({
  kind: closeKind,
  /** `2026-12-31`, `2026-12` or `2026`. */
  period: z.string(),
  figures: z.object({
    ...sides,
    /** The part of the companies, which have invoices (LAW-70); absent without any. */
    company: z.optional(z.object(sides)),
    net: cents,
    tickets: z.int(),
    paid: z.int(),
    unpaid: z.int(),
    discount: cents,
    delivery: cents,
    firstNumber: z.nullable(z.int()),
    lastNumber: z.nullable(z.int()),
    tests: z.int(),
    late: z.int(),
    reclassified: z.exactOptional(z.object({ sales: moved, refunds: moved })),
    /** Cash that is presumed, and that was taken back (BOK-20); absent without any. */
    presumed: z.exactOptional(z.object({ taken: cents, returned: cents })),
    /** Papers that diners got once more (BOK-23); absent without any. */
    duplicates: z.exactOptional(z.int()),
    /** Beside the sales; absent without any. */
    tips: z.exactOptional(z.object({ taken: cents, returned: cents })),
    /** The months of a year that is no calendar year, as `2026-07` (BOK-12). */
    months: z.exactOptional(z.object({ from: z.string(), to: z.string() })),
    /** The settings of VAT and of the seller that changed (BOK-38); absent without any. */
    settings: z.optional(z.array(z.string())),
  }),
  /** Since the first entry of the books, this period included. */
  salesPerpetualCents: cents,
  refundsPerpetualCents: cents,
  netPerpetualCents: cents,
  /** The first and the last entry of a day; null for a day without entries, for months and for years. */
  seqFirst: seq,
  seqLast: seq,
  /** The entry that tells of the close, and its hash: the end of the books at that time (BOK-06). */
  entrySeq: z.int(),
  hash: z.string(),
  closedAt: instant,
  /** Who closed the day by hand; null if it was closed by itself. */
  by: z.nullable(z.string()),
});

/** A day, a month or a year that was added up for good (BOK-13). */
export type BookClose = z.infer<typeof closeSchema>;

const stateSchema = z.object({
  /** The oldest service day that is not closed; null before the books begin. */
  openDay: z.nullable(plainDate),
  /** True if `openDay` is over, so that it can be closed by hand. */
  isOver: z.boolean(),
  /** Since when entries wait for their seal; null unless that is longer than a minute (BOK-11). */
  unsealedSince: z.nullable(instant),
  /** True if the last try to close a day found sums or a chain that are wrong (BOK-16). */
  isUnsound: z.boolean(),
  /** What the last verification of the whole books found, and its first findings; null before the first one (BOK-34). */
  check: z.nullable(
    z.object({
      at: instant,
      entries: z.int(),
      count: z.int(),
      findings: z.array(
        z.object({
          seq,
          table: z.string(),
          key: z.string(),
          field: z.string(),
          expected: z.nullable(z.string()),
          found: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** The oldest year that was closed 90 days ago and has no archive (BOK-24). */
  unarchivedYear: z.nullable(z.string()),
});

/** What a manager has to know about the books as they go on. */
export type BooksState = z.infer<typeof stateSchema>;

export const booksCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: stateSchema });

export const booksEndpoint = defineOfficeEndpoint(booksCall, () => ({
  summary: 'Whether the books are sealed and closed in time',
  access: 'books',
  audit: null,
  errors: [],
}));

export const closesCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/closes`,
  isFresh: true,
  send: (kind: CloseKind, before: string | null) => ({ query: { kind, ...(before !== null && { before }) } }),
  answer: z.object({ closes: z.array(closeSchema), next: z.nullable(z.string()) }),
});

const period = z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/));

export const closesEndpoint = defineOfficeEndpoint(closesCall, () => ({
  summary: 'The closes of a kind, newest first, those before a period',
  access: 'books',
  audit: null,
  query: z.strictObject({ kind: closeKind, before: z.optional(period) }),
  errors: ['validation'],
}));

export const closeCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/closes/:period`,
  isFresh: true,
  send: (of: string) => ({ params: { period: of } }),
  answer: closeSchema,
});

export const closeEndpoint = defineOfficeEndpoint(closeCall, () => ({
  summary: 'The close of a day, a month or a year',
  access: 'books',
  audit: null,
  params: z.object({ period }),
  errors: ['validation', 'not_found'],
}));

/** The day is named, so that two who close at once close one day. */
export const closeBooksCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/closes`,
  send: (day: Temporal.PlainDate) => ({ body: { day: day.toString() } }),
  answer: closeSchema,
});

export const closeBooksEndpoint = defineOfficeEndpoint(closeBooksCall, () => ({
  summary: 'Close the oldest open service day, which is over; a day that is closed already is answered as it is',
  access: 'keep-books',
  audit: 'books_closed',
  body: z.strictObject({ day: plainDate }),
  errors: ['validation', 'day_open', 'books_unsound', 'books_elsewhere'],
}));

/** The answer is a file, which browsers download. */
export const closesFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/closes.csv`, answer: nothing },
  () => ({
    summary: 'All closes of a kind as CSV, a line each',
    access: 'books',
    audit: 'closes_exported',
    query: z.strictObject({ kind: closeKind }),
    errors: ['validation'],
  }),
);
