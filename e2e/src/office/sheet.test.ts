import { describe, expect, it } from 'vitest';
import { acceptSoon, card, inColumn, openService, orderCash, sound } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('a board that an evening goes over', () => {
  it('says that it is there, what it shows and what is to be cooked, and tells of an order all that the terminal does [BRD-05, BRD-15, BRD-16, BRD-35, BRD-45, BRD-46, BRD-56]', async () => {
    const { page, problems } = await kitchen.newBoard();
    const alive = page.waitForRequest((request) => {
      return request.url().endsWith('/board/alive') && request.postDataJSON().sound === 'on';
    });
    await openService(page);
    const dishes = () =>
      page
        .getByTestId('load')
        .locator('li')
        .evaluateAll((steps) => steps.reduce((sum, step) => sum + Number((step as HTMLElement).dataset.dishes), 0));
    const before = await dishes();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await card(page, number).getByText('1 plat').waitFor();
    await expect.poll(dishes).toBe(before + 1);
    await expect
      .poll(async () => {
        const { payload } = await (await page.request.get('/v2/office/board')).json();
        return payload.orders.find((order: { number: number }) => order.number === number).isSeen;
      })
      .toBe(true);

    await acceptSoon(page, number);
    await card(page, number).getByRole('button', { name: 'Commande' }).click();
    await page.getByTestId('sheet-delay').click();
    await page.getByTestId('delay-sheet').locator('[data-minutes="10"]').click();
    const delayed = plain(await page.getByTestId('delay-confirm').innerText()).replace('Retarder à ', '');
    await page.getByTestId('delay-confirm').click();
    await expect.poll(async () => plain(await card(page, number).innerText())).toContain(delayed);

    await card(page, number).getByRole('button', { name: 'Commande' }).click();
    const sheet = page.getByTestId('order-sheet');
    const told = plain(await kitchen.shop.tool('orders', 'show', String(number)));
    const rows = await sheet.getByTestId('sheet-amounts').getByRole('row').allInnerTexts();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(told).toContain(plain(row).trim());
    for (const tax of await sheet.getByText(/^TVA/).allInnerTexts()) expect(told).toContain(plain(tax));
    const history = plain(await sheet.getByTestId('sheet-history').innerText());
    expect(history).toMatch(/Commande passée .*Vue par Chef .*Acceptée par Chef pour .*Retardée de 10 min par Chef : /);
    expect(history).toContain(delayed);
    expect(await sheet.locator('a[href^="tel:"]').count()).toBe(1);
    await alive;
    expect(problems).toEqual([]);
  });

  it('opens again without a connection as it was, says how old that is, takes taps, and keeps nothing for the next person [OFC-15]', async () => {
    const { page } = await kitchen.openBoard({ serviceWorkers: 'allow' });
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/office/sw.js'));
    await inColumn(page, 'new', number);
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const opening = indexedDB.open('keyval-store');
            opening.onsuccess = () => {
              const keys = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
              keys.onsuccess = () => {
                opening.result.close();
                resolve(keys.result.map(String));
              };
            };
          }),
      );
    await expect.poll(kept).toContain('office-board');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByTestId('kept-bar').getByText('il y a').waitFor();
    await card(page, number).getByTestId('accept').click();
    await card(page, number).getByText('en attente d’envoi').waitFor();
    await page.context().setOffline(false);
    await page.getByTestId('kept-bar').waitFor({ state: 'detached' });
    await expect.poll(() => card(page, number).getAttribute('data-state')).toBe('accepted');

    await expect.poll(kept).toContain('office-board');
    await page.goto('/office/reglages');
    await page.getByRole('button', { name: /Se déconnecter/ }).click();
    await expect.poll(kept).not.toContain('office-board');
    await kitchen.signIn();
  });
});

