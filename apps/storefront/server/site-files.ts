import { join } from 'node:path';
import { createStaticFiles, type StaticFiles } from '@comptoir/web-host';

const icon = '/icon.svg';
const media = '/media';

/** What of a restaurant's folder everybody may see: its icon and its pictures, never its configuration or catalogue. */
export function createSiteFiles(folder: string): StaticFiles {
  const top = createStaticFiles(folder);
  const pictures = createStaticFiles(join(folder, media));
  return {
    find: async (path) => {
      if (path === icon) return top.find(icon);
      return path.startsWith(`${media}/`) ? pictures.find(path.slice(media.length)) : null;
    },
  };
}
