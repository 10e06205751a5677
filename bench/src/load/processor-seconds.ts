import { readFileSync } from 'node:fs';

/** Linux counts CPU time in `/proc` in hundredths of a second. */
const ticksPerSecond = 100;

/** CPU time of a process since its start, in seconds; Linux only. */
export function processorSeconds(pid: number): number {
  // The second field of `/proc/<pid>/stat`, the command in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
