import { dirname, join, relative } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { type Declared, openManifests } from './declared-packages.ts';

export interface Target {
  /** Path below the root, a package's path in node_modules, or the name as it is written where nothing was found. */
  to: string;
  kind: 'ours' | 'node' | 'unresolved' | Declared;
}

/** Finds what a file below the root imports by a text. */
export function openResolver(root: string): (from: string, text: string) => Target {
  const declaredAs = openManifests(root);
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    conditionNames: ['import', 'node', 'default'],
    builtinModules: true,
  });

  return (from, text) => {
    const { path, builtin } = resolver.sync(join(root, dirname(from)), withoutQuery(text));
    if (builtin) return { to: text, kind: 'node' };
    if (!path) return { to: text, kind: 'unresolved' };
    const to = relative(root, path);
    return { to, kind: to.includes('node_modules/') ? declaredAs(packageIn(text), dirname(from)) : 'ours' };
  };
}

/** What a bundler is to make of a file, as in `font.woff2?url`, is no part of its name. */
const withoutQuery = (text: string) => text.replace(/\?.*$/, '');

const packageIn = (text: string) => /^(?:@[^/]+\/)?[^/]+/.exec(text)?.[0] ?? text;
