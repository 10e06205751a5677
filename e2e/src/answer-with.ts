import type { Page } from 'playwright-core';

/** Changes what the API answers to a list's reading in the browser. */
export async function answerWith(page: Page, list: string, change: (payload: never) => unknown): Promise<void> {
  await page.route(`**/v2/public/${list}`, async (route) => {
    // Asked without what the page knows already: an answer that nothing changed has no body to change.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, payload: await change(body.payload as never) } });
  });
}
