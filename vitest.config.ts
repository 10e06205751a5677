import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The share of its cases that a drill (`*-drill.test.ts`) runs: 1 in `npm run drill`, else about a tenth. */
    drillShare: number;
  }
}

// Editors start vitest with the system's Node, which may be too old to read TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(
    `The tests need the Node 24 that the project brings, and this is ${process.version}: run "npx vitest", or put node_modules/.bin first in the PATH of your editor.`,
  );

// Long timeouts, because the machine may be busy. A failing test still ends.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

const temporal = [fileURLToPath(new URL('./scripts/vitest-temporal.ts', import.meta.url))];
// Test files of a worker share their modules, because loading them again would take half of the time.
const project = (name: string, folders: readonly string[]) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    setupFiles: temporal,
    isolate: false,
  },
});
/** The guides are a separate project, which `npm run verify` and `npm test` leave out. */
const withoutGuides = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, exclude: [...configDefaults.exclude, guides] },
});
/** These packages share one project, because each project starts its own workers. */
const small = [
  ...['domain', 'contract', 'format', 'words', 'stripe-sandbox', 'push-sandbox', 'printer-sandbox', 'web-host'].map(
    (name) => `packages/${name}`,
  ),
  ...['apps/serve', 'apps/native', 'scripts'],
];
// These tests share one database server, where each file has its own database.
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
    // Test files of a process share its browser, which takes seconds to start.
    isolate: false,
    globalSetup: fileURLToPath(new URL('./e2e/src/open-shared-shop.ts', import.meta.url)),
    testTimeout: 120_000,
    maxWorkers: '100%',
    maxConcurrency: 3,
    // Runs after the other projects, which may have other numbers of workers.
    sequence: { groupOrder: 1 },
  },
});

const guides = 'scripts/guides.test.ts';
const isGuides = ({ moduleId }: TestSpecification) => moduleId.endsWith(guides);

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
    maxWorkers: '100%',
    provide: { drillShare: process.env.DRILL === 'full' ? 1 : 0.1 },
    projects: [
      withoutGuides(project('node', small)),
      { extends: true, test: { name: 'guides', include: [guides], setupFiles: temporal } },
      api(),
      'packages/ui/vitest.config.ts',
      'packages/web-app/vitest.config.ts',
      'apps/storefront/vitest.config.ts',
      'apps/office/vitest.config.ts',
      e2e('e2e', 'src/**/*.test.ts'),
      // Runs only with `npm run drill:nginx`, because it needs nginx.
      ...(process.env.DRILL === 'nginx' ? [e2e('nginx', 'src/deploy/*.drill.ts')] : []),
      // Runs only with `npm run drill:release`, because it builds the last commit twice.
      ...(process.env.DRILL === 'release'
        ? [{ extends: true as const, test: { name: 'release', include: ['scripts/release/*.drill.ts'] } }]
        : []),
    ],
  },
});
