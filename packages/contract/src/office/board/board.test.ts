import { expect, it } from 'vitest';
import { exampleBoard, exampleBoardOrder } from '../../testing/example-board-order.ts';
import { fromWire, toWire } from '../../wire/codecs.ts';
import { actionSchemas, type StaffAction } from '../actions/staff-action.ts';
import { boardSchema } from './board.ts';
import { boardEventFromWire, boardEventToWire } from './board-events.ts';

const order = exampleBoardOrder();
const board = exampleBoard([order]);
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));
const wireOf = () => overTheWire(toWire(boardSchema, board));

it('brings the board to the screen as it is, to the cent and to the second [BRD-08]', () => {
  const wire = wireOf();
  expect(wire.orders[0]).toMatchObject({ dueAt: '2026-11-20T18:30:00Z', paymentMethod: 'cash', dueCents: 3545 });
  expect(fromWire(boardSchema, wire)).toEqual(board);
  const event = JSON.stringify(boardEventToWire('board', board));
  expect(boardEventFromWire('board', event)).toEqual({ kind: 'board', data: board });
});

it('ignores what a later shop adds, for a board that was left open [OFC-16]', () => {
  const wire = wireOf();
  Object.assign(wire, { weather: 'rain' });
  Object.assign(wire.orders[0], { courier: 'Ali' });
  Object.assign(wire.orders[0].lines[0], { course: 2 });
  expect(fromWire(boardSchema, wire)).toEqual(board);
});

it.each(['id', 'number', 'version', 'state', 'dueAt', 'readyAt', 'startAt', 'lines', 'totalCents', 'paymentMethod'])(
  'is no board where an order says no %s: nothing is left out in silence [BRD-11]',
  (name) => {
    const wire = wireOf();
    delete wire.orders[0][name];
    expect(fromWire(boardSchema, wire)).toBeNull();
  },
);

it.each(['', 'soon', '2026-02-30T10:00:00Z', 12])('is no board where an instant is %j [BRD-11]', (dueAt) => {
  const wire = wireOf();
  Object.assign(wire.orders[0], { dueAt });
  expect(fromWire(boardSchema, wire)).toBeNull();
});

it('shows what a diner typed, and obeys none of it [BRD-31]', () => {
  const wire = wireOf();
  Object.assign(wire.orders[0].customer, { firstName: 'Zoé\u202e\u001b[2J' });
  wire.orders[0].lines[0].note = 'sans\u001b[8m';
  const read = fromWire(boardSchema, wire)?.orders[0];
  expect(read?.customer.firstName).toBe('Zoé\\u202e\\u001b[2J');
  expect(read?.lines[0]?.note).toBe('sans\\u001b[8m');
});

it.each(['order', 'board', 'beat', 'nonsense'])('reads nothing into an event %s that is broken', (name) => {
  for (const data of ['', '{', 'null', '[]', '{"version":1}']) expect(boardEventFromWire(name, data)).toBeNull();
});

it.each<StaffAction>([
  { kind: 'accept', dueAt: order.dueAt },
  { kind: 'refuse', reason: 'other', message: 'Four en panne' },
  { kind: 'refuse', reason: 'sold_out', message: null, soldOut: { itemIds: [101], until: 'service' } },
  { kind: 'refuse', reason: 'sold_out', message: null, soldOut: { itemIds: [101, 201], until: order.dueAt } },
  { kind: 'refuse', reason: 'sold_out', message: null, soldOut: { itemIds: [101], until: null } },
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
])('brings an action to the server as it was meant: $kind [BRD-27, BRD-30]', (action) => {
  const identity = { actionId: '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11', version: 3 };
  const wire = overTheWire({ ...action, ...identity });
  expect(fromWire(actionSchemas[action.kind], wire)).toEqual({ ...action, ...identity });
  expect(fromWire(actionSchemas[action.kind], { ...wire, amount: 1 })).toBeNull();
  expect(fromWire(actionSchemas[action.kind === 'ready' ? 'leave' : 'ready'], wire)).toBeNull();
});
