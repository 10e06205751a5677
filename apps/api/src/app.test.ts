import { gzipSync } from 'node:zlib';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { errorWords } from '@comptoir/words';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openWire, type Wire } from './testing/open-wire.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    fallback: (request, reply) => reply.type('text/html').send(`page ${request.url}`),
  });
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const send = (method: 'POST' | 'PUT', payload: string | Buffer, headers: Record<string, string> = json) =>
  shop.send(method, paths.checkout, undefined, { payload, headers });

describe('an address', () => {
  it.each([
    paths.settings,
    paths.menus,
    paths.offers,
    paths.popular,
    paths.product(101),
    '/v2/public/offers/BIENVENUE10',
  ])('answers with and without a slash at its end, without a redirect: %s [API-02]', async (path) => {
    const [bare, slashed] = [await shop.send('GET', path), await shop.send('GET', `${path}/`)];
    expect([bare.statusCode, slashed.statusCode]).toEqual([200, 200]);
    expect(slashed.body).toBe(bare.body);
  });

  it('takes orders with and without a slash at its end [API-02]', async () => {
    for (const path of ['/v2/public/checkout', '/v2/public/checkout/']) {
      expect((await shop.send('POST', path, pickupOrder())).statusCode).toBe(200);
    }
  });

  it.each([
    '/v2',
    '/v2/',
    '/v2/nope',
    '/v2/public',
    '/v2/public/nope/',
    '/v2/public/menus/1',
    '/v2/nope.html',
    '/v2/../v2/x',
  ])('of the API that is unknown is a 404 in JSON, never a page: %s [API-35, PLT-15]', async (path) => {
    const answer = await shop.send('GET', path, undefined, { headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ status: 'error', message: 'Ressource introuvable', code: 'not_found' });
  });

  it('outside of the API is left to the pages, even if it can’t be decoded', async () => {
    for (const path of ['/', '/menu', '/v20/public', '/%', '/menu%zz'])
      expect((await shop.send('GET', path)).body).toBe(`page ${path}`);
  });

  it('is a 404 in JSON where no pages are served', async () => {
    const bare = await openTestShop({ database: shop.database });
    expect((await bare.send('GET', '/menu')).json().code).toBe('not_found');
    await bare.close();
  });

  it.each([
    ['POST', paths.menus],
    ['DELETE', paths.settings],
    ['PATCH', paths.checkout],
    ['GET', paths.checkout],
    ['PUT', paths.product(101)],
    ['POST', '/healthz'],
    ['PUT', `${paths.stripeCustomer}/`],
    ['GET', paths.recommendations],
  ] as const)('refuses a method that it has not: %s %s [API-35]', async (method, path) => {
    const answer = await shop.send(method, path);
    expect(answer.statusCode).toBe(405);
    const allowed = String(answer.headers.allow).split(', ');
    expect(allowed).not.toContain(method);
    for (const other of allowed as (typeof method)[])
      expect([other, (await shop.send(other, path)).statusCode]).not.toEqual([other, 405]);
    expect(answer.json()).toEqual({ status: 'error', message: 'Méthode non autorisée', code: 'method_not_allowed' });
  });

  it('answers OPTIONS without a session, and never in English', async () => {
    const answer = await shop.send('OPTIONS', paths.menus);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('that is invalid is a 400', async () => {
    const answer = await shop.send('GET', '/v2/%zz');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_json']);
  });
});

describe('a body', () => {
  it.each([
    ['no JSON', '{"items":', json],
    ['nothing', '', json],
    ['a form', 'items=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a poisoned object', '{"__proto__":{"isAdmin":true}}', json],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00]), json],
  ])('that is %s is a 400 in French [API-36]', async (_what, payload, headers) => {
    const answer = await send('POST', payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ status: 'error', message: 'Requête invalide', code: 'bad_json' });
  });

  it('that is compressed is a 415, and is not parsed [API-36]', async () => {
    const payload = gzipSync('{"cartItems":[]}');
    const headers = { ...json, 'content-encoding': 'gzip' };
    const answer = await shop.app.inject({ method: 'POST', url: paths.recommendations, payload, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_encoding']);
  });

  it('may have 256 KB where an order is placed and 64 KB elsewhere; more is a 413 [API-36]', async () => {
    const ofSize = (bytes: number) => JSON.stringify({ note: 'x'.repeat(bytes - 11) });
    expect((await send('POST', ofSize(256 * 1024))).statusCode).toBe(422);
    const refused = await send('POST', ofSize(256 * 1024 + 1));
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toEqual({ status: 'error', message: 'Requête trop volumineuse', code: 'too_large' });
    expect((await send('PUT', ofSize(64 * 1024))).statusCode).toBe(422);
    expect((await send('PUT', ofSize(64 * 1024 + 1))).statusCode).toBe(413);
    expect((await send('POST', ofSize(1024 * 1024))).statusCode).toBe(413);
  });
});

