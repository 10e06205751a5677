import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Installed {
  version?: string;
  license?: string;
  /** An SRI digest, "sha512-…" in base64. */
  integrity?: string;
  link?: boolean;
}

/** A CycloneDX 1.5 bill of materials from npm's own record of the installed packages. */
export function listParts(production: string): string {
  const lock = readFileSync(join(production, 'node_modules/.package-lock.json'), 'utf8');
  const { packages }: { packages: Record<string, Installed> } = JSON.parse(lock);
  const components = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, installed]) => describe(path.split('node_modules/').at(-1) ?? path, installed))
    .sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }, null, 2)}\n`;
}

function describe(name: string, { version = '', license, integrity }: Installed) {
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(digest && {
      hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  };
}
