import { fileURLToPath } from 'node:url';
import { lucideSubset } from '@comptoir/ui/vite';
import { compileMessages } from '@comptoir/web-build';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [lucideSubset(here('./app/icons/icon-names.ts')), compileMessages()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    name: 'office',
    root: here('.'),
    include: ['{app,server,vite}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    pool: 'vmThreads',
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: [here('../../scripts/vitest-temporal.ts'), here('./app/testing/browser-setup.ts')],
    server: { deps: { inline: ['use-intl', 'icu-minify'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
