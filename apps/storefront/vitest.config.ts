import { lucideSubset } from '@comptoir/ui/vite';
import { compileMessages, pageTests } from '@comptoir/web-build';
import { defineConfig } from 'vitest/config';

// Tests render screens from the sources, so they need no build.
export default defineConfig({
  plugins: [lucideSubset(), compileMessages()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: pageTests(import.meta.dirname, 'storefront'),
});
