import { demoKeys } from '@comptoir/stripe-sandbox';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { type CardDiner, cardFrame, chooseCard, openPaymentStep, typeCard, whenPrepared } from '../card-diner.ts';
import { readLedger, tellSandbox } from '../card-sandbox.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { alert, awake, cents } from '../diner.ts';
import { openCart, useCoupon } from '../scenes/cart-steps.ts';
import { openShop, type Shop } from '../shop.ts';
import { openOtherShop } from '../whole-order.ts';

const accepted = '4242424242424242';
const intentPath = '**/v2/public/checkout/stripe-payment-intent';
const failedKey = 'Payment failed, please try again';
const order = (page: Page) => page.getByTestId('place-order').click();
const numberIn = (page: Page) => cardFrame(page).getByLabel('Numéro de carte');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(async () => {
  await shop.dispose();
});

/** The charge of this diner's order. */
async function chargeOf({ localIds }: CardDiner) {
  const { charges, paymentIntents } = await readLedger(shop);
  const paid = paymentIntents.find(
    ({ metadata, status }) => status === 'succeeded' && localIds().includes(metadata.local_id),
  );
  return charges.find(({ id }) => id === paid?.latest_charge);
}

describe('the card form', () => {
  it('has three fields and no word of Link, and can be typed into before its payment is prepared [PYX-03, PYX-07, PYX-13]', async () => {
    let isPrepared = () => {};
    const prepared = new Promise<void>((resolve) => {
      isPrepared = resolve;
    });
    const hosts = new Set<string>();
    const { page, problems, leave } = await openPaymentStep(shop, {
      prepare: async (page) => {
        page.on('request', (request) => hosts.add(new URL(request.url()).host));
        await page.route(intentPath, async (route) => {
          await prepared;
          await route.continue();
        });
      },
    });
    await chooseCard(page);
    await typeCard(page, accepted);
    expect(await cardFrame(page).locator('input, select').filter({ visible: true }).count()).toBe(3);
    expect(await cardFrame(page).locator('body').innerText()).not.toContain('Link');
    await order(page);
    await page.waitForTimeout(3000);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    isPrepared();
    await page.waitForURL('**/success');
    expect([...hosts]).toEqual([new URL(shop.url).host]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('that is empty asks nothing of anybody, and is focused [PYX-06]', async () => {
    const { page, calls, sandboxPaths, leave } = await openPaymentStep(shop);
    await chooseCard(page);
    await numberIn(page).waitFor();
    await whenPrepared(page);
    expect(calls.filter(({ path }) => path.endsWith('/stripe-payment-intent'))).toHaveLength(1);
    // The provider's frame of the wallets asks every second which of them can pay.
    const asked = () => [...calls.map(({ path }) => path), ...sandboxPaths.filter((path) => !path.includes('wallets'))];
    const before = asked();
    await order(page);
    await page.getByText('Complétez votre carte.').waitFor();
    await cardFrame(page).getByText('Le numéro de votre carte est incomplet.').waitFor();
    await expect.poll(() => numberIn(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(asked()).toEqual(before);
    await leave();
  });

  it('keeps the card when a coupon of another tab changes the amount: the second press charges the new one [PYX-05, PYX-16]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, leave } = diner;
    const before = await cents(page, 'cart-total');
    await chooseCard(page);
    await typeCard(page, accepted);
    const other = await page.context().newPage();
    await other.goto('/menu');
    await awake(other);
    await openCart(other);
    await useCoupon(other, 'BIENVENUE', 'valid');
    await expect.poll(() => cents(page, 'cart-total')).toBeLessThan(before);
    const after = await cents(page, 'cart-total');
    const preparedAgain = page.waitForResponse(intentPath);
    await order(page);
    await (await preparedAgain).finished();
    await expect.poll(() => page.getByTestId('place-order').isEnabled()).toBe(true);
    expect(await numberIn(page).inputValue()).toBe('4242 4242 4242 4242');
    expect(diner.orders()).toEqual([]);
    await order(page);
    await page.waitForURL('**/success');
    expect(await chargeOf(diner)).toMatchObject({ captured: true, amount_captured: after });
    await leave();
  });

  it('that contradicts the prepared payment is built again, and the next press pays [PYX-04]', async () => {
    const foreign = await makeForeignIntent(shop);
    const { page, leave } = await openPaymentStep(shop, {
      prepare: async (page) => {
        const payload = { id: foreign.id, client_secret: foreign.client_secret };
        await page.route(intentPath, (route) => route.fulfill({ json: { status: 'success', payload } }), { times: 1 });
      },
    });
    await chooseCard(page);
    await typeCard(page, accepted);
    await order(page);
    await page.getByText('Le formulaire de paiement a été renouvelé.').waitFor();
    await expect.poll(() => numberIn(page).inputValue()).toBe('');
    await typeCard(page, accepted);
    await order(page);
    await page.waitForURL('**/success');
    const { paymentIntents } = await readLedger(shop);
    expect(paymentIntents.find(({ id }) => id === foreign.id)?.status).toBe('requires_payment_method');
    await leave();
  });

  it('pays though the restaurant switches PayPal on meanwhile [PYX-04]', async () => {
    const { page, leave } = await openPaymentStep(shop);
    await chooseCard(page);
    await typeCard(page, accepted);
    await changeCatalogue(shop, ({ settings }) => {
      settings['payments.paypal.active'] = true;
    });
    await order(page);
    await page.waitForURL('**/success');
    await leave();
  });

  it.each([
    ['4000000000009995', 'Votre carte ne dispose pas de fonds suffisants.'],
    ['4000000000000069', 'Votre carte a expiré.'],
    ['4000000000009987', 'Votre banque a refusé ce paiement. Essayez une autre carte ou un autre moyen.'],
    ['4000000000009979', 'Votre banque a refusé ce paiement. Essayez une autre carte ou un autre moyen.'],
    ['4100000000000019', 'Votre banque a refusé ce paiement. Essayez une autre carte ou un autre moyen.'],
  ])('says of %s that nothing was charged, and: %s [PYX-09]', async (number, sentence) => {
    const { page, leave } = await openPaymentStep(shop);
    await chooseCard(page);
    await typeCard(page, number);
    await order(page);
    const said = await alert(page, failedKey).innerText();
    expect(said).toContain('Aucun montant n’a été débité.');
    expect(said.trim().endsWith(sentence)).toBe(true);
    await leave();
  });

  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'service_not_allowed' }, 'Votre carte a été refusée.'],
    [{ type: 'card_error', code: 'country_unsupported' }, 'Votre carte a été refusée.'],
    [{ type: 'api_error' }, 'Aucun montant n’a été débité.'],
  ])('shows no English that the provider answers: %o [PYX-83]', async (error, sentence) => {
    const message = 'Your card does not support this type of purchase.';
    const { page, leave } = await openPaymentStep(shop);
    await chooseCard(page);
    await page.route('**/v1/payment_intents/*/confirm', (route) =>
      route.fulfill({
        status: 402,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { ...error, message } },
      }),
    );
    await typeCard(page, accepted);
    await order(page);
    const said = await alert(page, failedKey).innerText();
    expect(said.trim().endsWith(sentence)).toBe(true);
    expect(await page.locator('body').innerText()).not.toContain('Your card');
    await leave();
  });

  it.each([
    ['4000002500001001', 'Visa', 'visa'],
    ['4000002500001001', null, 'cartes_bancaires'],
    ['5555552500001001', 'CB', 'cartes_bancaires'],
    ['5555552500001001', 'Mastercard', 'mastercard'],
  ] as const)(
    'lets the holder of %s choose %s at 320 px, with the restaurant’s preset [PYX-10]',
    async (number, choice, network) => {
      const diner = await openPaymentStep(shop);
      const { page, leave } = diner;
      await page.setViewportSize({ width: 320, height: 640 });
      await chooseCard(page);
      await typeCard(page, number);
      const chooser = cardFrame(page).getByRole('radiogroup', { name: 'Réseau de la carte' });
      const preset = chooser.getByLabel('CB', { exact: true });
      expect(await preset.isChecked()).toBe(true);
      const box = await chooser.boundingBox();
      const frame = await page.getByTestId('card-field').locator('iframe').boundingBox();
      if (!box || !frame) throw new Error('The chooser is not on the screen.');
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(frame.x + frame.width).toBeLessThanOrEqual(320);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
      if (choice) await chooser.getByLabel(choice, { exact: true }).press('Space');
      await order(page);
      await page.waitForURL('**/success');
      expect((await chargeOf(diner))?.payment_method_details.card?.network).toBe(network);
      await leave();
    },
  );

  it('is read-only while its bank asks, and can be typed into after that [PYX-15]', async () => {
    const { page, leave } = await openPaymentStep(shop);
    await chooseCard(page);
    await typeCard(page, '4000002500003155');
    await order(page);
    const question = page.frameLocator('dialog[aria-label="Authentification 3D Secure"] iframe');
    await question.locator('button:focus').waitFor();
    expect(await numberIn(page).isEditable()).toBe(false);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => numberIn(page).isEditable()).toBe(true);
    await leave();
  });

  it.each([
    ['whose script is not there', '**/demo-card/v3/', 404],
    ['whose script never comes', '**/demo-card/v3/', null],
    ['whose frame can’t be shown', '**/payment-frame.html', 404],
  ])('%s says so; cash stays possible, and trying again brings it [PYX-15]', async (_what, path, status) => {
    const { page, leave } = await openPaymentStep(shop, {
      prepare: async (page) => {
        await page.route(path, (route) => (status === null ? undefined : route.fulfill({ status, body: '' })));
      },
    });
    await chooseCard(page);
    await page.getByText('Paiement par carte indisponible').waitFor({ timeout: 20_000 });
    expect(await page.locator('[name=method][value=cash]').isEnabled()).toBe(true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await typeCard(page, accepted);
    await order(page);
    await page.waitForURL('**/success');
    await leave();
  });

  it('leaves no frame behind, however often it is left [PYX-102]', async () => {
    const { page, leave } = await openPaymentStep(shop);
    for (let visit = 0; visit < 10; visit += 1) {
      await chooseCard(page);
      await cardFrame(page).getByLabel('Code de sécurité').waitFor();
      await page.locator('[name=method][value=cash]').check({ force: true });
      // The page, and the button that looks for wallets as long as the step is open.
      await expect.poll(() => page.frames().length).toBe(2);
    }
    await leave();
  });
});

