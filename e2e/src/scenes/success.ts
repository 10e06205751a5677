import { order } from './checkout-steps.ts';
import { page, type Scene } from './scene.ts';

export const successScenes: Scene[] = [
  page('success of a pickup', (page) => order(page, 'pickup')),
  page('success of a delivery', (page) => order(page, 'delivery')),
  page('success after a reload', async (page) => {
    await order(page, 'pickup');
    await page.reload();
    await page.getByText('Commande confirmée').first().waitFor();
  }),
];
