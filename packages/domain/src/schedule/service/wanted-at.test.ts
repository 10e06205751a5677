import { expect, it } from 'vitest';
import { aMenu } from '../../testing/example-catalogue.ts';
import { paris } from '../../testing/price-example.ts';
import { wantedAt } from './wanted-at.ts';

const pizzeria = aMenu(1, [], { mon: ['11:30-11:45'], tue: ['12:00-12:15'] });
const slot = { date: '2026-11-24', time: '12:00-12:15' };

it.each([
  ['of a slot', pizzeria, slot, '2026-11-23T12:00', '2026-11-24T12:00'],
  ['as soon as possible, while it is served', pizzeria, null, '2026-11-23T11:40', '2026-11-23T11:40'],
  ['as soon as possible, before it is served', pizzeria, null, '2026-11-23T09:00', '2026-11-23T11:30'],
  ['that never comes', aMenu(1, []), null, '2026-11-23T09:00', '2026-11-23T09:00'],
])('a dish is wanted for its own time %s [STK-03]', (_, menu, slot, now, expected) => {
  const wanted = wantedAt(menu, { slot, mode: 'pickup', now: paris(now), exceptions: [] });
  expect(wanted.toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(expected);
});
