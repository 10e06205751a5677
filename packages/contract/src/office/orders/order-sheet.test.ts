import { expect, it } from 'vitest';
import { exampleOrderSheet } from '../../testing/example-order-sheet.ts';
import { fromWire, toWire } from '../../wire/codecs.ts';
import { orderSheetSchema } from './order-sheet.ts';

const sheet = exampleOrderSheet();
const overTheWire = () => JSON.parse(JSON.stringify(toWire(orderSheetSchema, sheet)));
const read = (wire: unknown) => fromWire(orderSheetSchema, wire);

it('brings an order whole to the screen, to the cent and to the second [BRD-45, BRD-46]', () => {
  expect(overTheWire().receipt).toMatchObject({ totalCents: 1000, lines: [{ isFree: false }] });
  expect(read(overTheWire())).toEqual(sheet);
});

it.each(['version', 'receipt', 'refunds', 'events'])('is no sheet without its %s [BRD-45]', (name) => {
  const wire = overTheWire();
  delete wire[name];
  expect(read(wire)).toBeNull();
});

it('leaves out what a later shop tells of a history, and shows the rest [BRD-46]', () => {
  const wire = overTheWire();
  wire.events.splice(1, 0, { kind: 'blessed', by: 7 });
  expect(read(wire)).toEqual(sheet);
});

it('shows what somebody noted, and obeys none of it [BRD-46]', () => {
  const wire = overTheWire();
  wire.events[0].text = 'Sonner\u001b[2J';
  expect(read(wire)?.events[0]?.text).toBe('Sonner\\u001b[2J');
});
