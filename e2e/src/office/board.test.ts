import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { card, inColumn, openService, orderCash, sound } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const { openBoard } = kitchen;

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
    await page.getByTestId('sound-bar').click();
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

describe('a board by day and by night', () => {
  it('has no barrier that axe knows by day and by night, and large places to touch [OFC-08, OFC-10]', async () => {
    const number = await orderCash(kitchen.shop);
    for (const theme of ['day', 'night']) {
      const { page } = await openBoard({ bypassCSP: true });
      await page.evaluate((value) => localStorage.setItem('office-theme', value), theme);
      await page.reload();
      await page.getByTestId('sound-bar').click();
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
