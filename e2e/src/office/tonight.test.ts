import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');

it('the manager sees before the service what is ready and what is not, on a desk and on a phone [REH-07]', async () => {
  for (const viewport of [desk, phone]) {
    const { page, problems } = await kitchen.newBoard({ viewport, bypassCSP: true });
    await page.goto('/office/reglages');
    await page.getByRole('link', { name: 'Voir si tout est prêt' }).click();
    await page.getByTestId('evening').waitFor();
    // No board has been opened yet, although the kitchen answers the orders.
    const state = page.getByTestId('evening-state');
    expect(await state.getAttribute('data-ready')).toBe('false');
    await page.getByText('Aucun écran ouvert depuis 24 heures').waitFor();
    await page.getByText('Aujourd’hui, vendredi 20 novembre').waitFor();
    expect(plain(await page.getByTestId('evening-pickup').innerText())).toMatch(
      /^Retrait : .*18 h 30 à 22 h 30 \(\d+ créneaux? libres?/,
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(problems).toEqual([]);
  }
  await kitchen.openBoard();
  const { page } = await kitchen.newBoard({ viewport: desk });
  await page.goto('/office/ce-soir');
  await page.getByText(/^Chef, vu ven/).waitFor();
  await page.getByRole('button', { name: /^L’envoyer par e-mail aux propriétaires/ }).click();
  await page.getByRole('button', { name: 'Ne plus l’envoyer par e-mail' }).click();
  await page.getByRole('button', { name: /^L’envoyer par e-mail/ }).waitFor();
  expect(await page.getByText('Aucun écran ouvert').count()).toBe(0);
});
