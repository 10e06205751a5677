import { paths, type WireOrder } from '@comptoir/contract';
import { demoKeys } from '@comptoir/stripe-sandbox';
import { expect, it } from 'vitest';
import { phone } from '../browser.ts';
import { pagesOf } from '../pages-of.ts';
import { makeOrder } from '../send-order.ts';
import { askDatabase } from '../shop-database.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const desk = { width: 1280, height: 900 };

/** An order with a long history, whose card's holder contests the payment at once. */
async function contestedOrder(): Promise<number> {
  const { url, sandboxUrl } = kitchen.shop;
  const order = { ...(await makeOrder(url, {}, 2)), payment_method: 'card' } as WireOrder;
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).payload;
  };
  const asked = { amount: Number(order.total).toFixed(2), local_id: order.local_id, order };
  const { id } = await send('POST', paths.stripePaymentIntent, asked);
  const confirmed = await fetch(`${sandboxUrl}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.secretKey}` },
    body: new URLSearchParams({ payment_method: 'pm_card_createDispute' }),
  });
  expect(confirmed.status).toBe(200);
  const placed = await send('POST', paths.checkout, { ...order, transaction_id: id });
  // A webhook may be first with the charge, which is contested at once: then it is too late for this call (PYX-70).
  await send('PUT', paths.checkout, { order_id: placed.order_id, transaction_id: id, status: 'paid' }).catch(
    () => null,
  );
  const { dataDir } = kitchen.shop;
  const read = (text: string) => askDatabase(dataDir, (query) => query(text));
  await expect.poll(() => read("select from orders where status = 'paid'"), { timeout: 10_000 }).toHaveLength(1);
  await askDatabase(dataDir, async (query) => {
    // An order that waits for an answer has no page of its own.
    await query("update order_progress set state = 'accepted', accepted_at = arrived_at");
    await query(
      `insert into order_events (order_id, kind, data, at)
       select id, 'noted', '{"by": "Chef", "text": "Le client a rappelé pour l’étage"}', placed_at
       from orders cross join generate_series(1, 80)`,
    );
  });
  await expect.poll(() => read('select id from disputes'), { timeout: 10_000 }).toHaveLength(1);
  return placed.order_number;
}

it('leads from a contested order to its file, by the keyboard, which fits a phone and eight pages of A4, in both themes [PYX-77, PYX-78]', async () => {
  const number = await contestedOrder();
  const { page, problems } = await kitchen.newBoard({
    viewport: desk,
    bypassCSP: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`/office/commandes/${number}`);
  const order = page.getByTestId('past-order');
  expect(await order.getByTestId('dispute').innerText()).toMatch(
    /Répondre avant le \d{1,2}(er)? \p{L}+ \d{4} à \d{1,2}\sh/u,
  );
  await order.getByRole('link', { name: 'Dossier de contestation' }).press('Enter');

  const file = page.getByTestId('dossier');
  await file.getByText('Aucune preuve de remise').first().waitFor();
  expect(await file.getByTestId('dispute').innerText()).toContain('Répondre avant le');
  await file.getByRole('button', { name: /^Copier\s: Description du produit$/ }).press('Enter');
  await file.getByText('Copié').waitFor();
  const text = await file.getByRole('textbox', { name: 'Description du produit' }).inputValue();
  expect(text).toContain('2 × ');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    for (const theme of ['day', 'night']) {
      await page.evaluate((shown) => {
        document.documentElement.dataset.theme = shown;
      }, theme);
      await lookAtPage(page, `the file at ${viewport.width} px by ${theme}`);
    }
  }
  const pages = pagesOf(await page.pdf({ format: 'A4' }));
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(8);
  expect(problems).toEqual([]);
});
