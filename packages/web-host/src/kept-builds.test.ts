import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptBuilds, openKeptBuilds } from './kept-builds.ts';

let scratch: string;
let folder: string;
const opened: KeptBuilds[] = [];
const log = vi.fn();

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'comptoir-builds-'));
  folder = join(scratch, 'data/builds');
  log.mockReset();
});
afterEach(async () => {
  for (const builds of opened.splice(0)) builds.close();
  await rm(scratch, { recursive: true });
});

/** A build with one script, as Vite writes it. */
async function makeBuild(id: string): Promise<{ id: string; root: string }> {
  const root = join(scratch, `build-${id}`);
  for (const name of ['assets', 'builds/meta', 'media']) await mkdir(join(root, name), { recursive: true });
  await writeFile(join(root, `assets/app-${id}.js`), `run('${id}')`);
  await writeFile(join(root, `builds/meta/${id}.json`), `{"id":"${id}"}`);
  await writeFile(join(root, 'builds/latest.json'), `{"id":"${id}"}`);
  return { id, root };
}

async function serve(id: string): Promise<KeptBuilds> {
  const builds = await openKeptBuilds({ folder, own: await makeBuild(id), log });
  opened.push(builds);
  return builds;
}

const script = async (builds: KeptBuilds, id: string) => {
  const found = await builds.find(`/assets/app-${id}.js`);
  return found && String(await found.prepared?.bytes('identity'));
};

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

it('finds the hashed files of the build before it, and what that one says of itself, but no other file', async () => {
  await serve('a');
  const builds = await serve('b');
  await rm(join(scratch, 'build-a'), { recursive: true });
  expect(await script(builds, 'a')).toBe("run('a')");
  const meta = await builds.find('/builds/meta/a.json');
  expect(meta?.headers?.['cache-control']).toContain('immutable');
  for (const path of ['/builds/latest.json', '/assets/app-x.js', '/builds/meta/../latest.json', '/menu'])
    expect(await builds.find(path), path).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

it('finds those of a build that another server brings while it runs', async () => {
  const builds = await serve('a');
  expect(await script(builds, 'b')).toBeNull();
  await serve('b');
  await expect.poll(() => script(builds, 'b')).toBe("run('b')");
});

it('keeps what was served within seven days, and removes what was not, whole or half copied', async () => {
  for (const id of ['old', 'recent', 'ahead']) await serve(id);
  await mkdir(join(folder, 'killed.17.copy'));
  await utimes(join(folder, 'old'), days(8), days(8));
  await utimes(join(folder, 'killed.17.copy'), days(1), days(1));
  await utimes(join(folder, 'recent'), days(6), days(6));
  await utimes(join(folder, 'ahead'), days(-3650), days(-3650));
  await serve('new');
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'recent']);
});

it('is one copy of its build, whoever starts at the same time', async () => {
  const own = await makeBuild('a');
  const all = await Promise.all(Array.from({ length: 6 }, () => openKeptBuilds({ folder, own, log })));
  opened.push(...all);
  expect(await readdir(folder)).toEqual(['a']);
  expect(log).not.toHaveBeenCalled();
});

it('makes good a copy that was never finished', async () => {
  await serve('a');
  await truncate(join(folder, 'a/assets/app-a.js'), 3);
  await rm(join(folder, 'a/builds'), { recursive: true });
  await serve('a');
  expect(await readFile(join(folder, 'a/assets/app-a.js'), 'utf8')).toBe("run('a')");
  expect(await readdir(join(folder, 'a/builds/meta'))).toEqual(['a.json']);
});

it('says so where nothing can be kept, and serves all the same', async () => {
  await mkdir(join(scratch, 'data'));
  await writeFile(folder, 'no folder');
  const builds = await serve('a');
  expect(log).toHaveBeenCalledOnce();
  expect(await script(builds, 'a')).toBeNull();
});
