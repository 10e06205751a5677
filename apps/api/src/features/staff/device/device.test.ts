import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const devices = '/v2/office/devices';

let shop: OfficeShop;
let other: OfficeShop;
let manager: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  other = withOffice(await openTestShop({ database: shop.database }));
  manager = await shop.signedIn('manager');
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const makeCode = async (name = 'Cuisine 1') => {
  const answer = await shop.ask('POST', `${devices}/codes`, { cookie: manager, body: { name, kind: 'board' } });
  return answer.json().payload;
};
const enrol = (code: string, more: object = {}) => shop.ask('POST', `${devices}/enrol`, { body: { code, ...more } });
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const list = async () => (await shop.ask('GET', devices, { cookie: manager })).json().payload;

describe('a tablet', () => {
  it('becomes a device of the kitchen by a code that a manager made [ROL-07]', async () => {
    const { code, expiresAt } = await makeCode();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(expiresAt).toBe('2026-11-23T11:10:00Z');
    const answer = await enrol(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect([answer.statusCode, answer.json().payload]).toEqual([200, { id: expect.any(Number), name: 'Cuisine 1' }]);
    expect(answer.headers['set-cookie']).toContain(`; Max-Age=${180 * 24 * 3600}; Path=/; HttpOnly; SameSite=Strict`);
    const told = (await other.ask('GET', '/v2/office/session', { cookie: cookieOf(answer) })).json().payload;
    expect(told).toMatchObject({ role: 'kitchen', person: null, device: { name: 'Cuisine 1' } });
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        name: 'Cuisine 1',
        kind: 'board',
        addedBy: 'Camille',
        addedAt: '2026-11-23T11:00:00Z',
        lastUsedAt: '2026-11-23T11:00:00Z',
      },
    ]);
  });

  it('may have a name of its own [ROL-07]', async () => {
    const { code } = await makeCode();
    expect((await enrol(code, { name: ' Passe ' })).json().payload.name).toBe('Passe');
  });

  it.each(['Camille', ' camille ', 'CAMILLE.'])(
    'may not have the name of a person: %s [ROL-07, ROL-22]',
    async (name) => {
      const { code } = await makeCode();
      const refused = await enrol(code, { name });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'validation']);
      expect(refused.json().message).toMatch(/personne de l’équipe/);
      const body = { name, kind: 'board' };
      expect((await shop.ask('POST', `${devices}/codes`, { cookie: manager, body })).statusCode).toBe(422);
      expect((await enrol(code)).statusCode).toBe(200);
    },
  );

  it('is not added by a code of a person without the right to add one any more [ROL-07]', async () => {
    const id = await shop.person('manager', 'left@example.com');
    const cookie = await shop.signedIn('owner');
    const { code } = await makeCode();
    await shop.database.query('update device_codes set made_by = $1 where used_at is null', [id]);
    const change = (body: object) => shop.ask('PUT', `/v2/office/people/${id}`, { cookie, body });
    expect((await change({ role: 'kitchen', isActive: true })).statusCode).toBe(200);
    expect((await enrol(code)).statusCode).toBe(410);
    expect((await change({ role: 'manager', isActive: true })).statusCode).toBe(200);
    expect((await enrol(code)).statusCode).toBe(410);
  });

  it('is added once for each code, of fifty requests at once [ROL-07]', async () => {
    const before = (await list()).length;
    const { code } = await makeCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => enrol(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'link_used' && answer.statusCode === 410)).toHaveLength(
      49,
    );
    expect(await list()).toHaveLength(before + 1);
  });

  it('is not added by a code that is ten minutes old, or that does not exist [ROL-07]', async () => {
    const { code } = await makeCode();
    shop.setClock('2026-11-23T12:10');
    expect((await enrol(code)).statusCode).toBe(410);
    shop.setClock('2026-11-23T12:00');
    const unknown = await enrol('ABCD2345');
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'otp_invalid']);
    for (const malformed of ['', 'ABCD234', 'ABCD2345X', 'ABCD234é'])
      expect((await enrol(malformed)).statusCode).toBe(422);
  });

  it('can try twenty codes an hour, on all servers together [ROL-07, ROL-31]', async () => {
    const limits = { deviceCodesPerHour: 20 };
    const servers = await Promise.all(
      [1, 2].map(async () => withOffice(await openTestShop({ limits, database: shop.database }))),
    );
    const tries = Array.from({ length: 22 }, (_, number) =>
      servers[number % 2]?.ask('POST', `${devices}/enrol`, { body: { code: 'ABCD2345' }, peer: '203.0.113.9' }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer?.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    for (const server of servers) await server.close();
  });

  it('is out at once where a manager ends it, on every server [ROL-08]', async () => {
    const { code } = await makeCode('Volée');
    const enrolled = await enrol(code);
    const [cookie, { id }] = [cookieOf(enrolled), enrolled.json().payload];
    expect((await other.ask('GET', '/v2/office/session', { cookie })).statusCode).toBe(200);
    expect((await shop.ask('DELETE', `${devices}/${id}`, { cookie: manager })).statusCode).toBe(200);
    for (const server of [shop, other]) {
      const refused = await server.ask('GET', '/v2/office/session', { cookie });
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'staff_required']);
    }
    expect(await list()).not.toContainEqual(expect.objectContaining({ id }));
    for (const [gone, status] of [
      [id, 404],
      [999_999, 404],
      ['x', 422],
      ['0', 422],
    ])
      expect([gone, (await shop.ask('DELETE', `${devices}/${gone}`, { cookie: manager })).statusCode]).toEqual([
        gone,
        status,
      ]);
  });

  it('has a code that is not stored in the database [ROL-12]', async () => {
    const { code } = await makeCode();
    const { rows } = await shop.database.query(
      'select c::text from device_codes c union all select a::text from office_audit a',
      [],
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
