import { Visitor } from 'oxc-parser';
import { lineOf, parseSource } from '../boundaries/parse-source.ts';

/** Finds spread literals: `{ ...{ a, b }, c }` should be `{ a, b, c }`. */
export function findObjectSpreads(name: string, source: string): number[] {
  const lines: number[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'SpreadElement' && property.argument.type === 'ObjectExpression')
          lines.push(lineOf(source, property.start));
    },
    JSXSpreadAttribute({ argument, start }) {
      if (argument.type === 'ObjectExpression') lines.push(lineOf(source, start));
    },
  }).visit(parseSource(name, source).program);
  return lines;
}
