import type { Page } from 'playwright-core';
import { chooseCard, isCardTyped, typeCard } from './card-diner.ts';
import { fillPersonal, type Mode, onTab, openItem, storedLines } from './diner.ts';
import { openCart } from './scenes/cart-steps.ts';

export type Payment = 'cash' | 'card';

export interface Wish {
  payment: Payment;
  /** A delivery needs a zone that was chosen before; the default is pickup. */
  mode?: Mode;
}

const currentStep = (page: Page) =>
  page
    .locator('[role=tab][aria-selected=true]')
    .getAttribute('id')
    .then((id) => id?.replace('checkout-tab-', ''));

const tapNext = (page: Page) => page.getByTestId('checkout-next').click();

const canOrder = (page: Page) => page.locator('[data-testid=place-order]:enabled:not([aria-busy=true])').isVisible();

/** Does one step of the checkout. `mayOrder` is true once the diner has read the page. */
async function takeStep(
  page: Page,
  step: string | undefined,
  { payment, mode = 'pickup', mayOrder }: Wish & { mayOrder: boolean },
): Promise<void> {
  switch (step) {
    case 'type':
      await page.getByTestId(`order-type-${mode}`).click();
      // The next step opens after half a second; another tap would restart this step.
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
        // The diner reads the page's messages again before the payment.
        return typeCard(page, '4242424242424242');
      }
      if (payment === 'cash') await page.locator('[name=method][value=cash]').check({ force: true });
      if (!mayOrder) return;
      return page.getByTestId('place-order').click();
  }
}

async function goOn(page: Page, wish: Wish & { mayOrder: boolean }): Promise<void> {
  const { pathname } = new URL(page.url());
  const wayOut = page.getByText('Réessayer', { exact: true }).first();
  if (await wayOut.isVisible()) {
    await wayOut.click();
    return page.waitForTimeout(1000);
  }
  if (pathname === '/checkout') {
    const toMenu = page.locator('main').getByRole('link', { name: 'Voir la carte' });
    if (await toMenu.isVisible()) return toMenu.click();
    return takeStep(page, await currentStep(page), wish);
  }
  // The success page may need a moment to show the order's number.
  if (pathname === '/success') return page.waitForTimeout(1000);
  if (pathname !== '/menu') return page.getByRole('link', { name: 'La carte' }).first().click();
  const add = page.getByTestId('item-dialog').getByTestId('add-to-cart');
  if (await add.isVisible()) return add.click();
  // The bar below an open cart has the same link, which the cart covers.
  const order = page
    .getByRole('link', { name: /^commander/i })
    .filter({ visible: true })
    .last();
  if (await order.isVisible()) return order.click();
  if ((await storedLines(page)).length > 0) return openCart(page);
  await openItem(page, 'Reine');
}

async function thankedFor(page: Page): Promise<string | null> {
  if (new URL(page.url()).pathname !== '/success') return null;
  const text = await page.locator('main').innerText();
  return /nº\s([\d\s]+?)\n/.exec(text)?.[1]?.replace(/\s/g, '') ?? null;
}

/** Repeats taps as persistent people do; `read` runs before each. Resolves with the order's number; null if the time is over. */
export async function orderStubbornly(
  page: Page,
  wish: Wish,
  seconds: number,
  read: () => Promise<unknown> = async () => undefined,
): Promise<string | null> {
  // What is covered or gone must not use up the time.
  page.setDefaultTimeout(3000);
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const thanked = await thankedFor(page).catch(() => null);
    if (thanked !== null) return thanked;
    // Checked before `read`: a disabled button may wait for a response that must be read first.
    const mayOrder = await canOrder(page).catch(() => false);
    await read()
      .then(() => goOn(page, { ...wish, mayOrder }))
      .catch(() => undefined);
    await page.waitForTimeout(100);
  }
  return null;
}
