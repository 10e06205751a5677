import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function openZones(options: Parameters<typeof kitchen.newBoard>[0] = {}) {
  const board = await kitchen.newBoard({ viewport: desk, ...options });
  await board.page.goto('/office/zones');
  await board.page.getByTestId('zone').first().waitFor();
  return board;
}

describe('the page of the zones', () => {
  it('draws a zone by its table, says what is wrong with it, and asks no one else for a map [HRS-12, HRS-13, HRS-14]', async () => {
    const { page, problems } = await openZones();
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const point = async (number: number, lat: string, lng: string) => {
      await page.getByRole('button', { name: 'Ajouter un point' }).click();
      await page.getByLabel(`Latitude du point ${number}`).fill(lat);
      await page.getByLabel(`Longitude du point ${number}`).fill(lng);
    };
    const save = () => page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await page.getByRole('button', { name: 'Nouvelle zone' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Le plateau');
    await page.getByLabel('Ville').fill('Lyon');
    await page.getByLabel('Frais de livraison').fill('2,9');
    await point(1, '45,77', '4,82');
    await point(2, '45,78', '4,84');
    await point(3, '45,77', '4,84');
    await point(4, '45,78', '4,82');
    await save();
    await page.getByText(/Le plateau : tracé impossible, le segment/).waitFor();
    await page.getByRole('button', { name: 'Monter le point 3' }).click();
    await save();
    await page.getByTestId('part-sheet').waitFor({ state: 'detached' });
    const row = page.getByTestId('zone').filter({ hasText: 'Le plateau' });
    expect(plain(await row.innerText())).toContain('Dessinée, 4 points 2,90 € sans minimum');
    await page.getByTestId('zone-map').waitFor();
    expect(plain(await page.getByTestId('zone-map').locator('text').innerHTML())).toContain('Le plateau');
    await page.getByLabel('Adresse', { exact: true }).fill('14 rue Belfort, 69004 Lyon');
    await page.getByRole('button', { name: 'Essayer' }).click();
    await expect.poll(() => page.getByTestId('tried').count()).toBe(2);
    expect(plain(await page.getByTestId('tried').first().innerText())).toContain('Le plateau · 2,90 €');
    expect(plain(await page.getByTestId('tried').last().innerText())).toContain('Croix-Rousse · ');
    await page.getByRole('button', { name: 'Supprimer Le plateau' }).click();
    await row.waitFor({ state: 'detached' });
    expect([...origins]).toEqual([kitchen.shop.url]);
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  it('has no barrier that axe knows, and nothing too small to touch [OFC-07, OFC-08, OFC-10]', async () => {
    for (const viewport of [phone, desk])
      for (const theme of ['day', 'night']) {
        const { page } = await openZones({ viewport, bypassCSP: true });
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        const look = async (where: string) => {
          const small = await page.locator('dialog button:visible, main button:visible').evaluateAll((buttons) =>
            buttons
              .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
              .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
              .map(({ text }) => text),
          );
          const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          const found = await findViolations(page);
          expect({ where, found, small, isScrolled }).toEqual({ where, found: [], small: [], isScrolled: false });
        };
        const where = `${viewport.width} ${theme}`;
        await look(`page ${where}`);
        await page.getByRole('button', { name: 'Nouvelle zone' }).click();
        await page.getByRole('button', { name: 'Ajouter un point' }).click();
        await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
        await page.getByText('Le nom d’une ville.').waitFor();
        await page.getByRole('button', { name: 'Tracer un cercle' }).click();
        await page.getByRole('button', { name: 'Dessiner sur la carte' }).click();
        await page.getByTestId('zone-drawing').locator('.marker-icon').first().waitFor();
        await look(`form ${where}`);
      }
  });
});
