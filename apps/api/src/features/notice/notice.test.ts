import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { type OrderAction, proposeTimes } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';
import { listEvents } from '../order/record/order-repository.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());
afterEach(() => {
  kitchen.shop.mails.length = 0;
  kitchen.minutes = 0;
});

async function arrive(isByCard = false): Promise<string> {
  const id = await (isByCard ? kitchen.placeByCard() : kitchen.place());
  await kitchen.shop.api.drainOutbox();
  kitchen.shop.mails.length = 0;
  return id;
}
/** Runs the actions one after the other, each on the version that the previous one created. */
async function act(id: string, actions: OrderAction[], from = 1): Promise<void> {
  for (const [index, action] of actions.entries())
    expect((await kitchen.act(id, action, { version: from + index })).kind).toBe('done');
}
/** Lets twenty seconds pass and returns the subjects of the mails. */
async function subjects(): Promise<string[]> {
  await kitchen.shop.database.query("update outbox set next_at = now() where kind = 'notice' and done_at is null", []);
  await kitchen.shop.api.drainOutbox();
  return kitchen.shop.mails.splice(0).map(({ subject }) => subject.replace(/nº \d+/, 'nº 1').replace(/\s/g, ' '));
}
const accept = (minutes: number): OrderAction => ({ kind: 'accept', dueAt: minutesAfterNoon(minutes) });

it('tells of an order that was accepted for another hour, and of none that was for the promised one [LIV-15]', async () => {
  await act(await arrive(), [accept(20)]);
  expect(await subjects()).toEqual([]);
  // Different seconds are the same time to the minute.
  await act(await arrive(), [{ kind: 'accept', dueAt: minutesAfterNoon(20).add({ seconds: 41 }) }]);
  expect(await subjects()).toEqual([]);
  await act(await arrive(), [accept(30)]);
  expect(await subjects()).toEqual(['Votre commande nº 1 : prête vers 12 h 30']);
});

it('shows the same hour on the board, on the order’s page and in every mail, whatever the seconds are [BRD-28, CHK-56, LIV-15]', async () => {
  const { shop } = kitchen;
  shop.setClock('2026-11-23T12:03:41');
  const { order_id: id, track_token } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
  await shop.api.drainOutbox();
  const promised = Temporal.Instant.from('2026-11-23T12:25:00+01:00');
  for (const mail of shop.mails.splice(0))
    expect(mail.text.replace(/\s/g, ' ')).toContain('vers lundi 23 novembre à 12 h 25');
  const { due_at, receipt } = (await shop.send('GET', paths.liveOrder(track_token))).json().payload;
  const [row] = await kitchen.rows(
    'select promised_at, due_at from orders join order_progress on order_id = id where id = $1',
    id,
  );
  for (const at of [due_at, receipt.promised_at, row?.promised_at, row?.due_at])
    expect(new Date(at as string).toISOString()).toBe('2026-11-23T11:25:00.000Z');
  kitchen.minutes = 4;
  const [first] = proposeTimes(
    { mode: 'pickup', isScheduled: false, promisedAt: promised },
    { preparationMinutes: 15, travelMinutes: 15 },
    minutesAfterNoon(4),
  );
  expect(first).toEqual({ dueAt: promised, minutes: 0 });
  await act(id, [{ kind: 'accept', dueAt: promised }]);
  expect(await subjects()).toEqual([]);
  await act(id, [{ kind: 'delay', minutes: 10 }], 2);
  expect(await subjects()).toEqual(['Votre commande nº 1 : 12 h 35 au lieu de 12 h 25']);
  shop.setClock(mondayNoon);
});

it('tells the last of the changes within twenty seconds, once [LIV-17]', async () => {
  const id = await arrive();
  await act(id, [accept(30), { kind: 'delay', minutes: 10 }]);
  expect(await subjects()).toEqual(['Votre commande nº 1 : 12 h 40 au lieu de 12 h 20']);
  await act(id, [{ kind: 'ready' }, { kind: 'recall' }], 3);
  expect(await subjects()).toEqual([]);
  await act(id, [{ kind: 'ready' }], 5);
  expect(await subjects()).toEqual(['Votre commande nº 1 est prête']);
  await act(id, [{ kind: 'recall' }], 6);
  expect(await subjects()).toEqual(['Votre commande nº 1 : encore quelques minutes']);
});

