import { expect, it } from 'vitest';
import { isTypo } from './is-typo.ts';

it.each([
  ['republque', 'republique', true],
  ['belcour', 'bellecour', true],
  ['mericere', 'merciere', true],
  ['placee', 'place', true],
  ['brom', 'bron', true],
  ['bro', 'bron', false],
  ['pasteur', 'garibaldi', false],
  ['place', 'palais', false],
  ['1945', '1944', false],
  ['bellec', 'bellecour', false],
])('tells whether "%s" is a slip for "%s"', (typed, word, expected) => {
  expect(isTypo(typed, word)).toBe(expected);
});

it.each([
  ['belecou', 'bellecour', true],
  ['garib', 'garibaldi', true],
  ['gaib', 'garibaldi', true],
  ['garibo', 'bellecour', false],
  ['bellecourtois', 'bellecour', false],
])('tells whether "%s" is a slip at the beginning of "%s"', (typed, word, expected) => {
  expect(isTypo(typed, word, { isBeginning: true })).toBe(expected);
});