describe('what an error says', () => {
  const account = '/v2/public/auth';
  const refusals = [
    ['GET', '/v2/nope', undefined],
    ['GET', paths.product(999), undefined],
    ['GET', '/v2/%zz', undefined],
    ['DELETE', paths.menus, undefined],
    ['GET', '/v2/public/offers/NIET', undefined],
    ['GET', '/v2/public/locations/', undefined],
    ['GET', '/v2/public/locations/distance?location=nowhere', undefined],
    ['POST', paths.checkout, {}],
    ['POST', paths.checkout, { ...pickupOrder(), cartItems: [] }],
    ['POST', paths.checkout, { ...pickupOrder(), surprise: true, email: 'x', first_name: 'a\u0000b' }],
    ['PUT', paths.checkout, { id: 'x' }],
    ['POST', paths.recommendations, { cartItems: 'x' }],
    ['POST', `${account}/login/`, { email: 'x', password: 7 }],
    ['POST', `${account}/login/`, { email: 'camille@example.com', password: 'wrong-password' }],
    ['POST', `${account}/signup/`, { email: 'x', password: 'a' }],
    ['GET', `${account}/profile`, undefined],
    ['GET', `${account}/orders`, undefined],
  ] as const;
  const english =
    /\b(the|error|please|not|invalid|expected|received|required|must|unknown|missing|failed|found|bad|body|request|string|number)\b/i;

  it.each(refusals)('to %s %s is French, in its sentence and for each field [I18N-11]', async (method, path, body) => {
    const answer = await shop.send(method, path, body);
    const { message, errors = {} } = answer.json() as { message: string; errors?: Record<string, string> };
    expect([answer.statusCode, message]).toEqual([expect.any(Number), expect.stringMatching(/^[A-ZÀÉÊ]/)]);
    for (const sentence of [message, ...Object.values(errors)]) expect(sentence).not.toMatch(english);
  });
});

describe('every answer', () => {
  const paths5 = [
    paths.menus,
    '/v2/nope',
    '/v2/public/products/999',
    '/healthz',
    '/v2/openapi.json',
    '/v2/docs/',
    '/%zz',
  ];

  it.each(paths5)('of %s has the app’s time and the security headers [API-44, SEC-11]', async (path) => {
    shop.setClock('2027-03-28T11:00');
    const { headers } = await shop.send('GET', path);
    expect(headers.date).toBe('Sun, 28 Mar 2027 09:00:00 GMT');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('is cached nowhere unless it is a public list [API-38]', async () => {
    const orders = await shop.send('POST', paths.checkout, pickupOrder());
    const updates = await shop.send('PUT', paths.checkout, {});
    for (const answer of [orders, updates]) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that failed has a French sentence and a code, and tells nothing about the server [API-03]', async () => {
    const broken = await openTestShop();
    await broken.api.drainOutbox();
    await broken.database.close();
    const answer = await broken.send('POST', paths.checkout, pickupOrder());
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ status: 'error', message: errorWords.internal, code: 'internal' });
    expect(JSON.stringify(answer.headers)).not.toMatch(/fastify|node|powered/i);
    // The catalogue in memory is still served without the database.
    expect((await broken.send('GET', paths.menus)).statusCode).toBe(200);
    expect((await broken.send('GET', '/healthz')).statusCode).toBe(200);
    expect((await broken.send('GET', '/readyz')).statusCode).toBe(503);
    await broken.app.close();
  });
});

