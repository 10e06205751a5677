import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = Partial<
  Record<
    'dependencies' | 'peerDependencies' | 'optionalDependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >
>;

export type Declared = 'package' | 'development package' | 'undeclared package';

export function openManifests(root: string): (name: string, folder: string) => Declared {
  const known = new Map<string, Manifest[]>();

  function manifestsOf(folder: string): Manifest[] {
    const found = known.get(folder) ?? [
      ...readManifest(join(root, folder)),
      ...(folder === '.' ? [] : manifestsOf(dirname(folder))),
    ];
    known.set(folder, found);
    return found;
  }

  return (name, folder) => {
    const manifests = manifestsOf(folder);
    const isIn = (list: Manifest[keyof Manifest]) => list !== undefined && Object.hasOwn(list, name);
    if (manifests.some((one) => [one.dependencies, one.peerDependencies, one.optionalDependencies].some(isIn)))
      return 'package';
    return manifests.some((one) => isIn(one.devDependencies)) ? 'development package' : 'undeclared package';
  };
}

function readManifest(folder: string): Manifest[] {
  const file = join(folder, 'package.json');
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Manifest] : [];
}
