import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lucideSubset } from '@comptoir/ui/vite';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import reactCompilerPlugin from 'babel-plugin-react-compiler';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';

const reactCompiler = babel({
  include: /(app|packages\/ui\/src)\/.*\.tsx?$/,
  presets: [
    {
      preset: () => ({ plugins: [[reactCompilerPlugin, {}]] }),
      rolldown: { filter: { id: /(app|packages\/ui\/src)\/.*\.tsx$/ } },
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

/** Styles that come in one file, beside those of each chunk of code. */
const sharedLooks = [
  // What comes after the first load: forms, the cart.
  { name: 'later-look', test: /\/(bottom-bar|box|choice|skeleton)\.module\.css$/ },
  // The sheet of a dish that the address names is drawn by the server, though its code comes later: the menu brings its looks.
  { name: 'menu-look', test: /\/(routes\/menu|features\/item\/.*|sheet|stepper|field)\.module\.css$/ },
  // What every screen is made of: a first load asks for a few files, not for one a component.
  { name: 'look', test: /(packages\/ui\/src|app\/shell)\/.*\.css$/ },
];

export default defineConfig({
  plugins: [lucideSubset(), compileMessages(), react(), reactCompiler],
  appType: 'custom',
  builder: {},
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName } },
  build: { target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Only style sheets: a page names the scripts that it needs at first itself.
        modulePreload: false,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: { codeSplitting: { groups: sharedLooks } },
        },
      },
    },
    ssr: {
      build: { outDir: 'build/server', ssr: true, minify: true, rolldownOptions: { input: 'app/entry.server.tsx' } },
    },
  },
});
