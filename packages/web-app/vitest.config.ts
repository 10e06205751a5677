import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web-app',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    maxWorkers: '150%',
    setupFiles: ['./src/testing/browser-setup.ts'],
  },
});
