import { readFileSync } from 'node:fs';

/** The unit of `/proc` is a hundredth of a second. */
const ticksPerSecond = 100;

/** CPU time of all threads of a process since its start, in seconds. Works on Linux only. */
export function processorSeconds(pid: number): number {
  // The second field is the command in brackets, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
