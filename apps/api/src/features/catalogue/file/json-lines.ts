import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** Returns the line number, from 1, of the value at a path such as `["menus", 0, "menu_id"]`. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** Maps the paths of a JSON text to lines. A missing path gets the line of its nearest existing parent. */
export function locateJson(text: string): LineOf {
  const root = parseTree(text);
  return (path) => {
    const segments = path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    for (let length = segments.length; root && length >= 0; length--) {
      const node = findNodeAtLocation(root, segments.slice(0, length));
      if (node) return lineAt(text, node.offset);
    }
    return 1;
  };
}

/** Finds duplicate names in an object, with the line of the second, because JSON.parse silently keeps only the last. */
export function findDoubles(text: string): { line: number; name: string }[] {
  const walk = (node: Node): { line: number; name: string }[] => {
    const names = new Set<string>();
    const own = (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [key] = [] }) => {
      const name = String(key?.value);
      const isDouble = names.has(name);
      names.add(name);
      return isDouble ? [{ line: lineAt(text, key?.offset ?? 0), name }] : [];
    });
    return [...own, ...(node.children ?? []).flatMap(walk)];
  };
  const root = parseTree(text);
  return root ? walk(root) : [];
}

export function findDepth(text: string, deepest: number): number | null {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) return lineAt(text, index);
  }
  return null;
}

export function findFault(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return lineAt(text, errors[0]?.offset ?? text.length);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
