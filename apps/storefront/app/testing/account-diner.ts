import { type PastOrder, pastOrderToWire, type Session, sessionToWire } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { openSession } from '../state/account/change-session.ts';

export const session: Session = {
  token: 'b1f0'.repeat(16),
  user: {
    id: 42,
    email: 'camille@example.com',
    firstName: 'Camille',
    lastName: 'Martin',
    phone: '0612345678',
    address: '5 place Bellecour, 69002 Lyon',
    isVerified: true,
  },
};

export const sessionAnswer = (change: Partial<Session['user']> = {}) => ({
  body: { status: 'success', ...sessionToWire({ ...session, user: { ...session.user, ...change } }) },
});

export const done = { body: { status: 'success' } };

/** Call this before the page is opened. */
export const signIn = (change: Partial<Session['user']> = {}) =>
  openSession({ ...session, user: { ...session.user, ...change } });

/** The session in local storage. Null if there is none. */
export const storedSession = () => JSON.parse(localStorage.getItem('auth') ?? 'null');

/** A past order: two Margherita with mozzarella, picked up on a Friday. */
export function pastOrder(change: Partial<PastOrder> = {}): PastOrder {
  return {
    orderId: 'o-1',
    orderNumber: 2417,
    localId: 'a-local-id',
    status: 'paid',
    createdAt: '2026-11-20T19:05:00+01:00',
    readyFrom: '2026-11-20T19:05:00+01:00',
    mode: 'pickup',
    lines: [
      {
        itemId: 101,
        name: 'Margherita',
        options: [
          {
            optionId: 1,
            name: 'Suppléments',
            choices: [{ choiceId: 1001, name: 'Mozzarella', quantity: 1, priceCents: 150 }],
          },
        ],
        quantity: 2,
        note: 'bien cuite',
        unitCents: 1150,
        totalCents: 2300,
      },
    ],
    freeLines: [],
    amounts: { subtotalCents: 2300, discountCents: 0, deliveryCents: 0, taxCents: 209, totalCents: 2300 },
    paymentMethod: 'card',
    transactionId: 'pi_1',
    customer: {
      firstName: 'Camille',
      lastName: 'Martin',
      email: 'camille@example.com',
      phone: '0612345678',
      place: null,
      date: 'ASAP',
    },
    receipt: exampleReceipt({ orderNumber: 2417, status: 'paid', promisedAt: '2026-11-20T18:25:00Z' }),
    trackToken: null,
    papers: [],
    ...change,
  };
}

export const ordersAnswer = (orders: PastOrder[], total = orders.length, page = 1) => ({
  body: { status: 'success', page, limit: 20, total, orders: orders.map(pastOrderToWire) },
});

export const authPath = (name: string) => `/v2/public/auth/${name}`;
