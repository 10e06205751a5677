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
  // One sheet: no screen waits for its own.
  cssCodeSplit: false,
  // Pages list their first scripts themselves.
  modulePreload: false,
};

/** Built last, since it contains the pages' file names. */
export const workerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    // One file without a hash: browsers fetch it again at each visit (PWA-22).
    rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
};
