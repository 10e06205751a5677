import { cpSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Platform } from './platforms.ts';
import { run } from './run.ts';

/** Installs a platform's runtime packages by the lockfile, without running their scripts. */
export function installProduction(source: string, folder: string, { cpu }: Platform): void {
  const manifests = globSync(
    ['package.json', 'package-lock.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json'],
    {
      cwd: source,
    },
  );
  for (const file of manifests) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(source, file), join(folder, file));
  }
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  run(folder, 'npm', [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...target,
  ]);
}
