import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const session = '/v2/office/session';
const lines: string[] = [];

let shop: OfficeShop;
let manager: string;
let owner: string;
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  shop = withOffice(await openTestShop({ logger: { level: 'trace', stream } }));
  await shop.person('manager', 'camille@example.com', goodPassword);
  [manager, owner] = [await shop.signedIn('manager'), await shop.signedIn('owner')];
});
afterAll(() => shop.close());

const rows = async () => (await shop.database.query('select * from office_audit order by id', [])).rows;
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** Returns the audit rows that a request adds. */
async function leaves(request: () => Promise<{ statusCode: number }>): Promise<Record<string, unknown>[]> {
  const before = (await rows()).length;
  await request();
  return (await rows()).slice(before).map(({ id, at, ...row }) => row);
}

describe('the audit', () => {
  it('has one row for each change: who, what, from where, before and after, but no secret [ROL-22, ROL-12]', async () => {
    const secrets = [goodPassword, 'Autre-secret-9'];
    const peer = '198.51.100.77';
    const base = { device_id: null, before: null, after: null, target: null, status: 200, peer: '198.51.100.0/24' };
    const camille = { actor: 'Camille', staff_id: expect.any(Number) };

    let signedIn = '';
    expect(
      await leaves(async () => {
        const body = { email: 'camille@example.com', password: goodPassword };
        const answer = await shop.ask('POST', session, { body, peer });
        signedIn = cookieOf(answer);
        return answer;
      }),
    ).toEqual([{ ...base, ...camille, kind: 'signed_in' }]);
    expect(await leaves(() => shop.ask('DELETE', session, { cookie: signedIn, peer }))).toEqual([
      { ...base, ...camille, kind: 'signed_out' },
    ]);
    expect(
      await leaves(() => shop.ask('POST', `${session}/reset`, { body: { email: 'camille@example.com' }, peer })),
    ).toEqual([]);
    const token = await shop.lastLink('camille@example.com');
    const entry = { token, password: 'Autre-secret-9' };
    expect(await leaves(() => shop.ask('POST', `${session}/enter`, { body: entry, peer }))).toEqual([
      { ...base, ...camille, kind: 'entered' },
    ]);

    let code = '';
    expect(
      await leaves(async () => {
        const answer = await shop.ask('POST', '/v2/office/devices/codes', {
          cookie: manager,
          peer: '2001:db8:1:2:3::4',
          body: { name: 'Cuisine 1', kind: 'board' },
        });
        code = answer.json().payload.code;
        return answer;
      }),
    ).toEqual([
      {
        ...base,
        ...camille,
        kind: 'device_code_made',
        after: { name: 'Cuisine 1', kind: 'board' },
        peer: '2001:db8:1::/48',
      },
    ]);
    let device = { id: 0, cookie: '' };
    const [added] = await leaves(async () => {
      const answer = await shop.ask('POST', '/v2/office/devices/enrol', { body: { code }, peer });
      device = { id: answer.json().payload.id, cookie: cookieOf(answer) };
      return answer;
    });
    const target = `device:${device.id}`;
    expect(added).toEqual({
      ...base,
      actor: 'Cuisine 1',
      staff_id: null,
      device_id: device.id,
      kind: 'device_added',
      target,
      after: { name: 'Cuisine 1' },
    });
    expect(
      await leaves(() => shop.ask('DELETE', `/v2/office/devices/${device.id}`, { cookie: manager, peer })),
    ).toEqual([{ ...base, ...camille, kind: 'device_revoked', target, before: { name: 'Cuisine 1' } }]);
    const id = await shop.person('kitchen', 'ali@example.com');
    const body = { role: 'manager', isActive: false };
    expect(await leaves(() => shop.ask('PUT', `/v2/office/people/${id}`, { cookie: owner, body, peer }))).toEqual([
      {
        ...base,
        actor: 'Zoé',
        staff_id: expect.any(Number),
        kind: 'person_changed',
        target: `person:${id}`,
        before: { role: 'kitchen', isActive: true },
        after: { role: 'manager', isActive: false },
      },
    ]);

    secrets.push(token, code, ...[signedIn, manager, owner, device.cookie].map((cookie) => cookie.split('=')[1] ?? ''));
    const written = JSON.stringify(await rows()) + lines.join('\n');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(8);
      expect(written).not.toContain(secret);
    }
  });

  it('records the refusals of people, but never those of strangers [ROL-22]', async () => {
    const device = await shop.signedIn('device');
    expect(await leaves(() => shop.ask('DELETE', '/v2/office/devices/1', { cookie: device }))).toMatchObject([
      { actor: 'Cuisine 1', kind: 'device_revoked', status: 403 },
    ]);
    const wrong = { email: 'camille@example.com', password: 'Wrong-12345' };
    expect(await leaves(() => shop.ask('POST', session, { body: wrong }))).toEqual([]);
    expect(await leaves(() => shop.ask('DELETE', '/v2/office/devices/1'))).toEqual([]);
    expect(
      await leaves(() => shop.send('DELETE', '/v2/office/devices/1', undefined, { headers: { cookie: owner } })),
    ).toEqual([]);
    expect(await leaves(() => shop.ask('GET', session, { cookie: owner }))).toEqual([]);
    for (const email of ['camille@example.com', 'nobody@example.com'])
      expect(await leaves(() => shop.ask('POST', `${session}/reset`, { body: { email } }))).toEqual([]);
  });

  it('has no row for the calls of a session that calls too often [ROL-22, ROL-31]', async () => {
    const strict = withOffice(await openTestShop({ limits: { officeChangesPerMinute: 1 }, database: shop.database }));
    const revoke = () => strict.ask('DELETE', '/v2/office/devices/999999', { cookie: manager });
    expect(await leaves(revoke)).toMatchObject([{ status: 404 }]);
    expect(await leaves(revoke)).toEqual([]);
    expect((await revoke()).statusCode).toBe(429);
    await strict.close();
  });

  it.each(['update office_audit set actor = null', 'delete from office_audit', 'truncate office_audit'])(
    'stays as it is: %s is refused [ROL-22]',
    async (statement) => {
      const before = await rows();
      expect(before.length).toBeGreaterThan(0);
      await expect(shop.database.query(statement, [])).rejects.toThrow('office_audit is append-only');
      expect(await rows()).toEqual(before);
    },
  );

  it('is written before a change is acknowledged: where it can’t be, nothing is [ROL-22]', async () => {
    await shop.database.query('alter table office_audit rename to office_audit_away', []);
    const answer = await shop.ask('POST', '/v2/office/devices/codes', {
      cookie: manager,
      body: { name: 'Bar', kind: 'board' },
    });
    await shop.database.query('alter table office_audit_away rename to office_audit', []);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('expiresAt');
  });
});
