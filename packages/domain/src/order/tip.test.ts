import { expect, it } from 'vitest';
import { mostTipCents, payableCents, usualTips } from './tip.ts';

it.each([
  [3545, 2000],
  [1999, 1999],
  [0, 0],
])('of %i cents at most %i may be given more, and nothing where no tips are taken [PYX-85, PYX-87]', (total, most) => {
  expect([mostTipCents(usualTips, total), mostTipCents(null, total)]).toEqual([most, 0]);
});

it('what is charged is the total and the tip [PYX-88]', () => {
  expect(payableCents({ totalCents: 3545, tipCents: 200 })).toBe(3745);
});
