import { readUploadedAddress } from '@comptoir/contract';

/** A path to one of the site's own files, without characters that have a meaning in URLs. */
const ownFile = /^\/media(?:\/(?!\.{1,2}(?:\/|$))[^/\\#%?\p{Cc}]+)+$/u;

/** Returns null if browsers could not load the picture, or would load it from an unexpected host. */
export function readImage(text: string): string | null {
  // No database is known here, so that any address of an uploaded picture is taken.
  if (text.startsWith('/media/u/')) return readUploadedAddress(text) ? text : null;
  if (ownFile.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && text.startsWith('https://') && url.username === '' ? url.href : null;
}
