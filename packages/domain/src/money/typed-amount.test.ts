import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedAmount, writeTypedAmount } from './typed-amount.ts';

describe('an amount that somebody types', () => {
  it.each([
    ['12,9', 1290],
    ['12.90', 1290],
    ['12,90 €', 1290],
    ['12,90\u00a0€', 1290],
    ['12,90\u202f€', 1290],
    [' 7 ', 700],
    ['0,05', 5],
    ['-2,50', -250],
  ])('is read as French people write it: %j [MED-11]', (text, cents) => {
    expect(readTypedAmount(text)).toEqual({ cents });
  });

  it.each(['12,905', '12.905', '12,905 €', '0,001'])('has two decimals at most: %j [MED-11]', (text) => {
    expect(readTypedAmount(text)).toEqual({ problem: 'decimals' });
  });

  it.each([
    '',
    '€',
    '1 234,50',
    '12,',
    ',5',
    '12,5,0',
    '1.234,50',
    '12 euros',
    'douze',
    '1e3',
    'NaN',
    '99999999999999999',
  ])('is never guessed: %j [MED-11]', (text) => {
    expect(readTypedAmount(text)).toEqual({ problem: 'malformed' });
  });

  it('is read as it was written [MED-11]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(readTypedAmount(writeTypedAmount(cents))).toEqual({ cents });
      }),
    );
  });
});
