import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const withoutFeatures = [
  // Without this flag, a page that a test serves itself may not call the local shop.
  'LocalNetworkAccessChecks',
  // These features render suggestions for an invisible address bar, which took a quarter of all tests' time.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
];

export const wholeBrowser = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** Chromium's headless shell needs half the CPU time, but has no notifications. */
const lightBrowser = process.env.HEADLESS_SHELL_PATH || wholeBrowser;

const started = new Map<string, Promise<Browser>>();

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
      // Without this flag, the headless shell would space letters differently from a browser with a window.
      '--font-render-hinting=none',
      `--disable-features=${withoutFeatures}`,
    ],
  });
  started.set(executablePath, opening);
  return opening;
}

export async function leaveAll(): Promise<void> {
  const browsers = await Promise.all(started.values());
  await Promise.all(browsers.flatMap((browser) => browser.contexts()).map((context) => context.close()));
}

/** Closes the browsers, which would otherwise keep this process alive. */
export async function closeBrowsers(): Promise<void> {
  const browsers = await Promise.all(started.values());
  await Promise.all(browsers.map((browser) => browser.close()));
}

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** A diner who has not asked for less movement, as most have not. */
export const moving = { reducedMotion: 'no-preference' as const };

export const nothingKept = { storageState: { cookies: [], origins: [] } };

interface DinerOptions extends BrowserContextOptions {
  needsNotifications?: boolean;
}

/**
 * A fresh French profile with answered cookie consent. Service workers are blocked, because tests can't intercept their
 * requests. Nothing moves, because painting each frame takes a quarter of the CPU time; tests of movement ask for it.
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
    reducedMotion: 'reduce' as const,
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
    // A request that a test intercepts may still be running when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, problems, leave };
}
