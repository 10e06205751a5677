import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';

/** Tells the line, from 1, on which the value of a path begins: `["menus", 0, "menu_id"]`. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** Reads the places of a JSON text's values. A path without a value (a missing field) has the line of the nearest one around it. */
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

/** The line of the first thing in a text that is not JSON; its last one where the text only ends too early. */
export function findFault(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return lineAt(text, errors[0]?.offset ?? text.length);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
