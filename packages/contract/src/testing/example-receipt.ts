import type { Receipt } from '../public/order/receipt.ts';

/** The receipt of the order of `pickupOrder`, with the test's changes. */
export function exampleReceipt(change: Partial<Receipt> = {}): Receipt {
  return {
    orderId: 'o-1',
    orderNumber: 1001,
    status: 'pending',
    paymentMethod: 'cash',
    firstName: 'Camille',
    mode: 'pickup',
    place: null,
    date: 'ASAP',
    placedAt: '2026-11-23T18:00:00Z',
    promisedAt: '2026-11-23T18:20:00Z',
    readyFrom: '2026-11-23T18:00:00Z',
    lines: [
      {
        itemId: 101,
        name: 'Margherita',
        options: [],
        note: '',
        quantity: 1,
        unitCents: 1000,
        totalCents: 1000,
        isFree: false,
      },
    ],
    discounts: [],
    subtotalCents: 1000,
    discountCents: 0,
    deliveryFeeCents: 0,
    surchargeCents: 0,
    taxCents: 91,
    totalCents: 1000,
    taxes: [{ rateBp: 1000, netCents: 909, taxCents: 91, grossCents: 1000 }],
    ...change,
  };
}
