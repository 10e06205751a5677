import { namesSite } from './names-site.ts';

// Mail programs make links of what looks like a site's address, and the shop's mails go to addresses that nobody has proven, with
// names and notes that anybody may have typed.

/** A dot that may stand in a site's address: the word before it, and one behind it that may be the end of one. */
const dotPattern = /([\p{L}\p{M}\p{N}_-]+)([.．。｡])(?=(xn--[a-z0-9-]+|[\p{L}\p{M}]{2,}))/giu;
const titles = new Set(
  'm mr mm mme mmes mlle mlles dr drs pr prof me mgr st ste sr jr cdt cne col gal lt chr jos jn'.split(' '),
);

/** "Dr.martin" and "J.Dupont": an ending of two or three letters could be a country's, any other is a name behind a title or an initial. */
const isTitle = (before: string, sign: string, behind: string) =>
  sign === '.' &&
  behind.length > 3 &&
  !/^xn--/i.test(behind) &&
  (before.length === 1 || titles.has(before.toLowerCase()));

/** A text of which no mail program makes a link: a blank stands behind each dot that could be a site's, and before "//". */
export function breakLinks(text: string): string {
  const plain = text.replaceAll('://', ': //');
  return plain.replace(dotPattern, (whole, before: string, sign: string, behind: string, at: number) => {
    const isFirst = !/(?:[\p{L}\p{N}.．。｡@_-]|\/\/)$/u.test(plain.slice(Math.max(0, at - 2), at));
    const isLast = !/^[.．。｡][\p{L}\p{N}]/u.test(plain.slice(at + whole.length + behind.length));
    const isName = isFirst && isLast && isTitle(before, sign, behind) && !namesSite(whole + behind);
    return isName ? whole : `${whole} `;
  });
}
