import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The memory in MB of the PostgreSQL processes that use this data folder. Shared memory counts once. */
export function databaseMegabytes(dataDir: string): number {
  const folder = join(dataDir, 'database');
  const kilobytes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
    .map((pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}
