import { fileURLToPath } from 'node:url';
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

const iconNames = fileURLToPath(new URL('app/icons/icon-names.ts', import.meta.url));

export default defineConfig({
  ...pageConfig,
  base: '/office/',
  plugins: [pagePlugins({ iconNames }), nameBuild(), precompress(), describeBuild()],
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'worker']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: { build: { ...clientBuild, rolldownOptions: { input: { first: 'app/entry.client.tsx' } } } },
    worker: workerEnvironment,
  },
});
