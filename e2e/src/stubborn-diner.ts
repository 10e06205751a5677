import type { Page } from 'playwright-core';
import { chooseCard, isCardTyped, typeCard } from './card-diner.ts';
import { fillPersonal, type Mode, onTab, openItem, storedLines } from './diner.ts';
import { openCart } from './scenes/cart-steps.ts';

export type Payment = 'cash' | 'card';

/** The order that a persistent diner wants. */
export interface Wish {
  payment: Payment;
  /** A delivery is to a zone that was chosen before; absent: to be picked up. */
  mode?: Mode;
}

const currentStep = (page: Page) =>
  page
    .locator('[role=tab][aria-selected=true]')
    .getAttribute('id', { timeout: 1000 })
    .then((id) => id?.replace('checkout-tab-', ''));

const tapNext = (page: Page) => page.getByTestId('checkout-next').click({ timeout: 2000 });

/** Whether a tap on the button that orders would order now. */
const canOrder = (page: Page) => page.locator('[data-testid=place-order]:enabled:not([aria-busy=true])').isVisible();

/** Does what this step of the checkout asks for. `mayOrder`: the diner has read the page. */
async function takeStep(
  page: Page,
  step: string | undefined,
  { payment, mode = 'pickup', mayOrder }: Wish & { mayOrder: boolean },
): Promise<void> {
  switch (step) {
    case 'type':
      await page.getByTestId(`order-type-${mode}`).click({ timeout: 2000 });
      // Half a second later the next step opens by itself; another tap would begin it again.
      return onTab(page, 'personal');
    case 'personal':
      await fillPersonal(page);
      return tapNext(page);
    case 'delivery':
      if (mode === 'delivery') await page.locator('[name=address]').fill('3 rue de Cuire');
      return tapNext(page);
    case 'payment':
      if (payment === 'card' && !(await isCardTyped(page))) {
        await chooseCard(page);
        // What the page says meanwhile is read before anything is paid.
        return typeCard(page, '4242424242424242');
      }
      if (payment === 'cash') await page.locator('[name=method][value=cash]').check({ force: true, timeout: 2000 });
      if (!mayOrder) return;
      return page.getByTestId('place-order').click({ timeout: 2000 });
  }
}

/** Takes the next step towards the order: reads the page, and follows the way that it offers. */
async function goOn(page: Page, wish: Wish & { mayOrder: boolean }): Promise<void> {
  const { pathname } = new URL(page.url());
  const wayOut = page.getByText('Réessayer', { exact: true }).first();
  if (await wayOut.isVisible()) {
    await wayOut.click({ timeout: 2000 });
    return page.waitForTimeout(1000);
  }
  if (pathname === '/checkout') {
    const toMenu = page.locator('main').getByRole('link', { name: 'Voir la carte' });
    if (await toMenu.isVisible()) return toMenu.click({ timeout: 2000 });
    return takeStep(page, await currentStep(page), wish);
  }
  // Who sees that it was ordered waits for its number.
  if (pathname === '/success') return page.waitForTimeout(1000);
  if (pathname !== '/menu') return page.getByRole('link', { name: 'La carte' }).first().click({ timeout: 2000 });
  const add = page.getByTestId('item-dialog').getByTestId('add-to-cart');
  if (await add.isVisible()) return add.click({ timeout: 2000 });
  const order = page.getByRole('link', { name: /^commander/i }).first();
  if (await order.isVisible()) return order.click({ timeout: 2000 });
  if ((await storedLines(page)).length > 0) return openCart(page);
  await openItem(page, 'Reine');
}

/** The order number on the success page; null: another page, or no number. */
async function thankedFor(page: Page): Promise<string | null> {
  if (new URL(page.url()).pathname !== '/success') return null;
  const text = await page.locator('main').innerText({ timeout: 1000 });
  return /nº\s([\d\s]+?)\n/.exec(text)?.[1]?.replace(/\s/g, '') ?? null;
}

/**
 * Orders until the shop thanks for it or the time is over, whatever happens on the way: a tap that finds nothing is tried again,
 * as people do. `read` is what they do first each time that they look at the page. Answers the order's number; null: nobody was
 * thanked.
 */
export async function orderStubbornly(
  page: Page,
  wish: Wish,
  seconds: number,
  read: () => Promise<unknown> = async () => undefined,
): Promise<string | null> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const thanked = await thankedFor(page).catch(() => null);
    if (thanked !== null) return thanked;
    // Before it is read: one that could not be tapped yet waits for an answer, which is to be read first.
    const mayOrder = await canOrder(page).catch(() => false);
    await read()
      .then(() => goOn(page, { ...wish, mayOrder }))
      .catch(() => undefined);
    await page.waitForTimeout(100);
  }
  return null;
}
