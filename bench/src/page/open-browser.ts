import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort } from '../shop/free-port.ts';

const settings = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
};

/** What Lighthouse calls mobile, at a phone's own density. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 2.6, hasTouch: true };

/** A browser whose every page begins with nothing kept. */
export const openBrowser = (): Promise<Browser> => chromium.launch(settings);

/** How long the browser of a desk is busy with pages of its own after it opened a window, milliseconds. */
const windowMilliseconds = 1_500;

/** A page of a new visitor's phone, once the browser has come to rest. */
export async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.waitForTimeout(windowMilliseconds);
  return { context, page };
}

/** A browser that another tool drives by a port: what its pages keep, the next one finds. */
export async function openDrivenBrowser(): Promise<{ context: BrowserContext; port: number }> {
  const port = await freePort();
  const args = [...settings.args, `--remote-debugging-port=${port}`];
  return { context: await chromium.launchPersistentContext('', { ...settings, args }), port };
}

/** Puts two dishes into the browser's cart, as a diner does. */
export async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/menu`);
  const add = page.locator('button[data-testid=add-to-cart]');
  for (const dish of [0, 1]) await add.nth(dish).click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines?.length === 2);
}
