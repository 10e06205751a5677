/** Writes a line that `readEnvFile` and systemd can read. The value must contain no line break. */
export function environmentLine(name: string, value: string): string {
  if (!value.includes("'")) return `${name}='${value}'`;
  return `${name}="${value.replace(/[\\"$`]/g, '\\$&')}"`;
}
