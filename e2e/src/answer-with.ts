import type { Page } from 'playwright-core';

export async function answerWith(page: Page, list: string, change: (payload: never) => unknown): Promise<void> {
  await page.route(`**/v2/public/${list}`, async (route) => {
    // The request has no `if-none-match`, because a 304 response would have no body to change.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, payload: await change(body.payload as never) } });
  });
}
