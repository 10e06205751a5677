import { fileURLToPath } from 'node:url';
import { nameBuild, pageCss, pagePlugins, pageTarget, precompress } from '@comptoir/web-build';
import { defineConfig } from 'vite';

const iconNames = fileURLToPath(new URL('app/icons/icon-names.ts', import.meta.url));

export default defineConfig({
  base: '/office/',
  plugins: [pagePlugins({ iconNames }), nameBuild(), precompress()],
  appType: 'custom',
  css: pageCss,
  build: {
    target: pageTarget,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    outDir: 'build/client',
    manifest: true,
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    // One sheet: a screen that is gone to never waits for its own.
    cssCodeSplit: false,
    // The server names what a screen needs in its page.
    modulePreload: false,
    rolldownOptions: { input: { first: 'app/entry.client.tsx' } },
  },
});
