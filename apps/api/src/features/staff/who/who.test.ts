import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const path = '/v2/office/who';
const pin = '482913';

let shop: OfficeShop;
let ali: { id: number; cookie: string };
let tablet: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.ask_who'] = true;
  });
  const id = await shop.person('kitchen', 'kitchen@example.com', goodPassword);
  ali = { id, cookie: await shop.signedIn('kitchen') };
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setClock('2026-11-23T12:00');
  await shop.database.query('delete from pin_failures', []);
  await shop.database.query("update staff set is_active = true, role = 'kitchen' where id = $1", [ali.id]);
  await choosePin(ali.cookie);
  tablet = await shop.signedIn('device');
});

const choosePin = (cookie: string) =>
  shop.ask('PUT', '/v2/office/pin', { cookie, body: { password: goodPassword, pin } });
const say = (digits = pin, { cookie = tablet, id = ali.id } = {}) =>
  shop.ask('POST', path, { cookie, body: { personId: id, pin: digits } });
const place = async (): Promise<string> =>
  (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
const accept = (id: string, cookie = tablet, actionId = randomUUID()) =>
  shop.ask('POST', `/v2/office/orders/${id}/accept`, {
    cookie,
    body: { kind: 'accept', actionId, version: 1, dueAt: '2026-11-23T11:20:00Z' },
  });
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code ?? 'done',
];
const done = [200, 'done'];
const needed = [403, 'who_needed'];
const rows = async (text: string, ...values: unknown[]) => (await shop.database.query(text, values)).rows;
const sessionOf = async (cookie: string) => (await shop.ask('GET', '/v2/office/session', { cookie })).json().payload;

