/**
 * A line of an environment file as `readEnvFile` and systemd read it back: in single quotes, or in double ones where the value has a
 * single one. The value has no line end.
 */
export function environmentLine(name: string, value: string): string {
  if (!value.includes("'")) return `${name}='${value}'`;
  return `${name}="${value.replace(/[\\"$`]/g, '\\$&')}"`;
}
