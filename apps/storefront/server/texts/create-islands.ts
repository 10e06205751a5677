import { createHash } from 'node:crypto';
import { pathLanguages, type SiteConfig } from '@comptoir/contract';
import { jsonFile, type StaticFiles } from '@comptoir/web-host';
import { shellMessages } from '../../app/messages/french/shell.ts';
import { isShown, robotsOf } from '../../app/screens/disallowed.ts';
import { screens } from '../../app/screens/screens.ts';
import type { BuildName } from './build-name.ts';
import type { PageText } from './read-page-texts.ts';

interface Island {
  key: string;
  html: string;
}

interface IslandOptions {
  texts: readonly PageText[];
  site: SiteConfig;
  build: BuildName;
}

/** The build's metadata and the pages' texts (appendix I). The server writes them, because a build has no texts. */
export interface Islands {
  files: StaticFiles;
  byPage: Record<string, Island>;
}

const forGood = 'public, max-age=31536000, immutable';

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').replace(/[-_]/g, '').slice(0, 12);

interface IslandFile {
  value: object;
  cacheControl: string;
}

function makeIslands({
  texts,
  site,
  build,
}: IslandOptions): Pick<Islands, 'byPage'> & { files: Map<string, IslandFile> } {
  const files = new Map<string, IslandFile>();
  const byPage: Record<string, Island> = {};
  const pages = texts.filter(({ screen }) => isShown(screen, site));
  for (const { screen, html } of pages) {
    const { path, page, text: name } = screen;
    const props = { page: path.slice(1) };
    const key = `${name}_${digest([name, props, html])}`;
    byPage[path] = { key, html };
    const island = { id: key, html, head: {}, props, slots: {}, components: {} };
    files.set(`/__nuxt_island/${key}.json`, { value: island, cacheControl: forGood });
    for (const language of pathLanguages) {
      const address = language + path;
      const data = { island: key, updatedAt: site.legal.updatedAt };
      const value = { path: address, title: shellMessages.pages[page], data, prerenderedAt: build.timestamp };
      files.set(`${address}/_payload.json`, { value, cacheControl: 'no-cache' });
    }
  }
  const prerendered = pages.flatMap(({ screen }) => pathLanguages.map((language) => language + screen.path));
  const noindex = screens.filter((screen) => robotsOf(screen, site) !== null).map(({ path }) => path);
  const islands = Object.values(byPage).map(({ key }) => key);
  const meta = { ...build, prerendered, islands, routes: { noindex } };
  files.set(`/builds/meta/${build.id}.json`, { value: meta, cacheControl: forGood });
  return { files, byPage };
}

/** Returns the files by URL, as JSON, for hosting without this server. */
export function writeIslands(options: IslandOptions): Map<string, string> {
  return new Map([...makeIslands(options).files].map(([path, { value }]) => [path, JSON.stringify(value)]));
}

export function createIslands(options: IslandOptions): Islands {
  const { files, byPage } = makeIslands(options);
  const contents = new Map(
    [...files].map(([path, { value, cacheControl }]) => [path, { ...jsonFile(value, cacheControl), isLasting: true }]),
  );
  return { files: { find: async (path) => contents.get(path) ?? null }, byPage };
}
