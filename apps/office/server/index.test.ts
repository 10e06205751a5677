// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { createOffice, type Office } from './index.ts';

const siteFolder = fileURLToPath(new URL('../../../sites/leve-tard', import.meta.url));
const theme = ':root{--color-tomato:#006b5a}';
const built = {
  'builds/latest.json': { id: 'abc', timestamp: 1 },
  'builds/meta/abc.json': { id: 'abc', timestamp: 1 },
  '.vite/manifest.json': {
    'app/entry.client.tsx': { file: 'assets/first-1.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-1.js' },
    'app/routes/board.tsx': { file: 'assets/board-1.js', imports: ['_react.js', 'app/entry.client.tsx'] },
    '../../packages/ui/src/fonts/font.woff2': { file: 'assets/font-1.woff2' },
    'style.css': { file: 'assets/style-1.css' },
  },
  'assets/first-1.js': 'first',
};

let folder: string;
let office: Office;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'office-'));
  for (const [name, content] of Object.entries(built)) {
    const file = join(folder, 'build/client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  office = await createOffice({
    site,
    siteFolder,
    theme,
    hasWorker: true,
    buildDir: join(folder, 'build'),
    keptBuilds: join(folder, 'kept'),
  });
});

afterEach(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, method = 'GET') => office.handle({ method, url, headers: {} });
const textOf = async (url: string) => String((await ask(url)).body);

describe('the pages of the office', () => {
  it('stand at the addresses of its screens, with the restaurant’s name and what they load [OFC-01]', async () => {
    const { status, headers } = await ask('/office/board?jour=1');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const html = await textOf('/office/board');
    expect(html).toContain('<html lang="fr" data-app="office">');
    expect(html).toContain('<title>Commandes | Lève-tard, côté cuisine</title>');
    expect(html).toContain('<script type="module" src="/office/assets/first-1.js"></script>');
    expect([...html.matchAll(/modulepreload" href="([^"]+)/g)].map(([, path]) => path)).toEqual([
      '/office/assets/react-1.js',
      '/office/assets/board-1.js',
    ]);
  });

  it('are missing elsewhere, as a page of the office [OFC-01]', async () => {
    for (const url of ['/office/x', '/office/board/x', '/office/%2e%2e/board', '/office/assets/gone.js']) {
      const { status, body } = await ask(url);
      expect([url, status]).toEqual([url, 404]);
      expect(String(body)).toContain('data-app="office"');
    }
  });

  it('begin with the board', async () => {
    for (const url of ['/office', '/office/', '/office?x=1'])
      expect(await ask(url)).toMatchObject({ status: 302, headers: { location: '/office/board' } });
  });

  it('are read only', async () => {
    expect(await ask('/office/board', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect((await ask('/office/board', 'HEAD')).body).toBeNull();
  });

  it('load from their own origin alone, and hold neither script nor style [ROL-26]', async () => {
    const { headers } = await ask('/office/board');
    const policy = headers['content-security-policy']?.split('; ');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("img-src 'self' blob: data:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|sha256|https:|script-src|connect-src/);
    expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)');
    expect(await textOf('/office/board')).not.toMatch(/<style|style=|<script(?![^>]* src=)/);
  });

  it('wear the restaurant’s colours, from a file that is named after what is in it', async () => {
    const path = /href="(\/office\/theme\/[^"]+)"/.exec(await textOf('/office/board'))?.[1] ?? '';
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control'], String(body)]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      theme,
    ]);
    expect((await ask('/office/theme/0000000000000000.css')).status).toBe(404);
  });

  it('are an application of its own beside the shop, with icons of its own [OFC-14]', async () => {
    const path = /rel="manifest" href="([^"]+)"/.exec(await textOf('/office/board'))?.[1] ?? '';
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
    const manifest = JSON.parse(await textOf(path)) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      id: '/office/',
      scope: '/office/',
      start_url: '/office/board',
      display: 'standalone',
      orientation: 'any',
      name: 'Lève-tard, côté cuisine',
      lang: 'fr',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      '180x180 any',
    ]);
    const icon = await ask(manifest.icons[0]?.src ?? '');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await ask('/office/icons/193.png')).status).toBe(404);
  });

  it('tell browsers to forget their worker where the operator wants none', async () => {
    const files = { buildDir: join(folder, 'build'), keptBuilds: join(folder, 'kept') };
    const without = await createOffice({ site, siteFolder, theme, hasWorker: false, ...files });
    const { status, headers, body } = await without.handle({ method: 'GET', url: '/office/sw.js', headers: {} });
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(String(body)).toContain('unregister()');
    await without.close();
  });

  it('have letters that come beside the styles', async () => {
    expect(await textOf('/office/board')).toContain(
      '<link rel="preload" href="/office/assets/font-1.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });

  it('have scripts that are kept for good', async () => {
    const { status, headers, body } = await ask('/office/assets/first-1.js');
    expect([status, headers['cache-control'], String(body)]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'first',
    ]);
  });
});
