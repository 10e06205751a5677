import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';

let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
beforeAll(async () => {
  kitchen = await openKitchen();
  office = withOffice(kitchen.shop);
});
afterAll(() => kitchen.close());

const asked = async (caller: 'manager' | 'device' = 'manager') =>
  office.ask('GET', '/v2/office/reports/punctuality', { cookie: await office.signedIn(caller) });

/** Stores when the kitchen noted an order as ready, or as on its way, in minutes after its promise. */
async function note(id: string, name: 'ready_tapped_at' | 'left_at', minutes: number): Promise<void> {
  await kitchen.rows(
    `update order_progress set ${name} = promised_at + interval '${minutes} minutes' from orders where orders.id = order_id and order_id = $1`,
    id,
  );
}

async function placeAt(clock: string): Promise<string> {
  kitchen.shop.setClock(clock);
  const id = await kitchen.place(pickupOrder());
  kitchen.shop.setClock(mondayNoon);
  return id;
}

it('is the share of orders that were ready at most 5 minutes after their promise [CAP-16]', async () => {
  expect((await asked()).json().payload).toEqual({ orders: 0, onTime: 0 });
  for (const minutes of [-10, 5, 5.02]) await note(await placeAt(mondayNoon), 'ready_tapped_at', minutes);
  // This one was never noted as ready.
  await placeAt(mondayNoon);
  expect((await asked()).json().payload).toEqual({ orders: 3, onTime: 2 });
});

it('is that of 30 service days [CAP-16]', async () => {
  const before = (await asked()).json().payload;
  await note(await placeAt('2026-10-25T12:00'), 'ready_tapped_at', 0);
  await note(await placeAt('2026-10-24T12:00'), 'ready_tapped_at', 0);
  expect((await asked()).json().payload).toEqual({ orders: before.orders + 1, onTime: before.onTime + 1 });
});

it('asks of a delivery that it is ready when the courier has to leave, a quarter of an hour before [CAP-16]', async () => {
  const before = (await asked()).json().payload;
  for (const minutes of [-10, -9.5])
    await note(await kitchen.placeByCard(exampleOrder({ payment_method: 'card' })), 'left_at', minutes);
  expect((await asked()).json().payload).toEqual({ orders: before.orders + 2, onTime: before.onTime + 1 });
});

it('is told to managers only [CAP-16, ROL-20]', async () => {
  expect((await asked('device')).statusCode).toBe(403);
});
