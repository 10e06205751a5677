import { configDefaults, defineConfig } from 'vitest/config';
import { findPostgres } from './apps/api/src/testing/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much of its full count a drill (`*-drill.test.ts`) runs: all of it in `npm run drill`, a tenth beside the other tests. */
    drillShare: number;
  }
}

// For a busy machine: what waits for a condition may wait long, and a test that is wrong still ends.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

const temporal = ['./scripts/vitest-temporal.ts'].map((file) => new URL(file, import.meta.url).pathname);
const project = (name: string, root: string) => ({
  extends: true as const,
  test: { name, root, include: ['**/*.test.{ts,tsx}'], setupFiles: temporal },
});
// What asks no database server runs once.
const withoutServer = ['src/gateways/**', 'src/db/folder-lock.test.ts'];
// The API's tests run on the embedded database, and again on a PostgreSQL server where its binaries are found.
const apiProject = (name: string, database: 'pglite' | 'postgres') => {
  const { test, ...rest } = project(name, 'apps/api');
  const globalSetup = new URL('./apps/api/src/testing/global-setup.ts', import.meta.url).pathname;
  const exclude = [...configDefaults.exclude, ...(database === 'postgres' ? withoutServer : [])];
  return { ...rest, test: { ...test, exclude, globalSetup, env: { TEST_DATABASE: database } } };
};

export default defineConfig({
  test: {
    ...patience,
    provide: { drillShare: process.env.DRILL === 'full' ? 1 : 0.1 },
    projects: [
      project('house', 'scripts'),
      project('domain', 'packages/domain'),
      project('contract', 'packages/contract'),
      project('format', 'packages/format'),
      project('stripe-sandbox', 'packages/stripe-sandbox'),
      project('web-host', 'packages/web-host'),
      apiProject('api', 'pglite'),
      ...(findPostgres() ? [apiProject('api-postgres', 'postgres')] : []),
      project('serve', 'apps/serve'),
      'packages/ui/vitest.config.ts',
      'apps/storefront/vitest.config.ts',
      {
        extends: true as const,
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['src/**/*.test.ts'],
          globalSetup: new URL('./e2e/src/open-shared-shop.ts', import.meta.url).pathname,
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
