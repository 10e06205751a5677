import { execFileSync } from 'node:child_process';

export function run(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): string {
  const { NODE_ENV: _, ...inherited } = process.env;
  return execFileSync(command, args, {
    cwd: folder,
    env: { ...inherited, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}
