import { expect, it } from 'vitest';
import { newDiner, phone } from '../browser.ts';
import { acceptSoon, card, inColumn, orderCash, sound, soundsOf, strokes } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const { openBoard } = kitchen;

/** Advances the shop's clock. */
async function until(hour: string): Promise<void> {
  await kitchen.shop.stop();
  await kitchen.shop.restart({ CLOCK: hour });
}

it('keeps a muted board silent for a new order until that has waited for a minute: then it rings loudly, and nothing mutes it [BRD-21, BRD-23]', async () => {
  const { page } = await openBoard();
  await page.getByTestId('sound-state').click();
  await sound(page, 'muted');
  const before = await strokes(page);
  const number = await orderCash(kitchen.shop);
  await inColumn(page, 'new', number);
  // Longer than the time between two strokes of the ring.
  await page.waitForTimeout(4_000);
  expect(await strokes(page)).toBe(before);
  await sound(page, 'muted');

  await until('2026-11-20T18:02:00Z');
  await page.locator('[data-testid=ring][data-level="2"]').waitFor({ state: 'attached' });
  await sound(page, 'on');
  await expect.poll(() => soundsOf(page).then((made) => made['ring-loud'] ?? 0)).toBeGreaterThan(2);
  expect(await page.getByTestId('sound-state').isDisabled()).toBe(true);
  await card(page, number).getByTestId('accept').click();
  await page.locator('[data-testid=ring][data-level="0"]').waitFor({ state: 'attached' });
  const after = await strokes(page);
  await page.waitForTimeout(4_000);
  expect(await strokes(page)).toBe(after);
  expect(await page.getByTestId('sound-state').isDisabled()).toBe(false);
});

it('pauses a shop whose orders nobody answers, tells board and menu, and takes orders again at a tap [BRD-50, BRD-51]', async () => {
  for (let orders = 0; orders < 2; orders += 1) await orderCash(kitchen.shop);
  await until('2026-11-20T18:20:00Z');
  const { page: board } = await openBoard();
  const bar = board.getByTestId('pause-bar');
  await bar.getByText('Les commandes sont en pause : 2 sont restées sans réponse.').waitFor();
  const { page, leave } = await newDiner(kitchen.shop.url);
  await page.goto('/menu');
  await page.getByText('En pause').first().waitFor();

  await bar.getByTestId('resume').click();
  await bar.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('En pause').waitFor({ state: 'detached' });
  await inColumn(board, 'new', await orderCash(kitchen.shop));
  await leave();
});

it('notes that nobody came for an order, half an hour after its time and not before [BRD-37]', async () => {
  const { page: before } = await openBoard();
  const number = await orderCash(kitchen.shop);
  await inColumn(before, 'new', number);
  await acceptSoon(before, number);
  await card(before, number).getByTestId('ready').click();
  await inColumn(before, 'ready', number);
  const noteOn = async (board: typeof before) => {
    await card(board, number).getByRole('button', { name: 'Commande' }).click();
    await board.getByTestId('no-show').click();
    await board.getByTestId('no-show-sheet').getByText('rien n’a été encaissé').waitFor();
    await board.getByTestId('no-show-confirm').click();
  };
  await noteOn(before);
  await card(before, number).getByTestId('action-failed').waitFor();
  await inColumn(before, 'ready', number);

  await until('2026-11-20T20:30:00Z');
  const { page: after } = await openBoard();
  await inColumn(after, 'ready', number);
  await noteOn(after);
  await card(after, number).waitFor({ state: 'detached' });
  await after.getByTestId('search').click();
  await after.getByLabel('Numéro, nom').fill(String(number));
  await after.getByTestId('found').getByText('Non retirée').waitFor();
});

it('lists the next day what the evening left open, until somebody says what became of it [BRD-55]', async () => {
  const { page: evening } = await openBoard();
  const number = await orderCash(kitchen.shop);
  await inColumn(evening, 'new', number);
  await acceptSoon(evening, number);
  await evening.getByTestId('left-open').waitFor({ state: 'detached' });

  await until('2026-11-21T10:00:00Z');
  // The session has expired, because it lasts a day.
  await kitchen.signIn();
  const { page: small } = await openBoard({ viewport: phone });
  const isWhole = (button: Element) => button.scrollWidth <= button.clientWidth && button.clientHeight < 60;
  expect(await small.getByTestId('left-open').evaluate(isWhole)).toBe(true);
  const { page: morning } = await openBoard();
  await card(morning, number)
    .getByText(/En retard de 1\d\sh\s\d\d/)
    .waitFor();
  const list = morning.getByTestId('left-open');
  await list.getByText(/À clôturer/).waitFor();
  await list.click();
  await morning
    .getByTestId('left-open-sheet')
    .getByTestId('found')
    .filter({ hasText: String(number) })
    .filter({ hasText: 'ven.' })
    .click();
  await morning.getByTestId('order-sheet').getByTestId('sheet-ready').click();
  await inColumn(morning, 'ready', number);
});