describe('the log', () => {
  it('names the failure, but no query, body or address of a person [SEC-08]', async () => {
    const lines: string[] = [];
    const logged = await openTestShop({
      logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
    });
    await logged.send('GET', '/v2/public/products/101?token=secret-token&otp=123456');
    await logged.send('GET', '/v2/nope?token=secret-token');
    await logged.send('POST', `${paths.checkout}?token=secret-token`, pickupOrder());
    await logged.api.drainOutbox();
    await logged.database.query('alter sequence order_numbers rename to numbers_away', []);
    expect((await logged.send('POST', `${paths.checkout}?token=secret-token`, pickupOrder())).statusCode).toBe(500);
    await logged.close();
    expect(lines.join('')).toMatch(/request failed/);
    expect(lines.join('')).toMatch(/order_numbers/);
    expect(lines.join('')).not.toMatch(/secret-token|123456|camille@example\.com|0612345678/);
  });
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    shop.send('OPTIONS', paths.checkout, undefined, {
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });

  it('on the list may call, and read the time [API-37]', async () => {
    const { headers, statusCode } = await preflight('https://app.example');
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('https://app.example');
    expect(String(headers['access-control-allow-methods']).split(', ').sort()).toEqual([
      'DELETE',
      'GET',
      'PATCH',
      'POST',
      'PUT',
    ]);
    expect(headers['access-control-allow-headers']).toBe('Authorization, X-User-Id, user-id, Content-Type');
    const answer = await shop.send('GET', paths.menus, undefined, { headers: { origin: 'https://app.example' } });
    expect(answer.headers['access-control-allow-origin']).toBe('https://app.example');
    expect(answer.headers['access-control-expose-headers']).toBe('Date');
  });

  it.each([paths.settings, paths.menus, paths.offers])(
    'is part of the key of caches (Vary): %s [API-37]',
    async (path) => {
      const { headers } = await shop.send('GET', path, undefined, { headers: { origin: 'https://app.example' } });
      expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Origin', 'Accept-Encoding']));
    },
  );

  it.each(['/v2/office/session', '/v2/%6fffice/session', '/v2/office%2fsession', '/v2/off%69ce/session', '/v2/%zz'])(
    'is never let into the office, however its address is spelt: %s [ROL-25]',
    async (path) => {
      const { headers } = await shop.send('GET', path, undefined, { headers: { origin: 'https://app.example' } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
    'that is %s gets no CORS headers [API-37]',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
      const answer = await shop.send('GET', paths.menus, undefined, { headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('can read no page, only the API [API-37, SEC-11]', async () => {
    const withPages = await openTestShop({ fallback: (_request, reply) => reply.send('la carte') });
    onTestFinished(() => withPages.close());
    const headers = { origin: 'https://app.example' };
    const page = await withPages.send('GET', '/menu', undefined, { headers });
    expect(page.body).toBe('la carte');
    expect(Object.keys(page.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const answer = await withPages.send('GET', paths.menus, undefined, { headers });
    expect(answer.headers['access-control-allow-origin']).toBe('https://app.example');
  });
});

describe('on the wire', () => {
  let tell: Wire['tell'];
  beforeAll(async () => {
    ({ tell } = await openWire(shop.app));
  });

  it.each([
    ['no HTTP', 'bonjour\r\n\r\n', 400, 'bad_json'],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'head_too_large'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400, 'bad_json'],
    ['no host', 'GET /v2/public/menus HTTP/1.1\r\n\r\n', 400, 'bad_json'],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n', 417, 'unmet_expectation'],
  ])(
    '%s is answered in JSON with every security header, and hung up on [SEC-11, API-44]',
    async (_what, bytes, status, code) => {
      const answer = await tell(bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain(`"code":"${code}"`);
      for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'date'])
        expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    },
  );

  const ask = (address: string) =>
    tell(`GET ${address} HTTP/1.1\r\nhost: a\r\norigin: https://app.example\r\nconnection: close\r\n\r\n`);

  it.each(['/v2/office', '/v2/%6fffice', '/%76%32/office', 'http://a/v2/office', 'HTTPS://any.example:8443/v2/office'])(
    'the office lets no other origin read it, however its address is spelt: %s [API-37, ROL-25]',
    async (office) => {
      const answer = await ask(`${office}/session?x=/v2/public`);
      expect(answer).toContain('"code":"staff_required"');
      expect(answer).not.toMatch(/access-control-allow-origin/i);
    },
  );

  it('an absolute address is treated like its path [API-35, API-37, PLT-15]', async () => {
    const settings = await ask('http://a.example/v2/public/settings');
    expect(settings).toMatch(/^HTTP\/1\.1 200 .*access-control-allow-origin: https:\/\/app\.example/is);
    expect(await ask('http://a.example/v2/nope?x=http://b/menu')).toContain('"code":"not_found"');
    expect(await ask('http://a.example')).toContain('page /');
    expect(await ask('http://a.example?x=1')).toContain('page /?x=1');
  });
});
