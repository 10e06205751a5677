import { expect, it } from 'vitest';
import { newDiner, nothingKept } from '../browser.ts';
import { addItem, walkToPayment } from '../diner.ts';
import { listOrders } from '../listed-orders.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

/** Chooses in the office's settings how guests can pay in cash. */
async function choose(label: string, orders = 0): Promise<void> {
  const { page } = await kitchen.newBoard();
  await page.goto('/office/reglages');
  const noted = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/guest-cash') && answer.request().method() === 'PUT');
  const choice = page.getByText(label, { exact: true });
  await choice.waitFor();
  await Promise.all([noted(), choice.click()]);
  for (let count = 0; count < orders; count += 1) {
    await Promise.all([noted(), page.getByRole('button', { name: 'Une commande plus tôt' }).click()]);
  }
}

/** The latest code in the shop's mails. */
async function codeInMails(): Promise<string> {
  const read = async () => /^\d{6}$/m.exec((await kitchen.shop.mails()).join('\n').replaceAll('\r', ''))?.[0] ?? '';
  await expect.poll(read, { timeout: 20_000 }).not.toBe('');
  return read();
}

it('asks a guest for the code of their mailbox, loses nothing, and takes the order once [PAY-26, OFC-29]', async () => {
  await choose('Code par e-mail', 2);
  const { page, problems, leave } = await newDiner(kitchen.shop.url, nothingKept);
  const before = (await listOrders(kitchen.shop)).length;
  await page.goto('/menu');
  await addItem(page, 'Reine', 2);
  await walkToPayment(page, 'pickup');
  await page.getByTestId('place-order').click();
  const code = page.getByLabel('Code à 6 chiffres');
  await code.waitFor();
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await listOrders(kitchen.shop)).toHaveLength(before);
  await code.fill(await codeInMails());
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  expect(await listOrders(kitchen.shop)).toHaveLength(before + 1);
  expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
  await leave();
});

it('shows a guest why cash can’t be chosen, and the way to an account [PAY-26, OFC-29]', async () => {
  await choose('Avec un compte seulement');
  const { page, leave } = await newDiner(kitchen.shop.url, nothingKept);
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await walkToPayment(page, 'pickup');
  expect(await page.locator('[name=method][value=cash]').isDisabled()).toBe(true);
  await page.getByText('Réservées à ceux qui ont un compte.').waitFor();
  await page.getByRole('link', { name: 'Se connecter' }).last().click();
  await page.waitForURL('**/auth/login');
  await leave();
});
