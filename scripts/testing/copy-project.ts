import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ProjectCopy {
  folder: string;
  remove: () => void;
}

/**
 * Copies the working tree for tests that change files. Installed packages are links, but our own resolve to the copy. The folder's name has
 * spaces and accents.
 */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir à côté, '));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  for (const home of ['', ...globSync('{packages,apps}/*', { cwd: root })]) {
    if (existsSync(join(root, home, 'node_modules')))
      linkPackages(join(root, home, 'node_modules'), join(folder, home, 'node_modules'));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@comptoir') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}
