import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder, sendOrder } from '../send-order.ts';
import { card, inColumn, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const { openBoard } = kitchen;

/** Does an action on the current version of an order from another screen. */
async function actElsewhere(page: Page, number: number, action: string, more: object = {}): Promise<void> {
  const { payload } = await (await page.request.get('/v2/office/board')).json();
  const order = payload.orders.find((one: { number: number }) => one.number === number);
  const answer = await page.request.post(`/v2/office/orders/${order.id}/${action}`, {
    headers: { origin: kitchen.shop.url },
    data: { kind: action, actionId: randomUUID(), version: order.version, ...more },
  });
  expect(answer.status()).toBe(200);
}

/** The position of each card in a column, however far the page and the column are scrolled. */
const placesOf = (page: Page, column: string) =>
  page.locator(`[data-column=${column}] [data-testid=order-card]`).evaluateAll((cards) =>
    cards.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      let scrolled = scrollY;
      for (let box = one.parentElement; box && box !== document.documentElement; box = box.parentElement)
        scrolled += box.scrollTop;
      return `${(one as HTMLElement).dataset.number}: ${Math.round(left)}, ${Math.round(top + scrolled)}`;
    }),
  );

/** Ends all open orders, so that the next test starts with an empty board. */
async function refuseAll(page: Page): Promise<void> {
  const { payload } = await (await page.request.get('/v2/office/board')).json();
  const open = payload.orders.filter(({ state }: { state: string }) => ['new', 'accepted', 'ready'].includes(state));
  for (const { number, state } of open)
    await actElsewhere(page, number, state === 'new' ? 'refuse' : 'cancel', { reason: 'incident', message: null });
}

describe('an acceptance that was a slip of the finger', () => {
  it('is taken back by one tap for five seconds, at every board, and is answered again [BRD-63]', async () => {
    const { page, problems } = await openBoard();
    const { page: other } = await openBoard();
    const number = await orderCash(kitchen.shop);
    for (const board of [page, other]) await inColumn(board, 'new', number);
    await card(page, number).getByTestId('accept').click();
    for (const board of [page, other]) await inColumn(board, 'kitchen', number);
    expect(await other.getByTestId('undo-bar').count()).toBe(0);
    await page.getByTestId('undo-bar').getByText(`${number} acceptée`).waitFor();
    await page.getByTestId('take-back').click();
    for (const board of [page, other]) await inColumn(board, 'new', number);
    await card(page, number).getByTestId('accept').click();
    await inColumn(page, 'kitchen', number);
    await page.getByTestId('undo-bar').waitFor();
    await page.getByTestId('undo-bar').waitFor({ state: 'detached', timeout: 8_000 });
    await inColumn(page, 'kitchen', number);
    await refuseAll(page);
    expect(problems).toEqual([]);
  });

  it('is never sent where it waits for a connection, and says why where that is gone [BRD-63, BRD-41]', async () => {
    const { page } = await openBoard();
    const [first, second] = [await orderCash(kitchen.shop), await orderCash(kitchen.shop)];
    for (const number of [first, second]) await inColumn(page, 'new', number);
    await page.waitForTimeout(700);
    await card(page, second).getByTestId('accept').click();
    await inColumn(page, 'kitchen', second);
    await kitchen.shop.stop();
    await page.getByTestId('take-back').click();
    await card(page, second).getByTestId('action-failed').waitFor();
    await page.getByTestId('link-bar').getByText('Connexion perdue').waitFor();
    await card(page, first).getByTestId('accept').click();
    await card(page, first).getByTestId('pending-action').waitFor();
    await page.getByTestId('take-back').click();
    await card(page, first).getByTestId('pending-action').waitFor({ state: 'detached' });
    await kitchen.shop.restart();
    await page.getByTestId('link-bar').waitFor({ state: 'detached' });
    await inColumn(page, 'new', first);
    expect(await card(page, first).getAttribute('data-version')).toBe('1');
    await refuseAll(page);
  });
});

