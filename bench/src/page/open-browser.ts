import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort } from '../shop/free-port.ts';

const settings = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
};

/** Lighthouse's mobile viewport, with a phone's pixel density. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 2.6, hasTouch: true };

export const openBrowser = (): Promise<Browser> => chromium.launch(settings);

/** A new window of a desktop browser loads its own pages for about this time. */
const windowMilliseconds = 1_500;

/** Opens a new visitor's page and waits until the browser is idle. */
export async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.waitForTimeout(windowMilliseconds);
  return { context, page };
}

/** A browser that another tool controls through a debugging port. Its pages share one profile. */
export async function openDrivenBrowser(): Promise<{ context: BrowserContext; port: number }> {
  const port = await freePort();
  const args = [...settings.args, `--remote-debugging-port=${port}`];
  return { context: await chromium.launchPersistentContext('', { ...settings, args }), port };
}

export async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/menu`);
  const add = page.locator('button[data-testid=add-to-cart]');
  for (const dish of [0, 1]) await add.nth(dish).click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines?.length === 2);
}
