import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner, nothingKept } from '../browser.ts';
import { atHome } from './at-home.ts';
import { openStopped } from './stopped-clock.ts';

const url = inject('shopUrl');

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const mac = (version: number) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.1 Safari/605.1.15`;
const banner = (page: Page) => page.getByTestId('install-banner');

interface Visit {
  stored?: Record<string, string>;
  userAgent?: string;
  /** The diner's answer to the browser's install prompt; null means that the browser has no prompt. */
  choice?: 'accepted' | 'dismissed' | 'refused' | null;
  touchPoints?: number;
  isStandalone?: boolean;
  isNative?: boolean;
}

/** A hydrated page with its late scripts, whose clock the test advances. */
async function visit({ stored = {}, userAgent, choice = null, touchPoints, isStandalone, isNative }: Visit = {}) {
  const diner = await newDiner(url, { ...nothingKept, ...(userAgent && { userAgent }) });
  const { page } = diner;
  await page.addInitScript(
    ([stored, choice, touchPoints, isStandalone, isNative]) => {
      if (!sessionStorage.getItem('visited')) {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        sessionStorage.setItem('visited', '1');
      }
      if (touchPoints) Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints });
      if (isStandalone) Object.defineProperty(navigator, 'standalone', { value: true });
      if (isNative) Object.assign(window, { Capacitor: { isNativePlatform: () => true } });
      Object.assign(window, {
        asked: 0,
        offer: (answer: string) => {
          const prompt = async () => {
            Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
            if (answer === 'refused') throw new Error('no');
          };
          const event = new Event('beforeinstallprompt', { cancelable: true });
          dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }));
          return event.defaultPrevented;
        },
      });
      if (choice) addEventListener('DOMContentLoaded', () => (window as unknown as Offering).offer(choice));
    },
    [stored, choice, touchPoints, isStandalone, isNative] as const,
  );
  const clock = await openStopped(page, '/');
  return { ...diner, ...clock, isShown: () => clock.isSeen(banner(page)) };
}

interface Offering {
  offer: (answer: string) => boolean;
  asked: number;
}

const offer = (page: Page, answer = 'accepted') =>
  page.evaluate((answer) => (window as unknown as Offering).offer(answer), answer);
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

describe('installing is offered', () => {
  it('once cookies are accepted, an address is there and the browser can, 1.5 s later [PWA-02, PWA-03, PWA-04, SHL-12, SHL-13]', async () => {
    for (const missing of Object.keys(atHome)) {
      const { [missing as keyof typeof atHome]: left, ...kept } = atHome;
      const { page, run, to, appears, isShown, leave } = await visit({
        choice: 'accepted',
        stored: { 'consent-declined': 'true', ...kept },
      });
      await to(10_000);
      expect(await isShown()).toBe(false);
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [missing, left] as const);
      await run(1_400);
      expect(await isShown()).toBe(false);
      await run(1_100);
      await appears(banner(page));
      await leave();
    }
  });

  it('where both are written without a word while the question about cookies is open [PWA-02, PWA-03, SHL-03]', async () => {
    const { page, run, to, appears, isShown, leave } = await visit({ choice: 'accepted' });
    await to(2_000);
    await appears(page.getByTestId('cookie-consent'));
    const written = { 'cookie-consent': 'true', location: atHome.location };
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, written);
    await run(2_600);
    expect(await page.getByTestId('cookie-consent').count()).toBe(0);
    expect(await isShown()).toBe(true);
    await leave();
  });

  it('half a second late at most where the diner accepts cookies last [PWA-04, SHL-06]', async () => {
    const { page, run, to, appears, isShown, leave } = await visit({
      choice: 'accepted',
      stored: { location: atHome.location },
    });
    await to(1_100);
    await appears(page.getByTestId('cookie-accept'));
    await page.getByTestId('cookie-accept').click();
    await run(1_400);
    expect(await isShown()).toBe(false);
    await run(150);
    await appears(banner(page));
    expect(await banner(page).getAttribute('data-variant')).toBe('generic');
    await banner(page).getByText('Retrouvez Lève-tard directement depuis votre écran d’accueil.').waitFor();
    expect(await page.getByTestId('install-now').innerText()).toBe('Installer maintenant');
    expect(await page.getByTestId('install-later').innerText()).toBe('Plus tard');
    await leave();
  });

  it('not where one of these is gone before the delay is over [PWA-04]', async () => {
    const { page, run, to, isShown, leave } = await visit({ choice: 'accepted', stored: atHome });
    await to(1_000);
    await page.evaluate(() => localStorage.removeItem('location'));
    await run(8_000);
    expect(await isShown()).toBe(false);
    await leave();
  });

  it.each([
    ['at once', 'accepted' as const],
    ['after that', null],
  ])('after 15 s all the same, whether the browser can %s [PWA-05]', async (_when, choice) => {
    const { page, run, to, appears, isShown, leave } = await visit({ choice });
    await to(14_800);
    expect(await isShown()).toBe(false);
    await to(16_000);
    if (!choice) {
      expect(await isShown()).toBe(false);
      await offer(page);
      await run(1_000);
    }
    await appears(banner(page));
    // Only one banner is shown at a time; the question about cookies returns afterwards.
    expect(await page.getByTestId('cookie-consent').count()).toBe(0);
    await page.getByTestId('install-later').click();
    await appears(page.getByTestId('cookie-consent'));
    await leave();
  });

  it('no more to who put it away, over a reload [PWA-07, STO-05]', async () => {
    const { page, to, isShown, leave, appears } = await visit({ choice: 'accepted', stored: atHome });
    await to(2_600);
    await appears(banner(page));
    await page.getByTestId('install-later').click();
    expect(await isShown()).toBe(false);
    expect(await stored(page, 'vite-pwa:hide-install')).toBe('true');
    expect(await stored(page, 'ios-pwa-prompt-shown')).toBeNull();
    await page.evaluate(() => localStorage.removeItem('vite-pwa:hide-install'));
    await (await openStopped(page, '/')).to(20_000);
    expect(await isShown()).toBe(false);
    await leave();
  });

  it('and the browser asks once, and what was chosen is kept [PWA-09, PWA-11, STO-03]', async () => {
    for (const choice of ['accepted', 'dismissed', 'refused'] as const) {
      const { page, problems, to, run, isShown, leave, appears } = await visit({ choice, stored: atHome });
      await to(2_600);
      await appears(banner(page));
      await page.getByTestId('install-now').click();
      await expect.poll(() => page.evaluate(() => (window as unknown as Offering).asked)).toBe(1);
      expect(await isShown()).toBe(false);
      await expect.poll(() => stored(page, 'pwa-installed')).toBe(choice === 'accepted' ? 'true' : null);
      await offer(page);
      await run(20_000);
      expect(await isShown()).toBe(false);
      expect(problems).toEqual([]);
      await leave();
    }
  });

  it('no more once the browser says that it is installed [PWA-09]', async () => {
    const { page, to, appears, isShown, leave } = await visit({ choice: 'accepted', stored: atHome });
    await to(2_600);
    await appears(banner(page));
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    expect(await isShown()).toBe(false);
    expect(await stored(page, 'pwa-installed')).toBe('true');
    await leave();
  });

  it('not from the home screen, which counts as installed, nor in the native shell [PWA-10, PWA-26]', async () => {
    const standalone = await visit({ userAgent: iPhone, isStandalone: true, stored: atHome });
    await standalone.run(20_000);
    expect(await standalone.isShown()).toBe(false);
    expect(await stored(standalone.page, 'pwa-installed')).toBe('true');
    await standalone.leave();
    const native = await visit({ choice: 'accepted', isNative: true, stored: atHome });
    await native.run(20_000);
    expect(await native.isShown()).toBe(false);
    await native.leave();
  });
});

describe('where the browser makes no offer', () => {
  it.each([
    ['an iPhone', { userAgent: iPhone }, 'ios', 'Choisissez « Sur l’écran d’accueil »'],
    ['an iPad', { userAgent: mac(18), touchPoints: 5 }, 'ios', 'Choisissez « Sur l’écran d’accueil »'],
    ['Safari 17 on a Mac', { userAgent: mac(17) }, 'safari', 'Choisissez « Ajouter au Dock »'],
  ])(
    '%s shows three steps after 2 s, and remembers who put them away [SHL-11, PWA-04, PWA-06, PWA-08, STO-04]',
    async (_name, device, variant, second) => {
      const { page, to, appears, isShown, leave } = await visit({ ...device, stored: atHome });
      await to(1_900);
      expect(await isShown()).toBe(false);
      await to(3_100);
      await appears(banner(page));
      expect(await banner(page).getAttribute('data-variant')).toBe(variant);
      const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
      const steps = (await banner(page).getByRole('listitem').allInnerTexts()).map((text) =>
        plain(text).replace(/^\d\s*/, ''),
      );
      expect(steps).toEqual(['Appuyez sur Partager', second, 'Confirmez avec « Ajouter »']);
      await page.getByRole('button', { name: 'Fermer' }).click();
      expect(await isShown()).toBe(false);
      expect([await stored(page, 'ios-pwa-prompt-shown'), await stored(page, 'vite-pwa:hide-install')]).toEqual([
        'true',
        'true',
      ]);
      await leave();
    },
  );

  it.each([
    ['Safari 16 on a Mac', { userAgent: mac(16) }],
    ['Chrome on an iPhone', { userAgent: iPhone.replace('Version/18.0', 'CriOS/130.0') }],
    ['a browser that can’t', {}],
  ])('%s shows nothing [PWA-06]', async (_name, device) => {
    const { run, isShown, leave } = await visit({ ...device, stored: atHome });
    await run(20_000);
    expect(await isShown()).toBe(false);
    await leave();
  });

  it('an offer of the browser’s is kept for the shop [PWA-06]', async () => {
    const { page, leave } = await visit();
    expect(await offer(page)).toBe(true);
    await leave();
  });
});
