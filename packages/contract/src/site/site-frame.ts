import * as z from 'zod/mini';
import { hex, origin, path, secureOrigin, text } from './site-values.ts';

const percentage = z.string().check(z.regex(/^\d{1,3}(\.\d+)?%$/, 'il faut un pourcentage comme 92%'));
/** Excludes characters that would end the quotes of a style sheet. */
const familyPattern = /^[A-Za-z0-9][A-Za-z0-9 -]*$/;
const fontFilePattern = /^\/media\/[\w./-]+\.woff2$/;

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
      /** Arial in its measures, until the font file has loaded, so that nothing moves then. */
      fallback: z.strictObject({ sizeAdjust: percentage, ascent: percentage, descent: percentage }),
    }),
  ),
  /** An additional public icon service, such as `https://api.iconify.design`, asked by the diner's browser (PLT-08); absent: none. */
  iconHost: z.optional(origin),
  /** Https origins of dish pictures beside the site's own `/media/` (MNU-28); absent: none. */
  pictureOrigins: z.optional(z.array(secureOrigin)),
  /** The shop as an application of the phone (CFG-09, PWA-24). */
  app: z.strictObject({
    /** The name under its icon: about a dozen characters are shown. */
    shortName: text,
    themeColor: hex,
    /** The colour while it opens, and around the icon on phones with their own icon shape. */
    backgroundColor: hex,
    /** The free margin around the icon there, as a share of its side; absent: 0.1. */
    logoPadding: z.optional(z.number().check(z.minimum(0), z.lt(0.5))),
    /** Pictures of the shop for the browser's sheet that offers to install it. */
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
