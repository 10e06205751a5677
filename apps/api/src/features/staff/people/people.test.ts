import type { Role } from '@comptoir/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const people = '/v2/office/people';

let shop: OfficeShop;
let owner: string;
let ownerId: number;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  owner = await shop.signedIn('owner');
  ownerId = (await shop.ask('GET', '/v2/office/session', { cookie: owner })).json().payload.person.id;
});
afterAll(() => shop.close());

const change = (id: number, role: Role, isActive: boolean, cookie = owner) =>
  shop.ask('PUT', `${people}/${id}`, { cookie, body: { role, isActive } });

describe('the people of the restaurant', () => {
  it('are shown to the owner, without password and PIN [ROL-01, ROL-12]', async () => {
    const id = await shop.person('kitchen', 'ali@example.com', 'Secret-1234');
    const answer = await shop.ask('GET', people, { cookie: owner });
    expect(answer.json().payload).toContainEqual({
      id,
      name: 'Ali',
      email: 'ali@example.com',
      role: 'kitchen',
      isActive: true,
      hasPin: false,
      hasSecondFactor: false,
      devices: [],
      invitation: null,
    });
    expect(answer.body).not.toContain('argon2');
  });

  it('may do what their new role may, from the next call on [ROL-20]', async () => {
    const cookie = await shop.signedIn('kitchen');
    const { id } = (await shop.ask('GET', '/v2/office/session', { cookie })).json().payload.person;
    expect((await shop.ask('GET', '/v2/office/devices', { cookie })).statusCode).toBe(403);
    expect((await change(id, 'manager', true)).json().payload).toMatchObject({ id, role: 'manager' });
    expect((await shop.ask('GET', '/v2/office/devices', { cookie })).statusCode).toBe(200);
  });

  it('lose their sessions and links at once when they are dismissed [ROL-08]', async () => {
    const cookie = await shop.signedIn('manager');
    const { id } = (await shop.ask('GET', '/v2/office/session', { cookie })).json().payload.person;
    await shop.ask('POST', '/v2/office/session/reset', { body: { email: 'manager@example.com' } });
    const token = await shop.lastLink('manager@example.com');
    expect((await change(id, 'manager', false)).statusCode).toBe(200);
    expect((await shop.ask('GET', '/v2/office/session', { cookie })).statusCode).toBe(401);
    const body = { token, password: 'Secret-1234' };
    expect((await shop.ask('POST', '/v2/office/session/enter', { body })).statusCode).toBe(410);
  });

  it('always have an active owner [ROL-02]', async () => {
    for (const answer of [await change(ownerId, 'manager', true), await change(ownerId, 'owner', false)])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner']);
    expect((await change(999_999, 'kitchen', true)).statusCode).toBe(404);
    expect((await change(ownerId, 'owner', true)).statusCode).toBe(200);
  });

  it('keep one owner when the last two are removed at once, thirty times [ROL-02]', async () => {
    const second = await shop.person('owner', 'second@example.com');
    const countOwners = async () =>
      (await shop.database.query("select count(*)::int from staff where role = 'owner' and is_active", [])).rows[0]
        ?.count;
    for (let round = 0; round < 30; round += 1) {
      await shop.database.query("update staff set role = 'owner', is_active = true where id = any($1)", [
        [ownerId, second],
      ]);
      owner = await shop.signedIn('owner');
      // Both results are possible, because the caller may be removed first.
      await Promise.all([change(ownerId, 'kitchen', true), change(second, 'owner', false)]);
      expect([round, await countOwners()]).toEqual([round, 1]);
    }
    await shop.database.query("update staff set role = 'owner' where id = $1", [ownerId]);
  });
});
