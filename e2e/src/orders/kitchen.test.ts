import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPaymentStep, payByCard } from '../card-diner.ts';
import { readLedger } from '../card-sandbox.ts';
import { acceptSoon, card, inColumn, orderCash, strokes } from '../office/board-screen.ts';
import { keepKitchen } from '../office/keep-kitchen.ts';

const kitchen = keepKitchen();
const { openBoard } = kitchen;

describe('an order that a diner sends', () => {
  it('is drawn and rings at each board, is accepted at one for ten minutes more, and falls silent at both [BRD-01, BRD-07, BRD-16, BRD-21, BRD-25, BRD-27, BRD-28]', async () => {
    const [{ page, problems }, other] = [
      await openBoard({
        // Records with each stroke of the ring whether the order's card was visible.
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

    expect(await card(page, number).innerText()).toMatch(/19\sh\s25/);
    await card(page, number).getByRole('button', { name: 'Commande' }).click();
    await page.getByTestId('order-sheet').locator('[data-minutes="10"]').click();
    await page.getByTestId('sheet-accept').click();
    for (const board of [page, other.page]) {
      await inColumn(board, 'later', number);
      await expect.poll(() => card(board, number).innerText()).toMatch(/19\sh\s35/);
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
    await sheet.getByText('reçoit un message et 12,90 €').waitFor();
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
    // While the request for "not yet" is pending, the button is disabled.
    await card(page, number).locator('[data-testid=hand-over]:not([aria-busy])').click();
    await page.getByTestId('hand-over-confirm').click();
    await card(page, number).waitFor({ state: 'detached' });

    await page.getByTestId('search').click();
    await page.getByLabel('Numéro, nom').fill(String(number));
    await page.getByTestId('found').getByText('Terminée').click();
    await page.getByTestId('order-sheet').getByText('Encaissée').first().waitFor();
  });
});

/** Presses Tab until an element has the focus. */
async function tabTo(element: Locator): Promise<void> {
  await element.waitFor();
  const hasFocus = () => element.evaluate((one) => one === document.activeElement);
  for (let count = 0; count < 30 && !(await hasFocus()); count += 1) await element.page().keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}

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
    await tabTo(page.getByTestId('order-sheet').locator('select'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await tabTo(page.getByTestId('sheet-accept'));
    await page.keyboard.press('Enter');
    await inColumn(page, 'kitchen', number);
    await expect.poll(() => card(page, number).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('p');
    await inColumn(page, 'ready', number);
    await expect.poll(() => card(page, number).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    for (const _ of ['head', 'recall', 'hand over']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page.getByTestId('hand-over-confirm'));
    await page.keyboard.press('Enter');
    await card(page, number).waitFor({ state: 'detached' });
  });
});
