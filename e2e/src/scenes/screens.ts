import { awake } from '../diner.ts';
import { goTo, page, type Scene } from './scene.ts';

export const screens: Scene[] = [
  page('home', goTo('/')),
  page('menu', goTo('/menu')),
  page('checkout without a cart', goTo('/checkout')),
  page('success without an order', goTo('/success')),
  page('not found', goTo('/nope')),
  page('error page', async (page) => {
    // The page's script can't be loaded, and the reload guard shows that it has failed before.
    await page.route('**/assets/prose-*.js', (route) => route.abort());
    await page.goto('/');
    await awake(page);
    await page.evaluate(() =>
      sessionStorage.setItem('reload-guard', JSON.stringify({ '/cookie-policy': Date.now() + 60_000 })),
    );
    await page
      .getByTestId('footer')
      .getByRole('link', { name: /cookies/i })
      .click();
    await page.getByTestId('error-page').waitFor();
  }),
  page('privacy policy', goTo('/privacy-policy')),
  page('terms of service', goTo('/terms-of-service')),
  page('cookie policy', goTo('/cookie-policy')),
  page('declaration of accessibility', goTo('/accessibilite')),
  page('withdrawal by the number of an order', goTo('/retractation')),
  page('about', goTo('/about')),
  page('blog without an article', goTo('/blog')),
  page('contact', goTo('/contact')),
];
