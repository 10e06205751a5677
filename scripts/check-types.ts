// npm run types checks all programs, even after one of them has errors.
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
