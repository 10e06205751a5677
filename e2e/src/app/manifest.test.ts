import { afterAll, expect, inject, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { closeBrowser } from '../browser.ts';
import { newWorkerDiner } from './worker-diner.ts';

const url = inject('shopUrl');
afterAll(closeBrowser);

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

it('the manifest says what the restaurant says of itself, and its pictures are there [PWA-24, CFG-09, PLT-12]', async () => {
  const answer = await fetch(`${url}/manifest.webmanifest`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: site.title,
    short_name: site.app.shortName,
    background_color: site.app.backgroundColor,
    theme_color: site.app.themeColor,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    shortcuts: [
      { name: 'La carte', url: '/menu' },
      { name: 'Mes commandes', url: '/profile/ViewOrders' },
    ],
  });
  const icons: Icon[] = manifest.icons;
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes } of [...icons, ...(manifest.screenshots as Icon[])]) {
    const picture = await fetch(url + src);
    expect(picture.status, src).toBe(200);
    const bytes = new DataView(await picture.arrayBuffer());
    // Width and height, as a PNG writes them.
    if (src.endsWith('.png')) expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, src).toBe(sizes);
  }
});

it('Chromium finds nothing that keeps the shop from being installed, on any page [PWA-01]', async () => {
  const { page, leave } = await newWorkerDiner(url);
  const session = await page.context().newCDPSession(page);
  for (const path of ['/', '/menu', '/checkout', '/nope']) {
    await page.goto(path);
    const { url: found, errors } = await session.send('Page.getAppManifest');
    expect(found, path).toBe(`${url}/manifest.webmanifest`);
    expect(errors, path).toEqual([]);
  }
  await page.goto('/');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test is a private one, which nobody installs from.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await leave();
});
