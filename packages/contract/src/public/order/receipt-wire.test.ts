import { describe, expect, it } from 'vitest';
import { exampleReceipt } from '../../testing/example-receipt.ts';
import { receiptSchema } from './receipt-schema.ts';
import { receiptFromWire, receiptToWire } from './receipt-wire.ts';

const receipt = exampleReceipt({
  mode: 'delivery',
  place: {
    address: '5 place Bellecour',
    address2: '',
    city: 'Lyon',
    postalCode: '69002',
    country: 'France',
    zone: 'Centre',
  },
  lines: [
    {
      itemId: 101,
      name: 'Margherita',
      options: [
        { name: 'Pâte', choices: [{ name: 'Classique', quantity: 1, priceCents: 0, isAmbiguous: true }] },
        {
          name: 'Suppléments',
          choices: [
            { name: 'Mozzarella', quantity: 2, priceCents: 150 },
            { name: 'Olives', quantity: 0, priceCents: 0 },
          ],
        },
      ],
      note: 'bien cuite',
      quantity: 2,
      unitCents: 1400,
      totalCents: 2800,
      isFree: false,
      origins: ['Jambon : élevé : Espagne · abattu : France', 'Porc : origine France'],
      isHomemade: true,
    },
    {
      itemId: 302,
      name: 'Vin',
      options: [],
      note: '',
      quantity: 1,
      unitCents: 0,
      totalCents: 0,
      isFree: true,
      hasAlcohol: true,
      isWithdrawable: true,
    },
    { itemId: 201, name: 'Tiramisu', options: [], note: '', quantity: 1, unitCents: 0, totalCents: 0, isFree: true },
  ],
  discounts: [
    {
      type: 'percentage',
      code: 'BIENVENUE10',
      percentBp: 1050,
      fixedCents: 0,
      target: null,
      gender: 'f',
      amountCents: 294,
    },
    {
      type: 'fixed_amount',
      code: null,
      percentBp: 0,
      fixedCents: 200,
      target: 'Pizzas',
      gender: 'm',
      amountCents: 200,
    },
  ],
  subtotalCents: 2800,
  discountCents: 494,
  deliveryFeeCents: 250,
  surchargeCents: 200,
  taxCents: 251,
  totalCents: 2756,
  taxes: [{ rateBp: 1000, netCents: 2505, taxCents: 251, grossCents: 2756 }],
});

describe('a receipt', () => {
  it('comes back from the wire as it was sent, with every amount [CHK-50, CRT-31, LAW-07]', () => {
    const wire = receiptToWire(receipt);
    expect(receiptSchema.parse(wire)).toEqual(wire);
    expect(receiptFromWire(JSON.parse(JSON.stringify(wire)))).toEqual(receipt);
    expect(wire).toMatchObject({ delivery_fee: 2.5, surcharge: 2, total: 27.56, taxes: [{ rate: 10, vat: 2.51 }] });
    expect(wire.lines.map((line) => Object.keys(line).slice(8))).toEqual([
      ['origins', 'homemade'],
      ['alcohol', 'withdrawal'],
      [],
    ]);
    expect(wire.discounts).toMatchObject([
      { percent: 10.5, value: null },
      { percent: null, value: 2 },
    ]);
  });

  it.each([
    ['nothing', () => null],
    ['a text', () => 'receipt'],
    ['no total', ({ total: _, ...rest }: Record<string, unknown>) => rest],
    ['no number', (wire: object) => ({ ...wire, order_number: 'x' })],
    ['an unknown status', (wire: object) => ({ ...wire, status: 'eaten' })],
    ['an instant that is none', (wire: object) => ({ ...wire, placed_at: 'soon' })],
    ['no lines', (wire: object) => ({ ...wire, lines: undefined })],
    ['a line without its amount', (wire: object) => ({ ...wire, lines: [{ item_id: 1, quantity: 1, unit_price: 1 }] })],
    ['an unknown discount', (wire: object) => ({ ...wire, discounts: [{ type: 'luck', amount: 1 }] })],
    ['a rate without its VAT', (wire: object) => ({ ...wire, taxes: [{ rate: 10, net: 1, gross: 1.1 }] })],
  ])('is none with %s', (_, change) => {
    expect(receiptFromWire(change(receiptToWire(receipt)))).toBeNull();
  });
});
