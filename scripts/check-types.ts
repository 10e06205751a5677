// npm run types: checks the types of all programs, and tells the faults of each, also after one that has some.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = [
  'tsconfig.json',
  'tsconfig.tools.json',
  'tsconfig.pages.json',
  'apps/storefront/worker',
  'apps/office/worker',
];

const failed = programs.filter((program) => {
  const { status } = spawnSync('tsc', ['-p', program], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
if (failed.length > 0) console.error(`Faults in ${failed.length} of ${programs.length} programs: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
