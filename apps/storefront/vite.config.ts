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

export default defineConfig({
  plugins: [lucideSubset(), compileMessages(), reactRouter(), reactCompiler],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What every screen is made of is one file of styles, not one a component: a first load asks for a few.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'look', test: /(packages\/ui\/src|app\/shell)\/.*\.css$/ }] } },
    },
  },
});
