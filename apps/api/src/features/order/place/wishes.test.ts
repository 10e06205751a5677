import { officeEndpoints, paths, type WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';

let shop: CardShop & OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openCardShop());
  cookie = await shop.signedIn('kitchen');
});
afterEach(() => shop.setCatalogue(() => undefined));
afterAll(() => shop.close());

const both = { cutlery: true, own_containers: true };
const post = (body: object) => shop.send('POST', paths.checkout, body);
const offer = (change: Partial<CatalogueFile['settings']>) =>
  shop.setCatalogue(({ settings }) => void Object.assign(settings, change));

async function place(wishes?: object) {
  const answer = await post(pickupOrder(wishes && ({ wishes } as Partial<WireOrder>)));
  expect(answer.statusCode).toBe(200);
  return answer.json().payload;
}

async function storedOf(id: string): Promise<unknown> {
  const { rows } = await shop.database.query('select wishes from orders where id = $1', [id]);
  return (rows[0] as { wishes: unknown }).wishes;
}

async function packingOf(number: number): Promise<string[] | undefined> {
  const { orders } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
  return orders.find((order: { number: number }) => order.number === number).packing;
}

async function mailsOf(number: number): Promise<{ restaurant: string; diner: string }> {
  await shop.api.drainOutbox();
  const textTo = (address: string) =>
    shop.mails.findLast(({ to, subject }) => to === address && subject.includes(String(number)))?.text ?? '';
  return { restaurant: textTo('contact@labonnepate.example'), diner: textTo('camille@example.com') };
}

describe('the wishes of an order', () => {
  it('are stored with it and in its receipt, also by a repeated answer [LAW-49]', async () => {
    const body = pickupOrder({ wishes: both });
    const [first, again] = [await post(body), await post(body)].map((answer) => answer.json().payload);
    expect([first.receipt.wishes, again.receipt.wishes]).toEqual([both, both]);
    expect(await storedOf(first.order_id)).toEqual(both);
    await expect(
      shop.database.query(`update orders set wishes = '{}' where id = $1`, [first.order_id]),
    ).rejects.toThrow();
    expect((await post({ ...body, wishes: { cutlery: true } })).json().code).toBe('order_exists');
  });

  it.each([[undefined], [{}], [{ cutlery: false, own_containers: false }]])(
    'that are %j are no wishes: the key is absent [LAW-47, LAW-49]',
    async (wishes) => {
      const { order_id, receipt } = await place(wishes);
      expect(receipt).not.toHaveProperty('wishes');
      expect(await storedOf(order_id)).toEqual({});
    },
  );

  it.each<[string, unknown]>([
    ['wishes.cutlery', { cutlery: 'true' }],
    ['wishes.own_containers', { own_containers: 1 }],
    ['wishes.napkins', { napkins: true }],
    ['wishes', null],
    ['wishes', []],
  ])('are refused at %s where they are %j [LAW-49]', async (field, wishes) => {
    const answer = await post({ ...pickupOrder(), wishes });
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
      422,
      'validation',
      [field],
    ]);
  });

  it('that the restaurant does not offer are refused at their field, and nothing is stored [LAW-47, LAW-48, LAW-49]', async () => {
    await offer({ 'packaging.cutlery': 'never', 'packaging.own_containers': false });
    const said = 'Ce n’est pas proposé pour cette commande';
    for (const name of ['cutlery', 'own_containers']) {
      const body = pickupOrder({ wishes: { [name]: true } });
      const answer = await post(body);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'validation', message: said, errors: { [`wishes.${name}`]: said } },
      ]);
      const { rows } = await shop.database.query('select 1 from orders where local_id = $1', [body.local_id]);
      expect(rows).toEqual([]);
    }
  });

  it('can’t be own containers with a delivery [LAW-48, LAW-49]', async () => {
    const answer = await post({ ...pickupOrder({ wishes: both }), is_pickup: false });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { 'wishes.own_containers': 'Ce n’est pas proposé pour cette commande' },
    ]);
  });

  it('are kept by an order that the shop places for a browser that died [LAW-49]', async () => {
    const order = cardOrder({ wishes: { cutlery: true } });
    await shop.authorise(order);
    await shop.api.reconcilePayments();
    shop.setClock('2026-11-23T12:01:30');
    await shop.api.reconcilePayments();
    const { rows } = await shop.database.query('select status, wishes from orders where local_id = $1', [
      order.local_id,
    ]);
    expect(rows).toEqual([{ status: 'paid', wishes: { cutlery: true } }]);
  });
});

describe('the kitchen', () => {
  it('is told on the board and by mail what goes with an order, the diner’s mail nothing of it [LAW-50]', async () => {
    const { order_number: number } = await place(both);
    expect(await packingOf(number)).toEqual(['cutlery', 'ownContainers']);
    const { restaurant, diner } = await mailsOf(number);
    expect(restaurant).toContain('COUVERTS : oui\n\nSES CONTENANTS');
    expect(diner).not.toMatch(/couverts|contenants/i);
  });

  it('is told that no cutlery is wanted, unless it never gives any [LAW-50]', async () => {
    const { order_number: number } = await place();
    expect(await packingOf(number)).toEqual(['noCutlery']);
    expect((await mailsOf(number)).restaurant).toContain('Couverts : non');
    await offer({ 'packaging.cutlery': 'never' });
    expect(await packingOf(number)).toBeUndefined();
    expect((await mailsOf((await place()).order_number)).restaurant).not.toMatch(/couverts/i);
  });
});

it('the public settings tell what is offered [LAW-47, LAW-48]', async () => {
  await offer({ 'packaging.cutlery': 'never', 'packaging.own_containers': false });
  const { payload } = (await shop.send('GET', paths.settings)).json();
  expect(payload).toEqual(
    expect.arrayContaining([
      { name: 'packaging.cutlery', value: 'never' },
      { name: 'packaging.own_containers', value: false },
    ]),
  );
});
