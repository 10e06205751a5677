import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths, readOfficeSettings, type StaffActionKind } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';
import { applyClock } from '../progress/clock/watch-clock.ts';

let shop: OfficeShop;
let cookie: string;
let manager: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('kitchen');
  manager = await shop.signedIn('manager');
  await shop.setCatalogue(({ menus, settings }) => {
    settings['alcohol.licence'] = 'takeaway';
    for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
      if (item.item_id === 302) Object.assign(item, { alcohol: { kind: 'wine', abv: 13.5 }, withdrawal: true });
  });
});
afterAll(() => shop.close());

const pizza = { item_id: 101, quantity: 1 };
const wine = { item_id: 302, quantity: 1 };

/** Places an order by the server's amounts, in cash, and returns its id. */
async function place(items: object[]): Promise<string> {
  const body = { ...pickupOrder(), items, adult: true };
  const { expected } = (await shop.send('POST', paths.checkout, { ...body, total: 0 })).json();
  const answer = await shop.send('POST', paths.checkout, { ...body, ...expected });
  expect(answer.statusCode).toBe(200);
  return answer.json().payload.order_id;
}

async function act(id: string, action: StaffActionKind, version: number, more: object = {}, by = cookie) {
  const body = { kind: action, actionId: randomUUID(), version, ...more };
  const answer = await shop.ask('POST', `/v2/office/orders/${id}/${action}`, { cookie: by, body });
  return { code: answer.json().code ?? 'done', answer, ...answer.json().payload };
}

/** An order that is ready, in its second version: a shop without a reception accepts by itself. */
async function ready(items: object[] = [pizza, wine]): Promise<string> {
  const id = await place(items);
  await act(id, 'ready', 1);
  return id;
}

async function handOversOf(id: string): Promise<unknown[]> {
  const { rows } = await shop.database.query(
    "select kind, data from order_events where order_id = $1 and kind in ('handed_over', 'delivered') order by id",
    [id],
  );
  return rows;
}

async function statusOf(id: string): Promise<unknown> {
  const { rows } = await shop.database.query(
    'select status, state, (select count(*)::int from refunds where order_id = id) as refunds from orders join order_progress on order_id = id where id = $1',
    [id],
  );
  return rows[0];
}

/** Declares a withdrawal from wines of an order, whose second line they are. */
async function withdraw(id: string, units: number): Promise<void> {
  const { rows } = await shop.database.query('select track_token, version from order_progress where order_id = $1', [
    id,
  ]);
  const body = { action_id: randomUUID(), version: rows[0]?.version, lines: [{ line: 1, units }] };
  const path = paths.declareWithdrawal(String(rows[0]?.track_token));
  const answer = await shop.send('POST', path, { ...body, name: 'Camille Martin', email: null });
  expect(answer.statusCode).toBe(200);
}

const paid = { isCashCollected: true };

describe('handing over an order with alcohol', () => {
  it('is refused until somebody says whether an identity document was seen [LAW-29]', async () => {
    const id = await ready();
    const { answer } = await act(id, 'hand-over', 2, paid);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'identity_needed', message: 'Une pièce d’identité a-t-elle été vue ?' },
    ]);
    expect(await statusOf(id)).toEqual({ status: 'pending', state: 'ready', refunds: 0 });
    for (const identity of ['yes', true, null, ''])
      expect((await act(id, 'hand-over', 2, { ...paid, identity })).code).toBe('validation');
    expect((await act(id, 'hand-over', 2, { isCashCollected: false })).code).toBe('done');
  });

  it.each(['seen', 'refused'] as const)(
    'with the answer %s ends it, notes the answer and nothing about the person, and pays nothing back [LAW-29]',
    async (identity) => {
      const id = await ready();
      expect((await act(id, 'hand-over', 2, { ...paid, identity })).order.state).toBe('done');
      expect(await handOversOf(id)).toEqual([{ kind: 'handed_over', data: { identity, by: expect.any(String) } }]);
      expect(await statusOf(id)).toEqual({ status: 'paid', state: 'done', refunds: 0 });
      const sheet = await shop.ask('GET', officeEndpoints.orderSheet.path.replace(':id', id), { cookie });
      expect(sheet.json().payload.events.find(({ kind }: { kind: string }) => kind === 'handed_over')).toMatchObject({
        identity,
      });
    },
  );

  it('gives its first answer when it is repeated, and refuses another answer by the same id [LAW-29, BRD-40]', async () => {
    const id = await ready();
    const tap = { ...paid, identity: 'seen', actionId: randomUUID() };
    expect(await act(id, 'hand-over', 2, tap)).toMatchObject({ code: 'done', isReplayed: false });
    expect(await act(id, 'hand-over', 2, tap)).toMatchObject({ code: 'done', isReplayed: true });
    expect((await act(id, 'hand-over', 2, { ...tap, identity: 'refused' })).code).toBe('action_exists');
    expect(await handOversOf(id)).toHaveLength(1);
  });

  it('asks again after a recall [LAW-29]', async () => {
    const id = await ready();
    await act(id, 'hand-over', 2, { ...paid, identity: 'refused' });
    expect((await act(id, 'recall', 3, {}, manager)).order.state).toBe('ready');
    expect((await act(id, 'hand-over', 4, { isCashCollected: null })).code).toBe('identity_needed');
    expect((await act(id, 'hand-over', 4, { isCashCollected: null, identity: 'seen' })).code).toBe('done');
    expect(await handOversOf(id)).toMatchObject([{ data: { identity: 'refused' } }, { data: { identity: 'seen' } }]);
  });

  it('counts one answer of two boards that give theirs at once [LAW-29]', async () => {
    const id = await ready();
    const answers = await Promise.all(
      (['seen', 'refused'] as const).map((identity) => act(id, 'hand-over', 2, { ...paid, identity })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['done', 'order_moved']);
    expect(await handOversOf(id)).toHaveLength(1);
  });
});

