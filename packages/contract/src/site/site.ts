import * as z from 'zod/mini';
import { findRedirectLoops } from './find-redirect-loops.ts';
import { frameFields } from './site-frame.ts';
import { legalFields } from './site-legal.ts';
import { pageFields } from './site-pages.ts';
import { mark, origin, picture, siteAddress, text, zone } from './site-values.ts';
import { wordFields } from './site-words.ts';

/** The configuration of a restaurant: `sites/<id>/site.ts`, checked at every start (CFG-01 to CFG-17). Daily changes are in the settings. */
const siteConfigSchema = z.strictObject({
  /** Lower case, equal to its folder's name; names its storage and its mails. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: text,
  product: text,
  tagline: text,
  /** Base of the API; empty: the site's own origin (CFG-04). `API_ROOT` overrides it. */
  apiRoot: z.union([z.literal(''), origin]),
  /** Absolute address of the site, without a trailing slash (CFG-05). `SITE_ROOT` overrides it. */
  siteRoot: siteAddress,
  currency: z.literal('EUR', 'il faut EUR : prix, reçus et cartes sont comptés en centimes d’euro'),
  currencySymbol: z.literal('€', 'il faut €, le signe de EUR'),
  /** IANA zone of the restaurant: hours, slots and offers are read in it. */
  timeZone: zone,
  tax: z.strictObject({
    enabled: z.boolean(),
    inclusive: z.boolean(),
    defaultRate: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  locale: z.strictObject({ default: z.literal('fr', 'il faut fr : la boutique ne parle que français') }),
  ...frameFields,
  /** The shop in the application stores, built by `npm run native:sync`; absent: none. Its pages may call the API. */
  native: z.optional(
    z.strictObject({
      /** Its permanent name in both stores: a domain of the restaurant backwards, "fr.levetard.commande". */
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
  /** The word mark: the text before and after the mark in the middle. */
  logo: z.strictObject({ before: z.string(), after: z.string(), mark }),
  hero: z.strictObject({
    /** Words between asterisks are coloured: "Notre pâte dort *72 h.*" `{eat}` is "déjeunez" or "dînez", `{minutes}` the settings' own. */
    headline: text,
    /** The headline while the restaurant is closed: `{when}` is "ce soir", "demain" or a weekday. */
    closedHeadline: text,
    subline: text,
    picture,
  }),
  /** Absent: the default sentences, which speak of an oven. */
  words: z.optional(wordFields),
  /** The headline of the sign-in pages; absent: none. */
  account: z.optional(z.strictObject({ headline: text })),
  /** Three figures of the restaurant; empty: no block. */
  craft: z.strictObject({
    headline: z.string(),
    picture: z.optional(picture),
    figures: z.array(z.strictObject({ value: text, unit: z.string(), text })),
  }),
  /** Measures visits, with the diner's consent (SHL-07). Its id is checked when it is used (CFG-15). */
  tagManager: z.strictObject({ enabled: z.boolean(), id: z.string() }),
  /** A public coupon, for a ticket on the home page; absent: none. The catalogue does not tell the codes of its offers. */
  coupon: z.optional(z.strictObject({ code: text, title: text, text })),
  directions: z.string(),
  pictures: z.strictObject({ empty: picture, error: picture, noResult: picture, success: picture, notFound: picture }),
  legal: legalFields,
  ...pageFields,
  /** How often an open page looks for a newer build, in milliseconds; absent: every hour (PLT-04). `MANIFEST_POLL_MS` overrides it. */
  manifestPollMs: z.optional(z.int().check(z.minimum(1000))),
  /** Origins that may call the API from a browser, beside the site's own (API-37). */
  allowedOrigins: z.array(origin),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

const tell = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;

/** Reads a site configuration; on failure all problems, each as "field: why". */
export function readSiteConfig(value: unknown): { site: SiteConfig } | { problems: string[] } {
  const result = siteConfigSchema.safeParse(value, { error: z.locales.fr().localeError });
  if (!result.success)
    return { problems: result.error.issues.map((issue) => `${issue.path.join('.') || 'site'}: ${tell(issue)}`) };
  const loops = findRedirectLoops(result.data);
  return loops.length > 0 ? { problems: loops } : { site: result.data };
}
