import { expect, inject, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { addItem } from '../diner.ts';
import { openProxy } from './proxy.ts';
import { newWorkerDiner } from './worker-diner.ts';

const url = inject('shopUrl');

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
    // A PNG has its width and height at these offsets.
    if (src.endsWith('.png')) expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, src).toBe(sizes);
  }
});

it('a maskable icon has the background’s colour where a phone may cut it, and the drawing further in [PWA-25]', async () => {
  const { page, leave } = await newWorkerDiner(url);
  await page.goto('/');
  const { background, inside } = await page.evaluate(async () => {
    const picture = await createImageBitmap(await (await fetch('/icons/maskable-512.png')).blob());
    const pen = new OffscreenCanvas(512, 512).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])];
    const edges = [0, 25, 50].flatMap((place) => [
      at(place, place),
      at(511 - place, place),
      at(256, place),
      at(place, 256),
    ]);
    const drawing = new Set<string>();
    for (let place = 52; place < 460; place += 12) drawing.add(at(place, 256).join());
    return { background: edges, inside: drawing.size };
  });
  const expected = [1, 3, 5].map((start) => Number.parseInt(site.app.backgroundColor.slice(start, start + 2), 16));
  for (const colour of background) expect(colour).toEqual(expected);
  expect(inside).toBeGreaterThan(1);
  await leave();
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
  // The tests' windows are incognito, which alone prevents installation.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await leave();
});

it.each([
  ['a page', 200, '<!doctype html><title>La carte</title>'],
  ['that there is none', 404, ''],
  ['never', null, ''],
])(
  'a manifest whose server answers %s is nobody’s concern: the shop opens and sells [PWA-27]',
  async (_what, status, text) => {
    const shop = await openProxy(url);
    shop.answers.set('/manifest.webmanifest', (_, reply) => {
      if (status !== null) reply.writeHead(status, { 'content-type': 'text/html' }).end(text);
    });
    const { page, problems, leave } = await newWorkerDiner(shop.url);
    await page.goto('/menu');
    const session = await page.context().newCDPSession(page);
    // Makes the browser read the manifest now. Without a response the call never ends.
    session.send('Page.getAppManifest').catch(() => undefined);
    await expect.poll(() => shop.asked).toContain('/manifest.webmanifest');
    await addItem(page, 'Reine');
    await page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    // The browser itself logs errors about the manifest.
    expect(problems.filter((line) => !/manifest|404/i.test(line))).toEqual([]);
    await leave();
    await shop.close();
  },
);
