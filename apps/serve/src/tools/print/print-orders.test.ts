import { receiptOf } from '@comptoir/api';
import { commandingSigns, hostileTexts } from '@comptoir/contract/testing';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.ts';
import { printOrder, printOrders, printRefund } from './print-orders.ts';

const stored: Omit<Parameters<typeof printOrder>[0], 'receipt'> = {
  orderNumber: 1001,
  id: '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11',
  localId: 'local-id-1',
  status: 'pending',
  mode: 'delivery',
  userId: null,
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@example.com',
  phone: '0612345678',
  location: {
    address: '3 rue de Cuire',
    address2: '2e étage',
    city: 'Lyon',
    postalCode: '69004',
    country: 'France',
    zone: 'Croix-Rousse',
    lat: null,
    lng: null,
  },
  zone: 'Croix-Rousse',
  dateText: 'ASAP',
  promisedAt: Temporal.Instant.from('2026-11-20T18:20:00Z'),
  readyFrom: null,
  placedAt: Temporal.Instant.from('2026-11-20T18:00:00Z'),
  wishes: {},
  company: null,
  subtotalCents: 2990,
  discountCents: 300,
  deliveryCents: 250,
  surchargeCents: 0,
  taxCents: 267,
  totalCents: 2940,
  tipCents: 0,
  paymentMethod: 'cash',
  transactionId: null,
  paidBy: null,
  coupon: 'BIENVENUE10',
  discounts: [
    { offerId: 2, type: 'percentage', amountCents: 100, isCoupon: false, percentBp: 550, fixedCents: 0 },
    { offerId: 9, type: 'fixed_amount', amountCents: 200, isCoupon: true, percentBp: 0, fixedCents: 200 },
  ],
  lines: [
    {
      itemId: 101,
      menuId: 1,
      categoryId: 11,
      name: 'Margherita',
      options: [
        {
          optionId: 1,
          name: 'Taille',
          choices: [{ choiceId: 2, quantity: 2, name: 'Burrata', priceCents: 400, taxRateBp: 1000 }],
        },
      ],
      told: null,
      quantity: 2,
      note: 'bien cuite',
      unitCents: 1495,
      totalCents: 2990,
      discountCents: 300,
      isFree: false,
      shares: [],
      facts: {},
    },
    {
      itemId: 501,
      menuId: 1,
      categoryId: 15,
      name: 'Tiramisu',
      options: [],
      told: null,
      quantity: 1,
      note: '',
      unitCents: 0,
      totalCents: 0,
      discountCents: 0,
      isFree: true,
      shares: [],
      facts: {},
    },
  ],
  taxes: [{ rateBp: 1000, netCents: 2673, taxCents: 267, grossCents: 2940 }],
};

const order = {
  ...stored,
  receipt: receiptOf({ ...stored, number: stored.orderNumber, bodyHash: '' }),
};
const paris = { timeZone: 'Europe/Paris', currency: 'EUR', locale: { default: 'fr' } } as const;

describe('an order in the terminal', () => {
  it('shows the kitchen what to make, for whom, where and when, in the restaurant’s zone', () => {
    const printed = printOrder(order, paris).replace(/[\u00a0\u202f]/g, ' ');
    for (const part of [
      'Commande nº 1001',
      'En attente',
      'Livraison',
      '19:20',
      'Camille Martin, 0612345678',
      '3 rue de Cuire, 2e étage, 69004 Lyon',
      '2 x',
      'Margherita',
      '2 Burrata',
      '« bien cuite »',
      'Offert',
      'Espèces, code promo BIENVENUE10',
      'TVA 10 % : 2,67 € (HT 26,73 €, TTC 29,40 €)',
    ]) {
      expect(printed).toContain(part);
    }
    expect(printOrder(order, { ...paris, timeZone: 'Pacific/Auckland' })).toContain('07:20');
  });

  it('shows each amount with its reason, as the mail does [CRT-29]', () => {
    const amounts = printOrder(order, paris).split('\n').slice(-7, -2);
    expect(amounts.map((row) => row.trim().replace(/\s+/g, ' '))).toEqual([
      'Sous-total 29,90 €',
      'Remise de 5,5 % − 1,00 €',
      'Code BIENVENUE10 − 2,00 €',
      'Livraison 2,50 €',
      'Total TTC 29,40 €',
    ]);
  });

  it('has a line of its own in the list', () => {
    const [head, line, ...rest] = printOrders([order], paris).split('\n');
    expect(rest).toEqual([]);
    expect(head).toMatch(/^N°\s+Reçue/);
    expect(line?.replace(/[\u00a0\u202f]/g, ' ')).toMatch(/^1001\s.*Camille Martin\s+29,40 €\s+En attente$/);
    expect(printOrders([], paris)).toBe('Aucune commande.');
  });
});

describe('what a diner typed', () => {
  it.each(Object.entries(hostileTexts))('commands the terminal nothing and adds no line: %s', (_, text) => {
    const place = { ...stored.location, address: text };
    const hostile = {
      ...order,
      firstName: text,
      lastName: text,
      phone: text,
      location: place as typeof stored.location,
    };
    const shown = [printOrder(hostile, paris), printOrders([hostile], paris), printJson(hostile)];
    for (const line of shown.join('\n').split('\n')) expect(line).not.toMatch(commandingSigns);
    const lineCounts = shown.map((printed) => printed.split('\n').length);
    expect(lineCounts).toEqual(
      [printOrder(order, paris), printOrders([order], paris), printJson(order)].map(
        (printed) => printed.split('\n').length,
      ),
    );
    expect(JSON.parse(printJson(hostile)).phone).toBe(text);
  });

  it('is quoted line by line in a note', () => {
    const [line, ...lines] = order.receipt.lines;
    if (!line) throw new Error('The order has no line.');
    const receipt = { ...order.receipt, lines: [{ ...line, note: 'bien cuite\r\nEspèces, réglé\u001b[8m' }, ...lines] };
    const printed = printOrder({ ...order, receipt }, paris);
    expect(printed).toContain('« bien cuite »');
    expect(printed).toContain('« Espèces, réglé\\u001b[8m »');
    expect(printed.split('\n').filter((row) => row.startsWith('Espèces'))).toEqual(['Espèces, code promo BIENVENUE10']);
  });
});

it('tells refunds, with their VAT, done or requested', () => {
  const taxes = [{ rateBp: 1000, netCents: 1355, taxCents: 135, grossCents: 1490 }];
  const refund = { amountCents: 1490, tipCents: 0, taxes };
  expect(printRefund({ ...refund, status: 'done' }, paris).replaceAll('\u00a0', ' ')).toBe(
    '14,90 € — remboursé\nTVA 10 % : 1,35 € sur 14,90 €',
  );
  expect(printRefund({ ...refund, status: 'requested' }, paris)).toContain('dès que le prestataire répond');
  expect(printRefund({ ...refund, tipCents: 200, status: 'done' }, paris).replaceAll('\u00a0', ' ')).toBe(
    '16,90 € — remboursé\nTVA 10 % : 1,35 € sur 14,90 €\nPourboire pour l’équipe (hors TVA) : 2,00 €',
  );
});
