import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Approving, withApprover } from '../../testing/approval.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let manager: Approving;
let tablet: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  manager = await withApprover(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setClock('2026-11-23T12:00');
  await shop.database.query('delete from boards', []);
  tablet = await shop.signedIn('device');
});

const place = async (): Promise<string> =>
  (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
const act = (id: string, action: string, body: object, cookie = tablet) =>
  shop.ask('POST', `/v2/office/orders/${id}/${action}`, {
    cookie,
    body: { kind: action, actionId: randomUUID(), ...body },
  });
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code ?? 'done';
const rows = async (text: string, ...values: unknown[]) => (await shop.database.query(text, values)).rows;

async function accepted(): Promise<string> {
  const id = await place();
  await act(id, 'accept', { version: 1, dueAt: '2026-11-23T11:20:00Z' });
  return id;
}

const cancel = (id: string, grant?: string, body: object = {}) =>
  act(id, 'cancel', { version: 2, reason: 'incident', message: null, ...(grant && { grant }), ...body });

describe('at a device of the kitchen', () => {
  it('an accepted order is cancelled with a manager’s PIN, and history and audit name who and where [BRD-36, ROL-11, ROL-22]', async () => {
    const id = await accepted();
    expect([codeOf(await cancel(id)), (await cancel(id)).statusCode]).toEqual(['manager_needed', 403]);
    const grant = await manager.grantFor(tablet, { action: 'cancel', orderId: id });
    const answer = await cancel(id, grant);
    expect([answer.statusCode, answer.json().payload.order.state]).toEqual([200, 'cancelled']);
    expect(await rows("select data from order_events where kind = 'cancelled' and order_id = $1", id)).toEqual([
      { data: { reason: 'incident', by: 'Camille', device: 'Cuisine 1' } },
    ]);
    const [written] = await rows("select * from office_audit where kind = 'order_cancel' order by id desc limit 1");
    expect(written).toMatchObject({ actor: 'Camille', staff_id: manager.id, status: 200 });
    expect(written?.device_id).toEqual(expect.any(Number));
  });

  it('an uncollected order is marked so with a manager’s PIN [BRD-37, ROL-11]', async () => {
    const id = await accepted();
    await act(id, 'ready', { version: 2 });
    shop.setClock('2026-11-23T12:50');
    const noShow = (grant?: string) => act(id, 'no-show', { version: 3, isPaidBack: false, ...(grant && { grant }) });
    expect(codeOf(await noShow())).toBe('manager_needed');
    const grant = await manager.grantFor(tablet, { action: 'no-show', orderId: id });
    expect((await noShow(grant)).json().payload.order.state).toBe('no_show');
  });

  it('an order whose cash was collected is recalled with a manager’s PIN [BRD-34, ROL-11]', async () => {
    const id = await accepted();
    await act(id, 'hand-over', { version: 2, isCashCollected: true });
    const recall = (grant?: string) => act(id, 'recall', { version: 3, ...(grant && { grant }) });
    expect(codeOf(await recall())).toBe('manager_needed');
    const grant = await manager.grantFor(tablet, { action: 'recall', orderId: id });
    expect(codeOf(await recall(grant))).toBe('done');
  });
});

describe('a grant', () => {
  it('allows one action on one order from one device, once, for a minute [ROL-11]', async () => {
    const [id, other] = [await accepted(), await accepted()];
    const grantFor = () => manager.grantFor(tablet, { action: 'cancel', orderId: id });
    const grant = await grantFor();
    const elsewhere = await shop.signedIn('device');
    const refused = [
      await cancel(other, grant),
      await act(id, 'cancel', { version: 2, reason: 'incident', message: null, grant }, elsewhere),
      await act(id, 'settle', { version: 2, text: 'Rendu', grant }),
      await cancel(id, 'f'.repeat(64)),
      await cancel(id, await manager.grantFor(tablet, { action: 'no-show', orderId: id })),
    ];
    expect(refused.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(
      refused.map(() => [403, 'manager_needed']),
    );
    shop.setClock('2026-11-23T12:01');
    expect(codeOf(await cancel(id, grant))).toBe('manager_needed');
    const fresh = await grantFor();
    expect(codeOf(await cancel(id, fresh))).toBe('done');
    // The same grant is sent again for the same action.
    await shop.database.query("update order_progress set state = 'accepted', version = 2 where order_id = $1", [id]);
    expect(codeOf(await cancel(id, fresh))).toBe('manager_needed');
  });

  it('is not used up by a refused action, and is not needed to repeat a done one [BRD-40, ROL-11]', async () => {
    const id = await accepted();
    const grant = await manager.grantFor(tablet, { action: 'cancel', orderId: id });
    expect(codeOf(await cancel(id, grant, { version: 1 }))).toBe('order_moved');
    const tap = { actionId: randomUUID() };
    expect(codeOf(await cancel(id, grant, tap))).toBe('done');
    expect((await cancel(id, grant, tap)).json().payload.isReplayed).toBe(true);
  });

  it('is invalid once its giver is no longer a manager [ROL-11, ROL-20]', async () => {
    const id = await accepted();
    const grant = await manager.grantFor(tablet, { action: 'cancel', orderId: id });
    await shop.database.query("update staff set role = 'kitchen' where id = $1", [manager.id]);
    expect(codeOf(await cancel(id, grant))).toBe('manager_needed');
    await shop.database.query("update staff set role = 'manager' where id = $1", [manager.id]);
    expect(codeOf(await cancel(id, grant))).toBe('done');
  });
});

describe('signing a device out', () => {
  const leave = (cookie: string, body?: object) =>
    shop.ask('DELETE', '/v2/office/session', { cookie, ...(body && { body }) });
  const answerAll = () => shop.database.query("update order_progress set state = 'accepted' where state = 'new'", []);

  it('needs a manager while an order waits for an answer [ROL-28]', async () => {
    await answerAll();
    expect((await leave(await shop.signedIn('device'))).statusCode).toBe(200);
    await place();
    expect((await leave(await shop.signedIn('kitchen'))).statusCode).toBe(200);
    const refused = await leave(tablet);
    expect([refused.statusCode, codeOf(refused), refused.headers['set-cookie']]).toEqual([
      403,
      'manager_needed',
      undefined,
    ]);
    expect((await shop.ask('GET', '/v2/office/session', { cookie: tablet })).statusCode).toBe(200);
    const grant = await manager.grantFor(tablet, { action: 'sign-out', orderId: null });
    expect((await leave(tablet, { grant })).statusCode).toBe(200);
    expect((await shop.ask('GET', '/v2/office/session', { cookie: tablet })).statusCode).toBe(401);
    const [written] = await rows("select * from office_audit where kind = 'signed_out' order by id desc limit 1");
    expect(written).toMatchObject({ actor: 'Camille', staff_id: manager.id, device_id: expect.any(Number) });
    await answerAll();
  });
});

describe('a board that is to be muted', () => {
  const alive = (cookie: string, sound: string, link = 'live') =>
    shop.ask('POST', '/v2/office/board/alive', { cookie, body: { sound, isVisible: true, link, battery: null } });
  const mute = (cookie: string, grant?: string) =>
    shop.ask('POST', '/v2/office/board/mute', { cookie, body: grant ? { grant } : {} });

  it('is muted while another one rings, but not if it is the last [BRD-23]', async () => {
    const other = await shop.signedIn('device');
    await alive(tablet, 'on');
    expect(codeOf(await mute(tablet))).toBe('last_sound');
    for (const [sound, link] of [['locked'], ['muted'], ['broken'], ['on', 'lost']]) {
      await alive(other, sound ?? '', link);
      expect([sound, codeOf(await mute(tablet))]).toEqual([sound, 'last_sound']);
    }
    await alive(other, 'on');
    expect((await mute(tablet)).statusCode).toBe(200);
    const refused = await mute(other);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'last_sound']);
    await alive(tablet, 'on');
    shop.setClock('2026-11-23T12:01:01');
    await alive(other, 'on');
    expect(codeOf(await mute(other))).toBe('last_sound');
  });

  it('is one of two when both are muted at once, twenty times [BRD-23]', async () => {
    const other = await shop.signedIn('device');
    for (let round = 0; round < 20; round += 1) {
      await alive(tablet, 'on');
      await alive(other, 'on');
      const statuses = (await Promise.all([mute(tablet), mute(other)])).map(({ statusCode }) => statusCode);
      expect([round, statuses.sort()]).toEqual([round, [200, 409]]);
    }
  });

  it('is muted once when a grant is used twice at once [ROL-11]', async () => {
    await alive(tablet, 'on');
    const grant = await manager.grantFor(tablet, { action: 'mute-last', orderId: null });
    const answers = await Promise.all([mute(tablet, grant), mute(tablet, grant)]);
    expect(answers.map(codeOf).sort()).toEqual(['done', 'last_sound']);
  });

  it('is muted by a manager or with a manager’s PIN, even as the last one [BRD-23, ROL-11]', async () => {
    await alive(tablet, 'on');
    const grant = await manager.grantFor(tablet, { action: 'mute-last', orderId: null });
    expect((await mute(tablet, grant)).statusCode).toBe(200);
    await alive(tablet, 'on');
    expect(codeOf(await mute(tablet, grant))).toBe('last_sound');
    const own = await shop.signedIn('manager');
    await shop.database.query('delete from boards', []);
    await alive(own, 'on');
    expect((await mute(own)).statusCode).toBe(200);
  });
});
