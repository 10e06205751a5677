import * as z from 'zod/mini';

/** As it is shown, no-break spaces and all: the signs that sentences are put together by have no place in it. */
const sentence = z.string().check(z.regex(/^[^{}<>']+$/, "il faut une phrase sans { } < > ni ', qui s’écrit ’"));

/** Sentences of the pages that speak of a kitchen, by their ids: a restaurant may say them its own way. */
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
