import { priceCart } from '@comptoir/domain';
import { aLine, exampleItems, margherita } from '@comptoir/domain/testing';
import { describe, expect, it } from 'vitest';
import { existingOrderFromWire, mismatchFromWire, placedOrderFromWire } from './order-answers.ts';
import { orderFromWire } from './order-claim.ts';
import { type OrderDraft, orderToWire } from './order-draft.ts';
import { orderSchema } from './order-schema.ts';

const lines = [{ ...aLine(margherita, 2, { 1001: 2 }), note: 'bien cuite' }];

function draftOf(mode: 'pickup' | 'delivery'): OrderDraft {
  const priced = priceCart({
    lines,
    items: exampleItems,
    mode,
    offers: [],
    coupon: null,
    deliveryFeeCents: mode === 'delivery' ? 250 : 0,
    orderTime: null,
    tax: { isEnabled: true, isInclusive: true, defaultRateBp: 1000 },
  });
  const place = {
    address: '5 place Bellecour',
    address2: '',
    city: 'Lyon',
    postalCode: '69002',
    country: 'France',
    zone: 'Centre',
    lat: 45.7578,
    lng: 4.832,
  };
  return {
    localId: '8f14e45f-ea6f-4d0e-9d3c-2b6b1f1d7a10',
    lines,
    items: exampleItems,
    priced,
    tipCents: 0,
    paymentMethod: 'cash',
    transactionId: null,
    userId: null,
    coupon: null,
    isAdult: false,
    wishes: {},
    company: null,
    promisedAt: null,
    customer: {
      firstName: 'Camille',
      lastName: 'Martin',
      email: 'camille@example.com',
      phone: '0612345678',
      place: mode === 'delivery' ? place : null,
      date: 'ASAP',
    },
  };
}

