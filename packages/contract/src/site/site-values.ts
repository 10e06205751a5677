import * as z from 'zod/mini';

export const text = z.string().check(z.minLength(1));

/** A path of the site itself: `//host` and `/\host` would be read as another's address. */
export const path = z.string().check(z.regex(/^\/(?![/\\])/, 'must begin with one /'));

export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #c92718'));

/** `example.org` alone, without the protocol, would be read as a path. */
const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

export const origin = z.string().check(z.refine(isWebAddress, 'must be an absolute http(s) address'));

/** A host that is reached by https, and nothing of an address behind it. */
export const secureOrigin = z
  .string()
  .check(
    z.refine(
      (value) => value.startsWith('https://') && URL.canParse(value) && new URL(value).origin === value,
      'must be an origin such as https://images.example.com',
    ),
  );

export const siteAddress = z
  .string()
  .check(
    z.refine(
      (value) => isWebAddress(value) && !value.endsWith('/'),
      'must be an absolute http(s) address without a slash at its end',
    ),
  );

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('fr', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const zone = z.string().check(z.refine(isZone, 'must be a time zone such as Europe/Paris'));

const outline = z.string().check(z.regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/, 'must be the path of an SVG'));

/** A drawing of 44 by 26 in the colour of the text: what is filled, and what is drawn as lines. Null: none. */
export const mark = z.nullable(z.strictObject({ filled: outline, lines: outline }));

/** A picture of the site, with the sizes that a browser may choose from. */
export const picture = z.strictObject({
  src: path,
  srcSet: z.optional(z.string()),
  sizes: z.optional(z.string()),
  alt: z.string(),
});
