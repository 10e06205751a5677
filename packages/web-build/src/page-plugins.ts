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
/** Applies to browser scripts only, because a server renders each page once. */
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

/** A class name is the source name plus a 3-letter hash of its file. Vite's longer names would add 0.3 kB per page. */
function classNameOf(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(relative(root, file))
    .digest('base64url')
    .replace(/[^a-z]/gi, '');
  return mark.slice(0, 3) + name;
}

interface PageOptions {
  iconNames?: string;
}

export const pagePlugins = ({ iconNames }: PageOptions = {}): PluginOption[] => [
  lucideSubset(iconNames),
  compileMessages(),
  react(),
  reactCompiler,
  orderLayers(),
];

export const pageCss: CSSOptions = {
  modules: { localsConvention: 'camelCaseOnly', generateScopedName: classNameOf },
  // One sRGB value per colour; the display-P3 values would add 0.7 kB per page, compressed.
  postcss: { plugins: [oklabInRgb({ preserve: false, subFeatures: { displayP3: false } })] },
};
