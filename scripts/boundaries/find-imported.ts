import { type Node, Visitor } from 'oxc-parser';
import { parseSource } from './parse-source.ts';

/** `/// <reference>` comments are imports too. */
const reference = /^\/\s*<reference\s+(?:path|types)="([^"]+)"/;

/** Includes type imports, re-exports, dynamic imports and references, as they are written. */
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
