import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/books/notes';

/** The note of an order, which is the order itself. The amount is in cents. */
const noteSchema = z.object({
  /** The number of the order. */
  number: z.int(),
  placedAt: instant,
  totalCents: z.int(),
  /** `presumed`: cash that no screen tells of, and that the books take to be collected (BOK-20). */
  status: z.enum(['pending', 'presumed', 'paid', 'cancelled']),
  /** How many copies the restaurant gave, on paper or by mail (BOK-23). */
  copies: z.int(),
});

export type OrderNote = z.infer<typeof noteSchema>;

/** A month is `2027-01`; null for all. `before` is the `next` of the page before. */
export const notesCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (month: string | null, before: string | null) => ({
    query: { ...(month !== null && { month }), ...(before !== null && { before }) },
  }),
  answer: z.object({ notes: z.array(noteSchema), next: z.nullable(z.string()) }),
});

export const notesEndpoint = defineOfficeEndpoint(notesCall, () => ({
  summary: 'The notes of orders without an invoice, newest first, those before a number',
  access: 'books',
  audit: null,
  query: z.strictObject({
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  errors: ['validation'],
}));
