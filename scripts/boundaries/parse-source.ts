import { type ParseResult, parseSync } from 'oxc-parser';

/** Throws on a syntax error, because an incomplete tree would hide faults. */
export function parseSource(name: string, source: string): ParseResult {
  const parsed = parseSync(name, source, { preserveParens: false });
  if (parsed.errors[0]) throw new Error(`${name}: ${parsed.errors[0].message}`);
  return parsed;
}

export const lineOf = (source: string, position: number) => source.slice(0, position).split('\n').length;