it('waits those twenty seconds before it tells anything [LIV-17]', async () => {
  await act(await arrive(), [accept(30)]);
  await kitchen.shop.api.drainOutbox();
  expect(kitchen.shop.mails).toEqual([]);
  expect(await subjects()).toHaveLength(1);
});

it('tells a refusal with its reason, the restaurant’s words, the refund, and the link [LIV-15, LIV-11]', async () => {
  const id = await arrive(true);
  await act(id, [{ kind: 'refuse', reason: 'sold_out', message: 'Le dernier <b>vient</b> de partir' }]);
  await kitchen.shop.database.query("update outbox set next_at = now() where kind = 'notice'", []);
  await kitchen.shop.api.drainOutbox();
  const mail = kitchen.shop.mails.find(({ subject }) => subject.includes('n’a pas pu être acceptée'));
  const [row] = await kitchen.rows('select track_token from order_progress where order_id = $1', id);
  for (const part of [
    'Un des plats est épuisé.',
    '« Le dernier <b>vient</b> de partir »',
    `/commande/${row?.track_token}`,
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text.replace(/\s/g, ' ')).toContain('Le remboursement de 10,00 € est demandé');
  expect(mail?.html).not.toContain('<b>');
});

it('is in the first mails too: the diner’s leads to the page, the restaurant’s to the office where there is one [LIV-25]', async () => {
  for (const hasOffice of [true, false]) {
    const shop = await openTestShop({ hasOffice });
    const { order_number, track_token } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
    await shop.api.drainOutbox();
    const textTo = (address: string) => shop.mails.find(({ to }) => to === address)?.text ?? '';
    expect(textTo('camille@example.com')).toContain(`http://localhost:3000/commande/${track_token}`);
    expect(textTo('contact@labonnepate.example').includes(`/office/commandes/${order_number}`)).toBe(hasOffice);
    expect(textTo('contact@labonnepate.example')).not.toContain(track_token);
    await shop.close();
  }
});

it('notes in the history that a mail failed five times, and that it was sent later [LIV-18]', async () => {
  const id = await arrive();
  const servers = [kitchen.shop, kitchen.other];
  const setDown = (isDown: boolean) => {
    for (const server of servers) server.isMailDown = isDown;
  };
  const attempt = async () => {
    await kitchen.shop.database.query(
      "update outbox set next_at = now() where kind = 'notice' and done_at is null",
      [],
    );
    await Promise.all(servers.map((server) => server.api.drainOutbox()));
  };
  const told = async () =>
    (await listEvents(kitchen.shop.database.db, id)).map(({ kind }) => kind).filter((kind) => /mail/.test(kind));
  setDown(true);
  await act(id, [accept(30)]);
  for (let count = 1; count <= 4; count += 1) await attempt();
  expect(await told()).toEqual([]);
  await attempt();
  await attempt();
  expect(await told()).toEqual(['mail_failed']);
  setDown(false);
  await attempt();
  expect(await told()).toEqual(['mail_failed', 'mailed']);
});

// This test comes last, because the dish stays sold out afterwards.
it('names the dishes that an order was refused for [LIV-28]', async () => {
  const id = await arrive(false);
  const soldOut = { itemIds: [101], until: null };
  await act(id, [{ kind: 'refuse', reason: 'sold_out', message: null, soldOut }]);
  await kitchen.shop.database.query("update outbox set next_at = now() where kind = 'notice'", []);
  await kitchen.shop.api.drainOutbox();
  const mail = kitchen.shop.mails.findLast(({ subject }) => subject.includes('n’a pas pu être acceptée'));
  expect(mail?.text.replace(/\s/g, ' ')).toContain('Épuisé : Margherita.');
  expect(mail?.text).not.toContain('Un des plats');
});
