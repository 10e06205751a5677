import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A step of a guide. */
type Step =
  | { kind: 'write'; file: string; code: string }
  | { kind: 'add'; file: string; side: 'below' | 'above'; anchor: string; code: string }
  | { kind: 'run'; command: string };

const writes = /New file `([^`]+)`:$/;
const adds = /In (?:`([^`]+)`|the same file), (below|above) the line `([^`]+)`, add:$/;
const runs = /\b[Rr]un `([^`]+)`/;
const fence = /^\s*```/;

/** Reads the steps that a machine can follow: files to write, lines to add, commands to run. */
function readGuide(text: string): Step[] {
  const lines = text.split('\n');
  let lastFile = '';
  return lines.flatMap((line, at): Step[] => {
    const written = writes.exec(line)?.[1];
    const added = adds.exec(line);
    lastFile = written ?? added?.[1] ?? lastFile;
    if (written) return [{ kind: 'write', file: written, code: codeBelow(lines, at) }];
    const [, , side, anchor] = added ?? [];
    if (anchor)
      return [
        { kind: 'add', file: lastFile, side: side === 'above' ? 'above' : 'below', anchor, code: codeBelow(lines, at) },
      ];
    const command = runs.exec(line)?.[1];
    return command ? [{ kind: 'run', command }] : [];
  });
}

function codeBelow(lines: string[], at: number): string {
  const start = lines.findIndex((line, index) => index > at && fence.test(line));
  const end = lines.findIndex((line, index) => index > start && fence.test(line));
  if (start < 0 || end < 0) throw new Error(`No code follows "${lines[at]}"`);
  return lines.slice(start + 1, end).join('\n');
}

/** Follows a guide literally in a copy of the project. Returns the changed files. @throws if a step fails. */
export function followGuide(
  folder: string,
  guide: string,
  skip: (command: string) => boolean = () => false,
): Set<string> {
  const steps = readGuide(readFileSync(join(folder, guide), 'utf8'));
  if (steps.length === 0) throw new Error(`${guide} asks for nothing`);
  for (const step of steps) {
    if (step.kind === 'write') writeNew(folder, step.file, step.code);
    else if (step.kind === 'add') addLines(folder, step);
    else if (!skip(step.command)) runInCopy(folder, step.command);
  }
  return new Set(steps.flatMap((step) => (step.kind === 'run' ? [] : [step.file])));
}

function writeNew(folder: string, file: string, code: string): void {
  const path = join(folder, file);
  if (existsSync(path)) throw new Error(`${file} is there already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}\n`);
}

function addLines(folder: string, { file, side, anchor, code }: Extract<Step, { kind: 'add' }>): void {
  const path = join(folder, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(anchor));
  if (at < 0) throw new Error(`${file} has no line "${anchor}"`);
  lines.splice(side === 'below' ? at + 1 : at, 0, code);
  writeFileSync(path, lines.join('\n'));
}

/** Runs a command with the project's binaries first in PATH, and returns its output. @throws with the output if it fails. */
export function runInCopy(folder: string, command: string): string {
  const bin = join(folder, 'node_modules', '.bin');
  try {
    return execFileSync('sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}
