import { describe, expect, it } from 'vitest';
import { desk, newDiner, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function openOffers(options: Parameters<typeof kitchen.newBoard>[0] = {}) {
  const board = await kitchen.newBoard({ viewport: desk, ...options });
  await board.page.goto('/office/offres');
  await board.page.getByTestId('offer').first().waitFor();
  return board;
}

async function listed(url: string): Promise<string> {
  const diner = await newDiner(url);
  const text = await (await diner.page.request.get('/v2/public/offers')).text();
  await diner.leave();
  return text;
}

describe('the offers editor', () => {
  it('makes an offer by keyboard alone, tries it before it is saved, and publishes it [OFE-01, OFE-03, OFC-11]', async () => {
    // A kitchen that accepts orders itself publishes nothing while no board is open.
    await kitchen.openBoard();
    const { page, problems } = await openOffers();
    await page.getByRole('button', { name: 'Nouvelle offre' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Remise en %').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('37');
    await page.getByLabel('Ajouter un plat, une catégorie, un menu').focus();
    await page.keyboard.type('reine');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('offer-sentence').innerText().then(plain)).toMatch(/^−37 % · Sur Reine/);
    await page.getByLabel('Ajouter un plat au panier d’essai').fill('reine');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Jour', { exact: true }).fill('2026-12-02');
    await page.getByLabel('Heure', { exact: true }).fill('19:40');
    await expect.poll(() => page.getByTestId('sample-quote').innerText().then(plain)).toMatch(/−37 % sur Reine −/);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('part-sheet').waitFor({ state: 'detached' });
    expect(await listed(kitchen.shop.url)).not.toContain('"value":37');
    await page.getByRole('button', { name: 'Voir et publier…' }).click();
    await page.getByRole('button', { name: /^Publier(?! à)/ }).click();
    // The example shop has warnings, about which the office asks once.
    await page.getByRole('button', { name: 'Publier quand même' }).click();
    await expect.poll(() => listed(kitchen.shop.url), { timeout: 5_000 }).toContain('"value":37');
    expect(problems).toEqual([]);
  });

  it('stops an offer in the shop at once [OFE-09]', async () => {
    const { page } = await openOffers();
    const offer = page.getByTestId('offer').filter({ hasText: 'Livraison offerte' });
    expect(await listed(kitchen.shop.url)).toContain('free_delivery');
    await offer.getByRole('button', { name: /^Arrêter maintenant/ }).click();
    await offer.getByRole('button', { name: 'Oui, arrêter' }).click();
    await expect.poll(() => offer.innerText().then(plain)).toContain('Arrêtée');
    await expect.poll(() => listed(kitchen.shop.url), { timeout: 2_000 }).not.toContain('free_delivery');
  });

  it('has no barrier that axe knows, by day and by night, and nothing too small to touch [OFC-07, OFC-08, OFC-10]', async () => {
    for (const viewport of [phone, desk])
      for (const theme of ['day', 'night']) {
        const { page } = await openOffers({ viewport, bypassCSP: true });
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        const where = `${viewport.width} ${theme}`;
        await lookAtPage(page, `list ${where}`);
        await page.getByTestId('offer').filter({ hasText: 'DIMANCHE' }).getByRole('button').first().click();
        await page.getByLabel('Code').fill('x');
        await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
        await page.getByLabel('Ajouter un plat au panier d’essai').fill('margherita');
        await page.getByRole('button', { name: 'Margherita', exact: true }).click();
        await page.getByTestId('sample-refusal').or(page.getByTestId('sample-quote')).waitFor();
        await lookAtPage(page, `form ${where}`);
      }
  });
});
