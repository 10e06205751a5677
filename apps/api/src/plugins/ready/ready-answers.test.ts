import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Fallback } from '../errors-plugin.ts';
import { keepReady } from './ready-plugin.ts';

const body = Buffer.from('<p>menu</p>');
const page = vi.fn<Fallback>((_request, reply) => keepReady(reply).type('text/html').send(body));
let shop: TestShop;
let port: number;

beforeAll(async () => {
  shop = await openTestShop({ fallback: page });
  await shop.app.listen({ port: 0 });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
  page.mockClear();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask({ port, path, method, headers, agent: false }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString('base64') });
    });
    request.once('error', reject);
    request.end();
  });
}

/** A content length of 0 does not change the response, but the request goes to the router. */
const byRouter = { 'content-length': '0' };

describe('a cached response', () => {
  it.each([paths.settings, paths.menus, paths.offers, '/menu'])(
    'has the status, headers and bytes of the router’s: %s [API-44, SEC-11]',
    async (path) => {
      const { etag = '' } = (await send(path, { 'accept-encoding': 'br' })).headers;
      for (const method of ['GET', 'HEAD']) {
        for (const encoding of ['br', 'gzip', 'identity', 'gzip;q=0.5, br;q=0.1', 'nothing']) {
          for (const known of ['', etag, `W/${etag}`, '"old"']) {
            const headers = { 'accept-encoding': encoding, ...(known && { 'if-none-match': known }) };
            await send(path, headers);
            expect(await send(path, headers, method)).toEqual(await send(path, { ...headers, ...byRouter }, method));
          }
        }
      }
    },
  );

  it('does not trouble the router', async () => {
    for (let times = 0; times < 5; times++) expect((await send('/menu')).status).toBe(200);
    expect((await send('/menu', {}, 'HEAD')).headers['content-length']).toBe(String(body.length));
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('is counted like the router’s', async () => {
    const count = async () => {
      const { body: figures } = await shop.send('GET', '/metrics');
      const line = /http_request_duration_seconds_count\{method="GET",route="none",status="2xx"\} (\d+)/.exec(figures);
      return Number(line?.[1] ?? 0);
    };
    const before = await count();
    for (let times = 0; times < 5; times++) await send('/menu');
    expect((await count()) - before).toBe(5);
  });

  it('tells the time of the app at each answer [API-44]', async () => {
    await send('/menu');
    shop.setClock('2026-11-23T12:00:31');
    expect((await send('/menu')).headers.date).toBe('Mon, 23 Nov 2026 11:00:31 GMT');
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when the catalogue changes, the clock passes a boundary or is set back', async () => {
    await send('/menu');
    await shop.setCatalogue((catalogue) => {
      catalogue.settings['contacts.name'] = 'Chez Ready';
    });
    await send('/menu');
    expect(page).toHaveBeenCalledTimes(2);
    for (const time of ['2026-11-24T00:00:01', mondayNoon]) {
      shop.setClock(time);
      await send('/menu');
      await shop.api.refreshCatalogue();
    }
    expect(page).toHaveBeenCalledTimes(4);
  });

  it('is not sent to a different request: another origin, method or address', async () => {
    await send('/menu');
    await send('/menu', { origin: 'https://elsewhere.example' });
    await send('/menu', {}, 'POST');
    await send('/menu?utm=1');
    expect(page).toHaveBeenCalledTimes(4);
  });

  it('is not kept for addresses that are made up at length', async () => {
    const long = `/menu?${'x'.repeat(8_000)}`;
    for (let times = 0; times < 2; times++) await send(long);
    expect(page).toHaveBeenCalledTimes(2);
  });

  it('is not kept where it was made before a change that came while it was under way', async () => {
    page.mockImplementationOnce(async (_request, reply) => {
      await shop.setCatalogue((catalogue) => {
        catalogue.settings['contacts.name'] = 'Chez Late';
      });
      return keepReady(reply).send(Buffer.from('old'));
    });
    await send('/menu');
    expect(Buffer.from((await send('/menu')).body, 'base64').toString()).toBe(String(body));
  });
});
