import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoKeys, startSandbox } from '@comptoir/stripe-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDiner } from './browser.ts';

type Outcome = { paymentIntent?: { status: string }; error?: { type: string; code?: string; message: string } };
type Answered = Record<string, unknown>;

interface ConfirmEvent {
  expressPaymentType: string;
  billingDetails: Record<string, unknown>;
  paymentFailed(failure?: unknown): void;
}

/** What the page does at each event, as a test has told it. */
interface WalletPage {
  Stripe: (key: string) => {
    elements(options: object): WalletPage['group'];
    confirmPayment(options: object): Promise<Outcome>;
  };
  stripe: ReturnType<WalletPage['Stripe']>;
  group: {
    create(type: string, options?: object): WalletPage['element'];
    update(options: object): Promise<void>;
    submit(): Promise<object>;
  };
  element: {
    on(name: string, listener: (event: never) => void): void;
    mount(target: string): void;
    destroy(): void;
  };
  /** What happened on the page, in this order. */
  told: string[];
  event: ConfirmEvent;
}

const sandbox = await startSandbox({ port: 0 });
const { origin } = new URL(sandbox.scriptUrl);
const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; connect-src ${origin}`;

/** A page of another origin, whose policy lets the sandbox's frames pay, except at /refused. */
const shop = createServer((request, response) => {
  const allowed = request.url === '/refused' ? 'self' : `self "${origin}"`;
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'permissions-policy': `payment=(${allowed})`,
  });
  response.end(
    `<!doctype html><title>Caisse</title><script src="${origin}/endive/stripe.js"></script><div id="wallet"></div>`,
  );
});

async function register(host: string) {
  const { apiHost, apiPort, secretKey } = sandbox;
  await fetch(`http://${apiHost}:${apiPort}/v1/payment_method_domains`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ domain_name: host }),
  });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  await register('127.0.0.1');
});
beforeEach(() => sandbox.faults.clear());
afterAll(async () => {
  shop.close();
  await sandbox.close();
});

const ofGroup = {
  mode: 'payment',
  amount: 3545,
  currency: 'eur',
  captureMethod: 'manual',
  allowedPaymentMethodTypes: ['card'],
};
const items = [
  { name: 'Commande', amount: 3045 },
  { name: 'Livraison', amount: 500 },
];
const ofElement = {
  buttonHeight: 50,
  buttonType: { applePay: 'buy', googlePay: 'buy' },
  layout: { maxColumns: 1, overflow: 'never' },
};

async function makeIntent() {
  const response = await fetch(`${origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.secretKey}` },
    body: new URLSearchParams({ amount: '3545', currency: 'eur', capture_method: 'manual' }),
  });
  return (await response.json()) as { id: string; client_secret: string };
}

interface Opening {
  path?: string;
  group?: object;
  element?: object;
  /** How the page answers a click: after so many milliseconds, with these details, or not at all. */
  click?: { after?: number; details?: object } | null;
}

