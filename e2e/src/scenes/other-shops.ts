import { cartWith, openCart } from './cart-steps.ts';
import { toDelivery } from './checkout-steps.ts';
import { goTo, page, type Scene } from './scene.ts';

export const closedScenes: Scene[] = [
  page('home of a closed shop', goTo('/')),
  page('menu of a closed shop', goTo('/menu')),
  page('cart of a closed shop', async (page) => {
    await cartWith(page, ['Reine']);
    await openCart(page);
    await page.getByTestId('cart-line').first().waitFor();
  }),
  page('checkout of a closed shop', (page) => toDelivery(page, 'pickup')),
].map((scene) => ({ ...scene, shop: 'closed' }));

export const apiScenes: Scene[] = [
  page('home without the API', goTo('/')),
  page('menu without the API', goTo('/menu')),
].map((scene) => ({ ...scene, shop: 'withoutApi' }));
