import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moving, newDiner } from '../browser.ts';
import { addItem, cents, onTab, storedLines, walkToPayment } from '../diner.ts';
import { listOrders } from '../listed-orders.ts';
import { openShop, type Shop } from '../shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

describe('a guest who picks the order up', () => {
  it('orders a pizza and is thanked; the kitchen has it once, in the database and in its mailbox [RTE-10, RTE-11, CHK-01, CHK-06, CHK-16, CHK-25, CHK-34, CHK-39, CHK-41, CHK-44, CHK-50, PAY-01, PAY-02, PAY-15, AUT-31, CRT-03]', async () => {
    const { page, problems, leave } = await newDiner(shop.url, moving);
    const calls: { method: string; body: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/public/checkout/')) {
        calls.push({ method: request.method(), body: request.postDataJSON() });
      }
    });

    // The demo's account has earlier orders.
    const before = (await listOrders(shop)).length;
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    await walkToPayment(page, 'pickup');
    expect(await page.locator('[name=method][value=cash]').isChecked()).toBe(true);
    const total = await cents(page, 'cart-total');
    const order = page.getByTestId('place-order');
    expect(await order.innerText()).toContain('Commander avec obligation de paiement');
    await order.click();

    await page.waitForURL('**/success');
    await page.getByText('Commande confirmée').first().waitFor();
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(calls[0]?.body).toMatchObject({
      is_pickup: true,
      payment_method: 'cash',
      transaction_id: null,
      status: 'pending',
      customer: { date: 'ASAP', location: null },
    });
    expect(calls[1]?.body).toMatchObject({ status: 'pending', transaction_id: null });
    expect(await storedLines(page)).toEqual([]);

    const [placed, ...older] = await listOrders(shop);
    expect(older).toHaveLength(before);
    expect(placed).toMatchObject({ status: 'pending', mode: 'pickup', totalCents: total });
    expect(await page.locator('main').innerText()).toContain(`nº ${placed?.orderNumber}`);
    await expect.poll(async () => (await shop.mails()).length).toBe(2);
    const mails = await shop.mails();
    expect(mails.filter((mail) => mail.includes('camille@example.com'))).not.toHaveLength(0);
    // The print style shows the receipt without controls.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByTestId('footer').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Retour à la carte' }).isVisible()).toBe(false);
    expect(await page.getByTestId('order-number').isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await leave();
  });

  it('finds an empty cart, the first step and their name when they come back [CHK-02, CHK-42, CHK-43]', async () => {
    const { page, leave } = await newDiner(shop.url, moving);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await walkToPayment(page, 'pickup');
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await onTab(page, 'type');
    await page.getByTestId('checkout-tab-personal').click();
    expect(await page.locator('[name=first_name]').inputValue()).toBe('Camille');
    await leave();
  });

  it('sends one order for two quick clicks, and the same one after a reload in the middle [CHK-37, CHK-46, CHK-48]', async () => {
    const { page, leave } = await newDiner(shop.url, moving);
    const before = (await listOrders(shop)).length;
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await walkToPayment(page, 'pickup');
    // The order is stored but its response is lost, so the diner sees an error, reloads and orders again.
    let posts = 0;
    await page.route('**/v2/public/checkout/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      if (posts > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByTestId('place-order').dblclick();
    await page.locator('[data-i18n="An error occurred, please try again"]').waitFor();
    expect(posts).toBe(1);
    await page.reload();
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    expect(await listOrders(shop)).toHaveLength(before + 1);
    await leave();
  });
});
