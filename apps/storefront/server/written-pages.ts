import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { shellMessages } from '../app/messages/french/shell.ts';
import { isShown } from '../app/screens/disallowed.ts';
import { screens } from '../app/screens/screens.ts';
import { type BuildName, writeIslands } from './texts/create-islands.ts';
import { readPageTexts } from './texts/read-page-texts.ts';

/** What pages are made of that no server of ours answers with. */
export interface WrittenPages {
  /** Every page of the shop, as its head names it. */
  heads: { path: string; title: string }[];
  /** The texts of pages, as browsers ask for them, by their addresses. */
  texts: Map<string, string>;
}

/** @throws TextFault that names the file and the line of a text that can't be shown. */
export function writtenPages(site: SiteConfig, siteFolder: string, build: BuildName): WrittenPages {
  const heads = screens
    .filter((screen) => isShown(screen, site))
    .map(({ path, page }) => ({
      path,
      title: typeset(shellMessages.title.replace('{page}', shellMessages.pages[page]).replace('{site}', site.title)),
    }));
  return { heads, texts: writeIslands({ texts: readPageTexts(site, siteFolder), site, build }) };
}
