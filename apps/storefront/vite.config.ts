import { describeBuild, nameBuild, pageCss, pagePlugins, pageTarget, precompress } from '@comptoir/web-build';
import { defineConfig } from 'vite';
import { facesInPages } from './vite/faces-in-pages.ts';

/**
 * Three files: React, what home and menu share, and the cart with its prices, which most of what a tap opens needs. The bundler makes
 * the others, by what screens share. `e2e/src/bundle-budget.test.ts` says what a screen may weigh.
 */
const scriptGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'first', tags: ['$initial' as const], minShareCount: 2, priority: 1 },
  { name: 'cart', test: /\/(features|state)\/cart\/|\/packages\/domain\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [pagePlugins(), facesInPages(), nameBuild(), precompress(), describeBuild()],
  appType: 'custom',
  builder: {},
  css: pageCss,
  build: { target: pageTarget, assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // One sheet: what a page needs at first stands inside it, and the next screen needs no other.
        cssCodeSplit: false,
        // Only style sheets: a page names the scripts that it needs at first itself.
        modulePreload: false,
        rolldownOptions: {
          input: { entry: 'app/entry.client.tsx', home: 'app/routes/home.tsx', menu: 'app/routes/menu.tsx' },
          output: { codeSplitting: { groups: scriptGroups } },
        },
      },
    },
    ssr: {
      build: { outDir: 'build/server', ssr: true, minify: true, rolldownOptions: { input: 'app/entry.server.tsx' } },
    },
    // The last one: it names the files of the first.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        // One file without a hash: browsers ask for it again at each visit (PWA-22).
        rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    },
  },
});
