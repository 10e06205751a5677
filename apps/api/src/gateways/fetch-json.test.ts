import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startUpstream, type Upstream } from '../testing/start-upstream.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { fetchJson } from './fetch-json.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

const schema = z.object({ open: z.boolean() });
const ask = (limitMilliseconds = 2_000) =>
  createCircuitBreaker({ name: 'the upstream', limitMilliseconds })((signal) =>
    fetchJson(schema, new URL(upstream.root), { signal, noneStatus: 404 }),
  );

const html = (response: ServerResponse, status = 200) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bonjour</h1>');
const tenMegabytes = JSON.stringify({ open: true, rest: 'x'.repeat(10_000_000) });

describe('an answer of an upstream', () => {
  it('is read in the expected shape, or is null for a 404', async () => {
    upstream.say({ open: true, more: 1 });
    expect(await ask()).toEqual({ open: true });
    upstream.say({ error: 'nothing here' }, 404);
    expect(await ask()).toBeNull();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500).end('{"open":true}')],
    ['429', (response) => response.writeHead(429).end('{"open":true}')],
    ['HTML', (response) => html(response)],
    ['HTML where it should say that there is none', (response) => html(response, 404)],
    ['nothing', (response) => response.end()],
    ['half a JSON', (response) => response.end('{"open":')],
    ['another shape', (response) => response.end('{"open":"yes"}')],
    ['null', (response) => response.end('null')],
    ['ten megabytes', (response) => response.end(tenMegabytes)],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a closed connection', (response) => response.destroy()],
    [
      'a body that breaks off',
      (response) => response.writeHead(200, { 'content-length': 20 }).write('{"open"', () => response.destroy()),
    ],
  ])('is a failure when it is %s', async (_what, answer) => {
    upstream.answer = answer;
    await expect(ask()).rejects.toMatchObject({ name: 'GatewayFailure' });
    expect(upstream.asked).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never comes', () => undefined],
    ['stops in the middle', (response) => response.writeHead(200).write('{"open":')],
  ])('is not waited for beyond the limit when it %s', async (_what, answer) => {
    upstream.answer = answer;
    await expect(ask(150)).rejects.toMatchObject({ message: 'the upstream did not answer within 150 ms' });
  });

  it('is not read to the end when it is too big', async () => {
    let sentBytes = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    upstream.answer = (response) => {
      const chunk = Buffer.alloc(100_000, 'x');
      const send = () => {
        while (!response.destroyed && sentBytes < 50_000_000) {
          sentBytes += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on('drain', send).on('close', resolve);
      send();
    };
    await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('more than 1000000 bytes') });
    await promise;
    expect(sentBytes).toBeLessThan(50_000_000);
  });
});
