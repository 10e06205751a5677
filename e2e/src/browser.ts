import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const withoutFeatures = [
  // A page that a test answers itself has no address; without this it may not call the shop on this machine.
  'LocalNetworkAccessChecks',
  // Each window would render lists for an invisible address bar: a quarter of the time of all browser tests.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
];

const wholeBrowser = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** Chromium's headless shell: the same pages for half the CPU time, but without notifications. */
const lightBrowser = process.env.HEADLESS_SHELL_PATH || wholeBrowser;

/** Those that this process has started, by their path: all its test files share them. */
const started = new Map<string, Promise<Browser>>();

/** A headless Chromium that reaches nothing but the shop. */
function openBrowser(executablePath: string): Promise<Browser> {
  const known = started.get(executablePath);
  if (known) return known;
  const opening = chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The shell would space letters as for a screen of old; browsers with a window do not.
      '--font-render-hinting=none',
      `--disable-features=${withoutFeatures}`,
    ],
  });
  started.set(executablePath, opening);
  return opening;
}

/** Ends every page that is still open; the browsers stay for the next file, and end with this process. */
export async function leaveAll(): Promise<void> {
  const browsers = await Promise.all(started.values());
  await Promise.all(browsers.flatMap((browser) => browser.contexts()).map((context) => context.close()));
}

/** Ends the browsers, and with them what keeps this process alive. */
export async function closeBrowsers(): Promise<void> {
  const browsers = await Promise.all(started.values());
  await Promise.all(browsers.map((browser) => browser.close()));
}

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** A browser that keeps nothing of the shop yet, not even an answer to the question about cookies. */
export const nothingKept = { storageState: { cookies: [], origins: [] } };

interface DinerOptions extends BrowserContextOptions {
  needsNotifications?: boolean;
}

/**
 * A diner's page: a fresh profile, French, and every error of the page kept in `problems`. Without the service worker: a test
 * that answers in the network's place would not hear what the worker asks. They have answered the question about cookies, which
 * lies over the foot of a page.
 */
export async function newDiner(
  url: string,
  { needsNotifications = false, ...options }: DinerOptions = {},
): Promise<{ page: Page; problems: string[]; leave: () => Promise<void> }> {
  const browser = await openBrowser(needsNotifications ? wholeBrowser : lightBrowser);
  const answered = { origin: new URL(url).origin, localStorage: [{ name: 'cookie-consent', value: 'true' }] };
  const usual = {
    locale: 'fr-FR',
    viewport: phone,
    serviceWorkers: 'block' as const,
    storageState: { cookies: [], origins: [answered] },
  };
  const context = await browser.newContext({ baseURL: url, ...usual, ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const leave = async () => {
    // An answer that a test was about to change may be on its way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, problems, leave };
}
