import * as z from 'zod/mini';

/** A sentence that is shown as text. Placeholders and tags are not allowed. */
const sentence = z.string().check(z.regex(/^[^{}<>']+$/, "il faut une phrase sans { } < > ni ', qui s’écrit ’"));

/** Sentences that a restaurant can replace, by their ids, such as "Cette page a trop cuit." for a page that was not found. */
export const wordFields = z.strictObject({
  'error.notFoundTitle': z.optional(sentence),
  'error.brokenTitle': z.optional(sentence),
  'menu.closedTitle': z.optional(sentence),
  'menu.failedTitle': z.optional(sentence),
  'cart.emptyTitle': z.optional(sentence),
});
