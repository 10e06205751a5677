import { act, fireEvent, screen } from '@testing-library/react';
import { addLine } from '../state/cart/cart-store.ts';

/** The steps of a customer at the checkout. */

/** Call this before the page is opened. */
export const putInCart = (itemId: number, quantity = 1, options: Parameters<typeof addLine>[0]['options'] = []) =>
  addLine({ itemId, options, quantity, note: '' });

export const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

export const type = (name: string, value: string) =>
  act(async () => {
    fireEvent.input(field(name), { target: { value } });
  });

export const press = (testId: string) =>
  act(async () => {
    fireEvent.click(screen.getByTestId(testId));
  });

/** The name of the open tab, such as "payment". */
export const openTab = () =>
  screen
    .getAllByRole('tab')
    .find((tab) => tab.getAttribute('aria-selected') === 'true')
    ?.id.replace('checkout-tab-', '');

export const alerts = () =>
  screen.queryAllByRole('alert').map((alert) => ({ key: alert.getAttribute('data-i18n'), text: alert.textContent }));

export const centsOf = (testId: string) => Number(screen.getByTestId(testId).getAttribute('data-cents'));

export async function fillPersonal(): Promise<void> {
  await type('first_name', 'Camille');
  await type('last_name', 'Martin');
  await type('email', 'camille@example.com');
  await type('phone', '0612345678');
}

/** Goes from the open page to the order button, for pickup as soon as possible. */
export async function goToPayment(): Promise<void> {
  await press('checkout-tab-personal');
  await fillPersonal();
  await press('checkout-next');
  await press('checkout-next');
}
