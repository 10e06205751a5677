import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const planted: string[] = [];

/** Plants a file with a forbidden import and gives the names of the rules that see it. */
function rulesBrokenBy(file: string, code: string): string[] {
  const path = `${root}${file}`;
  writeFileSync(path, code);
  planted.push(path);
  const args = ['--no-install', 'depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', file];
  const report = (() => {
    try {
      return execFileSync('npx', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 28,
      });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  })();
  const { summary } = JSON.parse(report) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name);
}

afterEach(() => {
  for (const path of planted.splice(0)) rmSync(path, { force: true });
});

describe('the arrows of the house', () => {
  it.each([
    [
      'domain-stands-alone',
      'packages/domain/src/planted.ts',
      "import { z } from '../../contract/src/index.ts';\nexport const planted = z;\n",
    ],
    [
      'one-door-domain',
      'packages/contract/src/planted.ts',
      "export { roundHalfUp } from '../../domain/src/money/round-half-up.ts';\n",
    ],
    ['api-not-storefront', 'apps/api/src/planted.ts', "export * from '../../storefront/server/index.ts';\n"],
    ['storefront-not-api', 'apps/storefront/app/planted.ts', "export * from '../../api/src/index.ts';\n"],
    [
      'sandbox-not-in-product',
      'apps/api/src/planted.ts',
      "export * from '../../../packages/stripe-sandbox/src/index.ts';\n",
    ],
    ['sql-in-repositories', 'apps/api/src/features/planted.ts', "export { sql } from 'drizzle-orm';\n"],
  ])(
    '%s: a planted import is seen',
    (rule, file, code) => {
      expect(rulesBrokenBy(file, code)).toContain(rule);
    },
    30_000,
  );
});
