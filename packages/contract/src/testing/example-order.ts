import { randomUUID } from 'node:crypto';
import type { WireOrder } from '../public/order/order-schema.ts';

/** The order of requirements A.17: 2 Margherita with 2 mozzarella each and a Tiramisu, delivered to the zone Centre. */
export function exampleOrder(change: Partial<WireOrder> = {}): WireOrder {
  return {
    local_id: randomUUID(),
    items: [
      {
        item_id: 101,
        item_menu_id: 1,
        item_category_id: 11,
        item_name: 'Margherita',
        item_price: { price_pickup: 10, price_delivery: 11, tax_rate: 10 },
        options: [
          {
            option_id: 1,
            option_name: 'Suppléments',
            selected: 2,
            option_options: [{ id: 1001, name: 'Mozzarella', price: 1.5, quantity: 2, tax_rate: 10 }],
          },
        ],
        quantity: 2,
        note: 'bien cuite',
      },
      {
        item_id: 201,
        item_menu_id: 1,
        item_category_id: 12,
        item_name: 'Tiramisu',
        item_price: { price_pickup: 5.5, price_delivery: 5.5, tax_rate: 10 },
        options: [],
        quantity: 1,
        note: '',
      },
    ],
    free_items: [],
    is_pickup: false,
    delivery: 2.5,
    tax: 3.22,
    subtotal: 33.5,
    discount: 0.55,
    total: 35.45,
    payment_method: 'cash',
    transaction_id: null,
    user_id: null,
    status: 'pending',
    customer: {
      first_name: 'Camille',
      last_name: 'Martin',
      email: 'camille@example.com',
      phone: '0612345678',
      location: {
        address: '5 place Bellecour',
        address2: '',
        city: 'Lyon',
        postal_code: '69002',
        country: 'France',
        zone: 'Centre',
        lat: 45.7578,
        lng: 4.832,
      },
      date: 'ASAP',
    },
    ...change,
  };
}

/** The smallest order of the tests: one Margherita for pickup at 10 €. */
export function pickupOrder(change: Partial<WireOrder> = {}): WireOrder {
  const { customer } = exampleOrder();
  return exampleOrder({
    items: [{ item_id: 101, quantity: 1, options: [], note: '' }],
    is_pickup: true,
    delivery: 0,
    tax: 0.91,
    subtotal: 10,
    discount: 0,
    total: 10,
    customer: { ...customer, location: null },
    ...change,
  });
}
