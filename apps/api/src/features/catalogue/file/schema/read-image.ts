/** A file of the site. Characters with a meaning in URLs would lead elsewhere. */
const ownFile = /^\/media(?:\/(?!\.{1,2}(?:\/|$))[^/\\#%?\p{Cc}]+)+$/u;

/** Reads a picture's address; null: browsers would not find it, or ask another host. */
export function readImage(text: string): string | null {
  if (ownFile.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && text.startsWith('https://') && url.username === '' ? url.href : null;
}
