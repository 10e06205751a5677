export function failureReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.flatMap((line) => /\b(?:error|FATAL|PANIC): +(.+)$/.exec(line)?.[1] ?? []);
  return (telling[0] ?? lines.at(-1) ?? 'rien n’a été dit').trim().replace(/\.$/, '');
}
