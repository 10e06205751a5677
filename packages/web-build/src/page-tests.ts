import { join } from 'node:path';

/** How a wing tests its screens: each file in a document of its own, after the wing's own preparation of the browser. */
export const pageTests = (root: string, name: string) => ({
  name,
  root,
  include: ['{app,server,vite}/**/*.test.{ts,tsx}'],
  environment: 'jsdom' as const,
  // jsdom is loaded once for each worker, and not once for each file: that was a third of the time.
  pool: 'vmThreads' as const,
  maxWorkers: '150%',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  setupFiles: [join(root, '../../scripts/vitest-temporal.ts'), join(root, 'app/testing/browser-setup.ts')],
  server: { deps: { inline: ['use-intl', 'icu-minify'] } },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
});
