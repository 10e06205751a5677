import { join } from 'node:path';
import { createStaticFiles, type StaticFiles } from '@comptoir/web-host';

const icon = '/icon.svg';
const media = '/media';

/** The path as requested, and with its accents in both Unicode forms. */
function spellings(path: string): Set<string> {
  try {
    const name = decodeURIComponent(path);
    return new Set([path, ...(['NFC', 'NFD'] as const).map((form) => encodeURI(name.normalize(form)))]);
  } catch {
    return new Set([path]);
  }
}

/** Serves the restaurant's icon and pictures only, never its configuration or its catalogue. */
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
