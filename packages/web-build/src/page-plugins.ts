import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lucideSubset } from '@comptoir/ui/vite';
import oklabInRgb from '@csstools/postcss-oklab-function';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { CSSOptions, PluginOption } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { orderLayers } from './order-layers.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const compiler = reactCompilerPreset();
/** For our own components and hooks, in scripts for browsers only: a server renders each page once. */
const reactCompiler = babel({
  presets: [
    {
      ...compiler,
      rolldown: {
        ...compiler.rolldown,
        filter: { id: /(app|packages\/(ui|web-app)\/src)\/.*\.tsx?$/, code: /<\/|\/>|\buse[A-Z]/ },
      },
    },
  ],
});

/** The name of a class in pages: the name in its file after three letters for the file. Vite's own names are longer: 0.3 kB a page. */
function classNameOf(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(relative(root, file))
    .digest('base64url')
    .replace(/[^a-z]/gi, '');
  return mark.slice(0, 3) + name;
}

interface PageOptions {
  /** A file that names icons beyond those of the interface. */
  iconNames?: string;
}

/** What makes scripts of a wing's sources. */
export const pagePlugins = ({ iconNames }: PageOptions = {}): PluginOption[] => [
  lucideSubset(iconNames),
  compileMessages(),
  react(),
  reactCompiler,
  orderLayers(),
];

export const pageCss: CSSOptions = {
  modules: { localsConvention: 'camelCaseOnly', generateScopedName: classNameOf },
  // Writes each colour once, in sRGB. The minifier would add a second value for newer browsers: 0.7 kB of each page, compressed.
  postcss: { plugins: [oklabInRgb({ preserve: false, subFeatures: { displayP3: false } })] },
};
