import * as z from 'zod/mini';

export const text = z.string().check(z.minLength(1));

/** A path of the site itself: `//host` and `/\host` would be read as another's address. */
export const path = z.string().check(z.regex(/^\/(?![/\\])/, 'must begin with one /'));

export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #c92718'));

export const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/\s]+(\/[^\s]*)?$/, 'must be an absolute http(s) address'));

/** A picture of the site, with the sizes that a browser may choose from. */
export const picture = z.strictObject({
  src: path,
  srcSet: z.optional(z.string()),
  sizes: z.optional(z.string()),
  alt: z.string(),
});
