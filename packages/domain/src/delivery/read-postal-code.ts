/** Paris 16 has two postal codes for the same addresses. */
const twins: Readonly<Record<string, string>> = { '75116': '75016' };

/** Normalises a French postal code: "69 004", "F-69004" and "69004 Cedex" become 69004. Null if it is not French. */
export function readPostalCode(text: string): string | null {
  const code = /^(?:FR?[ -]?)?(\d{2})\s?(\d{3})(?:\s+cedex(?:\s+\d{1,2})?)?$/iu.exec(text.trim())?.slice(1).join('');
  return code === undefined ? null : (twins[code] ?? code);
}
