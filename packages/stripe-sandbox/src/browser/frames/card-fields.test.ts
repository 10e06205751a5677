import { describe, expect, it } from 'vitest';

const { cardBrand, formatExpiry, formatNumber, networksOf, problemOf } = await import(
  new URL('./card-fields.js', import.meta.url).href
);
const today = new Date(2026, 10, 21);

describe('the fields of a card', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 42', '4242 42'],
    ['4242-4242-4242-4242-9', '4242 4242 4242 4242'],
  ])('write the number %s as %s', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

  it.each([
    ['1', false, '1'],
    ['4', false, '04 / '],
    ['12', false, '12 / '],
    ['12 /', true, '12'],
    ['12 / 3', true, '12 / 3'],
    ['12/2030', false, '12 / 30'],
    ['12 / 305', false, '12 / 30'],
  ])('write the date %s (deleting: %s) as %s', (typed, isDeleting, shown) =>
    expect(formatExpiry(typed, isDeleting)).toBe(shown),
  );

  it.each([
    ['number', '4242 4242 4242 4242', null],
    ['number', '4242 4242 4242 4241', 'invalid_number'],
    ['number', '4242', 'incomplete_number'],
    ['expiry', '11 / 26', null],
    ['expiry', '10 / 26', 'invalid_expiry_month_past'],
    ['expiry', '12 / 25', 'invalid_expiry_year_past'],
    ['expiry', '13 / 30', 'invalid_expiry_month'],
    ['expiry', '12 / 3', 'incomplete_expiry'],
    ['cvc', '12', 'incomplete_cvc'],
  ])('find with the %s %s: %s', (field, text, problem) => expect(problemOf[field](text, today)).toBe(problem));

  it('know the brand by the first digits', () => {
    expect(['4', '51', '2221', '34', '9'].map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'unknown',
    ]);
  });

  it('know the two networks of a co-badged card by its first digits [PYX-63]', () => {
    expect(['4000 0025 0000 1001', '5555 5525 0000 1001', '4000 0025 0000 3155', ''].map(networksOf)).toEqual([
      ['cartes_bancaires', 'visa'],
      ['cartes_bancaires', 'mastercard'],
      [],
      [],
    ]);
  });
});
