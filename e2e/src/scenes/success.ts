import { order } from './checkout-steps.ts';
import { goTo, page, type Scene } from './scene.ts';

export const successScenes: Scene[] = [
  page('success of a pickup', (page) => order(page, 'pickup')),
  page('success of a delivery', (page) => order(page, 'delivery')),
  page('success after a reload', async (page) => {
    await order(page, 'pickup');
    await page.reload();
    await page.getByText('Commande confirmée').first().waitFor();
  }),
  page('live order', async (page) => {
    await order(page, 'delivery');
    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.getByTestId('live-page').waitFor();
  }),
  page('live order that there is not', goTo(`/commande/${'A'.repeat(22)}`)),
];
