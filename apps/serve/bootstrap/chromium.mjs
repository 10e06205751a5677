import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A browser that Playwright downloaded for another project, if there is one: the whole, or its headless shell. */
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

/** As root on Debian: what is missing of the system's packages. */
function install(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')} from the system’s packages…`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  // One by one, for not every system has the shell.
  for (const name of packages) spawnSync('apt-get', ['install', '-y', '-qq', name], options);
}

/**
 * The browsers of the tests, as the environment that names them: a Chromium, and, where there is one, its headless shell, with
 * which they take a third less time. As root on Debian, what is missing is installed. Null: there is no Chromium.
 */
export function provideBrowsers() {
  install([...(findChromium() ? [] : ['chromium']), ...(findHeadlessShell() ? [] : ['chromium-headless-shell'])]);
  const chromium = findChromium();
  const shell = findHeadlessShell();
  return chromium ? { CHROMIUM_PATH: chromium, ...(shell && { HEADLESS_SHELL_PATH: shell }) } : null;
}
