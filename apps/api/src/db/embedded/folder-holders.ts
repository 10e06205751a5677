import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Holders {
  /** The pid of the PostgreSQL server process, or null if it died before its children. */
  server: number | null;
  pids: number[];
}

export function folderHolders(folder: string): Holders {
  const named = pidInLock(folder);
  if (process.platform !== 'linux') {
    const isServer = named !== null && isServerOf(named, folder);
    return isServer ? { server: named, pids: [named] } : { server: null, pids: [] };
  }
  const pids = workingIn(realpathSync(folder));
  return { server: named !== null && pids.includes(named) ? named : null, pids };
}

function pidInLock(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** PostgreSQL processes have the folder of the cluster as their working directory, which /proc shows. */
function workingIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isAtWork(name, folder))
    .map(Number);
}

function isAtWork(pid: string, folder: string): boolean {
  try {
    const isThere = readlinkSync(`/proc/${pid}/cwd`) === folder;
    return isThere && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    // The process has exited or belongs to another user, who can't use this folder.
    return false;
  }
}

function isServerOf(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/NH', '/FI', `PID eq ${pid}`], { encoding: 'utf8' }).includes('postgres.exe');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}
