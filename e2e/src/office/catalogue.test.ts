import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, newDiner, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const dish = 'Margherita';
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function openCatalogue(options: Parameters<typeof kitchen.newBoard>[0] = {}) {
  const board = await kitchen.newBoard({ viewport: desk, ...options });
  await board.page.goto('/office/carte');
  await board.page.getByTestId('dish').first().waitFor();
  return board;
}

const pickup = (page: Page) => page.getByLabel('Prix en retrait');
const sheet = (page: Page) => page.getByTestId('part-sheet');
const state = (page: Page) => page.getByTestId('draft-state').innerText().then(plain);

/** Opens the page on a phone and on a desk, by day and by night. */
async function onEachScreen(look: (page: Page, where: string) => Promise<void>): Promise<void> {
  for (const viewport of [phone, desk])
    for (const theme of ['day', 'night']) {
      const { page } = await openCatalogue({ viewport, bypassCSP: true });
      await page.evaluate((shown) => {
        document.documentElement.dataset.theme = shown;
      }, theme);
      await look(page, `${viewport.width} ${theme}`);
    }
}

describe('the menu editor', () => {
  it('changes a price by keyboard alone, and diners have it within two seconds of the publication [MED-01, MED-03, REH-05, OFC-11]', async () => {
    // A kitchen that accepts orders itself publishes nothing while no board is open.
    await kitchen.openBoard();
    const { page, problems } = await openCatalogue();
    const diner = await newDiner(kitchen.shop.url);
    const served = async () => plain(await (await diner.page.request.get('/menu')).text());
    await page.getByRole('button', { name: dish, exact: true }).focus();
    await page.keyboard.press('Enter');
    await pickup(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('11,37 €');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(dish);
    await expect.poll(() => state(page)).toMatch(/^1 modification non publiée/);
    expect(await served()).not.toContain('11,37 €');
    await page.getByRole('button', { name: 'Voir et publier…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Publier', exact: true }).focus();
    await page.keyboard.press('Enter');
    // The example shop has warnings. They are shown before anything is published.
    await page
      .getByTestId('warnings')
      .getByText(/points? à vérifier avant de publier$/)
      .waitFor();
    expect(await page.getByTestId('warnings').locator('li').count()).toBeGreaterThan(0);
    expect(await served()).not.toContain('11,37 €');
    await page.getByRole('button', { name: 'Publier quand même' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => state(page)).toBe('Publiée : la boutique montre la nouvelle carte.');
    await expect.poll(served, { timeout: 2_000 }).toContain('11,37 €');
    expect(problems).toEqual([]);
    await diner.leave();
  });

  it('asks before typed text is lost, and has it again after a reload [MED-23]', async () => {
    const { page } = await openCatalogue();
    page.on('dialog', (dialog) => void dialog.accept());
    const before = await state(page);
    await page.getByRole('button', { name: dish, exact: true }).click();
    await pickup(page).fill('12,9');
    await page.reload();
    expect(await pickup(page).inputValue()).toBe('12,9');
    // The second Escape closes a dialog without asking the page.
    for (const isAsking of [true, false, true]) {
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByText('Abandonner ce que vous avez saisi ?').isVisible()).toBe(isAsking);
    }
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    expect(await state(page)).toBe(before);
  });

  it('has no barrier that axe knows in the forms of a dish, a category, a menu, a group and an order, by day and by night [OFC-07, OFC-08, OFC-10]', async () => {
    await onEachScreen(async (page, where) => {
      await page.getByRole('button', { name: dish, exact: true }).click();
      // This part of the form is open, because the dish is declared home-made.
      await page.getByRole('button', { name: 'Ajouter une viande' }).click();
      await pickup(page).fill('12,905');
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await page.getByText('Deux décimales au plus.').waitFor();
      await lookAtPage(page, `dish ${where}`);
      await page.getByRole('button', { name: 'Fermer', exact: true }).click();
      await page.getByText('Abandonner ce que vous avez saisi ?').waitFor();
      await lookAtPage(page, `question ${where}`);
      await page.getByRole('button', { name: 'Abandonner' }).click();
      const others = [
        [page.locator('h2 + div').getByRole('button', { name: 'Modifier', exact: true }), 'Genre de ses plats'],
        [page.getByRole('button', { name: 'Modifier La carte' }), 'Servi'],
        [page.getByRole('button', { name: 'Taille', exact: true }), 'Ajouter un choix'],
        [page.getByRole('button', { name: 'Ordonner', exact: true }), 'Ordre d’affichage'],
        [page.getByRole('button', { name: 'Nouveau plat', exact: true }), 'Allergènes : la liste est-elle complète ?'],
      ] as const;
      for (const [opener, text] of others) {
        await opener.click();
        await sheet(page).getByText(text).waitFor();
        await lookAtPage(page, `${text} ${where}`);
        await page.getByRole('button', { name: 'Fermer', exact: true }).click();
        await sheet(page).waitFor({ state: 'detached' });
      }
    });
  });

  it('has no barrier that axe knows in its list, its import, its versions, changes of many dishes and of one [OFC-07, OFC-08, OFC-10]', async () => {
    await kitchen.openBoard();
    await onEachScreen(async (page, where) => {
      await page.getByRole('checkbox', { name: `Choisir ${dish}` }).check();
      await page.getByRole('button', { name: 'Modifier ensemble…' }).click();
      await page.getByLabel('De combien').fill('3');
      await page.getByTestId('bulk-row').waitFor();
      await lookAtPage(page, `bulk ${where}`);
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await page.getByText(/^1 modification non publiée/).waitFor();
      await lookAtPage(page, `list ${where}`);
      await page.getByRole('button', { name: 'Importer', exact: true }).click();
      await lookAtPage(page, `import ${where}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Voir et publier…' }).click();
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await page.getByTestId('warnings').waitFor();
      await lookAtPage(page, `changes ${where}`);
      await page.getByRole('button', { name: 'Publier quand même' }).click();
      await page.getByText('Publiée : la boutique montre la nouvelle carte.').waitFor();
      await page.getByRole('button', { name: 'Versions', exact: true }).click();
      const back = page.getByRole('button', { name: /^Revenir à cette version/ });
      await back.first().click();
      await page.getByText('Préparer ce retour ?').waitFor();
      await lookAtPage(page, `versions ${where}`);
    });
  });
});
