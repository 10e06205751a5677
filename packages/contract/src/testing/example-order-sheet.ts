import type { OrderSheet, SheetEvent } from '../office/orders/order-sheet.ts';
import { exampleReceipt } from './example-receipt.ts';

/** An event this many minutes after 19:30 in Lyon on Friday 20 November 2026. */
export function exampleEvent(kind: SheetEvent['kind'], minutes: number, change: Partial<SheetEvent> = {}): SheetEvent {
  return {
    kind,
    at: Temporal.Instant.from('2026-11-20T18:30:00Z').add({ minutes }),
    by: null,
    device: null,
    dueAt: null,
    minutes: null,
    amountCents: null,
    to: null,
    reason: null,
    step: null,
    text: null,
    ...change,
  };
}

/** The sheet of an accepted order of one Margherita, paid by card, with the test's changes. */
export function exampleOrderSheet(change: Partial<OrderSheet> = {}): OrderSheet {
  const by = 'Camille';
  return {
    version: 3,
    receipt: exampleReceipt({ paymentMethod: 'card', status: 'paid' }),
    lastName: 'Martin',
    email: 'camille@example.com',
    transactionId: 'pi_1',
    coupon: 'BIENVENUE10',
    refunds: [],
    disputes: [],
    events: [
      exampleEvent('placed', 0),
      exampleEvent('paid', 0, { amountCents: 1000 }),
      exampleEvent('accepted', 1, { by, device: 'Cuisine 1', dueAt: Temporal.Instant.from('2026-11-20T18:50:00Z') }),
    ],
    ...change,
  };
}
