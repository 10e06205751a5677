import { join } from 'node:path';

export const pageTests = (root: string, name: string) => ({
  name,
  root,
  include: ['{app,server,vite}/**/*.test.{ts,tsx}'],
  environment: 'jsdom' as const,
  // This pool loads jsdom once per worker, not once per file, which is a third faster.
  pool: 'vmThreads' as const,
  maxWorkers: '100%',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  setupFiles: [join(root, '../../scripts/vitest-temporal.ts'), join(root, 'app/testing/browser-setup.ts')],
  server: { deps: { inline: ['use-intl', 'icu-minify'] } },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
});
