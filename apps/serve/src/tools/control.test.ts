import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callServer, controlPath, listenForTools } from './control.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-control-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('answers the tools through a socket that only its owner can open', async () => {
  const server = await listenForTools(dataDir, async ({ verb, body }) => ({ verb, body }));
  expect((await stat(controlPath(dataDir))).mode & 0o777).toBe(0o600);
  expect(await callServer(dataDir, { verb: 'orders', body: { limit: 2 } })).toEqual({
    value: { verb: 'orders', body: { limit: 2 } },
  });
  server.close();
});

it('tells a tool why the server refused', async () => {
  const server = await listenForTools(dataDir, async () => {
    throw new Error('No order has this number.');
  });
  await expect(callServer(dataDir, { verb: 'orders', body: null })).rejects.toThrow('No order has this number.');
  server.close();
});

it('says that no server listens, also where a killed one left its socket', async () => {
  expect(await callServer(dataDir, { verb: 'orders', body: null })).toBeNull();
  await writeFile(controlPath(dataDir), '');
  expect(await callServer(dataDir, { verb: 'orders', body: null })).toBeNull();
  const server = await listenForTools(dataDir, async () => 'open');
  expect(await callServer(dataDir, { verb: 'orders', body: null })).toEqual({ value: 'open' });
  server.close();
});

it('finds a short name where the data folder’s path is too long for a socket', () => {
  expect(Buffer.byteLength(controlPath(`/srv/${'long/'.repeat(40)}`))).toBeLessThan(104);
});
