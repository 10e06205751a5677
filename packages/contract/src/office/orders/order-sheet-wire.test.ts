import { expect, it } from 'vitest';
import { exampleOrderSheet } from '../../testing/example-order-sheet.ts';
import { orderSheetSchema } from './order-sheet-schema.ts';
import { orderSheetFromWire, orderSheetToWire } from './order-sheet-wire.ts';

const sheet = exampleOrderSheet();
const overTheWire = () => JSON.parse(JSON.stringify(orderSheetToWire(sheet, 'Europe/Paris')));

it('brings an order whole to the screen, to the cent and to the second [BRD-45, BRD-46]', () => {
  expect(orderSheetSchema.safeParse(overTheWire()).error).toBeUndefined();
  expect(orderSheetFromWire(overTheWire())).toEqual(sheet);
});

it.each(['version', 'receipt', 'refunds', 'events'])('is no sheet without its %s [BRD-45]', (name) => {
  const wire = overTheWire();
  delete wire[name];
  expect(orderSheetFromWire(wire)).toBeNull();
});

it('leaves out what a later shop tells of a history, and shows the rest [BRD-46]', () => {
  const wire = overTheWire();
  wire.events.splice(1, 0, { ...wire.events[0], kind: 'blessed' });
  expect(orderSheetFromWire(wire)).toEqual(sheet);
});

it('shows what somebody noted, and obeys none of it [BRD-46]', () => {
  const wire = overTheWire();
  wire.events[0].text = 'Sonner\u001b[2J';
  expect(orderSheetFromWire(wire)?.events[0]?.text).toBe('Sonner\\u001b[2J');
});