describe('the look of the card form', () => {
  it.each([
    ['the demo', {}],
    ['another restaurant', { SITE: 'trois-bols' }],
  ])('is the page’s, by day and by night, for %s [PYX-14]', async (_who, environment) => {
    const other = await openOtherShop(environment);
    const { page, leave } = await openPaymentStep(other, {
      dish: 'SITE' in environment ? 'Bò bún duo' : 'Reine',
      bypassCSP: true,
    });
    await chooseCard(page);
    await expect.poll(() => numberIn(page).isEnabled()).toBe(true);
    const day = await readLook(page);
    expect(day.frame).toEqual(day.page);
    expect(day.pixels).toBeGreaterThanOrEqual(16);
    expect(day.contrast).toBeGreaterThanOrEqual(4.5);
    expect(await findViolations(page)).toEqual([]);

    const dark = '--color-paper:oklch(0.2 0.02 40);--color-ink:oklch(0.95 0.02 84);--color-edge:oklch(0.7 0.03 65)';
    await page.addStyleTag({ content: `@media (prefers-color-scheme: dark){:root{${dark}}}` });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await readLook(page)).frame).not.toEqual(day.frame);
    const night = await readLook(page);
    expect(night.frame).toEqual(night.page);
    expect(night.contrast).toBeGreaterThanOrEqual(4.5);
    await leave();
    await other.dispose();
  });

  it('has the page’s font, which the provider’s origin may load [PYX-14]', async () => {
    const { page, leave } = await openPaymentStep(shop);
    await chooseCard(page);
    await numberIn(page).fill('4');
    const file = await page.locator('link[rel=preload][as=font]').getAttribute('href');
    const { headers } = await fetch(new URL(file ?? '', shop.url));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const loaded = () =>
      numberIn(page).evaluate((field) => {
        const [family = ''] = getComputedStyle(field).fontFamily.split(',');
        return [...document.fonts].some((font) => font.family === family.trim() && font.status === 'loaded');
      });
    await expect.poll(loaded).toBe(true);
    await leave();
  });
});

