/** One line number for each value of a JSON text, by its path: `["menus", 0, "menu_id"]` under `menus/0/menu_id`. */
export type JsonLines = Map<string, number>;

function pathKey(path: readonly PropertyKey[]): string {
  return path.map(String).join('/');
}

/** Where each value of a JSON text begins, first line 1. The text must be valid JSON (`JSON.parse` went well). */
export function locateJson(text: string): JsonLines {
  const lines: JsonLines = new Map();
  const token = /\s+|"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  const stack: { isList: boolean; key: string | number }[] = [];
  let line = 1;
  let isKey = false;
  const place = () => lines.set(pathKey(stack.map((level) => level.key)), line);

  for (const [part] of text.matchAll(token)) {
    const top = stack.at(-1);
    if (part === '{' || part === '[') {
      place();
      stack.push({ isList: part === '[', key: part === '[' ? 0 : '' });
      isKey = part === '{';
    } else if (part === '}' || part === ']') {
      stack.pop();
      isKey = false;
    } else if (part === ',') {
      if (top?.isList) top.key = Number(top.key) + 1;
      else isKey = true;
    } else if (isKey && part.startsWith('"') && top) {
      top.key = JSON.parse(part) as string;
      isKey = false;
    } else if (part !== ':' && part.trim() !== '') place();
    line += part.split('\n').length - 1;
  }
  return lines;
}

/** The line of a path, or of the nearest value around it (a missing field has no line of its own). */
export function lineOf(lines: JsonLines, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const line = lines.get(pathKey(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}
