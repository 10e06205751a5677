import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths, type StaffActionKind } from '@comptoir/contract';
import { hostileTexts, pickupOrder } from '@comptoir/contract/testing';
import { judgeAction, type OrderAction, type Progress, progressStates, type Role, roles } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { type CardShop, openCardShop } from '../../testing/open-card-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';

let shop: OfficeShop & CardShop;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  shop = withOffice(await openCardShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  for (const role of roles) cookies.set(role, await shop.signedIn(role));
});
afterAll(() => shop.close());

const place = async (): Promise<string> =>
  (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
const act = (id: string, action: StaffActionKind, body: object = {}, role: Role = 'manager') =>
  shop.ask('POST', `/v2/office/orders/${id}/${action}`, {
    cookie: cookies.get(role),
    body: { kind: action, actionId: randomUUID(), version: 1, ...body },
  });
const inMinutes = (minutes: number) => `2026-11-23T11:${String(minutes).padStart(2, '0')}:00Z`;
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code ?? 'done';

const bodies: Record<StaffActionKind, object> = {
  accept: { dueAt: inMinutes(20) },
  'take-back': {},
  refuse: { reason: 'too_busy', message: 'Revenez demain' },
  delay: { minutes: 10 },
  start: {},
  ready: {},
  leave: {},
  'hand-over': { isCashCollected: true },
  recall: {},
  cancel: { reason: 'incident', message: null },
  'no-show': { isPaidBack: false },
  note: { text: 'Sonner deux fois' },
  settle: { text: 'Rendu en espèces' },
};
const actions = Object.keys(bodies) as StaffActionKind[];

describe('an action over HTTP', () => {
  it('answers with the new state of the order, only to staff who are signed in [BRD-27]', async () => {
    const id = await place();
    const answer = await act(id, 'accept', { ...bodies.accept }, 'kitchen');
    expect(answer.json()).toMatchObject({
      status: 'success',
      payload: { isReplayed: false, order: { id, version: 2, state: 'accepted', dueAt: inMinutes(20) } },
    });
    const { rows } = await shop.database.query(
      "select data from order_events where kind = 'accepted' and order_id = $1",
      [id],
    );
    expect(rows).toMatchObject([{ data: { by: 'Ali' } }]);
    expect(codeOf(await act(id, 'ready', { version: 2, by: 'Zoé' }))).toBe('validation');
  });

  it('is in the audit with the order’s number and its states before and after, done or refused [ROL-22]', async () => {
    const id = await place();
    const rows = async () => {
      const text = 'select kind, target, before, after, status from office_audit order by id desc limit 1';
      return (await shop.database.query(text, [])).rows[0];
    };
    const { rows: numbers } = await shop.database.query('select number from orders where id = $1', [id]);
    const target = `order:${numbers[0]?.number}`;
    await act(id, 'accept', bodies.accept);
    const accepted = { target, before: { state: 'new' }, after: { state: 'accepted' }, status: 200 };
    expect(await rows()).toEqual({ kind: 'order_accept', ...accepted });
    await act(id, 'take-back', { version: 2 });
    const takenBack = { target, before: { state: 'accepted' }, after: { state: 'new' }, status: 200 };
    expect(await rows()).toEqual({ kind: 'order_take_back', ...takenBack });
    await act(id, 'accept', { ...bodies.accept, version: 3 });
    await act(id, 'ready');
    const moved = { target, before: { state: 'accepted' }, after: { state: 'accepted' }, status: 409 };
    expect(await rows()).toEqual({ kind: 'order_ready', ...moved });
    await act(id, 'cancel', { ...bodies.cancel, version: 4 }, 'kitchen');
    expect(await rows()).toMatchObject({ kind: 'order_cancel', target, status: 403 });
    await act(id, 'cancel', { version: 'x' });
    expect(await rows()).toMatchObject({ kind: 'order_cancel', target, before: null, status: 422 });
    for (const [nobodys, told] of [
      [randomUUID(), /^order:[\da-f-]{36}$/],
      ['x'.repeat(99), /^order:x{36}$/],
    ] as const) {
      await act(nobodys, 'cancel', bodies.cancel);
      expect(await rows()).toMatchObject({ kind: 'order_cancel', target: expect.stringMatching(told) });
    }
  });

  it('gives its first answer when it is repeated, and refuses another action with the same id [BRD-40]', async () => {
    const [id, second] = [await place(), await place()];
    const body = { actionId: randomUUID(), ...bodies.accept };
    await act(id, 'accept', body);
    expect((await act(id, 'accept', body)).json()).toMatchObject({
      payload: { isReplayed: true, order: { version: 2 } },
    });
    expect(codeOf(await act(second, 'accept', body))).toBe('action_exists');
    expect(codeOf(await act(id, 'refuse', { ...bodies.refuse, actionId: body.actionId }))).toBe('action_exists');
  });

  it('tells the second of two actors the order’s state, and who changed it [BRD-39]', async () => {
    const id = await place();
    await act(id, 'accept', bodies.accept);
    const late = await act(id, 'refuse', bodies.refuse);
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_moved']);
    expect(late.json().payload.order).toMatchObject({ id, version: 2, state: 'accepted', movedBy: 'Camille' });
  });

  it('pays a card back after it answered, without waiting for the sweep [BRD-30]', async () => {
    const order = pickupOrder({ payment_method: 'card' });
    const intent = await shop.authorise(order);
    const { order_id: id } = (await shop.post(order, intent)).json().payload;
    expect(codeOf(await act(id, 'refuse', bodies.refuse))).toBe('order_not_found');
    await shop.putPaid(id, intent);
    expect(codeOf(await act(id, 'refuse', bodies.refuse))).toBe('done');
    const statusOf = async () =>
      (await shop.database.query('select status from refunds where order_id = $1', [id])).rows[0]?.status;
    await expect.poll(statusOf).toBe('done');
    expect((await act(id, 'note', { ...bodies.note, version: 3 })).json().payload.order).toMatchObject({
      state: 'refused',
      totalCents: 1000,
      refundedCents: 1000,
      hasRefusedRefund: false,
      lines: [{ isRefunded: true }],
    });
  });

  it('follows the table for every state, action and role [BRD-38, ROL-20]', async () => {
    const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');
    const id = await place();
    const wrong: string[] = [];
    await shop.database.query('alter table order_progress disable trigger user', []);
    for (const role of roles)
      for (const state of progressStates)
        for (const action of actions) {
          await put(id, state);
          const answer = await act(id, action, bodies[action], role);
          const expected = judge(state, action, role, noon);
          if (codeOf(answer) !== expected) wrong.push(`${role} ${state} ${action}: ${codeOf(answer)}, not ${expected}`);
        }
    expect(wrong).toEqual([]);
  });
});

/** Sets the state of a cash order that is due at noon. */
async function put(id: string, state: Progress): Promise<void> {
  const { database } = shop;
  await database.query('alter table orders disable trigger user', []);
  await database.query("update orders set status = 'pending' where id = $1", [id]);
  await database.query('alter table orders enable trigger user', []);
  await database.query('delete from refunds where order_id = $1', [id]);
  await database.query(
    `update order_progress set state = $2, state_before = case when $2 = 'done' then 'ready' end, version = 1,
       accepted_at = null, started_at = null, moved_by = null,
       due_at = '2026-11-23T12:00+01:00', ready_tapped_at = '2026-11-23T12:00+01:00',
       ended_at = case when $2 in ('done', 'refused', 'cancelled', 'no_show') then '2026-11-23T12:00+01:00'::timestamptz end
     where order_id = $1`,
    [id, state],
  );
}

function judge(state: Progress, kind: StaffActionKind, actor: Role, now: Temporal.Instant): string {
  const progress = { state, stateBefore: state === 'done' ? ('ready' as const) : null, dueAt: now };
  const times = { acceptedAt: null, startedAt: null, readyTappedAt: now, leftAt: null, endedAt: now };
  const order = { mode: 'pickup' as const, isScheduled: false, promisedAt: now.add({ minutes: 20 }) };
  const money = {
    hasAlcohol: false,
    isCashDue: true,
    isCashCollected: false,
    isCashPresumed: false,
    hasRefusedRefund: false,
    isLastStepUntold: false,
  };
  const action = {
    kind,
    dueAt: now.add({ minutes: 20 }),
    reason: 'too_busy',
    message: null,
    minutes: 10,
    text: 'x',
    isCashCollected: true,
    isPaidBack: false,
  } as unknown as OrderAction;
  const verdict = judgeAction({ ...progress, ...times }, { ...order, ...money }, { action, actor, now });
  return typeof verdict === 'string' ? verdict : 'done';
}

describe('bad input', () => {
  it.each([
    ['a version of 0', 'ready', { version: 0 }],
    ['a version of -1', 'ready', { version: -1 }],
    ['a version that no column holds', 'ready', { version: 2 ** 31 }],
    ['a version as text', 'ready', { version: '1' }],
    ['a version of 1.5', 'ready', { version: 1.5 }],
    ['no version', 'ready', { version: undefined }],
    ['an id of an action that is none', 'ready', { actionId: '1' }],
    ['an unknown field', 'ready', { manager: 'x' }],
    ['a grant that is none', 'cancel', { reason: 'incident', message: null, grant: 'x' }],
    ['a reason that is none', 'refuse', { reason: 'tired', message: null }],
    ['the shop’s own reason', 'refuse', { reason: 'no_answer', message: null }],
    ['another reason that is not said', 'refuse', { reason: 'other', message: null }],
    ['the body of another action', 'ready', { kind: 'leave' }],
    ['a time that is none', 'accept', { dueAt: 'soon' }],
    ['a message of 201 signs', 'refuse', { reason: 'other', message: 'é'.repeat(201) }],
    ['a message that commands a terminal', 'refuse', { reason: 'other', message: 'ici\u001b[2J' }],
    ['a message that turns the reading direction', 'refuse', { reason: 'other', message: 'ici\u202e' }],
    ['a message of two lines', 'refuse', { reason: 'other', message: 'ici\nlà' }],
    ['a delay of 4 minutes', 'delay', { minutes: 4 }],
    ['a delay as text', 'delay', { minutes: '10' }],
    ['no word of the refund', 'no-show', {}],
    ['an empty note', 'note', { text: ' ' }],
  ] as const)('is refused, and nothing is written: %s [BRD-31]', async (_what, action, body) => {
    const id = await place();
    expect(codeOf(await act(id, action, body))).toBe('validation');
    const { rows } = await shop.database.query('select version, state from order_progress where order_id = $1', [id]);
    expect(rows).toEqual([{ version: 1, state: 'new' }]);
  });

  it.each([
    ['yesterday', '2026-11-22T12:20:00+01:00'],
    ['next year', '2027-11-23T12:20:00+01:00'],
    ['another zone’s offset', '2026-11-23T12:20:00+02:00'],
    ['the hour that is missing in March', '2027-03-28T02:30:00+01:00'],
    ['a minute ago', '2026-11-23T11:59:00+01:00'],
  ])('is refused as a time: %s [BRD-29]', async (_what, dueAt) => {
    expect(codeOf(await act(await place(), 'accept', { dueAt }))).toBe('time_out_of_bounds');
  });

  it('is a version that never was, or an unknown order [BRD-38]', async () => {
    expect(codeOf(await act(await place(), 'accept', { ...bodies.accept, version: 1e9 }))).toBe('order_moved');
    expect(codeOf(await act(randomUUID(), 'note', bodies.note))).toBe('order_not_found');
    expect(codeOf(await act('1', 'note', bodies.note))).toBe('validation');
  });

  it('is stored as plain text, whatever it contains [BRD-31]', async () => {
    const message = '<img src=x onerror=alert(1)>';
    const answer = await act(await place(), 'refuse', { reason: 'other', message });
    expect(answer.json().payload.order.message).toBe(message);
    expect(answer.headers['content-type']).toContain('application/json');
    for (const text of Object.values(hostileTexts).flat())
      expect((await act(await place(), 'note', { text })).statusCode).toBeLessThan(500);
  });
});

describe('a refusal for what is sold out', () => {
  const stock = async () =>
    (await shop.ask('GET', officeEndpoints.stock.path, { cookie: cookies.get('kitchen') })).json().payload.stockOuts;
  afterEach(async () => {
    shop.setClock(mondayNoon);
    await shop.database.query('delete from stock_outs', []);
    await shop.setCatalogue(({ settings }) => {
      settings['office.reception'] = 'manual';
    });
  });
  const soldOutUntil = (until: string | null, itemIds: number[] | undefined = [101]) => ({
    reason: 'sold_out',
    message: null,
    soldOut: { itemIds, until },
  });
  const soldOut = soldOutUntil('service');

  it.each<[string, object, string | null]>([
    ['this service', soldOut, '2026-11-23T13:30:00Z'],
    ['an hour', soldOutUntil('2026-11-23T13:00:00+01:00'), '2026-11-23T12:00:00Z'],
    ['until it is put back', soldOutUntil(null), null],
  ])('marks the dish with it, for %s, and diners read it at once [BRD-30]', async (_, body, until) => {
    const id = await place();
    const answer = await act(id, 'refuse', body, 'kitchen');
    expect(answer.json().payload.order).toMatchObject({ state: 'refused', reason: 'sold_out' });
    expect(await stock()).toMatchObject([{ kind: 'item', id: 101, until, by: 'Ali' }]);
    const again = await shop.send('POST', paths.checkout, pickupOrder());
    expect([again.statusCode, again.json().code]).toEqual([422, 'item_unavailable']);
    const { rows } = await shop.database.query(
      "select after from office_audit where kind = 'order_refuse' order by id desc limit 1",
      [],
    );
    expect(rows).toMatchObject([{ after: { soldOut: { itemIds: [101] } } }]);
  });

  it('is done once, even if it is repeated after the time has passed [BRD-30, BRD-40]', async () => {
    const id = await place();
    const body = { actionId: randomUUID(), ...soldOutUntil('2026-11-23T12:30:00+01:00') };
    expect((await act(id, 'refuse', body)).json().payload.isReplayed).toBe(false);
    shop.setClock('2026-11-23T13:00');
    expect((await act(id, 'refuse', body)).json().payload.isReplayed).toBe(true);
    expect(codeOf(await act(id, 'refuse', { ...body, soldOut: { ...body.soldOut, itemIds: [101, 101] } }))).toBe(
      'action_exists',
    );
    expect(await stock()).toEqual([]);
  });

  it.each<[string, object]>([
    ['a dish of another order', soldOutUntil('service', [201])],
    ['a time that has passed', soldOutUntil('2026-11-23T12:00:00+01:00')],
    ['no dish', soldOutUntil('service', [])],
    ['another reason', { ...soldOut, reason: 'too_busy' }],
    ['a time and no dish', { ...soldOut, soldOut: { until: null } }],
    ['no time', soldOutUntil('tomorrow')],
  ])('marks and refuses nothing with %s [BRD-30]', async (_, body) => {
    const id = await place();
    expect(codeOf(await act(id, 'refuse', body))).toBe('validation');
    expect(await stock()).toEqual([]);
    expect(codeOf(await act(id, 'refuse', bodies.refuse))).toBe('done');
  });

  it('marks nothing as sold out if the order is no longer new: both are one transaction [BRD-30, BRD-38]', async () => {
    const id = await place();
    await act(id, 'accept', { ...bodies.accept });
    expect(codeOf(await act(id, 'refuse', soldOut))).toBe('order_moved');
    expect(codeOf(await act(id, 'cancel', { version: 2, ...soldOut }))).toBe('validation');
    expect(await stock()).toEqual([]);
  });
});
