import { describeBuild, nameBuild, pageCss, pagePlugins, pageTarget, precompress } from '@comptoir/web-build';
import { defineConfig } from 'vite';
import { facesInPages } from './vite/faces-in-pages.ts';
import { compileHint, scriptGroups } from './vite/group-scripts.ts';

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
        // One per cent less of what every visit loads than the bundler's own minifier.
        minify: 'terser',
        terserOptions: { compress: { passes: 3, ecma: 2020 } },
        // One sheet: what a page needs at first stands inside it, and the next screen needs no other.
        cssCodeSplit: false,
        // Only style sheets: a page names the scripts that it needs at first itself.
        modulePreload: false,
        rolldownOptions: {
          input: { first: 'app/entry.client.tsx' },
          output: { codeSplitting: { groups: scriptGroups }, postBanner: compileHint },
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