describe('an order for later', () => {
  it('is begun at once by a tap or by its sheet, for every board, and after a reload [BRD-64]', async () => {
    const { page, problems } = await openBoard();
    const { page: other } = await openBoard();
    const later = async () => {
      const order = await makeOrder(kitchen.shop.url);
      const number = await sendOrder(kitchen.shop.url, order);
      await inColumn(page, 'new', number);
      await card(page, number).getByRole('button', { name: 'Commande' }).click();
      await page.getByTestId('order-sheet').locator('select').selectOption({ index: 10 });
      await page.getByTestId('sheet-accept').click();
      for (const board of [page, other]) await inColumn(board, 'later', number);
      return number;
    };
    const [tapped, opened] = [await later(), await later()];
    // The board ignores taps for a moment on cards that have just appeared.
    await page.waitForTimeout(700);
    await card(page, tapped).getByTestId('start').click();
    for (const board of [page, other]) await inColumn(board, 'kitchen', tapped);
    await page.waitForTimeout(700);
    await card(page, opened).getByRole('button', { name: 'Commande' }).click();
    await page.getByTestId('order-sheet').getByTestId('start').click();
    for (const board of [page, other]) await inColumn(board, 'kitchen', opened);
    await other.reload();
    for (const number of [tapped, opened]) await inColumn(other, 'kitchen', number);
    await other.waitForTimeout(700);
    await card(other, tapped).getByRole('button', { name: 'Commande' }).click();
    await other.getByText('Commencée par Chef').waitFor();
    expect(await other.getByTestId('order-sheet').getByTestId('start').count()).toBe(0);
    await other.keyboard.press('Escape');
    await refuseAll(page);
    expect(problems).toEqual([]);
  });
});

describe('a bar', () => {
  it.each([
    [1280, 800],
    [1920, 1080],
    [800, 1280],
    [390, 844],
  ])('moves no card of a board of %i × %i, whatever it says [BRD-65, BRD-39]', async (width, height) => {
    const { page } = await openBoard({
      viewport: { width, height },
      // From here on this board receives no order events, so that another board acts first.
      before: () => {
        const listen = EventSource.prototype.addEventListener;
        EventSource.prototype.addEventListener = function (this: EventSource, ...[kind, hear, ...rest]: unknown[]) {
          const deaf = (event: unknown) => {
            if (!(window as { isDeaf?: boolean }).isDeaf) (hear as (event: unknown) => void)(event);
          };
          Reflect.apply(listen, this, [kind, kind === 'order' ? deaf : hear, ...rest]);
        } as typeof listen;
      },
    });
    const numbers = [await orderCash(kitchen.shop), await orderCash(kitchen.shop), await orderCash(kitchen.shop)];
    const [first = 0, second = 0, third = 0] = numbers;
    for (const number of numbers) await inColumn(page, 'new', number);
    await page.waitForTimeout(700);
    const before = await placesOf(page, 'new');
    const kept = (places: string[]) => places.filter((place) => place.startsWith(`${first}:`));

    await card(page, third).getByTestId('accept').click();
    await page.getByTestId('undo-bar').waitFor();
    expect(kept(await placesOf(page, 'new'))).toEqual(kept(before));
    await page.evaluate(() => Object.assign(window, { isDeaf: true }));
    await actElsewhere(page, second, 'accept', { dueAt: '2026-11-20T19:20:00+01:00' });
    // The board ignores taps for a moment after a column has changed its width.
    await page.locator(`[data-column=kitchen] [data-number="${third}"]`).waitFor({ state: 'attached' });
    await page.waitForTimeout(700);
    await card(page, second).getByTestId('accept').click();
    await page.getByTestId('notice').getByText(`${second} : déjà acceptée par Chef pour`).waitFor();
    expect(kept(await placesOf(page, 'new'))).toEqual(kept(before));
    await page.getByTestId('notice').getByRole('button', { name: 'Compris' }).click();
    await kitchen.shop.stop();
    await page.getByTestId('link-bar').getByText('Connexion perdue').waitFor();
    expect(kept(await placesOf(page, 'new'))).toEqual(kept(before));
    // The notice must not cover the button of the first card.
    await card(page, first).getByTestId('accept').click({ trial: true });
    await kitchen.shop.restart();
    await page.getByTestId('link-bar').waitFor({ state: 'detached' });
    await refuseAll(page);
  });
});

