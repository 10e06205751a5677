import * as z from 'zod/mini';
import { text } from './site-values.ts';

export const legalFields = z.strictObject({
  /** The publisher of the site: the company with its legal form and its capital, or the person. */
  publisher: text,
  host: text,
  updatedAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  registration: z.optional(text),
  vatNumber: z.optional(text),
  director: z.optional(text),
  /** Name, address and site of the mediator for consumer disputes, which every trader in France must publish. */
  mediator: z.optional(text),
});
