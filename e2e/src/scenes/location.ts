import type { Page } from 'playwright-core';
import { answerWith } from '../answer-with.ts';
import { chooseZone } from '../diner.ts';
import { over, page, type Scene } from './scene.ts';

async function openPicker(page: Page): Promise<void> {
  await page.goto('/menu');
  await page.getByTestId('location-button').first().click();
  await page.getByTestId('location-picker').waitFor();
}

async function searchAddress(page: Page, text: string): Promise<void> {
  await openPicker(page);
  await page.getByTestId('location-option-address').click();
  await page.getByTestId('address-search').fill(text);
  await page.getByTestId('address-suggestion').first().waitFor();
}

export const locationScenes: Scene[] = [
  over('location picker', openPicker),
  over('location picker, zones', async (page) => {
    await openPicker(page);
    await page.getByTestId('location-option-address').click();
    await page.getByTestId('location-option-zone').click();
    await page.getByTestId('zone-option').first().waitFor();
  }),
  over('location picker, suggestions', (page) => searchAddress(page, '3 rue Coste')),
  over('location picker, an unknown address', async (page) => {
    await openPicker(page);
    await page.getByTestId('location-option-address').click();
    await page.getByTestId('address-search').fill('zzzz');
    await page.getByTestId('location-picker').getByText('Aucun résultat').first().waitFor();
  }),
  over('location picker, outside of all zones', async (page) => {
    await searchAddress(page, '1 cours Émile-Zola');
    await page.getByTestId('address-suggestion').first().click();
    await page.getByTestId('fetch-instead').waitFor();
  }),
  over('location picker, too far', async (page) => {
    await answerWith(page, 'settings', (values: { name: string; value: unknown }[]) => {
      const changed: Record<string, unknown> = {
        'features.delivery.calculation_type': 'distance',
        'features.delivery.max_distance': 1,
      };
      return values.map((setting) =>
        setting.name in changed ? { ...setting, value: changed[setting.name] } : setting,
      );
    });
    await searchAddress(page, '1 cours Émile-Zola');
    await page.getByTestId('address-suggestion').first().click();
    await page.getByTestId('fetch-instead').waitFor();
  }),
  page('menu with a place of delivery', async (page) => {
    await page.goto('/menu');
    await chooseZone(page, 'Vieux Lyon');
  }),
];
