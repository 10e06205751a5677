import { clientBuild, pageConfig, pagePlugins } from '@comptoir/web-build';
import { defineConfig } from 'vite';

// Builds the native application's scripts from the web's sources. `src/build-scripts.ts` sets the folder.
export default defineConfig({
  ...pageConfig,
  plugins: [pagePlugins()],
  build: { ...pageConfig.build, ...clientBuild, rolldownOptions: { input: 'app/entry.tsx' } },
});
