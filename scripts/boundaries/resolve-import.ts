import { dirname, join, relative } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { type Declared, openManifests } from './declared-packages.ts';

export interface Target {
  /** A path relative to the root, a path in node_modules, or the specifier if it was not found. */
  to: string;
  kind: 'ours' | 'node' | 'unresolved' | Declared;
}

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

/** A bundler's query, as in `font.woff2?url`, is not part of the file's name. */
const withoutQuery = (text: string) => text.replace(/\?.*$/, '');

const packageIn = (text: string) => /^(?:@[^/]+\/)?[^/]+/.exec(text)?.[0] ?? text;
