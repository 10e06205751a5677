import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Returns the packages that `roots` need at run time, as paths in `node_modules`. Optional ones count only if installed. */
export function findNeeded(modules: string, roots: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = roots.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = resolve(modules, next.name, next.from);
    if (path === null || found.has(path)) continue;
    found.add(path);
    const manifest: Manifest = JSON.parse(readFileSync(join(modules, path, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      waiting.push({ name, from: path });
  }
  return [...found].sort();
}

function resolve(modules: string, name: string, from: string): string | null {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const path = above === '' ? name : `${above}/node_modules/${name}`;
    if (existsSync(join(modules, path, 'package.json'))) return path;
    if (above === '') return null;
  }
}
