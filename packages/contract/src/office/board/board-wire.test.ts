import { digestBoard } from '@comptoir/domain';
import { expect, it } from 'vitest';
import { actionSchemas } from '../actions/action-schema.ts';
import { actionFromWire, actionToWire, type StaffAction } from '../actions/action-wire.ts';
import { boardEventFromWire } from './board-events.ts';
import type { BoardOrder } from './board-order.ts';
import { boardSchema } from './board-schema.ts';
import { type Board, boardFromWire, boardToWire } from './board-wire.ts';

const timeZone = 'Europe/Paris';
const at = Temporal.Instant.from('2026-11-20T18:30:00Z');

const order: BoardOrder = {
  ...{ id: '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11', number: 1042, version: 3, state: 'accepted', mode: 'delivery' },
  ...{ arrivedAt: at, promisedAt: at, dueAt: at, readyAt: at, startAt: at, acceptedAt: at, endedAt: null },
  ...{ isScheduled: true, isSeen: true, reason: null, message: null, dishes: 3, paymentMethod: 'cash' },
  ...{ dueCents: 3545, totalCents: 3545, refundedCents: 0, hasRefusedRefund: false },
  customer: { firstName: 'Camille', initial: 'M', phone: '0612345678' },
  place: {
    ...{ address: '22 rue de la Martinière', address2: '3e', city: 'Lyon', postalCode: '69001', country: 'France' },
    ...{ zone: 'Centre', lat: 45.7, lng: 4.8 },
  },
  lines: [
    {
      ...{ itemId: 101, categoryId: 11, name: 'Margherita', quantity: 2, isFree: false, note: 'bien cuite' },
      options: [{ name: 'Suppléments', choices: [{ name: 'Mozzarella', quantity: 2 }] }],
      isRefunded: false,
    },
  ],
};
const board: Board = {
  ...{ serverTime: at, cursor: 'MTc5NTIxMzA2NzEyMw', open: 1, digest: digestBoard([order]), orders: [order] },
  service: {
    ...{ isOpen: true, until: at, reception: 'manual', pickupMinutes: 20, deliveryMinutes: null },
    ...{ preparationMinutes: 15, travelMinutes: 15 },
  },
};
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

it('brings the board to the screen as it is, to the cent and to the second [BRD-08]', () => {
  const wire = boardToWire(board, timeZone);
  expect(boardSchema.safeParse(wire).error).toBeUndefined();
  expect(wire.orders[0]).toMatchObject({
    due_at: '2026-11-20T19:30:00+01:00',
    payment: { method: 'cash', due: 35.45 },
  });
  expect(boardFromWire(overTheWire(wire))).toEqual(board);
  expect(boardEventFromWire('board', JSON.stringify(wire))).toEqual({ kind: 'board', board });
});

it.each(['id', 'number', 'version', 'state', 'due_at', 'ready_at', 'start_at', 'lines', 'total', 'payment'])(
  'is no board where an order says no %s: nothing is left out in silence [BRD-11]',
  (name) => {
    const wire = overTheWire(boardToWire(board, timeZone));
    delete wire.orders[0][name];
    expect(boardFromWire(wire)).toBeNull();
  },
);

it('shows what a diner typed, and obeys none of it [BRD-31]', () => {
  const wire = overTheWire(boardToWire(board, timeZone));
  Object.assign(wire.orders[0].customer, { first_name: 'Zoé\u202e\u001b[2J' });
  wire.orders[0].lines[0].note = 'sans\u001b[8m';
  const read = boardFromWire(wire)?.orders[0];
  expect(read?.customer.firstName).toBe('Zoé\\u202e\\u001b[2J');
  expect(read?.lines[0]?.note).toBe('sans\\u001b[8m');
});

it.each(['order', 'board', 'beat', 'nonsense'])('reads nothing into an event %s that is broken', (name) => {
  for (const data of ['', '{', 'null', '[]', '{"version":1}']) expect(boardEventFromWire(name, data)).toBeNull();
});

it.each<StaffAction>([
  { kind: 'accept', dueAt: at },
  { kind: 'refuse', reason: 'other', message: 'Four en panne' },
  { kind: 'delay', minutes: 10 },
  { kind: 'ready' },
  { kind: 'leave' },
  { kind: 'hand-over', isCashCollected: null },
  { kind: 'hand-over', isCashCollected: true },
  { kind: 'recall' },
  { kind: 'cancel', reason: 'incident', message: null },
  { kind: 'no-show', isPaidBack: true },
  { kind: 'note', text: 'Sonner deux fois' },
  { kind: 'settle', text: 'Rendu en espèces' },
])('brings an action to the server as it was meant: $kind [BRD-27]', (action) => {
  const actionId = '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11';
  const wire = overTheWire(actionToWire(action, { actionId, version: 3, timeZone }));
  const parsed = actionSchemas[action.kind].safeParse(wire);
  expect(parsed.error).toBeUndefined();
  expect(parsed.data && actionFromWire(action.kind, parsed.data, timeZone)).toEqual(action);
});
