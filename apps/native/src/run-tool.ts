import { spawnSync } from 'node:child_process';

/** @throws an Error with the tool's output if it fails. */
export function runTool(name: string, args: string[], folder: string, environment: Record<string, string> = {}): void {
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    // There is no terminal, so the tool must not ask questions.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${name} ${args[0]} failed:\n${stdout}${stderr}`);
}
