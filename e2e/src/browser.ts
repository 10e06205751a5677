import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

let shared: Promise<Browser> | undefined;

const withoutFeatures = [
  // A page that a test answers itself has no address; without this it may not call the shop on this machine.
  'LocalNetworkAccessChecks',
  // Each window would draw two lists for an address bar that nobody sees: a quarter of the time of all browser tests.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
];

/** One headless Chromium for a whole test file. It reaches nothing but the shop. */
function openBrowser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${withoutFeatures}`,
    ],
  });
  return shared;
}

export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** A browser that keeps nothing of the shop yet, not even an answer to the question about cookies. */
export const nothingKept = { storageState: { cookies: [], origins: [] } };

/**
 * A diner's page: a fresh profile, French, and every error of the page kept in `problems`. Without the service worker: a test
 * that answers in the network's place would not hear what the worker asks. They have answered the question about cookies, which
 * lies over the foot of a page.
 */
export async function newDiner(
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[]; leave: () => Promise<void> }> {
  const browser = await openBrowser();
  const answered = { origin: new URL(url).origin, localStorage: [{ name: 'cookie-consent', value: 'true' }] };
  const usual = {
    ...{ locale: 'fr-FR', viewport: phone, serviceWorkers: 'block' as const },
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
