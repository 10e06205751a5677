import { join } from 'node:path';

/** Settings of a wing's unit tests. `root`: the folder of the wing. */
export const pageTests = (root: string, name: string) => ({
  name,
  root,
  include: ['{app,server,vite}/**/*.test.{ts,tsx}'],
  environment: 'jsdom' as const,
  // jsdom is loaded once a worker instead of once a file, which took a third of the time.
  pool: 'vmThreads' as const,
  maxWorkers: '150%',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  setupFiles: [join(root, '../../scripts/vitest-temporal.ts'), join(root, 'app/testing/browser-setup.ts')],
  server: { deps: { inline: ['use-intl', 'icu-minify'] } },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
});
