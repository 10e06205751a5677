import { readFileSync, realpathSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { findImported } from './find-imported.ts';
import { openResolver, type Target } from './resolve-import.ts';

export interface Import extends Target {
  from: string;
  text: string;
  line: number;
}

export const folders = ['packages', 'apps', 'e2e', 'bench', 'sites'];
const sources = folders.map((folder) => `${folder}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`);

/** Includes type imports. */
export async function readImports(root: string): Promise<{ modules: string[]; imports: Import[] }> {
  // The resolver returns real paths, so the root must be a real path too.
  const base = realpathSync(root);
  const resolve = openResolver(base);
  const files = await Array.fromAsync(
    glob(sources, { cwd: base, exclude: ['**/{node_modules,build,coverage,pictures}'] }),
  );
  const imports = files.sort().flatMap((from) => {
    const source = readFileSync(join(base, from), 'utf8');
    return [...findImported(from, source)].map((text) => ({
      from,
      text,
      line: lineOf(source, text),
      ...resolve(from, text),
    }));
  });
  // Imported style sheets and pictures are modules too.
  const imported = imports.filter(({ to, kind }) => kind === 'ours' && isInFolders(to)).map(({ to }) => to);
  return { modules: [...new Set([...files, ...imported])], imports };
}

function lineOf(source: string, specifier: string): number {
  const at = Math.max(source.indexOf(`'${specifier}'`), source.indexOf(`"${specifier}"`), 0);
  return source.slice(0, at).split('\n').length;
}

const isInFolders = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
