import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles, type StaticFiles } from './static-files.ts';

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-files-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'client/assets/a-1.js'), 'run()');
  await writeFile(join(folder, 'client/icon.svg'), '<svg/>');
  await writeFile(join(folder, 'secret.json'), '{}');
  files = createStaticFiles(join(folder, 'client'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the built files', () => {
  it('are kept for ever when their name has a hash, and an hour otherwise [PLT-16]', async () => {
    const asset = await files.find('/assets/a-1.js');
    expect(asset?.headers?.['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(asset?.prepared?.bytes('identity'))).toBe('run()');
    expect((await files.find('/icon.svg'))?.headers?.['cache-control']).toMatch(/^public, max-age=3600/);
  });

  it.each([
    ['/builds/meta/a1.json', 'public, max-age=31536000, immutable', 'application/json; charset=utf-8'],
    ['/builds/latest.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/terms/_payload.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/sw.js', 'no-cache', 'text/javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'public, max-age=3600, stale-while-revalidate=86400', 'application/xml; charset=utf-8'],
  ])('at %s are kept as long as what they say holds [PLT-02, PLT-16]', async (path, cacheControl, type) => {
    await mkdir(join(folder, 'client', dirname(path)), { recursive: true });
    await writeFile(join(folder, 'client', path), 'x');
    const file = await files.find(path);
    expect([file?.headers?.['cache-control'], file?.type]).toEqual([cacheControl, type]);
  });

  it('are sent as the build compressed them, with the short headers of a part', async () => {
    await writeFile(join(folder, 'client/assets/b-2.js'), 'walk()');
    await writeFile(join(folder, 'client/assets/b-2.js.br'), 'walk, compressed');
    const asset = await files.find('/assets/b-2.js');
    expect(String(await asset?.prepared?.bytes('br'))).toBe('walk, compressed');
    expect(gunzipSync((await asset?.prepared?.bytes('gzip')) ?? '').toString()).toBe('walk()');
    expect(asset?.isPart).toBe(true);
  });

  it.each([
    '/assets/x.js',
    '/assets',
    '/',
    '/menu',
    '/assets/a-1.js/',
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/%00.js',
    '/%.js',
  ])('are not found at %s, nor anything outside of their folder [PLT-15]', async (path) => {
    expect(await files.find(path)).toBeNull();
  });
});
