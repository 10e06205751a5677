import { lucideSubset } from '@comptoir/ui/vite';
import { compileMessages, pageTests } from '@comptoir/web-build';
import { defineConfig } from 'vitest/config';

// A test renders screens itself, it needs no build of them.
export default defineConfig({
  plugins: [lucideSubset(), compileMessages()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: pageTests(import.meta.dirname, 'storefront'),
});
