import { pageCss, pagePlugins, pageTarget } from '@comptoir/web-build';
import { defineConfig } from 'vite';

// The scripts of the native shell, of the same sources as the web's. `src/build-scripts.ts` says where to, and writes the pages.
export default defineConfig({
  plugins: [pagePlugins()],
  appType: 'custom',
  css: pageCss,
  build: {
    target: pageTarget,
    assetsInlineLimit: 0,
    manifest: true,
    cssCodeSplit: false,
    // All files lie on the device.
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: { input: 'app/entry.tsx' },
  },
});
