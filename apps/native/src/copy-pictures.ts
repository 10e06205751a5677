import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

interface PicturesOptions {
  site: SiteConfig;
  siteFolder: string;
  pages: string;
}

export async function copyPictures({ site, siteFolder, pages }: PicturesOptions): Promise<void> {
  const named = JSON.stringify(site).match(/\/media\/[\w./-]+\.\w+/g) ?? [];
  const paths = new Set(['/icon.svg', ...named.filter((path) => !path.includes('..'))]);
  for (const path of paths) await cp(join(siteFolder, path), join(pages, path));
}
