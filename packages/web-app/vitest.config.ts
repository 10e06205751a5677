import { lucideSubset } from '@comptoir/ui/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [lucideSubset()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    name: 'web-app',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    pool: 'vmThreads',
    maxWorkers: '100%',
    setupFiles: ['../../scripts/vitest-temporal.ts', './src/testing/browser-setup.ts'],
  },
});
