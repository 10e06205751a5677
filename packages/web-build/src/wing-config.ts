import type { BuildEnvironmentOptions, EnvironmentOptions, UserConfig } from 'vite';
import { pageCss } from './page-plugins.ts';

export const pageConfig = {
  appType: 'custom',
  css: pageCss,
  build: { target: 'es2023', assetsInlineLimit: 0 },
} satisfies UserConfig;

export const clientBuild: BuildEnvironmentOptions = {
  outDir: 'build/client',
  emptyOutDir: true,
  manifest: true,
  // All screens share one style sheet, so that none waits for its own.
  cssCodeSplit: false,
  modulePreload: false,
};

/** The worker is built last, because it contains the pages' file names. */
export const workerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    // A single file without a hash, because browsers fetch the worker again at each visit (PWA-22).
    rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
};
