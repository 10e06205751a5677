import type { Page } from 'playwright-core';
import { atHome } from '../app/at-home.ts';
import { awake } from '../diner.ts';
import { over, type Scene } from './scene.ts';

/** The browser's storage decides whether the page offers to install the app or asks for cookies. */
const homeWith = async (page: Page, stored: Record<string, string>) => {
  await page.addInitScript((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto('/');
  await awake(page);
};

const install = (name: string, prepare: (page: Page) => Promise<void>) =>
  over(name, async (page) => {
    await prepare(page);
    await homeWith(page, atHome);
    await page.getByTestId('install-banner').waitFor();
  });

const asSafari = (device: string) => async (page: Page) =>
  void (await page.addInitScript((device) => {
    const userAgent = `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1`;
    Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  }, device));

/** Simulates a newer service worker that waits to take over. */
const withNewerVersion = async (page: Page) => {
  await page.addInitScript(() => {
    const heard = { addEventListener: () => undefined };
    const registration = { ...heard, installing: null, active: null, waiting: { postMessage: () => undefined } };
    const serviceWorker = {
      ...heard,
      controller: {},
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistrations: async () => [],
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
  });
  await homeWith(page, atHome);
  await page.getByTestId('update-banner').waitFor();
};

export const appScenes: Scene[] = [
  over('question about cookies', async (page) => {
    await homeWith(page, {});
    await page.getByTestId('cookie-consent').waitFor();
  }),
  install('offer to install', async (page) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))),
    );
  }),
  install('three steps on an iPhone', asSafari('iPhone; CPU iPhone OS 18_0 like Mac OS X')),
  install('three steps on a Mac', asSafari('Macintosh; Intel Mac OS X 10_15_7')),
  over('newer version', withNewerVersion),
  over('newer version on its way', async (page) => {
    await withNewerVersion(page);
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await page.getByText('Actualisation…').waitFor();
  }),
  over('no connection', async (page) => {
    await page.goto('/menu');
    await awake(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      dispatchEvent(new Event('offline'));
    });
    await page.getByTestId('offline').waitFor();
  }),
  over('page that needs a connection', async (page) => {
    await page.goto('/offline.html');
  }),
];