/** An intent of another amount without an order, made at the provider. */
async function makeForeignIntent({ sandboxUrl }: Shop): Promise<{ id: string; client_secret: string }> {
  const response = await fetch(`${sandboxUrl}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.secretKey}` },
    body: new URLSearchParams({ amount: '999', currency: 'eur', capture_method: 'manual' }),
  });
  return (await response.json()) as { id: string; client_secret: string };
}

/** What the frame computes for a field, what the page's tokens come to, the size of the text, and its contrast. */
async function readLook(page: Page) {
  const frame = await numberIn(page).evaluate((field) => {
    const { backgroundColor, borderTopColor, borderTopLeftRadius, color, fontSize } = getComputedStyle(field);
    return { colors: [backgroundColor, borderTopColor, color], radius: borderTopLeftRadius, fontSize };
  });
  const tokens = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const rgb = (token: string) => {
      probe.style.color = `var(--color-${token})`;
      if (!context) return '';
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      return `rgb(${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
    };
    probe.style.borderRadius = 'var(--radius-md)';
    const read = {
      colors: [rgb('paper'), rgb('edge'), rgb('ink')],
      radius: getComputedStyle(probe).borderTopLeftRadius,
    };
    probe.remove();
    return read;
  });
  const [paper = '', , ink = ''] = frame.colors;
  const [lighter, darker] = [luminance(paper), luminance(ink)].sort((a, b) => b - a) as [number, number];
  return {
    frame: { colors: frame.colors, radius: frame.radius },
    page: tokens,
    pixels: Number.parseFloat(frame.fontSize),
    contrast: (lighter + 0.05) / (darker + 0.05),
  };
}

/** The relative luminance of `rgb(r, g, b)`, as WCAG computes it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((text) => {
    const part = Number(text) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
