import * as z from 'zod/mini';
import { hex, origin, path, secureOrigin, text } from './site-values.ts';

const percentage = z.string().check(z.regex(/^\d{1,3}(\.\d+)?%$/, 'il faut un pourcentage comme 92%'));
/** What stands between quotes in a style sheet, and a file that everybody may read. */
const familyPattern = /^[A-Za-z0-9][A-Za-z0-9 -]*$/;
const fontFilePattern = /^\/media\/[\w./-]+\.woff2$/;

/** What a site says of the frame around its pages: header, footer, font, and the shop as an application of a phone. */
export const frameFields = {
  header: z.strictObject({
    /** 48 px on phones and 64 on desks, 56 and 80, or 64 and 96. */
    size: z.enum(['sm', 'md', 'lg']),
    /** False: it stays at the top of the page. */
    sticky: z.boolean(),
    /** Lies over the first picture of a page that has one, until the page is scrolled; false: always solid. */
    transparent: z.boolean(),
    logo: z.enum(['center', 'left']),
  }),
  footer: z.strictObject({
    theme: z.enum(['dark', 'light']),
    /** On a desk; fewer stand side by side where there is less room. */
    columns: z.literal([2, 3, 4]),
    /** "© 2026 Lève-tard". */
    credits: z.boolean(),
    /** The networks that the settings name. */
    social: z.boolean(),
    notice: z.string(),
  }),
  /** The one web font (CFG-10), a file of the site's; null: the design's own. */
  font: z.nullable(
    z.strictObject({
      family: z
        .string()
        .check(z.regex(familyPattern, 'il faut des lettres, des chiffres, des espaces et des traits d’union')),
      file: z.string().check(z.regex(fontFilePattern, 'il faut un fichier woff2 sous /media/')),
      /** Lightest and heaviest weight that the file holds: the pages ask for 400 to 800. */
      weights: z.string().check(z.regex(/^[1-9]00( [1-9]00)?$/, 'il faut des graisses comme 400 800')),
      /** Arial in its measures, shown until the file is there, so that nothing moves then. */
      fallback: z.strictObject({ sizeAdjust: percentage, ascent: percentage, descent: percentage }),
    }),
  ),
  /**
   * A public icon service, such as `https://api.iconify.design`: asked by the diner's browser for an icon that the shop does not
   * have (PLT-08). It has all that its pages name, so this is for an agency's own; absent: nobody is asked.
   */
  iconHost: z.optional(origin),
  /** Origins, https alone, where pictures of dishes may be beside the site's own `/media/` (MNU-28); absent: none. */
  pictureOrigins: z.optional(z.array(secureOrigin)),
  /** The shop as an application of the phone (CFG-09, PWA-24). */
  app: z.strictObject({
    /** What stands under its icon: a dozen signs at most are shown. */
    shortName: text,
    /** Paints the browser's own bars around the shop. */
    themeColor: hex,
    /** What is seen while it opens, and around the icon where a phone cuts it to its own shape. */
    backgroundColor: hex,
    /** What is left free around the icon there, as a share of its side; absent: 0.1. */
    logoPadding: z.optional(z.number().check(z.minimum(0), z.lt(0.5))),
    /** What the sheet that offers to install it shows: pictures of the shop on a phone and on a desk. */
    screenshots: z.optional(
      z.array(
        z.strictObject({
          src: path,
          /** Width and height in pixels: "780x1688". */
          size: z.string().check(z.regex(/^\d+x\d+$/, 'il faut une taille comme 780x1688')),
          device: z.enum(['phone', 'desk']),
          label: text,
        }),
      ),
    ),
  }),
};
