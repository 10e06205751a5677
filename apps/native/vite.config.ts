import { clientBuild, pageConfig, pagePlugins } from '@comptoir/web-build';
import { defineConfig } from 'vite';

// The scripts of the native application, of the same sources as the web's. `src/build-scripts.ts` chooses the folder and writes the pages.
export default defineConfig({
  ...pageConfig,
  plugins: [pagePlugins()],
  build: { ...pageConfig.build, ...clientBuild, rolldownOptions: { input: 'app/entry.tsx' } },
});