describe('an order whose alcohol the diner withdrew from', () => {
  const wines = [pizza, { ...wine, quantity: 2 }];

  async function onBoard(id: string) {
    const { orders } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
    const order = orders.find((one: { id: string }) => one.id === id);
    return { drinks: order.lines.filter((line: object) => 'hasAlcohol' in line).length, until: order.alcoholUntil };
  }

  it('asks for an identity as long as a bottle is left, and then neither asks nor takes an answer [LAW-29, LAW-39]', async () => {
    const id = await ready(wines);
    await withdraw(id, 1);
    expect((await act(id, 'hand-over', 3, paid)).code).toBe('identity_needed');
    expect(await onBoard(id)).toEqual({ drinks: 1, until: '2026-11-23T21:00:00Z' });
    await withdraw(id, 1);
    expect(await onBoard(id)).toEqual({ drinks: 0, until: undefined });
    expect((await act(id, 'hand-over', 4, { ...paid, identity: 'seen' })).code).toBe('validation');
    expect((await act(id, 'hand-over', 4, paid)).code).toBe('done');
    expect(await handOversOf(id)).toEqual([{ kind: 'handed_over', data: { by: expect.any(String) } }]);
  });

  it('asks again after a recall for what was withdrawn from after the hand-over [LAW-29]', async () => {
    const id = await ready(wines);
    await act(id, 'hand-over', 2, { ...paid, identity: 'seen' });
    await withdraw(id, 2);
    await act(id, 'recall', 4, {}, manager);
    expect((await act(id, 'hand-over', 5, { isCashCollected: null })).code).toBe('identity_needed');
  });
});

it('an order without alcohol takes no answer about an identity [LAW-29]', async () => {
  const id = await ready([pizza]);
  expect((await act(id, 'hand-over', 2, { ...paid, identity: 'seen' })).code).toBe('validation');
  expect((await act(id, 'hand-over', 2, paid)).code).toBe('done');
  expect(await handOversOf(id)).toEqual([{ kind: 'handed_over', data: { by: expect.any(String) } }]);
});

it.each([
  ['an order of a shop that has mail only', "state = 'accepted', reception = 'none'", 'handed_over'],
  ['a paid delivery', "state = 'on_the_way', reception = 'manual'", 'delivered'],
])('ends %s with alcohol by itself, with an identity that nobody has seen [LAW-29]', async (_, progress, kind) => {
  const [drunk, sober, dry] = [await place([pizza, wine]), await place([pizza]), await place([pizza, wine])];
  await withdraw(dry, 1);
  await shop.database.query('alter table orders disable trigger orders_receipt', []);
  await shop.database.query("update orders set payment_method = 'card' where id = any($1)", [[drunk, sober, dry]]);
  await shop.database.query('alter table orders enable trigger orders_receipt', []);
  await shop.database.query(
    `update order_progress set due_at = '2026-11-23T12:00+01:00', ${progress} where order_id = any($1)`,
    [[drunk, sober, dry]],
  );
  const late = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime('Europe/Paris').add({ minutes: 90 });
  await applyClock({
    db: shop.database.db,
    announce: () => undefined,
    now: () => late,
    office: () => readOfficeSettings([]),
  });
  expect(await handOversOf(drunk)).toEqual([{ kind, data: { by: 'system', identity: null } }]);
  for (const id of [sober, dry]) expect(JSON.stringify(await handOversOf(id))).not.toContain('identity');
});

it('the board knows until when the alcohol of an order may be handed over [LAW-30]', async () => {
  const [drunk, sober] = [await place([pizza, wine]), await place([pizza])];
  const { orders } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
  const untilOf = (id: string) => orders.find((order: { id: string }) => order.id === id).alcoholUntil;
  expect([untilOf(drunk), untilOf(sober)]).toEqual(['2026-11-23T21:00:00Z', undefined]);
});
