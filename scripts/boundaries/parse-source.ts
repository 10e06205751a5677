import { type ParseResult, parseSync } from 'oxc-parser';

/** A source as a syntax tree without parentheses. Throws where it is broken: a check that reads half a file is blind. */
export function parseSource(name: string, source: string): ParseResult {
  const parsed = parseSync(name, source, { preserveParens: false });
  if (parsed.errors[0]) throw new Error(`${name}: ${parsed.errors[0].message}`);
  return parsed;
}

/** The line of a position in a source, from 1 on. */
export const lineOf = (source: string, position: number) => source.slice(0, position).split('\n').length;
