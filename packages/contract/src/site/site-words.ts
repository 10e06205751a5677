import * as z from 'zod/mini';

/** A sentence as it is shown. Placeholders and tags are not allowed. */
const sentence = z.string().check(z.regex(/^[^{}<>']+$/, "il faut une phrase sans { } < > ni ', qui s’écrit ’"));

/** Sentences that a restaurant can replace, by their ids. */
export const wordFields = z.strictObject({
  /** The title of a page that is not there: "Cette page a trop cuit." */
  'error.notFoundTitle': z.optional(sentence),
  /** The title of a page that failed: "Quelque chose a brûlé." */
  'error.brokenTitle': z.optional(sentence),
  /** While nothing is served: "Le four est éteint." */
  'menu.closedTitle': z.optional(sentence),
  /** Where the menu can't be read: "La carte n’a pas levé" */
  'menu.failedTitle': z.optional(sentence),
  /** "Rien au four pour l’instant" */
  'cart.emptyTitle': z.optional(sentence),
});
