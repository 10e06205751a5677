import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestRelease, releaseFile } from './digest-release.ts';
import { readRelease } from './read-release.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'));
  await put('apps/api/src/db/migrations/0000_first.sql', 'select 1');
  await put('apps/office/build/client/assets/a.js', 'office');
  await put('apps/serve/build/main.js', 'serve');
  await put('apps/storefront/build/server/index.js', 'storefront');
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
const build = async () =>
  put(
    releaseFile,
    JSON.stringify({ version: '1.2.3', builtAt: '2026-11-20T10:00:00.000Z', hash: await digestRelease(root) }),
  );

describe('a release', () => {
  it('is the same whenever and by which script it was built [BOK-40]', async () => {
    const first = await digestRelease(root);
    await put('apps/office/build/client/builds/latest.json', '{"timestamp":1}');
    await put('apps/serve/build/.built', 'stamp');
    await build();
    expect(await digestRelease(root)).toBe(first);
    expect(await readRelease(root)).toEqual({
      version: '1.2.3',
      builtAt: Temporal.Instant.from('2026-11-20T10:00:00Z'),
      hash: first,
      isModified: false,
    });
  });

  it.each([
    ['is changed', 'apps/serve/build/main.js'],
    ['is added', 'apps/storefront/build/client/assets/added.js'],
    ['is a migration', 'apps/api/src/db/migrations/0000_first.sql'],
  ])('tells that a built file %s [BOK-40]', async (_, path) => {
    await build();
    await put(path, 'other');
    expect(await readRelease(root)).toMatchObject({ version: '1.2.3', isModified: true });
  });

  it('tells that a built file is gone [BOK-40]', async () => {
    await build();
    await rm(join(root, 'apps/office/build/client/assets/a.js'));
    expect(await readRelease(root)).toMatchObject({ isModified: true });
    await rm(join(root, 'apps/office'), { recursive: true });
    expect(await readRelease(root)).toMatchObject({ isModified: true });
  });

  it('is none where nothing was built [BOK-40]', async () => {
    expect(await readRelease(root)).toBeNull();
  });
});
