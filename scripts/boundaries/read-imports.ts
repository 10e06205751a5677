import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

export interface Import {
  from: string;
  /** Path below the root, a package's path in node_modules, or the name as it is written where nothing was found. */
  to: string;
  /** How it is written. */
  text: string;
  kind: 'ours' | 'node' | 'package' | 'development package' | 'undeclared package' | 'unresolved';
}

export const folders = ['packages', 'apps', 'e2e', 'bench', 'sites'];

/** Every import of every module below the folders, type imports included. */
export async function readImports(root: string): Promise<{ modules: string[]; imports: Import[] }> {
  const { output } = await cruise(
    folders,
    {
      baseDir: resolve(root),
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
      exclude: { path: '(^|/)(build|coverage|pictures)/' },
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  );
  const { modules } = output as ICruiseResult;
  const own = modules.filter(({ source }) => isOurs(source));
  const imports = own.flatMap(({ source, dependencies }) =>
    dependencies.map((found) => ({ from: source, to: found.resolved, text: found.module, kind: kindOf(found) })),
  );
  return { modules: own.map(({ source }) => source), imports };
}

const isOurs = (path: string) =>
  !path.includes('node_modules/') && folders.some((folder) => path.startsWith(`${folder}/`));

type Dependency = ICruiseResult['modules'][number]['dependencies'][number];

function kindOf({ resolved, couldNotResolve, dependencyTypes }: Dependency): Import['kind'] {
  if (isOurs(resolved)) return 'ours';
  if (dependencyTypes.includes('core')) return 'node';
  if (couldNotResolve) return 'unresolved';
  // The root's own package.json.
  if (!resolved.includes('node_modules/')) return 'ours';
  if (dependencyTypes.some((type) => type === 'npm' || type === 'npm-peer' || type === 'npm-optional'))
    return 'package';
  if (dependencyTypes.includes('npm-dev')) return 'development package';
  return 'undeclared package';
}
