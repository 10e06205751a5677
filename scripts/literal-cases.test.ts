import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Expression, type TSType, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { lineOf, parseSource } from './boundaries/parse-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cases = {
  snake: /^[a-z0-9]+(_[a-z0-9]+)+$/,
  kebab: /^[a-z0-9]+(-[a-z0-9]+)+$/,
  camel: /^[a-z0-9]+([A-Z][a-z0-9]*)+$/,
};
const caseOf = (text: string) => Object.entries(cases).find(([, form]) => form.test(text))?.[0];

/** Finds unions of string literals in mixed cases, in types and in constant lists. */
function mixedUnions(name: string, source: string): string[] {
  const found: string[] = [];
  const judge = (texts: unknown[], position: number) => {
    const used = new Set(texts.flatMap((text) => (typeof text === 'string' ? (caseOf(text) ?? []) : [])));
    if (used.size > 1) found.push(`${name}:${lineOf(source, position)}: ${[...used].join(', ')}`);
  };
  const literalOf = (type: TSType) =>
    type.type === 'TSLiteralType' && 'value' in type.literal ? type.literal.value : null;
  const textOf = (entry: Expression | { type: 'SpreadElement' } | null) =>
    entry?.type === 'Literal' ? entry.value : null;
  new Visitor({
    TSUnionType: ({ types, start }) => judge(types.map(literalOf), start),
    TSAsExpression: ({ expression, start }) => {
      if (expression.type === 'ArrayExpression') judge(expression.elements.map(textOf), start);
    },
  }).visit(parseSource(name, source).program);
  return found;
}

it('sees a union of two cases', () => {
  expect(mixedUnions('a.ts', "type State = 'new' | 'on_the_way' | 'readyPickup';")).toEqual(['a.ts:1: snake, camel']);
  expect(mixedUnions('a.ts', "const kinds = ['no-show', 'hand_over'] as const;")).toEqual(['a.ts:1: kebab, snake']);
  expect(mixedUnions('a.ts', "type State = 'new' | 'on_the_way' | 'GET';")).toEqual([]);
});

it('writes the literals of a union in one case', () => {
  const files = execFileSync('git', ['ls-files', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const mixed = files
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => mixedUnions(file, readFileSync(`${root}${file}`, 'utf8')));
  expect(mixed).toEqual([]);
});
