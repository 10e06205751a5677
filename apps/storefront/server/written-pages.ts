import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { shellMessages } from '../app/messages/french/shell.ts';
import { isShown } from '../app/screens/disallowed.ts';
import { screens } from '../app/screens/screens.ts';
import type { BuildName } from './texts/build-name.ts';
import { writeIslands } from './texts/create-islands.ts';
import { readPageTexts } from './texts/read-page-texts.ts';

export interface WrittenPages {
  heads: { path: string; title: string }[];
  texts: Map<string, string>;
}

/** Makes the heads and texts of all pages, for hosting without this server. @throws TextFault with file and line. */
export function writtenPages(site: SiteConfig, siteFolder: string, build: BuildName): WrittenPages {
  const heads = screens
    .filter((screen) => isShown(screen, site))
    .map(({ path, page }) => ({
      path,
      title: typeset(shellMessages.title.replace('{page}', shellMessages.pages[page]).replace('{site}', site.title)),
    }));
  return { heads, texts: writeIslands({ texts: readPageTexts(site, siteFolder, build), site, build }) };
}
