import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { openPaymentStep, payByCard } from '../card-diner.ts';
import { readLedger } from '../card-sandbox.ts';
import { acceptSoon, card, inColumn, openService, orderCash, sound, strokes } from '../office/board-screen.ts';
import { keepKitchen } from '../office/keep-kitchen.ts';

const kitchen = keepKitchen();

async function openBoard(options: BrowserContextOptions & { before?: () => void } = {}) {
  const { before, ...context } = options;
  const { page, problems } = await kitchen.newBoard(context);
  if (before) await page.addInitScript(before);
  await openService(page);
  return { page, problems };
}

describe('an order that a diner sends', () => {
  it('is drawn and rings at each board, is accepted at one for ten minutes more, and falls silent at both [BRD-01, BRD-07, BRD-16, BRD-21, BRD-25, BRD-27, BRD-28]', async () => {
    const [{ page, problems }, other] = [
      await openBoard({
        // Notes with each stroke whether the order's card was there to be seen.
        before: () => {
          const seen: number[] = [];
          let count = 0;
          Object.assign(window, { seenAtStrokes: seen });
          Object.defineProperty(window, '__ring', {
            get: () => count,
            set: (value: number) => {
              count = value;
              seen.push(document.querySelectorAll('[data-column=new] [data-testid=order-card]').length);
            },
          });
        },
      }),
      await openBoard(),
    ];
    const before = await strokes(page);
    const number = await orderCash(kitchen.shop);
    for (const board of [page, other.page]) await inColumn(board, 'new', number);
    await expect.poll(() => strokes(page)).toBeGreaterThan(before);
    const seen = await page.evaluate(() => (window as unknown as { seenAtStrokes: number[] }).seenAtStrokes);
    expect(seen.slice(before)).not.toContain(0);
    await expect.poll(() => page.title()).toBe('(1) Commandes');
    await page.locator('[data-testid=ring][data-level="1"]').waitFor({ state: 'attached' });

    expect(await card(page, number).innerText()).toMatch(/19\sh\s20/);
    await card(page, number).getByRole('button', { name: 'Commande' }).click();
    await page.getByTestId('order-sheet').locator('[data-minutes="10"]').click();
    await page.getByTestId('sheet-accept').click();
    for (const board of [page, other.page]) {
      await inColumn(board, 'later', number);
      await expect.poll(() => card(board, number).innerText()).toMatch(/19\sh\s30/);
      await board.locator('[data-testid=ring][data-level="0"]').waitFor({ state: 'attached' });
    }
    expect([problems, other.problems]).toEqual([[], []]);
  });

  it('and pays by card is refused with a reason: the board says what it costs, and the money goes back once [BRD-30, BRD-31]', async () => {
    const { page } = await openBoard();
    const diner = await openPaymentStep(kitchen.shop);
    await payByCard(diner.page, '4242424242424242');
    await diner.leave();
    const newest = page.locator('[data-column=new] [data-testid=order-card]').filter({ hasText: 'Payée' });
    const fresh = card(page, Number(await newest.getAttribute('data-number')));
    await fresh.getByTestId('refuse').click();
    const sheet = page.getByTestId('refuse-sheet');
    await sheet.getByText('sera prévenu et remboursé de 12,90 €').waitFor();
    await sheet.locator('[data-reason=sold_out]').click();
    await sheet.getByLabel('Un mot pour').fill('Plus de pâte <img src=x> ce soir');
    await sheet.getByTestId('refuse-confirm').click();
    await fresh.waitFor({ state: 'detached' });
    await expect.poll(async () => (await readLedger(kitchen.shop)).refunds).toMatchObject([{ amount: 1290 }]);
  });

  it('goes from the kitchen to the counter, is taken back, and is handed over once its cash is collected [BRD-32, BRD-33, BRD-34, BRD-47]', async () => {
    const { page } = await openBoard();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await acceptSoon(page, number);
    await card(page, number).getByTestId('ready').click();
    await inColumn(page, 'ready', number);
    await card(page, number).getByTestId('recall').click();
    await inColumn(page, 'kitchen', number);
    await card(page, number).getByTestId('ready').click();
    await inColumn(page, 'ready', number);
    await card(page, number).getByTestId('hand-over').click();
    await page.getByTestId('hand-over-sheet').getByText('Pas encore').click();
    await page.getByTestId('hand-over-confirm').click();
    await card(page, number).getByText('À encaisser').waitFor();
    // While “not yet” is on its way the button is busy, and does nothing.
    await card(page, number).locator('[data-testid=hand-over]:not([aria-busy])').click();
    await page.getByTestId('hand-over-confirm').click();
    await card(page, number).waitFor({ state: 'detached' });

    await page.getByTestId('search').click();
    await page.getByLabel('Numéro, nom').fill(String(number));
    await page.getByTestId('found').getByText('Terminée').click();
    await page.getByTestId('order-sheet').getByText('Encaissée').first().waitFor();
  });
});

