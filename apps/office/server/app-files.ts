import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import {
  type Content,
  createAppIcons,
  encode,
  listAppIcons,
  manifestIcons,
  noWorkerScript,
  type StaticFiles,
} from '@comptoir/web-host';
import { shellMessages } from '../app/messages/french/shell.ts';
import { firstPath } from '../app/screens/screens.ts';
import { oldBrowserFile, oldBrowserPath } from '../app/state/old-browser.ts';

/** The night theme's background, so that the office's icon differs from the shop's. */
const ground = { colour: '#1f1410', padding: 0.16, isEverywhere: true };

const icons = listAppIcons('/office/icons');
export const manifestPath = '/office/manifest.webmanifest';
export const touchIconPath = '/office/icons/180.png';

/** The manifest makes the office a separate app (OFC-14), although the shop's scope contains it. */
function officeManifest({ title, locale }: SiteConfig): object {
  return {
    id: '/office/',
    name: `${title}, ${typeset(shellMessages.side)}`,
    short_name: `${title} ${typeset(shellMessages.short)}`,
    lang: locale.default,
    dir: 'ltr',
    start_url: firstPath,
    scope: '/office/',
    display: 'standalone',
    orientation: 'any',
    background_color: ground.colour,
    theme_color: ground.colour,
    icons: manifestIcons(icons),
  };
}

interface AppFilesOptions {
  site: SiteConfig;
  siteFolder: string;
  /** Without a worker (`hasWorker` false), browsers are told to remove the old service worker. */
  hasWorker: boolean;
}

export function createAppFiles({ site, siteFolder, hasWorker }: AppFilesOptions): StaticFiles {
  const text = Buffer.from(JSON.stringify(officeManifest(site)));
  const manifest: Content = {
    status: 200,
    type: 'application/manifest+json',
    prepared: encode(text, { isCompressible: true }),
    isPart: true,
    isLasting: true,
  };
  const script = 'text/javascript; charset=utf-8';
  const noWorker: Content = { status: 200, type: script, text: noWorkerScript };
  const told: Content = {
    status: 200,
    type: script,
    prepared: encode(Buffer.from(oldBrowserFile), { isCompressible: true }),
  };
  const texts = new Map([
    [manifestPath, manifest],
    [oldBrowserPath, told],
  ]);
  if (!hasWorker) texts.set('/office/sw.js', noWorker);
  const drawn = createAppIcons(icons, ground, siteFolder);
  return { find: async (path) => texts.get(path) ?? drawn.find(path) };
}
