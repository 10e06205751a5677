import { clientBuild, pageConfig, pagePlugins } from '@comptoir/web-build';
import { defineConfig } from 'vite';

export default defineConfig({
  ...pageConfig,
  plugins: [pagePlugins()],
  build: { ...pageConfig.build, ...clientBuild, rolldownOptions: { input: 'app/entry.tsx' } },
});
