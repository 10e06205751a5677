import { type Span, Visitor } from 'oxc-parser';
import { lineOf, parseSource } from '../boundaries/parse-source.ts';

export interface LongFunction {
  line: number;
  lines: number;
}

/** Measures functions with the functions inside them. */
export function findLongFunctions(name: string, source: string, most: number): LongFunction[] {
  const found: LongFunction[] = [];
  const measure = ({ start, end }: Span) => {
    const line = lineOf(source, start);
    const lines = lineOf(source, end) - line + 1;
    if (lines > most) found.push({ line, lines });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSource(name, source).program);
  return found;
}
