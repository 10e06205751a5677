import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner, nothingKept } from '../browser.ts';
import { openStopped } from './stopped-clock.ts';
import { withTagManager } from './with-tag-manager.ts';

const url = inject('shopUrl');

const question = (page: Page) => page.getByTestId('cookie-consent');
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cookie-consent'), localStorage.getItem('consent-declined')]);

/** A first visit, optionally with a tag manager, whose clock the test advances. */
async function visit({ isMeasured = false, isNative = false } = {}) {
  const diner = await newDiner(url, nothingKept);
  const { page } = diner;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url) foreign.push(request.url());
  });
  if (isMeasured) await withTagManager(page);
  if (isNative) await page.addInitScript(() => Object.assign(window, { Capacitor: { isNativePlatform: () => true } }));
  const clock = await openStopped(page, '/');
  return { ...diner, ...clock, foreign };
}

describe('the question about cookies', () => {
  it('goes where it was answered in another tab [SHL-03, PWA-03]', async () => {
    const { page, leave } = await newDiner(url, nothingKept);
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto('/menu');
      await question(tab).waitFor();
    }
    await page.getByTestId('cookie-accept').click();
    await question(other).waitFor({ state: 'detached' });
    await leave();
  });

  it('comes a second after the page, says what it is about, and goes for good once it is accepted [SHL-01, SHL-03, SHL-04, SHL-06, STO-01]', async () => {
    const { page, problems, foreign, to, isSeen, appears, leave } = await visit();
    await to(900);
    expect(await isSeen(question(page))).toBe(false);
    await to(1_100);
    await appears(question(page).getByRole('heading', { name: 'Consentement aux cookies' }));
    expect(await question(page).locator('h2').getAttribute('data-i18n')).toBe('Cookie Consent');
    await question(page).getByText('Ce site utilise des cookies pour vous offrir la meilleure expérience.').waitFor();
    await page.getByTestId('cookie-accept').click();
    expect(await question(page).count()).toBe(0);
    expect(await kept(page)).toEqual(['true', null]);
    const again = await openStopped(page, '/menu');
    await again.to(3_000);
    expect(await isSeen(question(page))).toBe(false);
    expect([problems, foreign]).toEqual([[], []]);
    await leave();
  });

  it.each([
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ])('is not covered by what is said of the cart, $width px wide [SHL-06]', async (viewport) => {
    const { page, appears, leave } = await visit();
    await page.setViewportSize(viewport);
    const menu = await openStopped(page, '/menu');
    await menu.to(2_000);
    await appears(question(page));
    await page
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    const said = page.getByTestId('toast').filter({ has: page.getByRole('button', { name: 'Annuler' }) });
    await appears(said);
    const [asked, told] = [await question(page).boundingBox(), await said.boundingBox()];
    if (!asked || !told) throw new Error('one of them is not on the page');
    const isAbove = told.y + told.height <= asked.y;
    const isBeside = told.x + told.width <= asked.x;
    expect(isAbove || isBeside).toBe(true);
    expect(told.x).toBeGreaterThanOrEqual(0);
    expect(told.y).toBeGreaterThanOrEqual(0);
    await leave();
  });

  it.each([
    { isMeasured: false, width: 390, most: 96 },
    { isMeasured: false, width: 320, most: 112 },
    { isMeasured: true, width: 390, most: 144 },
  ])(
    'leaves a first visit on a phone of $width px its dishes: at most $most px high, each answer a whole target [SHL-31]',
    async ({ isMeasured, width, most }) => {
      const { page, to, appears, leave } = await visit({ isMeasured });
      await page.setViewportSize({ width, height: 844 });
      await to(1_100);
      await appears(question(page));
      expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(most);
      for (const answer of isMeasured ? ['cookie-accept', 'cookie-decline'] : ['cookie-accept']) {
        const box = await page.getByTestId(answer).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await leave();
    },
  );

  it('stays while its links are followed [SHL-05]', async () => {
    const { page, to, appears, leave } = await visit();
    await to(1_100);
    await appears(question(page));
    for (const [name, path] of [
      ['Confidentialité', '/privacy-policy'],
      ['Cookies', '/cookie-policy'],
    ] as const) {
      await question(page).getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await appears(question(page));
    }
    await leave();
  });

  it('has nothing to refuse while nothing needs consent [SHL-07]', async () => {
    const { page, to, appears, leave } = await visit();
    await to(1_100);
    await appears(question(page));
    const decline = page.getByTestId('cookie-decline');
    expect([await decline.count(), await decline.isVisible()]).toEqual([1, false]);
    await decline.evaluate((button: HTMLButtonElement) => button.click());
    expect(await question(page).count()).toBe(0);
    expect(await kept(page)).toEqual([null, null]);
    await leave();
  });

  it('is not asked in the native shell [SHL-02]', async () => {
    const { page, to, isSeen, leave } = await visit({ isNative: true });
    await to(3_000);
    expect(await isSeen(question(page))).toBe(false);
    await leave();
  });

  it('can be refused as easily as accepted where visits are measured, and nothing foreign loads before [SHL-07, SEC-16]', async () => {
    const { page, foreign, to, isSeen, appears, leave } = await visit({ isMeasured: true });
    await to(1_100);
    await appears(question(page));
    const [decline, accept] = await Promise.all(
      ['cookie-decline', 'cookie-accept'].map((hook) => page.getByTestId(hook).boundingBox()),
    );
    expect(decline?.height).toBe(accept?.height);
    expect(Math.abs((decline?.width ?? 0) - (accept?.width ?? 0))).toBeLessThan(2);
    await page.getByTestId('cookie-decline').click();
    expect(await kept(page)).toEqual([null, 'true']);
    await (await openStopped(page, '/')).to(3_000);
    expect(await isSeen(question(page))).toBe(false);
    expect(foreign).toEqual([]);
    await page.getByTestId('footer').scrollIntoViewIfNeeded();
    await appears(page.getByRole('button', { name: 'Gérer mon consentement' }));
    await page.getByRole('button', { name: 'Gérer mon consentement' }).click();
    await appears(question(page));
    await page.getByTestId('cookie-accept').click();
    expect(await kept(page)).toEqual(['true', null]);
    await page.getByRole('button', { name: 'Gérer mon consentement' }).click();
    await appears(question(page));
    await page.getByTestId('cookie-decline').click();
    expect(await kept(page)).toEqual([null, 'true']);
    await leave();
  });
});
