import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The processes of PostgreSQL that are at work in a database's folder. */
export interface Holders {
  /** The one that the others belong to; null where it died before them. */
  server: number | null;
  pids: number[];
}

/** Who is at work in a database's folder now. */
export function folderHolders(folder: string): Holders {
  const named = pidInLock(folder);
  if (process.platform !== 'linux') {
    const isServer = named !== null && isServerOf(named, folder);
    return isServer ? { server: named, pids: [named] } : { server: null, pids: [] };
  }
  const pids = workingIn(realpathSync(folder));
  return { server: named !== null && pids.includes(named) ? named : null, pids };
}

/** The number that the folder's lock names: of its server, or by now of any program, or of none. */
function pidInLock(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Every process of PostgreSQL stands in the folder of its cluster: the kernel tells it without guessing. */
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
    // It ended meanwhile, or it is another user's, who can't have been given this folder.
    return false;
  }
}

/** Where the kernel does not tell: the command that the number belongs to now. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/NH', '/FI', `PID eq ${pid}`], { encoding: 'utf8' }).includes('postgres.exe');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}
