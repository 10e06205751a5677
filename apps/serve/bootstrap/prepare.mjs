// This script runs on the machine's Node (20 or later) without packages, and installs everything else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const bin = join(root, 'node_modules', '.bin');
/** The path of the project's own Node, because the machine's Node may be older. */
export const node = join(bin, 'node');

const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const serverFile = config.serverFile;
/** Node's flags for the server (decision 16). */
export const serverFlags = config.serverFlags.split(' ');

/** The server's environment: a compile cache, and the size above which glibc returns freed memory to the system. */
export const serverEnvironment = Object.fromEntries(config.serverEnvironment.split(' ').map((pair) => pair.split('=')));

export function stopWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Puts the project's binaries first in PATH, so that child processes run the project's Node. */
export function withProjectBinaries(env = process.env) {
  return { ...env, PATH: [bin, env.PATH].join(delimiter) };
}

/** Removes `node_modules/.bin` from PATH, because npm replaces the project's Node and must not run on it. */
function withoutProjectBinaries() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  // A hosting service may exclude development packages by its environment, but the build needs them.
  const { NODE_ENV: _, npm_config_omit: __, npm_config_production: ___, ...rest } = process.env;
  return { ...rest, PATH: path.join(delimiter) };
}

export function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function filesBelow(folder, ignored) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, ignored) : [path];
  });
}

export function isStamped(file, digest) {
  return existsSync(file) && readFileSync(file, 'utf8') === digest;
}

export function writeStamp(file, digest) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, digest);
}

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
  );
  return ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json']
    .map((file) => join(root, file))
    .concat(workspaces.filter(existsSync));
}

/** If one of these binaries is missing, the packages are installed again. */
const needed = ['node', 'vite'];

/** Installs the packages if the lockfile or a manifest has changed. */
export function installPackages() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) stopWith(`Node 20 or later is needed to start; this is ${process.version}.`);
  const stamp = join(root, 'node_modules', '.installed');
  const digest = digestOf(manifests());
  if (isStamped(stamp, digest) && needed.every((name) => existsSync(join(bin, name)))) return;
  console.log('Installing packages (the first time takes about a minute)…');
  const npm = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: withoutProjectBinaries(),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (npm.error) stopWith('npm was not found: install Node.js with npm, then start again.');
  if (npm.status !== 0) stopWith('The packages could not be installed: see the lines above, then start again.');
  bringNode();
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? 'none';
  if (!version.startsWith('v24.'))
    stopWith(
      `The project needs its own Node 24, but node_modules brought ${version}: delete node_modules and start again.`,
    );
  writeStamp(stamp, digest);
}

/** A package contains Node for Linux and Windows. On other systems the machine's Node is linked if it is new enough. */
function bringNode() {
  if (existsSync(node)) return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major !== 24 || minor < 7)
    stopWith(
      `No package brings Node 24 for ${process.platform} on ${process.arch}: install Node 24.7 or a later 24, then start again.`,
    );
  symlinkSync(process.execPath, node);
}

/** Builds storefront, office and server if their sources have changed. */
export async function buildShop() {
  for (const wing of ['storefront', 'office'])
    await build(wing, { folder: `apps/${wing}`, made: 'client/.vite/manifest.json' });
  await build('serve', { folder: 'apps', made: 'main.js' });
}

/** Builds an application. `folder` contains its own sources, and `made` is a file that every build creates. */
async function build(name, { folder, made }) {
  const ignored = new Set(['node_modules', 'build', 'coverage', '.cache']);
  const sources = ['packages', folder].flatMap((path) => filesBelow(join(root, path), ignored));
  const digest = digestOf(
    sources.filter((file) => !/\.test\.tsx?$/.test(file)).concat(join(root, 'package-lock.json')),
  );
  const stamp = join(root, 'apps', name, 'build', '.built');
  if (isStamped(stamp, digest) && existsSync(join(root, 'apps', name, 'build', made))) return;
  console.log(`Building ${name}…`);
  const builder = spawn('npm', ['run', '-s', 'build', '-w', `@comptoir/${name}`], {
    cwd: root,
    env: withProjectBinaries(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [builder.stdout, builder.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(builder, 'close');
  if (code !== 0) {
    console.error(Buffer.concat(said).toString());
    stopWith(`${name} could not be built: see the lines above.`);
  }
  writeStamp(stamp, digest);
}
