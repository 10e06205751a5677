import { fileURLToPath } from 'node:url';
import { lucideSubset } from '@comptoir/ui/vite';
import { compileMessages, pageTests } from '@comptoir/web-build';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [lucideSubset(here('./app/icons/icon-names.ts')), compileMessages()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: pageTests(here('.'), 'office'),
});
