import { join } from 'node:path';
import { createStaticFiles, type StaticFiles } from '@comptoir/web-host';

const icon = '/icon.svg';
const media = '/media';

/** A name with accents is one sign or two, by the machine that it was written on: the path as it is asked for, and by both. */
function spellings(path: string): Set<string> {
  try {
    const name = decodeURIComponent(path);
    return new Set([path, ...(['NFC', 'NFD'] as const).map((form) => encodeURI(name.normalize(form)))]);
  } catch {
    return new Set([path]);
  }
}

/** What of a restaurant's folder everybody may see: its icon and its pictures, never its configuration or catalogue. */
export function createSiteFiles(folder: string): StaticFiles {
  const top = createStaticFiles(folder);
  const pictures = createStaticFiles(join(folder, media));
  return {
    find: async (path) => {
      if (path === icon) return top.find(icon);
      if (!path.startsWith(`${media}/`)) return null;
      for (const form of spellings(path.slice(media.length))) {
        const found = await pictures.find(form);
        if (found) return found;
      }
      return null;
    },
  };
}
