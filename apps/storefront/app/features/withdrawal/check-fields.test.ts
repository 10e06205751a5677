import { describe, expect, it } from 'vitest';
import { orderNumberProblem, otherEmailProblem, readOrderNumber } from './check-fields.ts';

describe('the number of an order, as a diner types it', () => {
  it.each([
    ['1042', 1042],
    [' 1 042 ', 1042],
    ['nº 1042', 1042],
    ['N° 1042', 1042],
    ['no. 1042', 1042],
    ['#1042', 1042],
    ['2147483647', 2147483647],
  ])('%j is %i [LAW-35]', (text, number) => {
    expect(readOrderNumber(text)).toBe(number);
  });

  it.each(['0', '-1', '10,5', 'abc', '2147483648', '12345678901', 'F2026-000001', '1042 bis'])(
    '%j is none [LAW-35]',
    (text) => {
      expect([readOrderNumber(text), orderNumberProblem(text)]).toEqual([null, 'withdrawal.invalidNumber']);
    },
  );
});

it('an address of its own for the receipt may be left out, and is complete if it is there [LAW-36]', () => {
  expect(['', '  ', 'zoe@example.com', 'zoe@'].map(otherEmailProblem)).toEqual([
    null,
    null,
    null,
    'withdrawal.invalidEmail',
  ]);
});
