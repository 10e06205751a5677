import { describe, expect, it } from 'vitest';
import { findImported } from './find-imported.ts';

describe('an import', () => {
  it.each([
    ["import './x.ts'"],
    ["import x, { y } from './x.ts'"],
    ["import type { X } from './x.ts'"],
    ["export * from './x.ts'"],
    ["export type { X } from './x.ts'"],
    ["const x = await import('./x.ts')"],
    ['const load = () => import(`./x.ts`)'],
    ["type X = typeof import('./x.ts')"],
    ["const x = require('./x.ts')"],
    ['/// <reference path="./x.ts" />'],
    ["import './x.ts'; export * from './x.ts'"],
  ])('is seen in %s', (source) => {
    expect([...findImported('a.ts', source)]).toEqual(['./x.ts']);
  });

  it.each([
    ["// import './x.ts'"],
    ['const text = "import \'./x.ts\'"'],
    ['const x = await import(`./${name}.ts`)'],
    ['export const x = 1'],
  ])('is not seen in %s', (source) => {
    expect([...findImported('a.ts', source)]).toEqual([]);
  });

  it('is not looked for in a broken source', () => {
    expect(() => findImported('a.ts', "import { x from './x.ts'")).toThrow(/^a\.ts: /);
  });
});
