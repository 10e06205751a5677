import { describe, expect, it } from 'vitest';
import { readAmount, readCount, readFlag, readList, readNumber, readText } from './wire-values.ts';

/** The results of all parsers for one value: `readFlag` with both defaults, count, amount in cents, number, text. */
type Answers = [
  ifYes: boolean,
  ifNo: boolean,
  count: number | null,
  cents: number | null,
  number: number | null,
  text: string,
];

const nothing: Answers = [true, false, null, null, null, ''];
const no: Answers = [false, false, null, null, null, ''];

describe('a value of the wire', () => {
  it.each<[unknown, Answers]>([
    [undefined, nothing],
    [null, nothing],
    ['', nothing],
    ['  ', nothing],
    [true, [true, true, null, null, null, '']],
    [false, no],
    ['true', [true, true, null, null, null, 'true']],
    ['Yes', [true, true, null, null, null, 'Yes']],
    ['YES', [true, true, null, null, null, 'YES']],
    [' yes ', [true, true, null, null, null, 'yes']],
    ['No', [false, false, null, null, null, 'No']],
    ['oui', [false, false, null, null, null, 'oui']],
    [1, [true, true, 1, 100, 1, '1']],
    ['1', [true, true, 1, 100, 1, '1']],
    [0, [false, false, 0, 0, 0, '0']],
    ['0', [false, false, 0, 0, 0, '0']],
    [2, [false, false, 2, 200, 2, '2']],
    [12.9, [false, false, null, 1290, 12.9, '12.9']],
    ['12.90', [false, false, null, 1290, 12.9, '12.90']],
    [' 12 ', [false, false, 12, 1200, 12, '12']],
    ['12,9', [false, false, null, null, null, '12,9']],
    [12.345, [false, false, null, null, 12.345, '12.345']],
    [-5, [false, false, null, -500, -5, '-5']],
    ['0x10', [false, false, null, null, null, '0x10']],
    ['1e3', [false, false, null, null, null, '1e3']],
    [1e300, [false, false, null, null, 1e300, '1e+300']],
    [Number.POSITIVE_INFINITY, [false, false, null, null, null, 'Infinity']],
    [[], no],
    [['1'], no],
    [{}, no],
    [{ value: 1 }, no],
  ])('%j has one answer to each question, in menus and in settings [CFG-23, DEC-05]', (value, answers) => {
    expect([
      readFlag(value, true),
      readFlag(value, false),
      readCount(value),
      readAmount(value),
      readNumber(value),
      readText(value),
    ]).toEqual(answers);
  });

  it.each([undefined, null, '', 'a,b', 3, true, {}, { 0: 'a', length: 1 }])('is no list: %j', (value) => {
    expect(readList(value)).toEqual([]);
  });

  it('is a list as it is', () => {
    expect(readList([1, null, 'a'])).toEqual([1, null, 'a']);
  });
});
