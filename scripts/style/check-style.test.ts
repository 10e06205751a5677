import { describe, expect, it } from 'vitest';
import { faultsOf } from './check-style.ts';
import { findLongFunctions } from './find-long-functions.ts';

describe('the style of a source', () => {
  it.each([['const a = { ...{ b, c }, d };'], ['const a = {\n  ...{ b },\n};'], ['call({ x: { ...{ y: 1 } } });']])(
    'has no object that spreads a literal: %s',
    (source) => {
      expect(faultsOf('x.tsx', source)).toEqual([expect.stringContaining('spreads an object literal')]);
    },
  );

  it.each([['const a = { ...b, c };'], ['const a = { ...(b ? { c } : null) };'], ['const a = [...[1, 2], 3];']])(
    'may spread what has a name or a condition: %s',
    (source) => {
      expect(faultsOf('x.ts', source)).toEqual([]);
    },
  );

  it.each([
    ['// Whoever asks.', 'whoever'],
    ['/** Read by whomever. */', 'whomever'],
    ['// Somebody pays.', 'somebody'],
    ['call(/* nobody */);', 'nobody'],
    ['// Drawn anew.', 'anew'],
    ['// In the place of a host.', 'in the place of'],
    ['// Kept so long as it is used.', 'so long as'],
    ['// It stands below.', 'stands'],
    ['// Left out, for it is new.', 'for it is'],
    ['// Left out, for they are new.', 'for they are'],
    ['/**\n * The board is\n * told of orders.\n */', 'is told of'],
  ])('has plain words in its comments: %s', (source, word) => {
    expect(faultsOf('x.ts', source)).toEqual([expect.stringContaining(`x.ts:1 has "${word}" in a comment`)]);
  });

  it('may have any word in its code and its strings, and longer words in its comments', () => {
    const source = "const nobody = 'stands for it is'; // Standstill, understands, canewood.";
    expect(faultsOf('x.ts', source)).toEqual([]);
  });

  it('counts a function with the functions inside of it', () => {
    const inner = (name: string) => `  function ${name}() {\n    return 1;\n  }\n`;
    const source = `export function outer() {\n${inner('a')}${inner('b')}  return [a, b];\n}\n`;
    expect(findLongFunctions('x.ts', source, 8)).toEqual([{ line: 1, lines: 9 }]);
    expect(findLongFunctions('x.ts', source, 9)).toEqual([]);
  });
});
