import { spawnSync } from 'node:child_process';

/** Runs a tool of the project by its name. @throws an Error with the tool's output if it fails. */
export function runTool(name: string, args: string[], folder: string, environment: Record<string, string> = {}): void {
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    // The tool can't ask questions: there is no terminal.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${name} ${args[0]} failed:\n${stdout}${stderr}`);
}
