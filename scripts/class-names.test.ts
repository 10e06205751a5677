import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = ['apps/storefront/app', 'apps/office/app', 'packages/ui/src'];
const files = (ending: string) => folders.flatMap((folder) => globSync(`${folder}/**/*${ending}`, { cwd: root }));
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The class names that a CSS module defines, in camel case. Those in `:global()` are of a library. */
function definedIn(file: string): Set<string> {
  const rules = read(file).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|\{[^{}]*\}/g, (part) =>
    part.startsWith('{') ? '{}' : '',
  );
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => camelCase(name)));
}

/** The class names that code uses, by CSS module; `*` means that a computed name may be any of them. */
function namedClasses(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  // Modules that the package's entry point exports keep their name elsewhere.
  const shared = [...read('packages/ui/src/index.ts').matchAll(/default as (\w+) \} from '(.+\.module\.css)'/g)];
  for (const file of [...files('.ts'), ...files('.tsx')]) {
    const source = read(file);
    const own = [...source.matchAll(/import (\w+) from '(\..+\.module\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      resolve(root, dirname(file), path),
    ]);
    const handed = shared.map(([, name = '', path = '']) => [name, resolve(root, 'packages/ui/src', path)]);
    for (const [name = '', path = ''] of [...own, ...handed]) {
      const classes = named.get(path) ?? new Set<string>();
      named.set(path, classes);
      for (const [, used = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) classes.add(used);
      for (const [, list = ''] of source.matchAll(new RegExp(`\\{([^{}]+)\\} = ${name};`, 'g')))
        for (const used of list.split(',')) classes.add(used.trim());
      if (new RegExp(`\\b${name}\\[`).test(source)) classes.add('*');
    }
  }
  return named;
}

describe('the looks of components', () => {
  const named = namedClasses();

  it.each(files('.module.css'))('%s has every class that code names, and no other', (file) => {
    const defined = definedIn(file);
    const used = named.get(resolve(root, file)) ?? new Set();
    const isAny = used.delete('*');
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    if (!isAny) expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });
});
