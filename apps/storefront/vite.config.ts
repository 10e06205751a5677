import { lucideSubset } from '@comptoir/ui/vite';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
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

/** Styles that come in one file, beside those of each chunk of code. */
const sharedLooks = [
  // What every screen is made of: a first load asks for a few files, not for one a component.
  { name: 'look', test: /(packages\/ui\/src|app\/shell)\/.*\.css$/ },
  // The sheet of a dish that the address names is drawn by the server, though its code comes later.
  { name: 'menu-look', test: /app\/(routes\/menu|features\/item\/.*)\.module\.css$/ },
];

export default defineConfig({
  plugins: [lucideSubset(), compileMessages(), reactRouter(), reactCompiler],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedLooks } } },
  },
});
