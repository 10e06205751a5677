import {
  clientBuild,
  describeBuild,
  nameBuild,
  pageConfig,
  pagePlugins,
  precompress,
  workerEnvironment,
} from '@comptoir/web-build';
import { defineConfig } from 'vite';
import { facesInPages } from './vite/faces-in-pages.ts';

/** Three shared chunks: React, home and menu, and the cart with its prices, which most dialogs need. */
const scriptGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'first', tags: ['$initial' as const], minShareCount: 2, priority: 1 },
  { name: 'cart', test: /\/(features|state)\/cart\/(?!recap\/)|\/packages\/domain\//, minShareCount: 2 },
];

export default defineConfig({
  ...pageConfig,
  plugins: [pagePlugins(), facesInPages(), nameBuild(), precompress(), describeBuild()],
  builder: {},
  environments: {
    client: {
      build: {
        ...clientBuild,
        rolldownOptions: {
          input: { entry: 'app/entry.client.tsx', home: 'app/routes/home.tsx', menu: 'app/routes/menu.tsx' },
          output: { codeSplitting: { groups: scriptGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        emptyOutDir: true,
        ssr: true,
        minify: true,
        rolldownOptions: { input: 'app/entry.server.tsx' },
      },
    },
    worker: workerEnvironment,
  },
});
