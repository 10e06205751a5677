import * as z from 'zod/mini';
import { findRedirectLoops } from './find-redirect-loops.ts';
import { frameFields } from './site-frame.ts';
import { legalFields } from './site-legal.ts';
import { pageFields } from './site-pages.ts';
import { mark, origin, picture, siteAddress, text, zone } from './site-values.ts';
import { wordFields } from './site-words.ts';

/** A restaurant's configuration, `sites/<id>/site.ts`, validated at each start (CFG-01 to CFG-17). Daily changes are in the settings. */
const siteConfigSchema = z.strictObject({
  /** The site's id, in lower case and equal to its folder's name. The browser's storage and the mails use it. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: text,
  product: text,
  tagline: text,
  /** Base address of the API; an empty string means the site's own origin (CFG-04). `API_ROOT` overrides it. */
  apiRoot: z.union([z.literal(''), origin]),
  /** Absolute address of the site, without a trailing slash (CFG-05). `SITE_ROOT` overrides it. */
  siteRoot: siteAddress,
  currency: z.literal('EUR', 'il faut EUR : prix, reçus et cartes sont comptés en centimes d’euro'),
  currencySymbol: z.literal('€', 'il faut €, le signe de EUR'),
  /** The restaurant's IANA time zone, for opening hours, slots and offers. */
  timeZone: zone,
  tax: z.strictObject({
    enabled: z.boolean(),
    inclusive: z.boolean(),
    defaultRate: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  locale: z.strictObject({ default: z.literal('fr', 'il faut fr : la boutique ne parle que français') }),
  ...frameFields,
  /** The shop in the app stores, built by `npm run native:sync`; its pages may call the API. */
  native: z.optional(
    z.strictObject({
      /** The permanent id in both stores, the restaurant's domain reversed, such as "fr.levetard.commande". */
      appId: z
        .string()
        .check(
          z.regex(
            /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/,
            'il faut un nom de domaine écrit à l’envers, comme fr.levetard.commande',
          ),
        ),
      appName: text,
    }),
  ),
  logo: z.strictObject({ before: z.string(), after: z.string(), mark }),
  hero: z.strictObject({
    /** Words between asterisks are coloured, as in "Notre pâte dort *72 h.*". `{eat}` becomes "déjeunez" or "dînez". */
    headline: text,
    /** The headline while the restaurant is closed. `{when}` becomes "ce soir", "demain" or a weekday. */
    closedHeadline: text,
    subline: text,
    picture,
  }),
  /** Replaces the default sentences, some of which mention an oven. */
  words: z.optional(wordFields),
  account: z.optional(z.strictObject({ headline: text })),
  /** Three figures about the restaurant; the block is hidden if the list is empty. */
  craft: z.strictObject({
    headline: z.string(),
    picture: z.optional(picture),
    figures: z.array(z.strictObject({ value: text, unit: z.string(), text })),
  }),
  /** Measures visits with the diner's consent (SHL-07). The id is checked when the script is loaded (CFG-15). */
  tagManager: z.strictObject({ enabled: z.boolean(), id: z.string() }),
  /** A public coupon, shown as a ticket on the home page. It is here because the catalogue never reveals the codes of offers. */
  coupon: z.optional(z.strictObject({ code: text, title: text, text })),
  directions: z.string(),
  pictures: z.strictObject({ empty: picture, error: picture, noResult: picture, success: picture, notFound: picture }),
  legal: legalFields,
  ...pageFields,
  /** The interval in milliseconds between checks for a newer build; the default is an hour (PLT-04). `MANIFEST_POLL_MS` overrides it. */
  manifestPollMs: z.optional(z.int().check(z.minimum(1000))),
  /** Origins that may call the API from a browser, in addition to the site's own (API-37). */
  allowedOrigins: z.array(origin),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

const tell = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;

/** Reads a site configuration, or returns all problems, each as "field: reason". */
export function readSiteConfig(value: unknown): { site: SiteConfig } | { problems: string[] } {
  const result = siteConfigSchema.safeParse(value, { error: z.locales.fr().localeError });
  if (!result.success)
    return { problems: result.error.issues.map((issue) => `${issue.path.join('.') || 'site'}: ${tell(issue)}`) };
  const loops = findRedirectLoops(result.data);
  return loops.length > 0 ? { problems: loops } : { site: result.data };
}
