import ts from 'typescript';

/** How a statement begins: in small letters or in capitals, so that a sentence such as "Select a slot from…" is none. */
const firstWord = /^\s*([a-z]+|[A-Z]+)\s/;
const statement =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop|truncate)\s+(table|index|schema|extension|database)\b|with\s+\w+\s+as\s*\()/i;

const isStatement = (text: string) => firstWord.test(text) && statement.test(text);

/** The lines on which a source holds SQL: a statement in a text, or a template tagged `sql`. */
export function findSql(name: string, source: string): number[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const note = (node: ts.Node) => lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);

  function visit(node: ts.Node): void {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file).split('.')[0] === 'sql') note(node);
    else if (ts.isStringLiteralLike(node) && isStatement(node.text)) note(node);
    else if (ts.isTemplateExpression(node) && isStatement(textOf(node))) note(node);
    ts.forEachChild(node, visit);
  }

  visit(file);
  return lines;
}

/** A template with an x in the place of each value. */
function textOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `x${literal.text}`).join('');
}