/** A page with the buttons of the wallets, and an intent of 35.45 € to pay. */
async function openWalletPage({ path = '/', group = {}, element = {}, click = {} }: Opening = {}) {
  const diner = await newDiner(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  const { page } = diner;
  await page.goto(path);
  const available = await page.evaluate(
    async ([key, options, more, answer]) => {
      const shown = window as unknown as WalletPage;
      shown.told = [];
      shown.stripe = shown.Stripe(key);
      shown.group = shown.stripe.elements(options);
      shown.element = shown.group.create('expressCheckout', more);
      const tell = (what: string) => void shown.told.push(what);
      shown.element.on('cancel', () => tell('cancel'));
      shown.element.on('availablepaymentmethodschange', ({ paymentMethods }: Answered) =>
        tell(`change ${JSON.stringify(paymentMethods ?? null)}`),
      );
      shown.element.on('click', ({ expressPaymentType, resolve }: { resolve(details: object): void } & Answered) => {
        tell(`click ${expressPaymentType}`);
        const attempt = () => {
          try {
            resolve(answer?.details ?? {});
          } catch (error) {
            tell(`thrown ${(error as Error).message}`);
          }
        };
        if (answer?.after) setTimeout(attempt, answer.after);
        else if (answer) attempt();
      });
      shown.element.on('confirm', (event: ConfirmEvent) => {
        shown.event = event;
        tell('confirm');
      });
      const ready = new Promise<Answered>((resolve) => shown.element.on('ready', resolve));
      shown.element.mount('#wallet');
      return (await ready).availablePaymentMethods ?? null;
    },
    [demoKeys.publishableKey, { ...ofGroup, ...group }, { ...ofElement, ...element }, click] as const,
  );
  const intent = await makeIntent();
  const buttons = page.frameLocator('#wallet iframe');
  const sheet = page.frameLocator('dialog iframe');
  return {
    ...diner,
    available,
    buttons,
    sheet,
    intent,
    told: () => page.evaluate(() => (window as unknown as WalletPage).told),
    isSheetShown: async () => (await page.locator('dialog').count()) > 0,
    open: (name = 'Acheter avec Apple Pay') => buttons.getByRole('button', { name }).click(),
    pay: () => sheet.getByRole('button', { name: 'Payer' }).click(),
    submit: () => page.evaluate(() => (window as unknown as WalletPage).group.submit()),
    confirm: () =>
      page.evaluate((clientSecret) => {
        const { stripe, group } = window as unknown as WalletPage;
        return stripe.confirmPayment({ elements: group, clientSecret, redirect: 'if_required' });
      }, intent.client_secret),
    fail: (failure: unknown) =>
      page.evaluate((given) => (window as unknown as WalletPage).event.paymentFailed(given), failure),
    charge: () => sandbox.ledger().charges.find(({ payment_intent }) => payment_intent === intent.id),
  };
}

const toldOf = (names: string[]) =>
  Object.fromEntries(
    ['applePay', 'googlePay', 'link', 'amazonPay', 'klarna', 'paypal'].map((name) => [name, names.includes(name)]),
  );

describe('the buttons of the wallets', () => {
  it('are there for what the device has, and pay by a sheet on top of the page [PYX-62, PYX-64]', async () => {
    const { available, open, sheet, pay, submit, confirm, told, charge, isSheetShown, page, problems, leave } =
      await openWalletPage({ click: { details: { lineItems: items } } });
    expect(available).toEqual(toldOf(['applePay', 'googlePay']));
    await open();
    await sheet.getByText('Mode démonstration').waitFor();
    expect((await sheet.locator('dl').innerText()).replace(/\s+/g, ' ')).toBe(
      'Commande 30,45 € Livraison 5,00 € Total 35,45 €',
    );
    expect(await sheet.getByLabel('E-mail').isVisible()).toBe(false);
    await pay();
    await expect.poll(told).toEqual(['click apple_pay', 'confirm']);
    await submit();
    expect(await confirm()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    expect(await isSheetShown()).toBe(false);
    expect(charge()?.payment_method_details.card?.wallet).toMatchObject({ type: 'apple_pay' });
    expect(await page.content()).not.toContain('4242');
    expect(problems).toEqual([]);
    await leave();
  });

  it.each([
    ['the page refuses it', { element: { paymentMethods: { applePay: 'never' } } }, toldOf(['googlePay'])],
    ['the page’s policy lets no frame pay', { path: '/refused' }, null],
    ['Link is no method of the group', { group: {}, device: ['link'] }, null],
    [
      'Link is a method of the group',
      { group: { allowedPaymentMethodTypes: ['card', 'link'] }, device: ['link'] },
      toldOf(['link']),
    ],
    ['the device has none', { device: [] }, null],
  ] as const)(
    'where %s [PYX-02, PYX-64]',
    async (_where, { device, ...opening }: Opening & { device?: readonly string[] }, expected) => {
      if (device) sandbox.faults.tellWallets({ device: [...device] as 'link'[] });
      const { available, leave } = await openWalletPage(opening);
      expect(available).toEqual(expected);
      await leave();
    },
  );

  it('come and go with what the device has, which is told by an event [PYX-64]', async () => {
    sandbox.faults.tellWallets({ device: [] });
    const { told, buttons, leave } = await openWalletPage();
    sandbox.faults.tellWallets({ device: ['google_pay'] });
    await buttons.getByRole('button', { name: 'Acheter avec Google Pay' }).waitFor();
    expect((await told())[0]).toContain('"googlePay":{"available":true}');
    sandbox.faults.tellWallets({ device: [] });
    await expect.poll(told).toContain('change null');
    await leave();
  });
});

describe('the sheet of a wallet', () => {
  it('is cancelled by its button and by Escape, which an event tells, and opens again [PYX-64]', async () => {
    const { open, sheet, page, told, isSheetShown, leave } = await openWalletPage();
    await open();
    await sheet.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(told).toEqual(['click apple_pay', 'cancel']);
    expect(await isSheetShown()).toBe(false);
    await open();
    await sheet.locator('#pay:focus').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(told).toEqual(['click apple_pay', 'cancel', 'click apple_pay', 'cancel']);
    await leave();
  });

  it('tells mail and phone that the page requires, as they were edited [PYX-64]', async () => {
    const details = { emailRequired: true, phoneNumberRequired: true };
    const { open, sheet, pay, told, page, leave } = await openWalletPage({ click: { details } });
    await open();
    await sheet.getByLabel('Nom').fill('Ó');
    await sheet.getByLabel('Téléphone').fill('');
    await pay();
    await expect.poll(told).toContain('confirm');
    expect(await page.evaluate(() => (window as unknown as WalletPage).event.billingDetails)).toMatchObject({
      name: 'Ó',
      email: 'portefeuille@example.com',
      phone: '',
    });
    await leave();
  });

  it('waits after a refusal until the page says that the payment failed [PYX-64]', async () => {
    const { open, sheet, pay, told, submit, confirm, fail, isSheetShown, leave } = await openWalletPage();
    await open();
    await sheet.getByLabel('Carte').selectOption('pm_card_chargeDeclined');
    await pay();
    await expect.poll(told).toContain('confirm');
    await submit();
    expect(await confirm()).toMatchObject({ error: { code: 'card_declined' } });
    expect(await isSheetShown()).toBe(true);
    await expect(fail('x')).rejects.toThrow('must be an object');
    await expect(fail({ reason: 'because' })).rejects.toThrow('no reason because');
    await fail({ reason: 'fail', message: 'Votre carte a été refusée.' });
    expect(await isSheetShown()).toBe(false);
    await leave();
  });
});

describe('a mistake of the page', () => {
  it('is answered by no sheet: a click that is resolved after more than a second [PYX-61, PYX-64]', async () => {
    const { open, told, isSheetShown, leave } = await openWalletPage({ click: { after: 1_200 } });
    await open();
    await expect.poll(told).toContain('thrown click: resolve() must be called within 1 second.');
    expect(await isSheetShown()).toBe(false);
    await leave();
  });

  it('is thrown for: items above the amount, or in euros [PYX-20, PYX-61, PYX-64]', async () => {
    for (const [lineItems, message] of [
      [[...items, { name: 'Pourboire', amount: 1 }], 'is less than the total of the line items provided (3546)'],
      [[{ name: 'Commande', amount: 35.45 }], 'must be an integer'],
    ] as const) {
      const { open, told, isSheetShown, leave } = await openWalletPage({ click: { details: { lineItems } } });
      await open();
      await expect.poll(async () => (await told()).join()).toContain(message);
      expect(await isSheetShown()).toBe(false);
      await leave();
    }
  });

  it('is thrown for: confirming before or after the event, and without submit [PYX-21, PYX-61, PYX-64]', async () => {
    const { open, sheet, pay, submit, confirm, fail, told, charge, leave } = await openWalletPage();
    await submit();
    await expect(confirm()).rejects.toThrow('while its confirm event is handled');
    await open();
    await sheet.getByRole('button', { name: 'Payer' }).waitFor();
    await expect(confirm()).rejects.toThrow('while its confirm event is handled');
    await pay();
    await expect.poll(told).toContain('confirm');
    await fail({});
    await expect(confirm()).rejects.toThrow('while its confirm event is handled');
    expect(charge()).toBeUndefined();
    await leave();
  });

  it.each([
    ['an unknown option', { colour: 'red' }, 'no option colour'],
    ['a button of another height', { buttonHeight: 60 }, 'from 40 to 55'],
    ['an unknown verb', { buttonType: { applePay: 'gobble' } }, 'no gobble'],
    ['rows and no overflow', { layout: { overflow: 'never', maxRows: 2 } }, 'allows no maxRows'],
  ])('is thrown for: %s [PYX-61, PYX-64]', async (_what, element, message) => {
    await expect(openWalletPage({ element })).rejects.toThrow(message);
  });

  it('is thrown for: two elements of one group [PYX-24, PYX-61]', async () => {
    const { page, leave } = await openWalletPage();
    const second = page.evaluate(() => {
      (window as unknown as WalletPage).group.create('payment');
    });
    await expect(second).rejects.toThrow('one element of a group');
    await leave();
  });
});
