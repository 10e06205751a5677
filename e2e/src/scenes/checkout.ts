import { cardFrame, chooseCard } from '../card-diner.ts';
import { chooseZone, next, onTab } from '../diner.ts';
import { cartWith } from './cart-steps.ts';
import { toDelivery, toPayment, toPersonal } from './checkout-steps.ts';
import { page, type Scene } from './scene.ts';

export const checkoutScenes: Scene[] = [
  page('checkout', async (page) => {
    await cartWith(page, ['Reine']);
    await page.goto('/checkout');
    await onTab(page, 'type');
  }),
  page('checkout, below the minimum', async (page) => {
    await cartWith(page, ['Reine']);
    await chooseZone(page, 'Vieux Lyon');
    await page.goto('/checkout');
    await page.getByTestId('order-type-delivery').click();
    await page.getByText('Minimum de commande pour la livraison').first().waitFor();
  }),
  page('checkout, who orders', async (page) => {
    await toPersonal(page, 'pickup');
  }),
  page('checkout, who orders is missing', async (page) => {
    await toPersonal(page, 'pickup');
    await next(page);
    await page.getByRole('alert').first().waitFor();
  }),
  page('checkout, pickup as soon as possible', (page) => toDelivery(page, 'pickup')),
  page('checkout, pickup at a time', async (page) => {
    await toDelivery(page, 'pickup');
    await page.locator('[name=is_scheduled][value=true]').check({ force: true });
    await page.getByTestId('slot').filter({ visible: true }).first().waitFor();
  }),
  page('checkout, delivery', (page) => toDelivery(page, 'delivery')),
  page('checkout, delivery at a time that is missing', async (page) => {
    await toDelivery(page, 'delivery');
    await page.locator('[name=is_scheduled][value=true]').check({ force: true });
    await page.getByTestId('slot').filter({ visible: true }).first().waitFor();
    await next(page);
    await page.getByRole('alert').first().waitFor();
  }),
  page('checkout, payment of a pickup', (page) => toPayment(page, 'pickup')),
  page('checkout, payment of a delivery', (page) => toPayment(page, 'delivery')),
  page('checkout, payment by card', async (page) => {
    await toPayment(page, 'pickup');
    await chooseCard(page);
    await cardFrame(page).getByLabel('Code de sécurité').waitFor();
  }),
  page('checkout, payment without a connection', async (page) => {
    await toPayment(page, 'pickup');
    await page.context().setOffline(true);
    await page.getByText('Hors ligne').first().waitFor();
  }),
  page('checkout, payment that failed', async (page) => {
    await toPayment(page, 'pickup');
    await page.route('**/v2/public/checkout/', (route) => route.abort('connectionreset'));
    await page.getByTestId('place-order').click();
    await page.locator('[data-i18n="An error occurred, please try again"]').first().waitFor();
  }),
  page('checkout, confirmation too early', async (page) => {
    await toPayment(page, 'pickup');
    await page.getByTestId('checkout-tab-confirmation').click();
    await onTab(page, 'confirmation');
  }),
  page('checkout, stored and not confirmed', async (page) => {
    await toPayment(page, 'pickup');
    await page.route('**/v2/public/checkout/', (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByTestId('place-order').click();
    await onTab(page, 'confirmation');
    await page
      .getByRole('button', { name: /réessayer|renvoyer/i })
      .first()
      .waitFor();
  }),
];
