// Runs on the machine's Node (20 or later) without packages, and provides everything else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const bin = join(root, 'node_modules', '.bin');
/** The project's own Node; the machine's may be older. */
export const node = join(bin, 'node');

const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const serverFile = config.serverFile;
/** Node's flags for the server (decision 16). */
export const serverFlags = config.serverFlags.split(' ');

/** Environment of the server: a compile cache for fast starts, and glibc's limit from which freed blocks go back to the system at once. */
export const serverEnvironment = Object.fromEntries(config.serverEnvironment.split(' ').map((pair) => pair.split('=')));

export function stopWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** PATH with the project's binaries first, so that children run the project's Node. */
export function withProjectBinaries(env = process.env) {
  return { ...env, PATH: [bin, env.PATH].join(delimiter) };
}

/** PATH without `node_modules/.bin`: npm must run on the machine's Node while it replaces ours. */
function withoutProjectBinaries() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  // A host may exclude development packages by its environment, but the shop is built with them.
  const { NODE_ENV: _, npm_config_omit: __, npm_config_production: ___, ...rest } = process.env;
  return { ...rest, PATH: path.join(delimiter) };
}

/** A digest of files' names and contents, for stamps. */
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

/** If one of these is missing, the packages are incomplete, whatever the stamp says. */
const needed = ['node', 'vite'];

/** Installs the packages if the lockfile or a manifest has changed; silent otherwise. */
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

/** Packages bring Node for Linux and Windows; elsewhere the machine's own is linked, if it is new enough. */
function bringNode() {
  if (existsSync(node)) return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major !== 24 || minor < 7)
    stopWith(
      `No package brings Node 24 for ${process.platform} on ${process.arch}: install Node 24.7 or a later 24, then start again.`,
    );
  symlinkSync(process.execPath, node);
}

/** Builds the wings and the server if their sources have changed; silent otherwise. */
export async function buildShop() {
  for (const wing of ['storefront', 'office'])
    await build(wing, { folder: `apps/${wing}`, made: 'client/.vite/manifest.json' });
  await build('serve', { folder: 'apps', made: 'main.js' });
}

/** Builds an application. `folder` holds its sources beside the packages; `made` is a file that every build has. */
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