describe('a board at arm’s length', () => {
  it.each([
    [390, 844],
    [800, 1280],
    [1280, 800],
    [1920, 1080],
  ])('of %i × %i is read as it is, and never moved sideways [OFC-07, OFC-09]', async (width, height) => {
    const { page } = await kitchen.newBoard({ viewport: { width, height } });
    const number = await orderCash(kitchen.shop);
    await openService(page);
    await sound(page, 'on');
    await inColumn(page, 'new', number);
    const isScrolled = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isScrolled()).toBe(false);
    const small = await page.getByTestId('board').evaluate((board) => {
      const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
      const says = (one: Element) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isSeen = (one: Element) => one.getClientRects().length > 0 && !one.closest('.visually-hidden');
      const shown = [...board.querySelectorAll('*')].filter((one) => says(one) && isSeen(one));
      const tooSmall = shown.filter((one) => sizeOf(one) < 15).map((one) => one.textContent);
      const cards = [...board.querySelectorAll('[data-testid=order-card]')].filter(isSeen);
      const heads = cards.flatMap((one) => [
        ...one.querySelectorAll(':scope > button > [class*=number], :scope > button > [class*=due]'),
      ]);
      const dishes = cards.flatMap((one) => [...one.querySelectorAll('li b')]);
      return {
        tooSmall,
        heads: heads.filter((one) => sizeOf(one) < 28).length,
        dishes: dishes.filter((one) => sizeOf(one) < 18).length,
        counted: [heads.length > 0, dishes.length > 0],
      };
    });
    expect(small).toEqual({ tooSmall: [], heads: 0, dishes: 0, counted: [true, true] });
    await card(page, number).getByRole('button', { name: 'Commande' }).click();
    await page.getByTestId('sheet-history').waitFor();
    expect(await isScrolled()).toBe(false);
  });

  it('writes at 140 % once *Grande* was chosen for it, and is never moved sideways then [OFC-07, OFC-09]', async () => {
    const { page } = await kitchen.openBoard();
    const number = await orderCash(kitchen.shop);
    const sizes = async () => {
      await inColumn(page, 'new', number);
      const texts = card(page, number).locator(
        '[class*=number], [class*=due], [data-testid=accept], p[class*=folded], li b',
      );
      return texts.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    };
    const usual = await sizes();
    await page.goto('/office/reglages');
    await page.getByRole('button', { name: 'Grande', exact: true }).click();
    await page.goto('/office/board');
    expect(usual.length).toBeGreaterThan(3);
    expect((await sizes()).map((px, at) => px / (usual[at] ?? 0))).toEqual(usual.map(() => expect.closeTo(1.4, 2)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it('asks why an order is refused beside what its diner will read, without scrolling [BRD-30]', async () => {
    const { page } = await kitchen.openBoard();
    const number = await orderCash(kitchen.shop);
    await card(page, number).getByTestId('refuse').click();
    const sheet = page.getByTestId('refuse-sheet');
    await sheet.locator('[data-reason=too_busy]').waitFor();
    const reasons = await sheet.locator('fieldset').first().boundingBox();
    const message = await sheet.getByLabel(/^Un mot pour/).boundingBox();
    if (!reasons || !message) throw new Error('The sheet shows no reasons, or no message.');
    expect(message.x).toBeGreaterThanOrEqual(reasons.x + reasons.width);
    expect(message.y + message.height).toBeLessThan(800);
  });

  it('offers the list of keys where a device is likely to have some, and nowhere else [OFC-11]', async () => {
    for (const [isMobile, isOffered] of [
      [false, true],
      [true, false],
    ] as const) {
      const { page } = await kitchen.openBoard({ isMobile, hasTouch: isMobile });
      const isShown = await page.getByRole('button', { name: 'Touches' }).isVisible();
      expect([isMobile, isShown]).toEqual([isMobile, isOffered]);
    }
  });
});

describe('the bar that leads to the other pages', () => {
  it.each([
    [390, 'a phone', true],
    [800, 'a tablet', false],
  ])(
    'at %i px hides nothing of a page’s end, and on the board of %s is there: %s [OFC-05]',
    async (width, _, isOnBoard) => {
      const { page } = await kitchen.newBoard({ viewport: { width, height: 600 } });
      /** Scrolls to the end, and returns the bottom bar and whether the last element is above it. */
      const look = (selector: string) =>
        page.evaluate(async (chosen) => {
          scrollTo(0, document.documentElement.scrollHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const bar = [...document.querySelectorAll('nav')].find(
            (nav) => nav.checkVisibility() && getComputedStyle(nav).position === 'fixed',
          );
          const ends = [...document.querySelectorAll(chosen)]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().bottom);
          return {
            isThere: bar !== undefined,
            isClear: Math.max(...ends) <= (bar?.getBoundingClientRect().top ?? Infinity),
          };
        }, selector);
      await page.goto('/office/reglages');
      await page.getByRole('button', { name: 'Grande', exact: true }).waitFor();
      expect(await look('main section')).toEqual({ isThere: true, isClear: true });
      for (let count = 0; count < 3; count += 1) await orderCash(kitchen.shop);
      await openService(page);
      await page.getByTestId('accept').first().waitFor();
      expect(await look('[data-testid=order-card]')).toEqual({ isThere: isOnBoard, isClear: true });
    },
  );
});
