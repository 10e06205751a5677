import { createHash } from 'node:crypto';
import { pathLanguages, type SiteConfig } from '@comptoir/contract';
import { jsonFile, type StaticFiles } from '@comptoir/web-host';
import { shellMessages } from '../../app/messages/french/shell.ts';
import { isShown, robotsOf } from '../../app/screens/disallowed.ts';
import { screens } from '../../app/screens/screens.ts';
import type { PageText } from './read-page-texts.ts';

/** The text of a page as browsers ask for it: named after what is in it. */
interface Island {
  key: string;
  html: string;
}

/** Which build this is, and when it was made: what `builds/latest.json` says. */
export interface BuildName {
  id: string;
  /** In milliseconds since 1970. */
  timestamp: number;
}

interface IslandOptions {
  texts: readonly PageText[];
  site: SiteConfig;
  build: BuildName;
}

/** What is said of a build, and its texts (appendix I). The build knows no restaurant, so its server writes this. */
export interface Islands {
  files: StaticFiles;
  /** By the path of the page, without its language. */
  byPage: Record<string, Island>;
}

const forGood = 'public, max-age=31536000, immutable';

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').replace(/[-_]/g, '').slice(0, 12);

/** A file of the islands, before it is written as JSON. */
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
  const { id, timestamp } = build;
  const meta = { id, timestamp, prerendered, islands, routes: { noindex } };
  files.set(`/builds/meta/${id}.json`, { value: meta, cacheControl: forGood });
  return { files, byPage };
}

/** The same files as texts, by their addresses, for who serves pages without this server. */
export function writeIslands(options: IslandOptions): Map<string, string> {
  return new Map([...makeIslands(options).files].map(([path, { value }]) => [path, JSON.stringify(value)]));
}

/** Makes the addresses under which browsers find the texts of pages, and what the build's own file says of them. */
export function createIslands(options: IslandOptions): Islands {
  const { files, byPage } = makeIslands(options);
  const contents = new Map(
    [...files].map(([path, { value, cacheControl }]) => [path, { ...jsonFile(value, cacheControl), isLasting: true }]),
  );
  return { files: { find: async (path) => contents.get(path) ?? null }, byPage };
}
