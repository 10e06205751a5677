import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Machine } from './machine.ts';

export function relink(machine: Machine, link: string, target: string): void {
  const path = machine.at(link);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(`${path}.new`, { force: true });
  symlinkSync(target, `${path}.new`);
  renameSync(`${path}.new`, path);
}
