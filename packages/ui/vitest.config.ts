import { defineConfig } from 'vitest/config';
import { lucideSubset } from './vite/lucide-subset.ts';

export default defineConfig({
  plugins: [lucideSubset()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    name: 'ui',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    maxWorkers: '100%',
    setupFiles: ['./src/testing/browser-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
