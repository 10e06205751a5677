import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:own-build';
const client = fileURLToPath(new URL('../build/client/', import.meta.url));

/** Tells the service worker which build it belongs to, and which hashed files that has: it is built after them. */
export function describeBuild(): Plugin {
  return {
    name: 'describe-build',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const { id: buildId } = JSON.parse(readFileSync(`${client}builds/latest.json`, 'utf8')) as { id: string };
      const files = readdirSync(`${client}assets`).filter((file) => !/\.(br|gz)$/.test(file));
      const addresses = files.sort().map((file) => `/assets/${file}`);
      return `export const buildId = ${JSON.stringify(buildId)}; export const files = ${JSON.stringify(addresses)};`;
    },
  };
}
