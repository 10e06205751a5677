import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemCodeOf } from '../failure/error-parts.ts';

/** Returns "{pid}-{start time}", which stays unique when the system reuses a pid. Null if the process does not live. */
export function processIdentity(pid: number): string | null {
  const start = process.platform === 'linux' ? linuxStart(pid) : startFromProcessList(pid);
  return start === null ? null : `${pid}-${start}`;
}

function linuxStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets, so the fields are counted from the last bracket.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[18]}`;
  } catch {
    return null;
  }
}

function startFromProcessList(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCodeOf(error) === 'ESRCH') return null;
  }
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return started === '' ? null : started.replace(/[^A-Za-z0-9]+/g, '_');
  } catch {
    return 'unknown';
  }
}
