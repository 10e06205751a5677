import { randomUUID } from 'node:crypto';
import { paths, type Ticket } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { plainTicket, type TicketPaper } from '@comptoir/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutesAfterNoon } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  cookie = await shop.signedIn('device');
});
afterAll(() => shop.close());

const place = async (order = pickupOrder()): Promise<string> =>
  (await shop.send('POST', paths.checkout, order)).json().payload.order_id;
const act = async (id: string, kind: string, body: object, by = cookie) => {
  const answer = await shop.ask('POST', `/v2/office/orders/${id}/${kind}`, {
    cookie: by,
    body: { kind, actionId: randomUUID(), ...body },
  });
  expect(answer.statusCode).toBe(200);
};
const accepted = async (order = pickupOrder()): Promise<string> => {
  const id = await place(order);
  await act(id, 'accept', { version: 1, dueAt: minutesAfterNoon(30).toString() });
  return id;
};
const show = (id: string, paper: TicketPaper, by = cookie) =>
  shop.ask('GET', `/v2/office/orders/${id}/ticket?paper=${paper}`, { cookie: by });
const print = (id: string, paper: TicketPaper, { by = cookie, actionId = randomUUID() as string } = {}) =>
  shop.ask('POST', `/v2/office/orders/${id}/prints`, { cookie: by, body: { actionId, paper } });
const textOf = (answer: Awaited<ReturnType<typeof show>>) => plainTicket((answer.json().payload as Ticket).lines);
const markOf = (answer: Awaited<ReturnType<typeof show>>) => /DUPLICATA nº \d+/.exec(textOf(answer))?.[0] ?? null;

it('is the kitchen’s ticket of the accepted order, with the diner’s note as text [TCK-02, TCK-10, TCK-13]', async () => {
  const order = pickupOrder();
  const [item] = order.items;
  const id = await accepted({ ...order, items: item ? [{ ...item, note: 'l’œuf à part 🍳' }] : [] });
  const ticket = textOf(await show(id, 'kitchen'));
  expect(ticket).toContain('RETRAIT          12 h 30');
  expect(ticket).toContain('Commandée 12 h · acceptée 12 h');
  expect(ticket).toMatch(/PIZZAS\n1 × MARGHERITA\n(.*\n)*? +>> l’œuf à part <</);
  expect(ticket).toMatch(/1 PLAT\s+À ENCAISSER 10,00 €/);
  expect(ticket).toMatch(/Cuisine 1 +23\/11 12:00$/);
});

it('is the diner’s receipt, with the restaurant of the settings and the page of the order [TCK-03, TCK-10]', async () => {
  const id = await accepted(exampleOrder());
  const { payload } = (await shop.ask('GET', `/v2/office/orders/${id}`, { cookie })).json();
  const receipt = textOf(await show(id, 'receipt'));
  expect(receipt).toContain(`Commande nº ${payload.receipt.orderNumber}`);
  expect(receipt.replaceAll(' ', '')).toContain(
    `TotalTTC${(payload.receipt.totalCents / 100).toFixed(2).replace('.', ',')}€`,
  );
  expect(receipt).toMatch(/\/commande\/[\w-]+/);
});

it('marks every print of a paper but the first of its printer, a repeated request as the first [TCK-06]', async () => {
  const id = await accepted();
  const actionId = randomUUID();
  const marks = [await print(id, 'kitchen', { actionId }), await print(id, 'kitchen'), await print(id, 'kitchen')];
  expect(marks.map(markOf)).toEqual([null, 'DUPLICATA nº 1', 'DUPLICATA nº 2']);
  expect(markOf(await print(id, 'kitchen', { actionId }))).toBeNull();
  expect(markOf(await show(id, 'kitchen'))).toBe('DUPLICATA nº 3');
  const [receipt, manager] = [await print(id, 'receipt'), await shop.signedIn('manager')];
  expect([receipt, await print(id, 'kitchen', { by: manager })].map(markOf)).toEqual([null, null]);
});

it('never prints two papers without a mark, even if they are asked for at once [TCK-06]', async () => {
  const id = await accepted();
  const marks = (await Promise.all(Array.from({ length: 8 }, () => print(id, 'kitchen')))).map(markOf);
  expect(marks.filter((mark) => mark === null)).toHaveLength(1);
  expect(new Set(marks).size).toBe(8);
});

it('tells in the history who printed what [TCK-06, BRD-46]', async () => {
  const id = await accepted();
  await print(id, 'kitchen');
  await print(id, 'kitchen');
  const { payload } = (await shop.ask('GET', `/v2/office/orders/${id}`, { cookie })).json();
  expect(payload.events.filter(({ kind }: { kind: string }) => kind === 'printed')).toMatchObject([
    { by: 'Cuisine 1', print: { paper: 'kitchen', copy: 0 } },
    { by: 'Cuisine 1', print: { paper: 'kitchen', copy: 1 } },
  ]);
});

it('has no paper of the kitchen before the acceptance, and calls a cancelled order back [TCK-04, TCK-05]', async () => {
  const fresh = await place();
  for (const answer of [await show(fresh, 'kitchen'), await print(fresh, 'kitchen')])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_moved']);
  const id = await accepted();
  await act(id, 'cancel', { version: 2, reason: 'incident', message: null }, await shop.signedIn('manager'));
  expect(textOf(await show(id, 'kitchen'))).toMatch(/^ +ANNULÉE *\nnº \d+/);
});

it('shows the kitchen no receipt of another day [TCK-21]', async () => {
  const id = await accepted();
  await shop.database.query(
    "update order_progress set arrived_at = arrived_at - interval '2 days' where order_id = $1",
    [id],
  );
  const manager = await shop.signedIn('manager');
  const answers = [await show(id, 'receipt'), await print(id, 'receipt'), await show(id, 'receipt', manager)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 200]);
  expect((await show(id, 'kitchen')).statusCode).toBe(200);
});

it('is a clear error for an unknown order, an unknown paper and an action of another order [TCK-10]', async () => {
  const [id, other, actionId] = [await accepted(), await accepted(), randomUUID()];
  await print(id, 'kitchen', { actionId });
  const answers = [
    await show(randomUUID(), 'kitchen'),
    await show(id, 'poster' as TicketPaper),
    await print(other, 'kitchen', { actionId }),
    await print(id, 'receipt', { actionId }),
    await show(id, 'kitchen', ''),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [404, 'order_not_found'],
    [422, 'validation'],
    [409, 'action_exists'],
    [409, 'action_exists'],
    [401, 'staff_required'],
  ]);
});
