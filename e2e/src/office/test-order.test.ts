import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk } from '../browser.ts';
import { orderCash, strokes } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

it('a test order rings the board of the kitchen and the one at the door, until one of them has seen it [REH-08]', async () => {
  const { page: first, problems } = await kitchen.openBoard();
  const { page: second } = await kitchen.openBoard();
  const before = await Promise.all([first, second].map(strokes));

  const { page: settings } = await kitchen.newBoard({ viewport: desk });
  await settings.goto('/office/reglages');
  await settings.getByRole('button', { name: 'Envoyer une commande d’essai' }).click();
  await settings.getByText('Envoyée : tous les écrans ouverts sonnent.').waitFor();
  expect(await findViolations(settings)).toEqual([]);

  for (const [index, board] of [first, second].entries()) {
    await board.getByTestId('test-order').waitFor();
    expect(await board.getByTestId('test-order').innerText()).toMatch(/^TEST · Commande d’essai à 0,00\s€/);
    await expect.poll(() => strokes(board)).toBeGreaterThan(before[index] ?? 0);
    expect(await board.locator('[data-column=new] [data-testid=order-card]').count()).toBe(0);
  }
  expect(await findViolations(second)).toEqual([]);

  await second.getByRole('button', { name: 'C’est vu' }).click();
  for (const board of [first, second]) {
    await board.getByTestId('test-order').waitFor({ state: 'detached' });
    await board.locator('[data-testid=ring][data-level="0"]').waitFor({ state: 'attached' });
  }
  // The next sale has the first number of the sequence.
  const numbers = [await orderCash(kitchen.shop), await orderCash(kitchen.shop)];
  expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  expect(problems).toEqual([]);
});