describe('a board that loses its connection', () => {
  it('says so, keeps what is tapped, and sends it once and in its order when it is back [BRD-12, BRD-14, BRD-41]', async () => {
    const { page } = await openBoard();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await kitchen.shop.stop();
    await page.getByTestId('link-bar').getByText('Connexion perdue depuis').waitFor();
    await card(page, number).getByTestId('accept').click();
    await card(page, number).getByText('en attente d’envoi').waitFor();
    await card(page, number).getByTestId('ready').click();
    await expect.poll(() => card(page, number).getByTestId('pending-action').count()).toBe(2);
    await kitchen.shop.restart();
    await inColumn(page, 'ready', number);
    await page.getByTestId('link-bar').waitFor({ state: 'detached' });
    expect(await card(page, number).getAttribute('data-version')).toBe('3');
  });

  it('finds out by itself that it lost an order, and asks for the whole [BRD-11]', async () => {
    const { page } = await openBoard({
      before: () => {
        const listen = EventSource.prototype.addEventListener;
        EventSource.prototype.addEventListener = function (this: EventSource, ...[kind, ...rest]: unknown[]) {
          if (kind !== 'order') Reflect.apply(listen, this, [kind, ...rest]);
        } as typeof listen;
      },
    });
    const drifts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/board/drift')) drifts.push(request.method());
    });
    const number = await orderCash(kitchen.shop);
    await card(page, number).waitFor({ timeout: 60_000 });
    expect(drifts).toEqual(['POST']);
  });
});

describe('two windows of one browser', () => {
  it('share one stream, and the other goes on when the one that reads it is gone [OFC-17]', async () => {
    const { page } = await openBoard();
    const other = await page.context().newPage();
    const streams: string[] = [];
    other.on('request', (request) => {
      if (request.url().includes('/board/stream')) streams.push(request.url());
    });
    await openService(other);
    const first = await orderCash(kitchen.shop);
    for (const board of [page, other]) await inColumn(board, 'new', first);
    expect(streams).toEqual([]);
    await page.goto('about:blank');
    const second = await orderCash(kitchen.shop);
    await inColumn(other, 'new', second);
    expect(streams).toHaveLength(1);
  });
});

describe('a board that can’t be heard', () => {
  it('says so over its whole top until somebody touches it, after a reload too [BRD-17, BRD-18, BRD-20]', async () => {
    const { page } = await openBoard({
      before: () => {
        const Real = AudioContext;
        const contexts: AudioContext[] = [];
        Object.assign(window, {
          contexts,
          AudioContext: class extends Real {
            constructor() {
              super();
              contexts.push(this);
            }
          },
        });
      },
    });
    await page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.at(-1)?.suspend());
    await page.getByTestId('sound-bar').waitFor();
    await page.getByTestId('sound-bar').click();
    await sound(page, 'on');
    await page.reload();
    await page.getByTestId('sound-bar').waitFor();
    expect(await page.getByTestId('open-service').count()).toBe(0);
    await page.getByTestId('load').click();
    await sound(page, 'on');
  });

  it('is muted for a while by whoever works at it, and rings again when they say so [BRD-23]', async () => {
    const { page } = await openBoard();
    await page.getByTestId('sound-state').click();
    await sound(page, 'muted');
    await page.getByTestId('sound-state').click();
    await sound(page, 'on');
  });
});

describe('a board without a mouse', () => {
  it('takes an order from its arrival to its end by keyboard alone [OFC-11]', async () => {
    const { page } = await openBoard();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    const position = await page
      .locator('[data-column=new] [data-testid=order-card]')
      .evaluateAll(
        (cards, wanted) => cards.findIndex((one) => (one as HTMLElement).dataset.number === wanted),
        String(number),
      );
    await page.keyboard.press(String(position + 1));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('order-sheet').locator('select').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.getByTestId('sheet-accept').focus();
    await page.keyboard.press('Enter');
    await inColumn(page, 'kitchen', number);
    await expect.poll(() => card(page, number).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('p');
    await inColumn(page, 'ready', number);
    await expect.poll(() => card(page, number).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    for (const _ of ['head', 'recall', 'hand over']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('hand-over-confirm').focus();
    await page.keyboard.press('Enter');
    await card(page, number).waitFor({ state: 'detached' });
  });

  it('has no barrier that axe knows by day and by night, and large places to touch [OFC-08, OFC-10]', async () => {
    const number = await orderCash(kitchen.shop);
    for (const theme of ['day', 'night']) {
      const { page } = await openBoard({ bypassCSP: true, reducedMotion: 'reduce' });
      await page.evaluate((value) => localStorage.setItem('office-theme', value), theme);
      await page.reload();
      await page.getByTestId('load').click();
      await sound(page, 'on');
      await inColumn(page, 'new', number);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(await findViolations(page), theme).toEqual([]);
      await card(page, number).getByRole('button', { name: 'Commande' }).click();
      await page.getByTestId('order-sheet').waitFor();
      expect(await findViolations(page), `the sheet by ${theme}`).toEqual([]);
      const small = await page.locator('button:visible').evaluateAll((buttons) =>
        buttons
          .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 56 || box.height < 56)
          .map(({ text }) => text),
      );
      expect(small).toEqual([]);
    }
  });
});
