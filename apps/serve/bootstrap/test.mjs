// npm test: every check of the project, in the order in which they are quickest to fail.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.mjs';
import { buildStorefront, installPackages, root, stopWith, withProjectBinaries } from './prepare.mjs';

const results = mkdtempSync(join(tmpdir(), 'comptoir-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

function run(title, command, args, env = {}) {
  const startedAt = performance.now();
  console.log(`\n── ${title}`);
  const step = spawnSync(command, args, {
    cwd: root,
    env: { ...withProjectBinaries(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${title}: ${step.status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return step.status === 0;
}

function check(title, script) {
  if (run(title, 'npm', ['run', '-s', script])) counts.passed += 1;
  else counts.failed += 1;
}

function vitest(title, projects, env = {}) {
  const file = join(results, `${title}.json`);
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const passed = run(title, 'vitest', args, env);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests || (passed ? 0 : 1);
  counts.skipped += report.numPendingTests + report.numTodoTests;
}

installPackages();
const chromium = provideChromium();
if (!chromium)
  stopWith('No Chromium was found for the browser tests: install the package "chromium", or set CHROMIUM_PATH to one.');

check('types', 'types');
check('lint', 'lint');
check('boundaries', 'boundaries');
check('unused code', 'unused');
vitest('unit and API', ['!e2e']);
if (counts.failed === 0) {
  buildStorefront();
  vitest('browser', ['e2e'], { CHROMIUM_PATH: chromium });
}
rmSync(results, { recursive: true, force: true });

console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(counts.failed === 0 ? 0 : 1);
