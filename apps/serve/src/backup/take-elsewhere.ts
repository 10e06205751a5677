import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentNames } from '../environment/config.ts';

/** An hour is enough for some gigabytes over a slow connection. */
const patienceMilliseconds = 3_600_000;
/** Milliseconds between SIGTERM and SIGKILL. */
const graceMilliseconds = 10_000;

/** Runs the owner's command, whose `$1` is the backup, without the shop's variables. @throws Error on failure */
export async function takeElsewhere(
  command: string,
  file: string,
  { patience = patienceMilliseconds, signal }: { patience?: number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const env = { ...process.env };
  for (const name of environmentNames) delete env[name];
  // The command has its own process group, so that its children end with it.
  const child = spawn('/bin/sh', ['-c', command, 'sh', file], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = `${said}${chunk}`.slice(-1_000);
    });
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {}
  };
  let isLate = false;
  const breakOff = () => end('SIGTERM');
  signal?.addEventListener('abort', breakOff);
  const timers = [
    setTimeout(() => {
      isLate = true;
      end('SIGTERM');
    }, patience),
    setTimeout(() => end('SIGKILL'), patience + graceMilliseconds),
  ];
  try {
    const [code, killedBy] = await once(child, 'close');
    if (signal?.aborted) throw new Error('BACKUP_COMMAND a été interrompue.');
    if (isLate)
      throw new Error(`BACKUP_COMMAND n’a pas fini en ${Math.round(patience / 60_000)} min, et a été arrêtée.`);
    const [last = ''] = said.trim().split('\n').slice(-1);
    if (code !== 0)
      throw new Error(`BACKUP_COMMAND a échoué (${killedBy ?? `code ${code}`}) : ${last || 'sans un mot'}`);
  } finally {
    signal?.removeEventListener('abort', breakOff);
    for (const timer of timers) clearTimeout(timer);
  }
}
