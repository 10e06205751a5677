import { describe, expect, it } from 'vitest';
import { canPayBy } from './payment-method.ts';

describe('a method of payment', () => {
  it.each([
    ['card', true, true, 50, true],
    ['card', true, true, 49, false],
    ['card', true, false, 5000, false],
    ['cash', true, true, 5000, true],
    ['cash', false, true, 5000, false],
    ['cash', false, true, 49, true],
  ] as const)(
    '%s, cash active %s, card active %s, %i cents: %s [PAY-17]',
    (method, isCashActive, isCardActive, totalCents, isPossible) => {
      expect(canPayBy(method, { isCashActive, isCardActive }, totalCents)).toBe(isPossible);
    },
  );
});
