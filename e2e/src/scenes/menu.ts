import { answerWith } from '../answer-with.ts';
import { awake, openItem } from '../diner.ts';
import { over, page, type Scene } from './scene.ts';

export const menuScenes: Scene[] = [
  over('menu scrolled', async (page) => {
    await page.goto('/menu');
    await awake(page);
    // The page handles scroll events some time after hydration.
    await page.waitForFunction(() => {
      scrollBy({ top: 40, behavior: 'instant' });
      return document.documentElement.hasAttribute('data-reading-down');
    });
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
  }),
  over('item sheet', async (page) => {
    await page.goto('/menu');
    await openItem(page, 'Reine');
  }),
  over('item sheet, its choices', async (page) => {
    await page.goto('/menu');
    const sheet = await openItem(page, 'Menu p’tit gone');
    await sheet.getByRole('radio').first().check({ force: true });
    await sheet.getByRole('group').last().scrollIntoViewIfNeeded();
  }),
  page('search', async (page) => {
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('menu-search').fill('chevre');
    await page.getByTestId('search-result').first().waitFor();
  }),
  page('search without result', async (page) => {
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('menu-search').fill('sushi');
    await page.getByText('Aucun plat ne correspond à votre recherche').first().waitFor();
  }),
  page('empty menu', async (page) => {
    await answerWith(page, 'menus', () => []);
    await page.goto('/menu');
    await page.getByTestId('item').first().waitFor({ state: 'detached' });
  }),
];
