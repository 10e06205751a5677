import * as z from 'zod/mini';
import { hex, origin, path, secureOrigin, text } from './site-values.ts';

const percentage = z.string().check(z.regex(/^\d{1,3}(\.\d+)?%$/, 'il faut un pourcentage comme 92%'));
/** Excludes characters that could end a quoted string in a style sheet. */
const familyPattern = /^[A-Za-z0-9][A-Za-z0-9 -]*$/;
const fontFilePattern = /^\/media\/[\w./-]+\.woff2$/;

export const frameFields = {
  header: z.strictObject({
    /** Header heights on phones and desktops: 48 and 64 px, 56 and 80 px, or 64 and 96 px. */
    size: z.enum(['sm', 'md', 'lg']),
    /** True keeps the header visible while the page scrolls. */
    sticky: z.boolean(),
    /** The header lies over the first picture of the page until the diner scrolls; false means a solid background. */
    transparent: z.boolean(),
    logo: z.enum(['center', 'left']),
  }),
  footer: z.strictObject({
    theme: z.enum(['dark', 'light']),
    /** The footer's number of columns on a desktop; narrow windows show fewer. */
    columns: z.literal([2, 3, 4]),
    credits: z.boolean(),
    social: z.boolean(),
    notice: z.string(),
  }),
  font: z.nullable(
    z.strictObject({
      family: z
        .string()
        .check(z.regex(familyPattern, 'il faut des lettres, des chiffres, des espaces et des traits d’union')),
      file: z.string().check(z.regex(fontFilePattern, 'il faut un fichier woff2 sous /media/')),
      /** The lightest and the heaviest weight in the font file. The pages use 400 to 800. */
      weights: z.string().check(z.regex(/^[1-9]00( [1-9]00)?$/, 'il faut des graisses comme 400 800')),
      /** Metrics for Arial until the web font has loaded, which prevent a layout shift. */
      fallback: z.strictObject({ sizeAdjust: percentage, ascent: percentage, descent: percentage }),
    }),
  ),
  /** An additional public icon service, such as `https://api.iconify.design`, which the diner's browser calls (PLT-08). */
  iconHost: z.optional(origin),
  pictureOrigins: z.optional(z.array(secureOrigin)),
  app: z.strictObject({
    shortName: text,
    themeColor: hex,
    /** The background of the splash screen, and of the icon on phones with their own icon shape. */
    backgroundColor: hex,
    /** The margin around a maskable icon as a share of its side; the default is 0.1. */
    logoPadding: z.optional(z.number().check(z.minimum(0), z.lt(0.5))),
    /** Screenshots for the browser's install dialog. */
    screenshots: z.optional(
      z.array(
        z.strictObject({
          src: path,
          size: z.string().check(z.regex(/^\d+x\d+$/, 'il faut une taille comme 780x1688')),
          device: z.enum(['phone', 'desk']),
          label: text,
        }),
      ),
    ),
  }),
};
