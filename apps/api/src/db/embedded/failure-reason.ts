/** The heart of what PostgreSQL's programs said before they gave up, on one line without its final stop. */
export function failureReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.flatMap((line) => /\b(?:error|FATAL|PANIC): +(.+)$/.exec(line)?.[1] ?? []);
  // The first complaint is the cause, those after it are its consequences.
  return (telling[0] ?? lines.at(-1) ?? 'rien n’a été dit').trim().replace(/\.$/, '');
}
