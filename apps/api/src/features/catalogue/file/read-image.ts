/** A file of the site: signs that an address gives a meaning to would lead elsewhere. */
const ownFile = /^\/media(?:\/(?!\.{1,2}(?:\/|$))[^/\\#%?\p{Cc}]+)+$/u;

/** The address of a dish's picture as browsers will ask for it; null: they would not find it, or ask somebody who is not meant. */
export function readImage(text: string): string | null {
  if (ownFile.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && text.startsWith('https://') && url.username === '' ? url.href : null;
}
