import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('kitchen');
  await shop.setCatalogue(({ menus, settings }) => {
    settings['alcohol.licence'] = 'restaurant';
    for (const { categories } of menus)
      for (const { items } of categories)
        for (const item of items) if (item.item_id === 302) item.alcohol = { kind: 'wine', abv: 13.5 };
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.mails.length = 0;
});

const asked = 'Alcool : pièce d’identité à demander';
const pizza = { item_id: 101, quantity: 1 };
const wine = { item_id: 302, quantity: 1 };

/** Places the order by the server's amounts. */
async function place(body: object): Promise<number> {
  const { expected } = (await shop.send('POST', paths.checkout, { ...body, total: 0 })).json();
  const answer = await shop.send('POST', paths.checkout, { ...body, ...expected });
  expect(answer.statusCode).toBe(200);
  await shop.api.drainOutbox();
  return answer.json().payload.order_number;
}

async function linesOf(number: number): Promise<{ itemId: number; hasAlcohol?: true }[]> {
  const { orders } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
  return orders.find((order: { number: number }) => order.number === number).lines;
}

it('tells the kitchen and the restaurant’s mailbox of alcohol, and the diner’s mail nothing of it [LAW-28]', async () => {
  const number = await place({ ...pickupOrder(), items: [pizza, wine], adult: true });
  expect((await linesOf(number)).map(({ itemId, hasAlcohol }) => [itemId, hasAlcohol])).toEqual([
    [101, undefined],
    [302, true],
  ]);
  const [diner, restaurant] = ['camille@example.com', 'contact@labonnepate.example'].map((address) =>
    shop.mails.find(({ to }) => to === address),
  );
  expect(restaurant?.text).toContain(asked);
  expect(restaurant?.html).toContain(asked);
  expect(diner?.text).not.toContain(asked);
});

it('says nothing of alcohol without any [LAW-28]', async () => {
  const number = await place({ ...pickupOrder(), items: [pizza] });
  expect((await linesOf(number)).some(({ hasAlcohol }) => hasAlcohol)).toBe(false);
  expect(shop.mails.map(({ text }) => text).join()).not.toContain(asked);
});
