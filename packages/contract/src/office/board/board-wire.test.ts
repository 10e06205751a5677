import { expect, it } from 'vitest';
import { exampleBoard, exampleBoardOrder } from '../../testing/example-board-order.ts';
import { actionSchemas } from '../actions/action-schema.ts';
import { actionFromWire, actionToWire, type StaffAction } from '../actions/action-wire.ts';
import { boardEventFromWire } from './board-events.ts';
import { boardSchema } from './board-schema.ts';
import { boardFromWire, boardToWire } from './board-wire.ts';

const timeZone = 'Europe/Paris';
const order = exampleBoardOrder();
const at = order.dueAt;
const board = exampleBoard([order]);
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
