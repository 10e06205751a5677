import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from '@comptoir/api';

export interface Machine {
  /** Maps an absolute path, because tests use a machine inside a folder. */
  at: (path: string) => string;
  /** Runs a command and returns its output. @throws Error with the output on failure */
  run: (command: string, ...args: string[]) => string;
  release: string;
}

export const thisMachine = (release: string): Machine => ({ at: (path) => join('/', path), run, release });

function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = outputOf(error).trim();
    throw new Error(`${[command, ...args].join(' ')} : ${said || messageOf(error)}`, { cause: error });
  }
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error && 'stderr' in error && 'stdout' in error)) return '';
  return `${error.stderr}${error.stdout}`;
}

/** Null: there is no such account. */
export function userId(machine: Machine, user: string): number | null {
  try {
    return Number(machine.run('id', '-u', user));
  } catch {
    return null;
  }
}

export interface Step {
  /** This text is printed before the step runs, for example « crée le compte comptoir-ana ». */
  says: string;
  act: () => void | Promise<void>;
  undo?: () => void;
}

/** Runs steps in sequence. If a step fails, the earlier ones are undone in reverse. @throws the step's error */
export async function take(steps: readonly Step[]): Promise<void> {
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      taken.unshift(step);
      await step.act();
    }
  } catch (error) {
    const left = taken.flatMap(({ says, undo }) => {
      try {
        undo?.();
        return [];
      } catch (failure) {
        return [`Resté en place, à défaire à la main : ${says} (${messageOf(failure)})`];
      }
    });
    throw new Error([messageOf(error), ...left].join('\n'), { cause: error });
  }
}
