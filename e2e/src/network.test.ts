import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desk, newDiner } from './browser.ts';
import { addItem, onTab, walkToPayment } from './diner.ts';

const url = inject('shopUrl');

/** Counts the requests to an address of the API. `answer` may replace their responses. */
async function watch(
  page: Page,
  pattern: string,
  answer?: (count: number) => { status: number; body?: string } | null,
) {
  const seen: { url: URL; method: string; body: unknown }[] = [];
  await page.route(pattern, async (route) => {
    const request = route.request();
    seen.push({ url: new URL(request.url()), method: request.method(), body: request.postDataJSON() });
    const given = answer?.(seen.length) ?? null;
    if (given) await route.fulfill({ contentType: 'application/json', ...given });
    else await route.fallback();
  });
  return seen;
}

describe('a failing answer', () => {
  it.each([
    [503, 2],
    [408, 2],
    [404, 1],
    [501, 1],
    [400, 1],
  ])('of status %i to a GET is asked for %i times [API-41, API-42]', async (status, times) => {
    const { page, leave } = await newDiner(url);
    const seen = await watch(page, '**/v2/public/menus', () => ({ status, body: '{"status":"error"}' }));
    const givenUp = page.waitForEvent('console', (message) => message.text().startsWith('The menus could not be read'));
    await page.goto('/menu');
    await givenUp;
    expect(seen).toHaveLength(times);
    // The server-rendered menu stays (DEC-27).
    expect(await page.getByTestId('item').count()).toBeGreaterThan(10);
    await leave();
  });

  it('is good again where the second one is [API-42]', async () => {
    const { page, leave } = await newDiner(url);
    const seen = await watch(page, '**/v2/public/settings', (count) =>
      count === 1 ? { status: 503, body: '{}' } : null,
    );
    const second = page.waitForResponse((answer) => answer.url().endsWith('/v2/public/settings') && answer.ok());
    await page.goto('/menu');
    await second;
    expect(seen).toHaveLength(2);
    await leave();
  });

  it('to an order is never asked for again, and the diner is told in French [API-43, ERR-13, CHK-45]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await walkToPayment(page, 'pickup');
    const seen = await watch(page, '**/v2/public/checkout/', () => ({ status: 503, body: '<html>Bad gateway</html>' }));
    await page.getByTestId('place-order').click();
    await page.getByRole('alert').filter({ hasText: 'veuillez réessayer' }).first().waitFor();
    await onTab(page, 'payment');
    expect(seen.map(({ method }) => method)).toEqual(['POST']);
    await leave();
  });
});

