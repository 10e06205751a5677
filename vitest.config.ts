import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much of its full count a drill (`*-drill.test.ts`, `e2e/src/accessibility`) runs: all of it in `npm run drill`, about a tenth beside the other tests. */
    drillShare: number;
  }
}

// Editors start vitest by the Node of the system, which may be too old to read TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(
    `The tests need the Node 24 that the project brings, and this is ${process.version}: run "npx vitest", or put node_modules/.bin first in the PATH of your editor.`,
  );

// For a busy machine: what waits for a condition may wait long, and a test that is wrong still ends.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

const temporal = [fileURLToPath(new URL('./scripts/vitest-temporal.ts', import.meta.url))];
// What Node runs keeps nothing of a test in its modules: a worker's files share them, or reading them would be half of the time.
const project = (name: string, folders: readonly string[]) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    setupFiles: temporal,
    isolate: false,
  },
});
/** The guides are a project of their own, which `npm run verify` and `npm test` leave out. */
const withoutGuides = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, exclude: [...configDefaults.exclude, guides] },
});
/** One project, for each starts workers of its own. */
const small = [
  ...['domain', 'contract', 'format', 'stripe-sandbox', 'push-sandbox', 'web-host'].map((name) => `packages/${name}`),
  ...['apps/serve', 'apps/native', 'scripts'],
];
// Its tests share one server of the shop's own kind, and each file has a database of its own there.
const api = () => {
  const { test, ...rest } = project('api', ['apps/api']);
  return {
    ...rest,
    test: { ...test, globalSetup: fileURLToPath(new URL('./apps/api/src/testing/global-setup.ts', import.meta.url)) },
  };
};

const e2e = (name: string, files: string) => ({
  extends: true as const,
  test: {
    name,
    root: 'e2e',
    include: [files],
    setupFiles: fileURLToPath(new URL('./e2e/src/leave-after-file.ts', import.meta.url)),
    // The files of a process share its browser, which takes seconds to start.
    isolate: false,
    globalSetup: fileURLToPath(new URL('./e2e/src/open-shared-shop.ts', import.meta.url)),
    testTimeout: 120_000,
    maxWorkers: '150%',
    // Of the tests that say that they may run side by side.
    maxConcurrency: 3,
    // After the others, which may take other numbers of workers.
    sequence: { groupOrder: 1 },
  },
});

const guides = 'scripts/guides.test.ts';
const isGuides = ({ moduleId }: TestSpecification) => moduleId.endsWith(guides);

/** Following all guides takes minutes, so it begins first. */
class GuidesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isGuides), ...sorted.filter((file) => !isGuides(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: GuidesFirst },
    ...patience,
    // More than there are cores, for the tests of the API wait for a database half of their time.
    maxWorkers: '150%',
    provide: { drillShare: process.env.DRILL === 'full' ? 1 : 0.1 },
    projects: [
      withoutGuides(project('node', small)),
      // In CI, and by name: `npx vitest run --project guides`.
      { extends: true, test: { name: 'guides', include: [guides], setupFiles: temporal } },
      api(),
      'packages/ui/vitest.config.ts',
      'packages/web-app/vitest.config.ts',
      'apps/storefront/vitest.config.ts',
      'apps/office/vitest.config.ts',
      e2e('e2e', 'src/**/*.test.ts'),
      // Where nginx is: `npm run drill:nginx`.
      ...(process.env.DRILL === 'nginx' ? [e2e('nginx', 'src/deploy/*.drill.ts')] : []),
      // Packs the present commit twice: `npm run drill:release`.
      ...(process.env.DRILL === 'release'
        ? [{ extends: true as const, test: { name: 'release', include: ['scripts/release/*.drill.ts'] } }]
        : []),
    ],
  },
});
