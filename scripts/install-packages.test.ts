import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifests = ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json'];

/** A fake npm that records its arguments and creates Node and Vite. */
const npm = `#!/bin/sh
echo "$* NODE_ENV=$NODE_ENV omit=$npm_config_omit production=$npm_config_production" >> called
mkdir -p node_modules/.bin
ln -sf '${process.execPath}' node_modules/.bin/node
touch node_modules/.bin/vite
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-install-'));
  for (const file of [...manifests, 'apps/serve/bootstrap/prepare.mjs']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const path of ['packages', 'machine']) mkdirSync(join(folder, path));
  writeFileSync(join(folder, 'machine/npm'), npm, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the installation on a host that omits development packages. Returns npm's calls so far. */
function install(): string[] {
  const script = "import { installPackages } from './apps/serve/bootstrap/prepare.mjs'; installPackages();";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: {
      PATH: [join(folder, 'machine'), process.env.PATH].join(delimiter),
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      npm_config_production: 'true',
    },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(join(folder, 'called'), 'utf8').trim().split('\n');
}

describe('a start', () => {
  it('installs what it builds with, whatever the host says of production', () => {
    expect(install()).toEqual([
      expect.stringMatching(/^ci .*--include=dev --include=optional .* NODE_ENV= omit= production=$/),
    ]);
  });

  it('installs again where something is missing, and only there', () => {
    expect(install()).toHaveLength(1);
    rmSync(join(folder, 'node_modules/.bin/vite'));
    expect(install()).toHaveLength(2);
    expect(existsSync(join(folder, 'node_modules/.bin/vite'))).toBe(true);
  });
});