describe('an order on the wire', () => {
  it('has the specification’s keys and no others [CHK-34, CHK-35, CHK-36, PAY-15]', () => {
    const body = orderToWire(draftOf('delivery'));
    expect(orderToWire({ ...draftOf('delivery'), isAdult: true }).adult).toBe(true);
    expect(orderToWire({ ...draftOf('pickup'), wishes: { ownContainers: true } }).wishes).toEqual({
      own_containers: true,
    });
    expect(Object.keys(body).sort()).toEqual(
      [
        'local_id',
        'items',
        'free_items',
        'is_pickup',
        'delivery',
        'tax',
        'subtotal',
        'discount',
        'total',
        'payment_method',
        'transaction_id',
        'user_id',
        'status',
        'customer',
      ].sort(),
    );
    expect(body).toMatchObject({
      is_pickup: false,
      subtotal: 28,
      delivery: 2.5,
      tax: 2.77,
      total: 30.5,
      status: 'pending',
      transaction_id: null,
      items: [
        {
          item_id: 101,
          quantity: 2,
          note: 'bien cuite',
          options: [{ option_id: 1, selected: 2, option_options: [{ id: 1001, price: 1.5, quantity: 2 }] }],
        },
      ],
      customer: { date: 'ASAP', location: { postal_code: '69002', zone: 'Centre' } },
    });
    expect(orderSchema.safeParse(body).error).toBeUndefined();
  });

  it('has no place for pickup, and a coupon only where one is applied [CHK-34, CHK-36]', () => {
    const body = orderToWire({ ...draftOf('pickup'), coupon: 'BIENVENUE10' });
    expect(body.customer.location).toBeNull();
    expect(body.coupon).toBe('BIENVENUE10');
  });

  it('comes back in the domain’s words, to the cent', () => {
    const draft = draftOf('delivery');
    const { subtotalCents, discountCents, deliveryCents, taxCents, totalCents } = draft.priced;
    expect(orderFromWire(JSON.parse(JSON.stringify(orderToWire(draft))))).toEqual({
      localId: draft.localId,
      mode: 'delivery',
      lines,
      freeItems: [],
      amounts: { subtotalCents, discountCents, deliveryCents, taxCents, totalCents },
      tipCents: 0,
      paymentMethod: 'cash',
      transactionId: null,
      userId: null,
      coupon: null,
      cashCode: null,
      company: null,
      promisedAt: null,
      isAdult: false,
      wishes: {},
      customer: draft.customer,
    });
  });

  it('has a tip of two decimals beside its amounts, and none if there is none [PYX-87, PYX-88]', () => {
    const { tip, ...rest } = orderToWire({ ...draftOf('delivery'), paymentMethod: 'card', tipCents: 205 });
    expect([tip, rest]).toEqual(['2.05', orderToWire({ ...draftOf('delivery'), paymentMethod: 'card' })]);
    expect(orderFromWire({ ...rest, tip: '12.30' }).tipCents).toBe(1230);
    expect(rest).not.toHaveProperty('tip');
  });

  it('tells the promise that its diner saw, in the restaurant’s time [PSE-07]', () => {
    const promisedAt = Temporal.ZonedDateTime.from('2026-11-23T12:20[Europe/Paris]');
    const body = orderToWire({ ...draftOf('pickup'), promisedAt });
    expect(body.promised_at).toBe('2026-11-23T12:20:00+01:00');
    expect(orderFromWire(body).promisedAt).toEqual(promisedAt.toInstant());
    for (const promised_at of ['12:20', '2026-11-23T12:20', 1, {}])
      expect(orderSchema.safeParse({ ...body, promised_at }).success).toBe(false);
  });

  it.each([
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity of 1.5', { quantity: 1.5 }],
    ['a quantity as text', { quantity: '2' }],
    ['no quantity', { quantity: null }],
    ['a quantity of a thousand million', { quantity: 1e9 }],
    ['a note of 501 characters', { note: 'a'.repeat(501) }],
    ['an unknown field', { discount: 3 }],
  ])('is refused with %s [API-25, SEC-14]', (_what, change) => {
    const body = orderToWire(draftOf('pickup'));
    const changed = { ...body, items: [{ ...body.items[0], ...change }] };
    expect(orderSchema.safeParse(changed).success).toBe(false);
  });

  it.each([['24,90'], ['24.905'], [24.905], ['1e3'], [Number.NaN], [null]])(
    'is refused with an amount of %s [API-25]',
    (total) => {
      expect(orderSchema.safeParse({ ...orderToWire(draftOf('pickup')), total }).success).toBe(false);
    },
  );

  it.each(['a', 'a@', 'a@b', 'a b@c.fr', 'a@@b.fr'])('is refused with the e-mail %s [CHK-13]', (email) => {
    const body = orderToWire(draftOf('pickup'));
    expect(orderSchema.safeParse({ ...body, customer: { ...body.customer, email } }).success).toBe(false);
  });

  it('is answered with what was stored, or with what differs [API-23, API-24, API-26]', () => {
    const payload = { order_id: 'o-1', order_number: 1001, status: 'pending', total: 35.45 };
    const placed = { orderId: 'o-1', orderNumber: 1001, totalCents: 3545, readyFrom: null };
    expect(placedOrderFromWire({ status: 'success', payload })).toMatchObject(placed);
    expect(placedOrderFromWire({ status: 'success' })).toBeNull();
    const { order_id: _, ...known } = payload;
    const exists = { status: 'error', code: 'order_exists', payload: known };
    expect(existingOrderFromWire(exists)).toEqual({ orderNumber: 1001, totalCents: 3545 });
    expect(existingOrderFromWire({ status: 'error', code: 'order_exists' })).toBeNull();
    const answer = {
      code: 'totals_mismatch',
      expected: { subtotal: 35.5, discount: 0.55, delivery: 2.5, tax: 3.4, total: 37.45 },
      cart: { items: [{ index: 0, item_id: 101, unit_price: 15, line_total: 30 }], free_items: [], offers: [] },
    };
    expect(mismatchFromWire(answer)).toEqual({
      expected: { subtotalCents: 3550, discountCents: 55, deliveryCents: 250, taxCents: 340, totalCents: 3745 },
      lines: [{ index: 0, totalCents: 3000 }],
    });
    expect(mismatchFromWire({ code: 'totals_mismatch' })).toBeNull();
  });

  it.each(['order_id', 'order_number', 'total'])('is no order where the answer names no %s', (name) => {
    const payload = { order_id: 'o-1', order_number: 1001, status: 'pending', total: 35.45 };
    expect(placedOrderFromWire({ payload: { ...payload, [name]: undefined } })).toBeNull();
  });

  it.each(['subtotal', 'discount', 'delivery', 'tax', 'total'])('does not take a missing %s for 0,00 €', (name) => {
    const expected = { subtotal: 35.5, discount: 0.55, delivery: 2.5, tax: 3.4, total: 37.45 };
    expect(mismatchFromWire({ expected: { ...expected, [name]: undefined } })).toBeNull();
  });

  it('says nothing of a line whose total the server did not say', () => {
    const expected = { subtotal: 0, discount: 0, delivery: 0, tax: 0, total: 0 };
    const items = [{ index: 0 }, { line_total: 3 }, { index: 2, line_total: 3 }];
    expect(mismatchFromWire({ expected, cart: { items } })?.lines).toEqual([{ index: 2, totalCents: 300 }]);
  });
});
