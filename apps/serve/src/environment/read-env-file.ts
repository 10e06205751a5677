/** Matches a name, optionally after `export`, and its value. */
const assignment = /^(?:export[ \t]+)?([A-Za-z_]\w*)=(.*)$/s;

/**
 * Parses an environment file by systemd's rules (systemd.exec(5)), so that units and tools read the same values.
 * @throws Error with one line for each fault, without values, which may be passwords
 */
export function readEnvFile(text: string, file: string): Record<string, string> {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const { line, at } of joinLines(text)) {
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue;
    const [, name, written] = assignment.exec(line) ?? [];
    const value = written === undefined ? null : readValue(written.trim());
    if (name === undefined || value === null) faults.push(`${file}:${at}: ${faultOf(name)}`);
    else values[name] = value;
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return values;
}

const faultOf = (name: string | undefined) =>
  name === undefined
    ? 'écrivez NOM=valeur.'
    : `mettez la valeur de ${name} entre apostrophes droites ('…') : elle contient un espace devant #, ou un guillemet sans son second.`;

/** Trims lines, and joins those that end with a backslash. */
function joinLines(text: string): { line: string; at: number }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const joined: { line: string; at: number }[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    if (isOpen && last) last.line += line.trim();
    else joined.push({ line: line.trim(), at: index + 1 });
    const current = joined.at(-1);
    isOpen = current !== undefined && /(?<!\\)\\$/.test(current.line) && !/^[#;]/.test(current.line);
    if (isOpen && current) current.line = current.line.slice(0, -1);
  }
  return joined;
}

/** Returns null if the quotes are invalid. */
function readValue(written: string): string | null {
  if (written.startsWith("'")) return /^'([^']*)'$/.exec(written)?.[1] ?? null;
  if (written.startsWith('"'))
    return /^"((?:[^"\\]|\\.)*)"$/s.exec(written)?.[1]?.replace(/\\([\\"$`])/g, '$1') ?? null;
  return /\s#/.test(written) || /["']$/.test(written) ? null : written.replace(/\\(.)/g, '$1');
}