describe('a script that can’t be had', () => {
  /** A page with a filled cart for which one script is missing, as after a deploy. */
  async function openWithout(script: string) {
    const diner = await newDiner(url, { viewport: desk });
    const documents: string[] = [];
    diner.page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    // Routed before the first page, because a filled cart prefetches the checkout.
    await diner.page.route(`**/assets/${script}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
    await diner.page.goto('/menu');
    await addItem(diner.page, 'Reine');
    documents.length = 0;
    return { ...diner, documents };
  }

  it('on the way to a screen has that screen loaded whole, and never the page before it [ERR-10, PWA-17]', async () => {
    const { page, documents, leave } = await openWithout('checkout');
    await page
      .getByRole('link', { name: /commander/i })
      .first()
      .click();
    await page.waitForURL('**/checkout');
    // The script is missing after the reload too, so the page shows an error and does not reload again.
    await page.getByRole('alert').getByRole('link', { name: 'Réessayer' }).waitFor();
    expect(documents).toEqual(['/checkout']);
    expect(await page.locator('main[data-page=Checkout]').count()).toBe(1);
    await leave();
  });

  it('leaves the page as it is while there is no connection, and says so', async () => {
    const { page, documents, leave } = await openWithout('checkout');
    const order = page.getByRole('link', { name: /commander/i }).first();
    await page.context().setOffline(true);
    await order.hover();
    await order.click();
    await page.getByText('Vérifiez votre connexion, puis réessayez.').waitFor();
    expect([new URL(page.url()).pathname, documents]).toEqual(['/menu', []]);
    await page.context().setOffline(false);
    await page.getByText('Vérifiez votre connexion, puis réessayez.').waitFor({ state: 'detached' });
    await leave();
  });

  it('before the page is taken over has it loaded once more, and leaves it readable [ERR-10, PWA-18]', async () => {
    const { page, leave } = await newDiner(url);
    const documents = await watch(page, '**/menu');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/menu');
    await page.getByRole('alert').getByText('mal fonctionné').waitFor();
    expect(documents).toHaveLength(2);
    expect(await page.getByTestId('item').count()).toBeGreaterThan(10);
    await leave();
  });
});

describe('the settings', () => {
  it('are asked for once by the browser for each load [CFG-24]', async () => {
    const { page, leave } = await newDiner(url);
    const seen = await watch(page, '**/v2/public/settings');
    await page.goto('/menu');
    await expect.poll(() => seen.length).toBe(1);
    await addItem(page, 'Reine');
    await page.getByTestId('location-button').first().click();
    await page.getByTestId('location-picker').waitFor();
    expect(seen).toHaveLength(1);
    await leave();
  });
});

describe('a dish that is added', () => {
  it.each([500, 404])('is announced to the server, whose %i changes nothing [MNU-09, ERR-15]', async (status) => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    const seen = await watch(page, '**/v2/public/products/*', () => ({ status, body: '{"status":"error"}' }));
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.getByTestId('cart-line').first().waitFor();
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await leave();
  });
});

describe('the address field', () => {
  const suggestion = (text: string) => ({
    description: `${text}, 69002 Lyon, France`,
    structured_formatting: { main_text: text, secondary_text: '69002 Lyon, France' },
  });
  const distance = {
    distance: 1.2,
    duration: 6,
    unit: 'km',
    delivery_cost: 2.5,
    formatted_address: '5 place Bellecour, 69002 Lyon, France',
    address: '5 place Bellecour',
    address2: '',
    city: 'Lyon',
    state: '',
    postal_code: '69004',
    country: 'France',
    lat: 45.77,
    lng: 4.83,
  };
  const success = (payload: unknown) => ({ status: 200, body: JSON.stringify({ status: 'success', payload }) });

  async function openField(page: Page) {
    await page.goto('/menu');
    await page.getByTestId('location-button').first().click();
    const picker = page.getByTestId('location-picker');
    await picker.getByTestId('location-option-address').click();
    return { picker, field: picker.getByTestId('address-search') };
  }

  it('asks from three letters on, once typing pauses, and measures what is chosen [LOC-04, LOC-05, LOC-07, LOC-08, LOC-17]', async () => {
    const { page, leave } = await newDiner(url);
    const suggestions = await watch(page, '**/v2/public/locations/?*', () =>
      success([suggestion('5 place Bellecour')]),
    );
    const distances = await watch(page, '**/v2/public/locations/distance?*', () => success(distance));
    const { picker, field } = await openField(page);
    await field.fill('12');
    await field.fill('12 ');
    await field.pressSequentially('r');
    const option = picker.getByTestId('address-suggestion').first();
    await option.waitFor();
    expect(suggestions.map((asked) => asked.url.searchParams.get('query'))).toEqual(['12 r']);
    expect(await option.innerText()).toMatch(/5 place Bellecour\s+69002 Lyon, France/);
    await option.click();
    await picker.waitFor({ state: 'hidden' });
    expect(distances.map((asked) => asked.url.searchParams.get('location'))).toEqual([
      '5 place Bellecour, 69002 Lyon, France',
    ]);
    const stored = await page.evaluate(() => JSON.parse(localStorage.location ?? 'null'));
    expect(stored._distance).toMatchObject({ address: '5 place Bellecour', postal_code: '69004', lat: 45.77 });
    await page.reload();
    await page
      .getByTestId('location-button')
      .filter({ hasText: /Bellecour|Croix-Rousse/ })
      .or(
        page
          .getByTestId('location-button')
          .and(page.locator('[aria-label*="Bellecour"], [aria-label*="Croix-Rousse"]')),
      )
      .first()
      .waitFor();
    await leave();
  });

  it.each([
    ['an error in the body', { status: 200, body: '{"status":"error"}' }, 'Adresse introuvable'],
    ['a failure', { status: 500, body: '{}' }, 'Adresse introuvable'],
    ['a server that is away', { status: 503, body: '{}' }, 'La recherche ne répond pas.'],
  ])('is marked at %s, and cleared by the next search [LOC-06, LOC-23, ERR-05]', async (_what, failure, said) => {
    const { page, leave } = await newDiner(url);
    let isFailing = true;
    await watch(page, '**/v2/public/locations/?*', () =>
      isFailing ? failure : success([suggestion('5 place Bellecour')]),
    );
    const { picker, field } = await openField(page);
    await field.fill('rue inconnue');
    await picker.getByText(said).first().waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    isFailing = false;
    await field.fill('5 place bel');
    await picker.getByTestId('address-suggestion').first().waitFor();
    expect(await field.getAttribute('aria-invalid')).not.toBe('true');
    await leave();
  });

  it('says that an address is too far, keeps the picker open, and forgets it with the next choice [LOC-09, LOC-12, LOC-23]', async () => {
    const { page, leave } = await newDiner(url);
    await page.clock.install();
    await watch(page, '**/v2/public/locations/?*', () => success([suggestion('1 rue lointaine')]));
    await watch(page, '**/v2/public/locations/distance?*', () => success({ ...distance, distance: 99 }));
    const { picker, field } = await openField(page);
    await field.fill('1 rue loin');
    await picker.getByTestId('address-suggestion').first().click();
    await picker.locator('[data-i18n="The address is too far from the restaurant"]').first().waitFor();
    const isTooFar = () => page.evaluate(() => JSON.parse(localStorage.location ?? '{}').tooFar === true);
    expect(await isTooFar()).toBe(true);
    // The picker closes a second after a valid choice.
    await page.clock.fastForward(3_000);
    expect(await picker.isVisible()).toBe(true);
    await picker.getByTestId('location-option-pickup').click();
    await expect.poll(isTooFar).toBe(false);
    await leave();
  });
});
