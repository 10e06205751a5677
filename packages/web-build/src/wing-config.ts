import type { BuildEnvironmentOptions, EnvironmentOptions, UserConfig } from 'vite';
import { pageCss } from './page-plugins.ts';

/** Settings of every build of pages. */
export const pageConfig = {
  appType: 'custom',
  css: pageCss,
  build: { target: 'es2023', assetsInlineLimit: 0 },
} satisfies UserConfig;

/** The scripts and styles of a wing's pages. */
export const clientBuild: BuildEnvironmentOptions = {
  outDir: 'build/client',
  emptyOutDir: true,
  manifest: true,
  // One sheet: no screen waits for its own.
  cssCodeSplit: false,
  // Pages name the scripts that they need first.
  modulePreload: false,
};

/** The service worker of a wing. It is built last, since it names the files of the pages. */
export const workerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    // One file without a hash: browsers ask for it again at each visit (PWA-22).
    rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
};
