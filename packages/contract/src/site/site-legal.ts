import * as z from 'zod/mini';
import { text } from './site-values.ts';

/** The legal pages leave out absent values. */
export const legalFields = z.strictObject({
  /** The company with its form and its capital, or the person. */
  publisher: text,
  /** Name, address and telephone of the host. */
  host: text,
  updatedAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** The company's register and number: "RCS Lyon 123 456 789". */
  registration: z.optional(text),
  vatNumber: z.optional(text),
  director: z.optional(text),
  /** The mediator of consumer disputes: name, address and site. Every trader in France must name one. */
  mediator: z.optional(text),
});
