import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import type { Application } from './mount-applications.ts';
import { openOffice } from './open-office.ts';

const siteFolder = fileURLToPath(new URL('../../../sites/leve-tard', import.meta.url));
const theme = ':root{--color-tomato:#006b5a}';

let office: Application;
const app = Fastify();
beforeAll(async () => {
  const builds = { hasWorker: true, buildDir: null, keptBuilds: tmpdir() };
  office = await openOffice({ site, siteFolder, theme, ...builds }, true);
  app.setNotFoundHandler(office.answer);
});
afterAll(async () => {
  await app.close();
  await office.close();
});

it('opens while it watches its sources: every file that its page names is there, with one watcher [OFC-01]', async () => {
  const page = await app.inject('/office/board');
  expect(page.statusCode).toBe(200);
  const named = [...page.body.matchAll(/(?:src|href)="(\/office\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(named).toEqual(expect.arrayContaining(['/office/@vite/client', '/office/app/entry.client.tsx']));
  for (const path of named) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
  // The shop has one icon for all pages.
  expect(page.body).toContain('href="/icon.svg"');
  expect((await app.inject('/office/nothing')).statusCode).toBe(404);
});
