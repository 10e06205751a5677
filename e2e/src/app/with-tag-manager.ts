import type { Page } from 'playwright-core';

export async function withTagManager(page: Page): Promise<void> {
  await page.route('**/data/*.json', async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    const tagManager = { enabled: true, id: 'GTM-ABC123' };
    await route.fulfill({ response: answer, json: { ...data, site: { ...data.site, tagManager } } });
  });
}
