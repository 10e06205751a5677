import { paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setCatalogue((catalogue) => {
    catalogue.offers = [fileOffer({ id: 5, type: 'free_delivery' })];
    for (const zone of catalogue.settings['features.delivery.zones']) {
      zone.minimum_order = 25;
      zone.flat_charge = zone.name === 'Centre' ? 2 : null;
    }
    catalogue.settings['features.delivery.flat_charge'] = null;
  });
});
afterAll(() => shop.close());

/** Creates an order of margheritas to the zone Centre or to Villeurbanne. */
function order(quantity: number, postal_code: string) {
  const { customer } = exampleOrder();
  const location = customer.location && { ...customer.location, postal_code, zone: null };
  const subtotal = quantity * 11;
  return shop.send(
    'POST',
    paths.checkout,
    exampleOrder({
      items: [{ item_id: 101, quantity, options: [], note: '' }],
      delivery: 0,
      subtotal,
      discount: 0,
      tax: quantity,
      total: subtotal,
      customer: { ...customer, location },
    }),
  );
}

it('free delivery does not lift a minimum without a charge for small orders [OFR-20, LOC-21]', async () => {
  const refused = await order(2, '69100');
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'below_minimum']);
  expect((await order(3, '69100')).statusCode).toBe(200);
});

it('free delivery lifts the charge for small orders with the fee [OFR-18]', async () => {
  expect((await order(2, '69002')).statusCode).toBe(200);
});
