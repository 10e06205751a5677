import * as z from 'zod/mini';
import { findRedirectLoops } from './find-redirect-loops.ts';
import { frameFields } from './site-frame.ts';
import { legalFields } from './site-legal.ts';
import { pageFields } from './site-pages.ts';
import { mark, origin, picture, siteAddress, text, zone } from './site-values.ts';
import { wordFields } from './site-words.ts';

/**
 * What makes a shop this restaurant's: `sites/<id>/site.ts` holds one, checked at every start (requirements CFG-01 to
 * CFG-17). Every field has an effect. What the restaurant changes from day to day is in the settings, not here.
 */
const siteConfigSchema = z.strictObject({
  /** Short name of the site, lower case, the same as its folder's; names its storage and its mails. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: text,
  /** The word for what it cooks, used in descriptions: "pizza" (CFG-03). */
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
  /** The language of the pages and of their numbers and dates. */
  locale: z.strictObject({ default: z.literal('fr', 'il faut fr : la boutique ne parle que français') }),
  ...frameFields,
  /** The shop as an application of the stores, built by `npm run native:sync`; absent: there is none. Its pages may call the API. */
  native: z.optional(
    z.strictObject({
      /** Names it for good in both stores, by a domain of the restaurant's written backwards: "fr.levetard.commande". */
      appId: z
        .string()
        .check(
          z.regex(
            /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/,
            'il faut un nom de domaine écrit à l’envers, comme fr.levetard.commande',
          ),
        ),
      /** What stands under its icon. */
      appName: text,
    }),
  ),
  /** The word mark: the text before and after the mark in the middle. */
  logo: z.strictObject({ before: z.string(), after: z.string(), mark }),
  hero: z.strictObject({
    /** Words between asterisks are coloured: "Notre pâte dort *72 h.*" `{eat}` is "déjeunez" or "dînez", `{minutes}` the settings' own. */
    headline: text,
    /** The same while nothing is served: `{when}` is "ce soir", "demain" or a day of the week. */
    closedHeadline: text,
    subline: text,
    picture,
  }),
  /** Sentences of the pages that the restaurant says its own way; absent: ours, which speak of an oven. */
  words: z.optional(wordFields),
  /** What stands above the dish where one signs in; absent: nothing. */
  account: z.optional(z.strictObject({ headline: text })),
  /** Three figures the restaurant is proud of; an empty list leaves the block out. */
  craft: z.strictObject({
    headline: z.string(),
    picture: z.optional(picture),
    figures: z.array(z.strictObject({ value: text, unit: z.string(), text })),
  }),
  /**
   * What measures visits, which needs the diner's consent: with it, refusing stands beside accepting (SHL-07). Its id is judged
   * where it is used (CFG-15).
   */
  tagManager: z.strictObject({ enabled: z.boolean(), id: z.string() }),
  /** A coupon that anybody may try, for a ticket on the home page: the catalogue's offers don't tell their codes. Absent: none. */
  coupon: z.optional(z.strictObject({ code: text, title: text, text })),
  /** How to get there, in one line; empty: left out. */
  directions: z.string(),
  /** Pictures of the empty, error, success and not-found screens. */
  pictures: z.strictObject({ empty: picture, error: picture, noResult: picture, success: picture, notFound: picture }),
  legal: legalFields,
  ...pageFields,
  /** How often an open page asks which build the shop has, in milliseconds; absent: every hour (PLT-04). `MANIFEST_POLL_MS` overrides it. */
  manifestPollMs: z.optional(z.int().check(z.minimum(1000))),
  /** Origins that may call the API from a browser, beside the site's own (API-37). */
  allowedOrigins: z.array(origin),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Why a value is wrong; of a name in a list of names, what its own rule says. */
const tell = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;

/** Reads a site configuration: what it says, or all that is wrong with it, each as "field: why". */
export function readSiteConfig(value: unknown): { site: SiteConfig } | { problems: string[] } {
  const result = siteConfigSchema.safeParse(value, { error: z.locales.fr().localeError });
  if (!result.success)
    return { problems: result.error.issues.map((issue) => `${issue.path.join('.') || 'site'}: ${tell(issue)}`) };
  const loops = findRedirectLoops(result.data);
  return loops.length > 0 ? { problems: loops } : { site: result.data };
}
