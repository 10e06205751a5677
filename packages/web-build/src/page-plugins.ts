import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lucideSubset } from '@comptoir/ui/vite';
import oklabInRgb from '@csstools/postcss-oklab-function';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { CSSOptions, PluginOption } from 'vite';
import { bareImports } from './bare-imports.ts';
import { compileMessages } from './compile-messages.ts';

const compiler = reactCompilerPreset();
/** Compiles what stands in our own folders and has elements or hooks; for browsers alone, for a server draws each page once. */
const reactCompiler = babel({
  presets: [
    {
      ...compiler,
      rolldown: {
        ...compiler.rolldown,
        filter: { id: /(app|packages\/ui\/src)\/.*\.tsx?$/, code: /<\/|\/>|\buse[A-Z]/ },
      },
    },
  ],
});

/** The name that a class of a module bears on the page. It repeats the name that code uses: so it costs few bytes, compressed. */
function shortName(name: string, file: string): string {
  const path = relative(fileURLToPath(new URL('../../..', import.meta.url)), file);
  const mark = createHash('sha256')
    .update(path)
    .digest('base64url')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3);
  return mark + name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface PageOptions {
  /** A file that names icons beyond those of the interface. */
  iconNames?: string;
}

/** What makes scripts of a wing's sources. */
export const pagePlugins = ({ iconNames }: PageOptions = {}): PluginOption[] => [
  lucideSubset(iconNames),
  bareImports(),
  compileMessages(),
  react(),
  reactCompiler,
];

export const pageCss: CSSOptions = {
  modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName },
  // Each colour once: the minifier alone would write it in sRGB and, for newer browsers, again in digits that hardly compress.
  postcss: { plugins: [oklabInRgb({ preserve: false, subFeatures: { displayP3: false } })] },
};

/** The browsers that scripts are written for. */
export const pageTarget = 'es2023';
