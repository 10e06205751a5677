import * as z from 'zod/mini';
import { path, plainPathOnly } from './site-values.ts';

export const pageFields = {
  /** Pages that the restaurant does not show (CFG-12, DEC-02), by their names in the specification. */
  disallowedPages: z.array(z.enum(['Blog', 'Contact', 'About'])),
  disallowedMode: z.enum(['unlisted', 'notFound']),
  blog: z.strictObject({ enabled: z.boolean() }),
  /** Redirects by path (RTE-31): { "/old": { redirect: "/menu", statusCode: 301 } }. The default status is 302. Queries never match. */
  routeRules: z.record(
    plainPathOnly,
    z.strictObject({
      redirect: path,
      statusCode: z.optional(z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])),
    }),
  ),
  /** The redirect target of `/`; null shows the home page (RTE-41). */
  rootRedirect: z.nullable(path),
};
