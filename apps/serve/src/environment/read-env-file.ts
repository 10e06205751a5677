/** A line of an environment file: a name, which some write `export` before, and what stands behind the sign. */
const assignment = /^(?:export[ \t]+)?([A-Za-z_]\w*)=(.*)$/s;

/**
 * Reads an environment file by the rules of systemd's `EnvironmentFile=` (systemd.exec(5)), so that one file says the same to a unit, to
 * the shop and to its tools. A mark of byte order, CRLF and `export` are read over. What the rules read otherwise than most people mean
 * it is refused.
 * @throws an Error whose message has a sentence for each line that is wrong; never a value, for it may be a password.
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

/** Lines without the blanks around them; one that ends with a backslash goes on in the next. */
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

/** A value without its quotes; null: it can't be read. */
function readValue(written: string): string | null {
  if (written.startsWith("'")) return /^'([^']*)'$/.exec(written)?.[1] ?? null;
  if (written.startsWith('"'))
    return /^"((?:[^"\\]|\\.)*)"$/s.exec(written)?.[1]?.replace(/\\([\\"$`])/g, '$1') ?? null;
  return /\s#/.test(written) || /["']$/.test(written) ? null : written.replace(/\\(.)/g, '$1');
}
