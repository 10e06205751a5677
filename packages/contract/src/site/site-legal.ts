import * as z from 'zod/mini';
import { text } from './site-values.ts';

/** What the legal pages say of the restaurant; a line whose value is absent is left out of them. */
export const legalFields = z.strictObject({
  /** Who sells: the company with its form and its capital, or the person. */
  publisher: text,
  /** Who hosts the site: name, address and telephone. */
  host: text,
  /** Since when the texts are as they are. */
  updatedAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Where the company is registered, and under which number: "RCS Lyon 123 456 789". */
  registration: z.optional(text),
  vatNumber: z.optional(text),
  /** Who answers for what the site says. */
  director: z.optional(text),
  /** The mediator of consumer disputes: name, address and site. Every trader in France must name one. */
  mediator: z.optional(text),
});
