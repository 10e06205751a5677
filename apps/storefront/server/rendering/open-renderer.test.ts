// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { openRenderer, type Renderer } from './open-renderer.ts';

/** Replaces the build: a page that contains its data and process id, and can end its process. */
const entry = `
export const readCatalogue = async (caller) => ({ missing: [], offers: await caller.offers() });
export async function renderPage({ url, catalogue }) {
  if (url.pathname === '/crash') process.exit(7);
  if (url.pathname === '/endless') for (;;);
  if (url.pathname === '/broken') throw new Error('no');
  const html = JSON.stringify({ path: url.pathname, offers: catalogue.offers, at: catalogue.renderedAt, by: process.pid });
  return { status: 200, html, scripts: [] };
}`;

let folder: string;
let renderer: Renderer;
const kept = vi.fn<(digest: string, text: Buffer) => void>();
const ask = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', payload: [] }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-renderer-'));
  for (const name of ['server', 'client/.vite']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'server/entry.server.js'), entry);
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{"style.css":{"file":"style.css"}}');
  await writeFile(join(folder, 'client/.vite/faces.css'), '');
  await writeFile(join(folder, 'client/style.css'), '');
  renderer = openRenderer({
    site,
    theme: '',
    islands: {},
    buildId: 'b',
    buildRoot: `${pathToFileURL(folder).href}/`,
    apiRoot: 'http://api.invalid',
    isInProcess: true,
    fetch: ask,
    keep: kept,
    idleMilliseconds: 1_500,
    patienceMilliseconds: 4_000,
  });
});
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => vi.clearAllMocks());

const render = async (path: string, version: string) => {
  const page = await renderer.render({ path, version, now: 0 });
  return page.status === 200 ? JSON.parse(Buffer.from(page.bytes).toString()) : page;
};

it('renders in another process, with what this one asks the API for, once for a version', async () => {
  const [one, other] = await Promise.all([render('/', '1'), render('/menu', '1')]);
  expect(one).toEqual({ path: '/', offers: [], at: '1970-01-01T00:00:00Z', by: expect.any(Number) });
  expect(other.by).toBe(one.by);
  expect(one.by).not.toBe(process.pid);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(String(kept.mock.calls[0]?.[1])).toContain('"offers":[]');
  await render('/', '2');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says so in a plain sentence where a page can’t be rendered, or who renders dies [RTE-33]', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  expect(await render('/broken', '1')).toMatchObject({ status: 500, isLasting: false });
  expect(await render('/crash', '1')).toMatchObject({ status: 500, isLasting: false });
  complain.mockRestore();
  expect(await render('/', '1')).toMatchObject({ path: '/' });
});

it('ends when nobody needs it, and begins again', async () => {
  const { by } = await render('/', '3');
  const isAlive = () => {
    try {
      return process.kill(by, 0);
    } catch {
      return false;
    }
  };
  expect(isAlive()).toBe(true);
  await expect.poll(isAlive, { timeout: 15_000 }).toBe(false);
  expect((await render('/', '3')).by).not.toBe(by);
});

it('ends a process whose page is never finished, and renders the next one in another', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const pages = await Promise.all([render('/endless', '8'), render('/menu', '8')]);
  expect(pages).toMatchObject([{ status: 500 }, { status: 500 }]);
  expect(complain).toHaveBeenCalledTimes(2);
  complain.mockRestore();
  expect(await render('/menu', '8')).toMatchObject({ path: '/menu' });
});