describe('a tablet that asks who acts', () => {
  it('does nothing before a person said so, and names person and tablet after it [ROL-09, ROL-22]', async () => {
    const [id, actionId] = [await place(), randomUUID()];
    expect(codeOf(await accept(id, tablet, actionId))).toEqual(needed);
    expect(await rows('select state from order_progress where order_id = $1', id)).toEqual([{ state: 'new' }]);
    const said = await say();
    expect([said.statusCode, said.json().payload]).toEqual([
      200,
      { id: ali.id, name: 'Ali', until: '2026-11-23T11:10:00Z' },
    ]);
    expect(codeOf(await accept(id, tablet, actionId))).toEqual(done);
    expect(
      await rows(
        "select data->>'by' as by, data->>'device' as device from order_events where order_id = $1 and kind = 'accepted'",
        id,
      ),
    ).toEqual([{ by: 'Ali', device: 'Cuisine 1' }]);
    const [written] = await rows(
      "select * from office_audit where kind = 'order_accept' and status = 200 order by id desc limit 1",
    );
    expect(written).toMatchObject({ actor: 'Ali', staff_id: ali.id, device_id: expect.any(Number) });
  });

  it('keeps a person for ten minutes of use, and not for looking [ROL-09]', async () => {
    await say();
    shop.setClock('2026-11-23T12:09');
    expect(codeOf(await accept(await place()))).toEqual(done);
    shop.setClock('2026-11-23T12:18:59');
    expect((await sessionOf(tablet)).acting).toEqual({ id: ali.id, name: 'Ali', until: '2026-11-23T11:19:00Z' });
    expect(codeOf(await accept(await place()))).toEqual(done);
    shop.setClock('2026-11-23T12:28');
    await shop.ask('GET', '/v2/office/board', { cookie: tablet });
    shop.setClock('2026-11-23T12:28:59');
    expect((await sessionOf(tablet)).acting).toBeNull();
    expect(codeOf(await accept(await place()))).toEqual(needed);
  });

  it('forgets the person at Terminé, on this tablet alone [ROL-09]', async () => {
    const other = await shop.signedIn('device');
    await say();
    await say(pin, { cookie: other });
    expect(codeOf(await shop.ask('DELETE', path, { cookie: tablet }))).toEqual(done);
    expect(codeOf(await accept(await place()))).toEqual(needed);
    expect(codeOf(await accept(await place(), other))).toEqual(done);
  });

  it('gives a manager no more than the kitchen may do [ROL-09, ROL-11]', async () => {
    const id = await shop.person('manager', 'manager@example.com', goodPassword);
    await choosePin(await shop.signedIn('manager'));
    await say(pin, { id });
    const order = await place();
    await accept(order);
    const cancel = { kind: 'cancel', actionId: randomUUID(), version: 2, reason: 'incident', message: null };
    const answer = await shop.ask('POST', `/v2/office/orders/${order}/cancel`, { cookie: tablet, body: cancel });
    expect(codeOf(answer)).toEqual([403, 'manager_needed']);
    expect(codeOf(await shop.ask('GET', '/v2/office/people', { cookie: tablet }))).toEqual([403, 'forbidden']);
  });

  it.each([
    ['access', () => shop.database.query('update staff set is_active = false where id = $1', [ali.id])],
    ['PIN', () => shop.ask('DELETE', '/v2/office/pin', { cookie: ali.cookie })],
  ])('forgets a person who loses the %s [ROL-09, ROL-30]', async (_, lose) => {
    const manager = await shop.person('manager', 'manager@example.com', goodPassword);
    await choosePin(await shop.signedIn('manager'));
    expect(manager).not.toBe(ali.id);
    await say();
    await lose();
    expect((await sessionOf(tablet)).acting).toBeNull();
    expect(codeOf(await accept(await place()))).toEqual(needed);
  });

  it('counts wrong PINs as at an approval: five lock it, and none is written down [ROL-09, ROL-10, ROL-12]', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect(codeOf(await say('905713'))).toEqual([403, 'wrong_pin']);
    const locked = await say();
    expect([...codeOf(locked), locked.headers['retry-after']]).toEqual([429, 'pin_locked', '900']);
    expect(JSON.stringify(await rows('select * from office_audit'))).not.toMatch(/905713|482913/);
    expect((await sessionOf(tablet)).acting).toBeNull();
  });

  it('names the people who have a PIN, whatever their role [ROL-09]', async () => {
    const { people } = (await shop.ask('GET', path, { cookie: tablet })).json().payload;
    expect(people).toContainEqual({ id: ali.id, name: 'Ali' });
    const approvers = (await shop.ask('GET', '/v2/office/pin', { cookie: tablet })).json().payload;
    expect(approvers).not.toContainEqual({ id: ali.id, name: 'Ali' });
  });

  it.each([
    ['seen', () => shop.ask('POST', '/v2/office/board/seen', { cookie: tablet, body: { orderIds: [randomUUID()] } })],
    ['the end of a name', () => shop.ask('DELETE', path, { cookie: tablet })],
    ['a person’s own screen', async () => accept(await place(), ali.cookie)],
  ])('asks for no name: %s [ROL-09]', async (_, call) => {
    expect(codeOf(await call())).toEqual(done);
  });
});

describe('the question', () => {
  it('is turned off and on by a manager, at once [ROL-09, ROL-22]', async () => {
    const cookie = await shop.signedIn('manager');
    const turn = (isAsked: boolean) => shop.ask('PUT', '/v2/office/settings/ask-who', { cookie, body: { isAsked } });
    expect(codeOf(await turn(false))).toEqual(done);
    expect((await sessionOf(tablet)).asksWho).toBe(false);
    expect(codeOf(await accept(await place()))).toEqual(done);
    const [written] = await rows("select before, after from office_audit where kind = 'ask_who_chosen'");
    expect(written).toEqual({ before: { isAsked: true }, after: { isAsked: false } });
    expect(codeOf(await turn(true))).toEqual(done);
    expect(codeOf(await accept(await place()))).toEqual(needed);
  });

  it('is not asked where no person has a PIN, so that an order can be accepted [ROL-09]', async () => {
    await shop.database.query('update staff set pin_hash = null', []);
    expect(codeOf(await accept(await place()))).toEqual(done);
  });

  it.each([{ isAsked: 'yes' }, {}, { isAsked: true, more: 1 }])('is not %j [OFC-20]', async (body) => {
    const cookie = await shop.signedIn('manager');
    expect(codeOf(await shop.ask('PUT', '/v2/office/settings/ask-who', { cookie, body }))).toEqual([422, 'validation']);
  });

  it('is for tablets: a person who is signed in has a name [ROL-09]', async () => {
    expect(codeOf(await say(pin, { cookie: ali.cookie }))).toEqual([403, 'forbidden']);
  });
});
