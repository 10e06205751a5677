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

  it('counts a function with the functions inside of it', () => {
    const inner = (name: string) => `  function ${name}() {\n    return 1;\n  }\n`;
    const source = `export function outer() {\n${inner('a')}${inner('b')}  return [a, b];\n}\n`;
    expect(findLongFunctions('x.ts', source, 8)).toEqual([{ line: 1, lines: 9 }]);
    expect(findLongFunctions('x.ts', source, 9)).toEqual([]);
  });
});
