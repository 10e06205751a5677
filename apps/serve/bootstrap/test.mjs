// npm test runs all checks, fastest first, and then the browser tests of orders. npm run test:all, as in CI, also runs
// all other browser tests and the guides.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowsers, howToInstall, installBrowsers } from './chromium.mjs';
import { buildShop, installPackages, root, stopWith, withProjectBinaries } from './prepare.mjs';

const isAll = process.argv.includes('--all');
const results = mkdtempSync(join(tmpdir(), 'comptoir-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const unsteady = [];

/** Returns true if the step passed. Concurrent steps print at their end; a step that `isAlone` prints immediately. */
function run(title, command, args, { env = {}, isAlone = false } = {}) {
  const startedAt = performance.now();
  if (isAlone) console.log(`\n── ${title}`);
  const printed = isAlone ? 'inherit' : 'pipe';
  const step = spawn(command, args, {
    cwd: root,
    env: { ...withProjectBinaries(), ...env },
    stdio: ['ignore', printed, printed],
  });
  const said = [];
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    step.once('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(said));
      console.log(`── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(code === 0);
    });
  });
}

async function check(title, script) {
  if (await run(title, 'npm', ['run', '-s', script])) counts.passed += 1;
  else counts.failed += 1;
}

async function runTests(title, filters, env) {
  const file = join(results, `${title}.json`);
  const args = ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run(title, 'vitest', args, { env, isAlone: true });
  return { passed, ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** A slow machine may have caused so few failures. */
const mostFilesAgain = 8;

/** If few files fail, they run again one by one, and the run names them at its end. */
async function vitest(title, projects, { chosen = [], options = [], env = {} } = {}) {
  const filters = [...projects.flatMap((project) => ['--project', project]), ...options];
  const first = await runTests(title, [...filters, ...chosen], env);
  counts.passed += first.numPassedTests;
  counts.skipped += first.numPendingTests + first.numTodoTests;
  if (first.passed) return;
  const failed = first.testResults.filter((file) => file.status === 'failed').map((file) => file.name);
  const mayTryAgain = failed.length > 0 && failed.length <= mostFilesAgain;
  const again =
    mayTryAgain && (await runTests(`${title}, second try`, [...filters, '--no-file-parallelism', ...failed], env));
  if (again?.passed) {
    counts.passed += first.numFailedTests;
    unsteady.push(...failed.map((file) => relative(root, file)));
  } else counts.failed += first.numFailedTests || 1;
}

/** These checks run beside the check of types, which takes about as long. */
async function checkStyle() {
  await check('lint', 'lint');
  await check('boundaries', 'boundaries');
  await check('unused code', 'unused');
}

installPackages();
if (process.argv.includes('--install-browsers')) installBrowsers();
const browsers = findBrowsers();
if (!browsers) stopWith(`No Chromium was found for the browser tests: ${howToInstall()}, or set CHROMIUM_PATH to one.`);

await Promise.all([check('types', 'types'), checkStyle()]);
// The tests wait for a database half of their time and need no build, so the build runs at the same time.
await Promise.all([vitest('unit and API', isAll ? ['!e2e'] : ['!e2e', '!guides']), buildShop()]);
// The drills of browsers take minutes, and one of a tenth of its length proves little: `npm run drill` runs them whole.
const options = ['--exclude=**/*-drill.test.ts'];
if (counts.failed === 0)
  await vitest('browser', ['e2e'], { chosen: isAll ? [] : ['e2e/src/orders/'], options, env: browsers });
rmSync(results, { recursive: true, force: true });

console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
if (unsteady.length > 0) console.log(`Only at a second try, to be mended: ${unsteady.join(', ')}`);
process.exit(counts.failed === 0 ? 0 : 1);
