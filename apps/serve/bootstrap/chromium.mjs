import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

function playwrightBrowsers(name, binary) {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((folder) => folder.startsWith(`${name}-`))
    .flatMap((folder) => [join(cache, folder, 'chrome-linux', binary), join(cache, folder, 'chrome-linux64', binary)]);
}

const findFirst = (paths) => paths.find((path) => path && existsSync(path));

const findChromium = () =>
  findFirst([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    ...playwrightBrowsers('chromium', 'chrome'),
  ]);

const findHeadlessShell = () =>
  findFirst([
    process.env.HEADLESS_SHELL_PATH,
    '/usr/bin/chromium-headless-shell',
    ...playwrightBrowsers('chromium_headless_shell', 'headless_shell'),
  ]);

const isDebian = existsSync('/usr/bin/apt-get');

/** Installs missing browsers from Debian's packages, as root. Only called for the option `--install-browsers`. */
export function installBrowsers() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !isDebian) return;
  console.log(`Installing ${missing.join(' and ')} from the system’s packages…`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  // Each package is installed on its own, because not every system has the headless shell.
  for (const name of missing) spawnSync('apt-get', ['install', '-y', '-qq', name], options);
}

export const howToInstall = () =>
  isDebian
    ? `install one by "${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install chromium chromium-headless-shell"`
    : 'install one by "npx playwright-core install chromium"';

/** Returns the tests' browsers as environment variables, or null without Chromium. The headless shell is optional. */
export function findBrowsers() {
  const chromium = findChromium();
  const shell = findHeadlessShell();
  return chromium ? { CHROMIUM_PATH: chromium, ...(shell && { HEADLESS_SHELL_PATH: shell }) } : null;
}
