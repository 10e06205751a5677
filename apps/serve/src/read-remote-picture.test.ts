import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readRemotePicture } from './read-remote-picture.ts';

it('a shop without a database shows the pictures of the shop that has one [MED-15]', async ({ onTestFinished }) => {
  const hash = 'd4'.repeat(32);
  const server = createServer(({ url }, answer) => {
    if (url === `/media/u/${hash}-480.avif`) answer.setHeader('content-type', 'image/avif').end('a picture');
    else if (url === `/media/u/${hash}-800.avif`) answer.setHeader('content-type', 'text/html').end('a page');
    else answer.writeHead(404).end('nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = readRemotePicture(`${root}/api`);
  expect(String(await read({ hash, side: 480, format: 'avif' }))).toBe('a picture');
  expect(await read({ hash, side: 800, format: 'avif' })).toBeNull();
  expect(await read({ hash, side: 480, format: 'webp' })).toBeNull();
});
