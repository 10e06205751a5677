import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lucideSubset } from '@comptoir/ui/vite';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import reactCompilerPlugin from 'babel-plugin-react-compiler';
import { defineConfig } from 'vite';
import { bareImports } from './vite/bare-imports.ts';
import { compileMessages } from './vite/compile-messages.ts';
import { describeBuild } from './vite/describe-build.ts';
import { scriptGroups } from './vite/group-scripts.ts';
import { nameBuild } from './vite/name-build.ts';
import { precompress } from './vite/precompress.ts';

const reactCompiler = babel({
  include: /(app|packages\/ui\/src)\/.*\.tsx?$/,
  presets: [
    {
      preset: () => ({ plugins: [[reactCompilerPlugin, {}]] }),
      rolldown: { filter: { id: /(app|packages\/ui\/src)\/.*\.tsx?$/ } },
    },
  ],
});

/** The name that a class of a module bears on the page. It repeats the name that code uses: so it costs few bytes, compressed. */
function shortName(name: string, file: string): string {
  const path = relative(fileURLToPath(new URL('../..', import.meta.url)), file);
  const mark = createHash('sha256')
    .update(path)
    .digest('base64url')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3);
  return mark + name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export default defineConfig({
  plugins: [
    lucideSubset(),
    bareImports(),
    compileMessages(),
    react(),
    reactCompiler,
    nameBuild(),
    precompress(),
    describeBuild(),
  ],
  appType: 'custom',
  builder: {},
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName } },
  build: { target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // One sheet: what a page needs at first stands inside it, and the next screen needs no other.
        cssCodeSplit: false,
        // Only style sheets: a page names the scripts that it needs at first itself.
        modulePreload: false,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: { codeSplitting: { groups: scriptGroups } },
        },
      },
    },
    ssr: {
      build: { outDir: 'build/server', ssr: true, minify: true, rolldownOptions: { input: 'app/entry.server.tsx' } },
    },
    // The last one: it names the files of the first.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        // One file without a hash: browsers ask for it again at each visit (PWA-22).
        rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    },
  },
});
