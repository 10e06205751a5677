import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listInstalled, loadEnvironment } from './load-environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-etc-'));
  writeFileSync(join(folder, 'creperie.env'), 'PORT=3001\nDATA_DIR=/data\n');
  writeFileSync(join(folder, 'pizzeria.env'), 'PORT=3002\n');
  writeFileSync(join(folder, 'pizzeria.env.before'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('knows which shops are installed', () => {
  expect(listInstalled(folder)).toEqual(['creperie', 'pizzeria']);
  expect(listInstalled('/nowhere')).toEqual([]);
});

it('gives a tool what the shop’s own file says, and nothing of the shell', () => {
  const environment = { PATH: '/bin', DATABASE_URL: 'postgres://elsewhere/shop', PORT: '1', SITE: 'other' };
  loadEnvironment('creperie', environment, folder);
  expect(environment).toEqual({
    PATH: '/bin',
    NODE_ENV: 'production',
    PORT: '3001',
    SITE: 'creperie',
    SITES_DIR: '/srv/comptoir',
    DATA_DIR: '/data',
  });
});

it('says that a shop is not installed', () => {
  expect(() => loadEnvironment('bistro', {}, folder)).toThrow(
    `Aucune boutique bistro n’est installée ici : il manque ${folder}/bistro.env.`,
  );
});
