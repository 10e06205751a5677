import * as z from 'zod/mini';

export const text = z.string().check(z.minLength(1));

/** A path of the site. `//host` and `/\host` are refused, because browsers read them as other sites. */
export const path = z.string().check(z.regex(/^\/(?![/\\])/, 'il faut commencer par un seul /'));

export const plainPathOnly = path.check(
  z.regex(/^[^?#]*$/, 'il faut un chemin sans ? ni # : la règle vaut pour toutes les suites de l’adresse'),
);

export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'il faut une couleur comme #c92718'));

const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

export const origin = z.string().check(z.refine(isWebAddress, 'il faut une adresse http(s) entière'));

export const secureOrigin = z
  .string()
  .check(
    z.refine(
      (value) => value.startsWith('https://') && URL.canParse(value) && new URL(value).origin === value,
      'il faut une origine comme https://images.example.com',
    ),
  );

export const siteAddress = z
  .string()
  .check(
    z.refine(
      (value) => isWebAddress(value) && !value.endsWith('/'),
      'il faut une adresse http(s) entière, sans / à la fin',
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

export const zone = z.string().check(z.refine(isZone, 'il faut un fuseau horaire comme Europe/Paris'));

const outline = z.string().check(z.regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/, 'il faut le tracé (path) d’un SVG'));

/** A drawing of 44 by 26 units in the colour of the text, with filled parts and lines; null means none. */
export const mark = z.nullable(z.strictObject({ filled: outline, lines: outline }));

export const picture = z.strictObject({
  src: path,
  srcSet: z.optional(z.string()),
  sizes: z.optional(z.string()),
  alt: z.string(),
});
