import * as z from 'zod/mini';
import { path, plainPathOnly } from './site-values.ts';

export const pageFields = {
  /** Pages that the restaurant does not show (CFG-12, DEC-02), by their names in the specification. */
  disallowedPages: z.array(z.enum(['Blog', 'Contact', 'About'])),
  /** Hidden pages are unlisted (no links, no search engines) or not found (RTE-36 to RTE-38). */
  disallowedMode: z.enum(['unlisted', 'notFound']),
  /** Whether the restaurant writes articles (CFG-11, SHL-23). */
  blog: z.strictObject({ enabled: z.boolean() }),
  /** Redirects by path (RTE-31): { "/old": { redirect: "/menu", statusCode: 301 } }; the code defaults to 302. A query in a rule would never be met. */
  routeRules: z.record(
    plainPathOnly,
    z.strictObject({
      redirect: path,
      statusCode: z.optional(z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])),
    }),
  ),
  /** Where `/` leads; null: to the home page (RTE-41). */
  rootRedirect: z.nullable(path),
};
