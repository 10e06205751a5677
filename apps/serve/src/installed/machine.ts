import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The machine that shops are installed on. */
export interface Machine {
  /** Where a file of it is, by its absolute path: a test has a machine within a folder. */
  at: (path: string) => string;
  /** Runs a command and gives what it printed. @throws an Error with what it said, where it fails. */
  run: (command: string, ...args: string[]) => string;
  /** The release that does this: its folder. */
  release: string;
}

/** The machine that this process runs on. */
export const thisMachine = (release: string): Machine => ({ at: (path) => join('/', path), run, release });

function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
    const said = `${stderr ?? ''}${stdout ?? ''}`.trim();
    throw new Error(`${[command, ...args].join(' ')} : ${said || message}`, { cause: error });
  }
}

/** The number of an account; null: there is none. */
export function userId(machine: Machine, user: string): number | null {
  try {
    return Number(machine.run('id', '-u', user));
  } catch {
    return null;
  }
}

/** One thing that is done to a machine. */
export interface Step {
  /** What it does, as it is said before: « crée le compte comptoir-ana ». */
  says: string;
  act: () => void | Promise<void>;
  /** Takes it back where a later one fails. */
  undo?: () => void;
}

/** Takes steps in their order. Where one fails those before it are taken back, the last first. @throws what that one threw. */
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
        return [`Resté en place, à défaire à la main : ${says} (${(failure as Error).message})`];
      }
    });
    throw new Error([(error as Error).message, ...left].join('\n'), { cause: error });
  }
}
