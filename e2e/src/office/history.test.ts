import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone } from '../browser.ts';
import { orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Does steps of an order as its board would, by its number. */
const step = (page: Page, number: number, kinds: [kind: string, more: object][]) =>
  page.evaluate(
    async ([asked, steps]) => {
      const { order } = (await (await fetch(`/v2/office/history/${asked}`)).json()).payload;
      let { version } = order;
      for (const [kind, more] of steps) {
        const body = JSON.stringify({
          kind,
          actionId: crypto.randomUUID(),
          version,
          ...(kind === 'accept' && { dueAt: order.promisedAt }),
          ...more,
        });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/v2/office/orders/${order.id}/${kind}`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
        version += 1;
      }
    },
    [number, kinds] as const,
  );
const give = (page: Page, number: number) =>
  step(page, number, [
    ['accept', {}],
    ['ready', {}],
    ['hand-over', { isCashCollected: true }],
  ]);
async function lookInBothThemes(page: Page, where: string): Promise<void> {
  for (const theme of ['day', 'night']) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown;
    }, theme);
    await lookAtPage(page, `${where} by ${theme}`);
  }
}

const row = (page: Page, number: number) => page.locator(`[data-testid=history-order][data-number="${number}"]`);

it('finds an order, pays a part back and erases its diner, by the keyboard on a phone, in both themes [REP-20, REP-21, REP-22, REP-29]', async () => {
  const { shop } = kitchen;
  const [first, second, third] = [await orderCash(shop), await orderCash(shop), await orderCash(shop)];
  const { page, problems } = await kitchen.newBoard({ viewport: phone, bypassCSP: true });
  await page.goto('/office/historique');
  await row(page, third).waitFor();
  await give(page, first);
  await step(page, second, [['refuse', { reason: 'too_busy', message: null }]]);

  await page.reload();
  await row(page, first).getByText('Terminée').waitFor();
  await lookInBothThemes(page, 'list');
  await page.getByRole('button', { name: 'Filtrer' }).press('Enter');
  await page.getByLabel('État').selectOption('refused');
  await row(page, first).waitFor({ state: 'detached' });
  await row(page, second).waitFor();
  await page.getByLabel('État').selectOption('');
  await page.getByRole('searchbox').fill(String(first));
  await row(page, second).waitFor({ state: 'detached' });
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('history-file').press('Enter')]);
  expect(file.suggestedFilename()).toBe('historique.csv');

  await row(page, first).getByRole('link').press('Enter');
  const order = page.getByTestId('past-order');
  await order.getByText('Ce qui s’est passé').waitFor();
  expect(page.url()).not.toContain('Martin');
  await lookInBothThemes(page, 'order');

  await order.getByTestId('refund').press('Enter');
  const sheet = page.getByTestId('refund-sheet');
  await sheet.getByRole('radio', { name: 'Un montant' }).press('Space');
  await sheet.getByLabel('Montant en euros').fill('1,5');
  await sheet.getByLabel('Pourquoi').selectOption('quality');
  await sheet.getByRole('button', { name: /Rembourser 1,50/ }).press('Enter');
  await order.getByText(/Remboursé 1,50.*Qualité/).waitFor();
  await sheet.waitFor({ state: 'detached' });

  await order.getByTestId('erase').press('Enter');
  const confirm = page.getByTestId('erase-confirm');
  expect(plain(await confirm.innerText())).toContain('sont effacés pour toujours. Les montants restent.');
  await confirm.getByRole('button', { name: 'Effacer', exact: true }).press('Enter');
  await order.getByText('Les données du client ont été effacées.').waitFor();
  await order.getByText('Données du client effacées').waitFor();
  expect(await order.innerText()).not.toContain('Martin');

  await page.getByRole('link', { name: 'Historique' }).first().press('Enter');
  expect(await page.getByRole('searchbox').inputValue()).toBe(String(first));
  await row(page, first).getByText('Client effacé').waitFor();
  await page.getByRole('searchbox').fill('');
  await row(page, second).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await lookInBothThemes(page, 'list');
  await row(page, second).getByRole('link').press('Enter');
  await order.getByText('Ce qui s’est passé').waitFor();
  await lookInBothThemes(page, 'order');
  expect(problems).toEqual([]);
});

it('leads from an order that waits for an answer to the board, and from a later one back to it [LIV-25, REP-21]', async () => {
  const number = await orderCash(kitchen.shop);
  const { page } = await kitchen.newBoard();
  await page.goto('/office/historique');
  await row(page, number).getByRole('link').click();
  await page.getByTestId('order-sheet').waitFor();
  await step(page, number, [['accept', {}]]);
  await page.goto(`/office/commandes/${number}`);
  await page.getByTestId('past-order').getByRole('button', { name: 'Ouvrir sur le tableau' }).click();
  await page.getByTestId('order-sheet').waitFor();
});