describe('the keys of a board', () => {
  it('lead a whole order from its ring to the counter, and take an acceptance back [OFC-11, BRD-63, BRD-64]', async () => {
    const { page, problems } = await openBoard();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    const press = (key: string) => page.keyboard.press(key);
    await press('1');
    await press('a');
    await inColumn(page, 'kitchen', number);
    await page.getByTestId('take-back').waitFor();
    await press('z');
    await inColumn(page, 'new', number);
    await press('1');
    await press('a');
    await inColumn(page, 'kitchen', number);
    // The focus has moved with the card.
    await press('p');
    await inColumn(page, 'ready', number);
    await card(page, number).getByTestId('recall').focus();
    await press('Enter');
    await inColumn(page, 'kitchen', number);
    await card(page, number).getByTestId('delay').focus();
    await press('p');
    await inColumn(page, 'ready', number);
    await card(page, number).getByTestId('hand-over').focus();
    await press('Enter');
    await page.getByTestId('hand-over-confirm').focus();
    await press('Enter');
    await card(page, number).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('begin and finish an order that is for later too, where its card says no such word [OFC-11, BRD-64]', async () => {
    const { page } = await openBoard();
    for (const key of ['c', 'p']) {
      const number = await orderCash(kitchen.shop);
      await inColumn(page, 'new', number);
      await card(page, number).getByRole('button', { name: 'Commande' }).click();
      await page.getByTestId('order-sheet').locator('select').selectOption({ index: 10 });
      await page.getByTestId('sheet-accept').click();
      await inColumn(page, 'later', number);
      await card(page, number).focus();
      await page.keyboard.press(key);
      await inColumn(page, key === 'c' ? 'kitchen' : 'ready', number);
    }
    await refuseAll(page);
  });
});

it('writes numbers and hours at 28 px, dishes at 18 and nothing below 15, in every column and state, its tags on one line [OFC-09, BRD-03]', async () => {
  const { page } = await openBoard();
  const numbers = [];
  for (let count = 0; count < 4; count += 1) numbers.push(await orderCash(kitchen.shop));
  const [, kitchenOrder = 0, readyOrder = 0, laterOrder = 0] = numbers;
  await inColumn(page, 'new', laterOrder);
  await page.waitForTimeout(700);
  await card(page, laterOrder).getByRole('button', { name: 'Commande' }).click();
  await page.getByTestId('order-sheet').locator('select').selectOption({ index: 10 });
  await page.getByTestId('sheet-accept').click();
  await inColumn(page, 'later', laterOrder);
  for (const number of [kitchenOrder, readyOrder])
    await actElsewhere(page, number, 'accept', { dueAt: '2026-11-20T19:20:00+01:00' });
  await actElsewhere(page, readyOrder, 'ready');
  await inColumn(page, 'ready', readyOrder);
  const measured = await page.getByTestId('board').evaluate((board) => {
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    const found: { text: string; px: number; card: boolean; dish: boolean; head: boolean }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const { parentElement: parent } = node;
      if (!text || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
      const px = Number.parseFloat(getComputedStyle(parent).fontSize);
      const inCard = parent.closest('[data-testid=order-card]') !== null;
      const dish = inCard && (parent.closest('ul') !== null || /^\d+ × |Margherita/.test(text));
      const head = inCard && /^(\d{4}|\d{1,2}\sh(\s\d\d)?)$/.test(text) && parent.closest('button') !== null;
      found.push({ text, px, card: inCard, dish, head });
    }
    return found;
  });
  // In a column of 230 px, each row of tags must fit on one line.
  const rows = await page
    .getByTestId('tags')
    .evaluateAll((all) =>
      all.map((tags) => new Set([...tags.children].map((tag) => tag.getBoundingClientRect().bottom)).size),
    );
  expect(rows).toEqual([1, 1, 1, 1]);
  const smaller = (px: number) => (one: { px: number }) => one.px < px;
  expect(measured.filter(smaller(15))).toEqual([]);
  const dishes = measured.filter(({ dish }) => dish);
  const heads = measured.filter(({ head }) => head);
  expect([dishes.filter(smaller(18)), heads.filter(smaller(28))]).toEqual([[], []]);
  // Four cards have a number and a time each, and three of them list dishes.
  expect(heads.length).toBeGreaterThanOrEqual(8);
  expect(dishes.length).toBeGreaterThanOrEqual(4);
  await refuseAll(page);
});

it('calls who fetches an order in large letters on lines of their own, however long the name is [BRD-32]', async () => {
  const { page } = await openBoard();
  const order = (await makeOrder(kitchen.shop.url)) as { customer: object };
  for (const first_name of ['Zoé', 'Marie-Charlotte-Antoinette']) {
    const body = { ...order, local_id: randomUUID(), customer: { ...order.customer, first_name } };
    const number = await sendOrder(kitchen.shop.url, body);
    await inColumn(page, 'new', number);
    await actElsewhere(page, number, 'accept', { dueAt: '2026-11-20T19:20:00+01:00' });
    await actElsewhere(page, number, 'ready');
    await inColumn(page, 'ready', number);
    const called = card(page, number).getByText(first_name, { exact: false });
    const look = await called.evaluate((name) => {
      const [box, head] = [name.getBoundingClientRect(), name.previousElementSibling?.getBoundingClientRect()];
      const isWhole = name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1;
      return {
        px: Number.parseFloat(getComputedStyle(name).fontSize),
        isBelow: box.top >= (head?.bottom ?? 0),
        isWhole,
      };
    });
    expect([first_name, look]).toEqual([first_name, { px: 24, isBelow: true, isWhole: true }]);
  }
  await refuseAll(page);
});
