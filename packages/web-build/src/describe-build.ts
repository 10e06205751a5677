import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:own-build';

/** Passes the build's id and its hashed files to the service worker, which is built last. */
export function describeBuild(): Plugin {
  let client = '';
  let base = '/';
  return {
    name: 'describe-build',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    configResolved: (config) => {
      client = join(config.root, config.environments.client?.build.outDir ?? config.build.outDir);
      base = config.base;
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const { id: buildId } = JSON.parse(readFileSync(join(client, 'builds/latest.json'), 'utf8')) as { id: string };
      const files = readdirSync(join(client, 'assets')).filter((file) => !/\.(br|gz)$/.test(file));
      const addresses = files.sort().map((file) => `${base}assets/${file}`);
      return `export const buildId = ${JSON.stringify(buildId)}; export const files = ${JSON.stringify(addresses)};`;
    },
  };
}
