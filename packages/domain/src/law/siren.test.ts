import { describe, expect, it } from 'vitest';
import { readCompanyNumbers, readVatNumber, vatNumberOf } from './siren.ts';

describe('the number of a company', () => {
  it.each([
    ['732 829 320', '732829320', null],
    ['404833048', '404833048', null],
    ['404.833.048', '404833048', null],
    ['404 833 048', '404833048', null],
    ['356000000', '356000000', null],
    ['73282932000074', '732829320', '73282932000074'],
    ['732 829 320 00074', '732829320', '73282932000074'],
    ['35600000000048', '356000000', '35600000000048'],
    ['35600000049837', '356000000', '35600000049837'],
  ])('%s is taken [LAW-58]', (typed, siren, siret) => {
    expect(readCompanyNumbers(typed)).toEqual({ siren, siret });
  });

  it.each([
    '123456789',
    '000000000',
    '00000000000000',
    '73282932',
    '7328293200',
    '73282932000075',
    '35600000049838',
    '12345678900074',
    '73282932O',
    '',
  ])('“%s” is refused [LAW-58]', (typed) => {
    expect(readCompanyNumbers(typed)).toBeNull();
  });
});

describe('the VAT number of a company', () => {
  it.each([
    ['732829320', 'FR44732829320'],
    ['404833048', 'FR83404833048'],
    ['356000000', 'FR39356000000'],
  ])('of %s is %s [LAW-59]', (siren, number) => {
    expect(vatNumberOf(siren)).toBe(number);
    expect(readVatNumber(number, siren)).toBe(number);
  });

  it('is taken with spaces and in small letters [LAW-59]', () => {
    expect(readVatNumber('fr 44 732 829 320', '732829320')).toBe('FR44732829320');
  });

  it.each(['FR32123456789', 'FR45732829320', 'FR83404833048', 'DE136695976', '732829320'])(
    '%s is not that of 732829320 [LAW-59]',
    (typed) => {
      expect(readVatNumber(typed, '732829320')).toBeNull();
    },
  );
});
