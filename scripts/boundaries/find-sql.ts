import { type Span, type TemplateLiteral, Visitor } from 'oxc-parser';
import { lineOf, parseSource } from './parse-source.ts';

/** All letters of an SQL keyword have the same case, so that a sentence such as "Select a slot from…" is not a statement. */
const firstWord = /^\s*([a-z]+|[A-Z]+)\s/;
const statement =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop|truncate)\s+(table|index|schema|extension|database)\b|with\s+\w+\s+as\s*\()/i;

const isStatement = (text: string) => firstWord.test(text) && statement.test(text);

export function findSql(name: string, source: string): number[] {
  const lines: number[] = [];
  const note = ({ start }: Span) => lines.push(lineOf(source, start));

  new Visitor({
    TaggedTemplateExpression(node) {
      if (source.slice(node.tag.start, node.tag.end).split('.')[0] === 'sql') note(node);
    },
    Literal(node) {
      if (typeof node.value === 'string' && isStatement(node.value)) note(node);
    },
    TemplateLiteral(node) {
      if (isStatement(textOf(node))) note(node);
    },
  }).visit(parseSource(name, source).program);
  return lines;
}

/** Returns the text of a template, in which an x replaces each value. */
const textOf = ({ quasis }: TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? value.raw).join('x');
