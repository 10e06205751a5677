import { fileURLToPath } from 'node:url';
import { describeBuild, nameBuild, pageCss, pagePlugins, pageTarget, precompress } from '@comptoir/web-build';
import { defineConfig } from 'vite';

const iconNames = fileURLToPath(new URL('app/icons/icon-names.ts', import.meta.url));

export default defineConfig({
  base: '/office/',
  plugins: [pagePlugins({ iconNames }), nameBuild(), precompress(), describeBuild()],
  appType: 'custom',
  css: pageCss,
  build: { target: pageTarget, assetsInlineLimit: 0, outDir: 'build/client' },
  builder: {
    buildApp: async (builder) => {
      // The worker names the files of the pages.
      for (const name of ['client', 'worker']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        manifest: true,
        // One sheet: a screen that is gone to never waits for its own.
        cssCodeSplit: false,
        // The server names what a screen needs in its page.
        modulePreload: false,
        rolldownOptions: { input: { first: 'app/entry.client.tsx' } },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        // One file without a hash: browsers ask for it again at each visit.
        rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    },
  },
});
