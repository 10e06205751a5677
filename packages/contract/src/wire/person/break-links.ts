import { namesSite } from './names-site.ts';

// Mail programs turn site addresses into links. The shop mails names and notes that anyone can type, so it breaks such links.

/** A dot that may belong to a site's address, with the words around it. */
const dotPattern = /([\p{L}\p{M}\p{N}_-]+)([.．。｡])(?=(xn--[a-z0-9-]+|[\p{L}\p{M}]{2,}))/giu;
const titles = new Set(
  'm mr mm mme mmes mlle mlles dr drs pr prof me mgr st ste sr jr cdt cne col gal lt chr jos jn'.split(' '),
);

/** Recognises "Dr.martin" and "J.Dupont". Two or three letters after the dot may be a country's domain, so a name must be longer. */
const isTitle = (before: string, sign: string, behind: string) =>
  sign === '.' &&
  behind.length > 3 &&
  !/^xn--/i.test(behind) &&
  (before.length === 1 || titles.has(before.toLowerCase()));

/** Adds a space after each dot that may belong to a site's address, and before "//". */
export function breakLinks(text: string): string {
  const plain = text.replaceAll('://', ': //');
  return plain.replace(dotPattern, (whole, before: string, sign: string, behind: string, at: number) => {
    const isFirst = !/(?:[\p{L}\p{N}.．。｡@_-]|\/\/)$/u.test(plain.slice(Math.max(0, at - 2), at));
    const isLast = !/^[.．。｡][\p{L}\p{N}]/u.test(plain.slice(at + whole.length + behind.length));
    const isName = isFirst && isLast && isTitle(before, sign, behind) && !namesSite(whole + behind);
    return isName ? whole : `${whole} `;
  });
}
