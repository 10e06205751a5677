import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../secrets/token.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { listOpenSessions } from '../record/session-repository.ts';
import { guardOffice } from './guard-office.ts';

const session = '/v2/office/session';

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
});
afterAll(() => shop.close());

describe('the office', () => {
  it('is open with its cookie only [ROL-01, ROL-20]', async () => {
    const cookie = await shop.signedIn('manager');
    const answer = await shop.ask('GET', session, { cookie });
    expect([answer.statusCode, answer.json().payload]).toEqual([
      200,
      expect.objectContaining({ role: 'manager', person: { id: expect.any(Number), name: 'Camille' }, device: null }),
    ]);
    for (const other of [undefined, 'office=', 'office=0000', `session=${cookie.split('=')[1]}`]) {
      const refused = await shop.ask('GET', session, { cookie: other });
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'staff_required']);
    }
  });

  it('is closed at once to a person who signs out [ROL-08]', async () => {
    const [left, stayed] = [await shop.signedIn('manager'), await shop.signedIn('device')];
    const answer = await shop.ask('DELETE', session, { cookie: left });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      200,
      expect.stringMatching(/^office=; Max-Age=0; /),
    ]);
    expect((await shop.ask('GET', session, { cookie: left })).statusCode).toBe(401);
    const [gone = '', open = ''] = [left, stayed].map((cookie) => hashToken(cookie.split('=')[1] ?? ''));
    const at = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime(testSite.timeZone).toInstant();
    expect(await listOpenSessions(shop.database.db, [gone, open, 'unknown'], at)).toEqual(new Set([open]));
  });

  it('takes changes from its own pages only [ROL-25]', async () => {
    const cookie = await shop.signedIn('manager');
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'https://app.example' },
      { origin: 'null' },
      { origin: `${testSite.siteRoot}.evil.example` },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/jsonp' },
    ];
    for (const headers of foreign) {
      const refused = await shop.ask('DELETE', session, { cookie, headers });
      expect([headers, refused.statusCode, refused.json().code]).toEqual([headers, 403, 'wrong_origin']);
      expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    }
    const { statusCode } = await shop.send('DELETE', session, undefined, { headers: { cookie } });
    expect(statusCode).toBe(403);
    expect((await shop.ask('GET', session, { cookie })).statusCode).toBe(200);
  });

  it('lets no other origin read anything [ROL-25]', async () => {
    const cookie = await shop.signedIn('manager');
    const origin = 'https://app.example';
    const read = await shop.ask('GET', session, { cookie, headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const headers = { origin, 'access-control-request-method': 'DELETE' };
    const asked = await shop.send('OPTIONS', session, undefined, { headers });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([405, undefined]);
    expect((await shop.send('GET', '/v2/public/settings', undefined, { headers: { origin } })).headers).toMatchObject({
      'access-control-allow-origin': origin,
    });
  });

  it('is never cached [OFC-21]', async () => {
    const cookie = await shop.signedIn('kitchen');
    expect((await shop.ask('GET', session, { cookie })).headers['cache-control']).toBe('no-store');
    expect((await shop.ask('GET', session)).headers['cache-control']).toBe('no-store');
  });

  it('does not start with an endpoint that does not say who may call it [ROL-20]', async () => {
    const app = Fastify();
    const opening = app.register(async (scope) => {
      await guardOffice(scope, {
        db: shop.database.db,
        site: testSite,
        now: () => Temporal.Now.zonedDateTimeISO(),
        limit: () => async () => undefined,
        asksWho: () => false,
      });
      scope.get('/v2/office/secrets', () => 'all of them');
    });
    await expect(opening).rejects.toThrow('GET /v2/office/secrets does not say who may ask for it.');
  });

  it('is a 404 if it is off [OFC-04]', async () => {
    const without = await openTestShop({ hasOffice: false, database: shop.database });
    const cookie = await shop.signedIn('owner');
    const headers = { cookie, origin: testSite.siteRoot };
    for (const method of ['GET', 'DELETE', 'POST'] as const)
      expect((await without.send(method, session, undefined, { headers })).statusCode).toBe(404);
    expect(without.app.hasRoute({ method: 'GET', url: session })).toBe(false);
    await without.close();
  });
});
