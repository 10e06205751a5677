import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import reactCompilerPlugin from 'babel-plugin-react-compiler';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';
import { lucideSubset } from './vite/lucide-subset.ts';

const reactCompiler = babel({
  include: /app\/.*\.tsx?$/,
  presets: [
    {
      preset: () => ({ plugins: [[reactCompilerPlugin, {}]] }),
      rolldown: { filter: { id: /app\/.*\.tsx$/ } },
    },
  ],
});

export default defineConfig({
  plugins: [
    lucideSubset(fileURLToPath(new URL('./app/ui/icon-names.ts', import.meta.url))),
    compileMessages(),
    tailwindcss(),
    reactRouter(),
    reactCompiler,
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
