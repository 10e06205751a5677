import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});

const check = (code: string) => shop.send('GET', `/v2/public/offers/${encodeURIComponent(code)}`);
const invalid = { status: 'error', code: 'coupon_invalid', payload: [] };

it('tells the offer of a valid coupon, but not the code [API-07]', async () => {
  const answer = await check('BIENVENUE10');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'success', payload: [{ id: 9, auto_apply: 'No', value: 10 }] });
  expect(answer.body).not.toContain('BIENVENUE10');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each(['bienvenue10', '  BienVenue10 '])('takes "%s" for the same code [OFR-31]', async (code) => {
  expect((await check(code)).json().payload[0].id).toBe(9);
});

it.each(['NOPE', "' OR 1=1--", '%', 'é', 'x'.repeat(200), ' '])(
  'answers 200 with an error to the code "%s" [API-08, SEC-15]',
  async (code) => {
    const answer = await check(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(invalid);
    expect(answer.json().message).toMatch(/^Ce code promo n.est pas valide$/);
  },
);

it.each([
  ['of 10 kB', 'x'.repeat(10_000)],
  ['of HTML', encodeURIComponent('<script>alert(1)</script>')],
  ['of SQL', encodeURIComponent("'; drop table offers; --")],
  ['of control characters', '%00%01%0D%0A%7F'],
  ['of pizzas', encodeURIComponent('🍕'.repeat(200))],
  ['that is half a character', '%ED%A0%80'],
  ['that is not UTF-8', '%FF'],
  ['that is not well encoded', '100%'],
  ['that looks like a path', '..%2F..%2Fetc%2Fpasswd'],
])('answers a code %s like any other that is not valid [API-08, SEC-15]', async (_, encoded) => {
  const answer = await shop.send('GET', `/v2/public/offers/${encoded}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, invalid]);
});

it('takes a code in capitals of any language, in every Unicode form [OFR-31]', async () => {
  await shop.setCatalogue(({ offers }) => {
    for (const offer of offers) if (offer.code) offer.code = ' Straßen-Été ';
  });
  for (const code of ['STRASSEN-ÉTÉ', 'straßen-été', 'Strassen-e\u0301te\u0301'])
    expect((await check(code)).json()).toMatchObject({ status: 'success', payload: [{ id: 9 }] });
  expect((await check('STRASEN-ÉTÉ')).json()).toMatchObject(invalid);
  expect((await shop.send('GET', '/v2/public/offers')).body).not.toMatch(/stra/i);
});

it('does not take the code of an offer that is switched off [API-08]', async () => {
  await shop.setCatalogue(({ offers }) => {
    for (const offer of offers) offer.is_active = false;
  });
  expect((await check('BIENVENUE10')).json()).toMatchObject(invalid);
});

it('takes a coupon until the instant at which it expires [API-08]', async () => {
  await shop.setCatalogue(({ offers }) => {
    for (const offer of offers) if (offer.code) offer.expires_at = '2026-11-23T13:00:00+01:00';
  });
  shop.setClock('2026-11-23T12:59:59');
  expect((await check('BIENVENUE10')).json().status).toBe('success');
  shop.setClock('2026-11-23T13:00:00');
  expect((await check('BIENVENUE10')).json()).toMatchObject(invalid);
});

it('lets one peer try thirty codes a minute by default, then answers 429 in French [SEC-10]', async () => {
  const strict = await openTestShop({ database: shop.database, limits: { couponChecksPerMinute: 3 } });
  const from = (remoteAddress: string) => strict.send('GET', '/v2/public/offers/NOPE', undefined, { remoteAddress });
  const statuses = [];
  for (let attempt = 0; attempt < 5; attempt++) statuses.push((await from('203.0.113.7')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await from('203.0.113.7');
  expect(refused.json()).toEqual({
    status: 'error',
    message: 'Trop de tentatives, veuillez réessayer plus tard',
    code: 'rate_limited',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Other networks are unaffected, and a header that any client can send is ignored.
  expect((await from('203.0.113.8')).statusCode).toBe(200);
  // An IPv6 network counts as one client, because it has 2^64 addresses.
  const ofNetwork = (network: string) =>
    Promise.all(
      [1, 2, 3, 4].map((host) => from(`2001:db8:1:${network}::${host}`).then(({ statusCode }) => statusCode)),
    );
  expect((await ofNetwork('2')).sort()).toEqual([200, 200, 200, 429]);
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  const forged = { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '198.51.100.1' } };
  expect((await strict.send('GET', '/v2/public/offers/NOPE', undefined, forged)).statusCode).toBe(429);
  await strict.close();
});
