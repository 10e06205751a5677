import { type Node, Visitor } from 'oxc-parser';
import { parseSource } from './parse-source.ts';

/** A comment that takes a file of types in, which is an import too. */
const reference = /^\/\s*<reference\s+(?:path|types)="([^"]+)"/;

/** What a source imports, as it is written: values and types, what it hands on, and what it asks for while it runs. */
export function findImported(name: string, source: string): Set<string> {
  const { program, comments } = parseSource(name, source);
  const texts = new Set(comments.flatMap(({ value }) => reference.exec(value)?.[1] ?? []));

  function note(node: Node | null | undefined): void {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.add(node.value);
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
      for (const { value } of node.quasis) texts.add(value.raw);
  }
  const noteSource = (node: { source: Node | null }) => note(node.source);

  new Visitor({
    ImportDeclaration: noteSource,
    ExportAllDeclaration: noteSource,
    ExportNamedDeclaration: noteSource,
    ImportExpression: noteSource,
    TSImportType: noteSource,
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') note(first);
    },
  }).visit(program);
  return texts;
}
