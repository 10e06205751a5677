import { digestBoard, isOpen } from '@comptoir/domain';
import type { Board } from '../office/board/board.ts';
import type { BoardOrder } from '../office/board/board-order.ts';

/** The example's arrival: Friday 20 November 2026, 19:30 in Lyon. It is a function, because tests in browsers have no Temporal. */
const exampleArrival = () => Temporal.Instant.from('2026-11-20T18:30:00Z');

/** An accepted order for a scheduled delivery of two Margherita, with cash due and the test's changes. */
export function exampleBoardOrder(change: Partial<BoardOrder> = {}): BoardOrder {
  const at = exampleArrival();
  return {
    id: '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11',
    number: 1042,
    version: 3,
    state: 'accepted',
    mode: 'delivery',
    arrivedAt: at,
    promisedAt: at,
    dueAt: at,
    readyAt: at,
    startAt: at,
    acceptedAt: at,
    startedAt: null,
    endedAt: null,
    movedBy: null,
    isScheduled: true,
    isSeen: true,
    reason: null,
    message: null,
    dishes: 3,
    paymentMethod: 'cash',
    dueCents: 3545,
    totalCents: 3545,
    refundedCents: 0,
    hasRefusedRefund: false,
    customer: { firstName: 'Camille', initial: 'M', phone: '0612345678' },
    place: {
      address: '22 rue de la Martinière',
      address2: '3e',
      city: 'Lyon',
      postalCode: '69001',
      country: 'France',
      zone: 'Centre',
      lat: 45.7,
      lng: 4.8,
    },
    lines: [
      {
        itemId: 101,
        categoryId: 11,
        name: 'Margherita',
        quantity: 2,
        isFree: false,
        note: 'bien cuite',
        options: [{ name: 'Suppléments', choices: [{ name: 'Mozzarella', quantity: 2 }] }],
        changes: [{ name: 'Mozzarella', quantity: 2, group: null, isExtra: true }],
        isRefunded: false,
      },
    ],
    withdrawn: [],
    ...change,
  };
}

/** A board with these orders while the restaurant is open. */
export function exampleBoard(orders: BoardOrder[], change: Partial<Board> = {}): Board {
  const at = exampleArrival();
  const open = orders.filter(isOpen);
  return {
    serverTime: at,
    cursor: 'MTc5NTIxMzA2NzEyMw',
    open: open.length,
    digest: digestBoard(open),
    orders,
    testOrder: null,
    service: {
      isOpen: true,
      until: at,
      unanswered: null,
      resumesAt: null,
      pauses: [],
      busy: [],
      soldOut: 0,
      changedSlots: 0,
      reception: 'manual',
      isReceptionChosen: true,
      pickupMinutes: 20,
      deliveryMinutes: null,
      preparationMinutes: 15,
      travelMinutes: 15,
      dishesPerQuarter: null,
      posts: [],
    },
    ...change,
  };
}
