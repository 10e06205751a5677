import { shopCss, shopPlugins, shopTarget } from '@comptoir/storefront/vite';
import { defineConfig } from 'vite';

// The scripts of the native shell, of the same sources as the web's. `src/build-scripts.ts` says where to, and writes the pages.
export default defineConfig({
  plugins: [shopPlugins()],
  appType: 'custom',
  css: shopCss,
  build: {
    target: shopTarget,
    assetsInlineLimit: 0,
    manifest: true,
    cssCodeSplit: false,
    // All files lie on the device.
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: { input: 'app/entry.tsx' },
  },
});
