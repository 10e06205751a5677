import { paths, type WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import type { LightMyRequestResponse } from 'fastify';
import type { BooksAccess } from '../features/books/start-books.ts';
import type { PaymentGateway } from '../gateways/payment/payment-gateway.ts';
import { createStripeGateway } from '../gateways/payment/stripe-payment-gateway.ts';
import type { PushGateway } from '../gateways/push/push-gateway.ts';
import type { Limits } from '../plugins/limits.ts';
import type { ApiLogger } from '../plugins/server-options.ts';
import { startTestSandbox, type TestSandbox } from './start-test-sandbox.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { testSite } from './test-site.ts';

/** A shop with card payment by the sandbox. Webhooks are only delivered on request. */
export interface CardShop extends TestShop {
  sandbox: TestSandbox;
  gateway: PaymentGateway;
  ask(order: WireOrder, change?: Record<string, unknown>): Promise<LightMyRequestResponse>;
  /** Authorises a card payment for the order and returns its id. */
  authorise(order: WireOrder): Promise<string>;
  post(order: WireOrder, transactionId: string): Promise<LightMyRequestResponse>;
  putPaid(orderId: string, transactionId: string): Promise<LightMyRequestResponse>;
  /** Sends the sandbox's webhooks to this shop from now on, and returns the shop's address. */
  listen(): Promise<string>;
  /** Asks for PayPal's page for an order, and returns the page's address with the payment's id and token. */
  visitPaypal(order: WireOrder): Promise<{ id: string; page: string; token: string }>;
  /** Answers on PayPal's page: `approve`, `refuse` or `cancel`. Returns the status, and where the diner is sent. */
  answerPaypal(page: string, answer: string): Promise<{ status: number; location: string | null }>;
  askReturn(token: string): Promise<LightMyRequestResponse>;
}

/** Where a race is held up: before a call of the provider is sent, or after its answer came. */
export type RacePoint = `${'before' | 'after'} ${'findIntent' | 'capture' | 'cancel'}`;
/** Is awaited at each point of each payment. */
export type RaceHook = (point: RacePoint, intentId: string) => Promise<void>;

function hookCalls(gateway: PaymentGateway, hook: RaceHook): PaymentGateway {
  const hooked = (name: 'findIntent' | 'capture' | 'cancel') => async (id: string) => {
    await hook(`before ${name}`, id);
    const answer = await gateway[name](id);
    await hook(`after ${name}`, id);
    return answer;
  };
  return { ...gateway, findIntent: hooked('findIntent'), capture: hooked('capture'), cancel: hooked('cancel') };
}

/** A card order of one Margherita for pickup, 10 €. */
export const cardOrder = (change: Partial<WireOrder> = {}) => pickupOrder({ payment_method: 'card', ...change });

export async function openCardShop(
  options: {
    logger?: ApiLogger;
    push?: PushGateway;
    limits?: Partial<Limits>;
    books?: BooksAccess;
    hook?: RaceHook;
  } = {},
): Promise<CardShop> {
  const sandbox = await startTestSandbox();
  const { secretKey, webhookSecret, publishableKey, scriptUrl } = sandbox;
  const apiUrl = `http://${sandbox.apiHost}:${sandbox.apiPort}`;
  const plain = createStripeGateway({ secretKey, webhookSecret, apiUrl, currency: testSite.currency });
  const gateway = options.hook ? hookCalls(plain, options.hook) : plain;
  const shop = await openTestShop({ ...options, card: { gateway, publicKey: publishableKey, scriptUrl } });
  const { setCatalogue: setPlainCatalogue, close: closeShop } = shop;
  const setCatalogue: TestShop['setCatalogue'] = (change) =>
    setPlainCatalogue((catalogue) => {
      catalogue.settings['payments.stripe.active'] = true;
      change(catalogue);
    });
  await setCatalogue(() => undefined);

  const ask: CardShop['ask'] = (order, change = {}) =>
    shop.send('POST', paths.stripePaymentIntent, {
      amount: (Number(order.total) + Number(order.tip ?? 0)).toFixed(2),
      local_id: order.local_id,
      order,
      ...change,
    });
  return Object.assign(shop, {
    sandbox,
    gateway,
    setCatalogue,
    ask,
    authorise: async (order: WireOrder) => {
      const id: string = (await ask(order)).json().payload.id;
      await sandbox.confirm(id);
      return id;
    },
    post: (order: WireOrder, transactionId: string) =>
      shop.send('POST', paths.checkout, { ...order, transaction_id: transactionId }),
    putPaid: (orderId: string, transactionId: string) =>
      shop.send('PUT', paths.checkout, { order_id: orderId, transaction_id: transactionId, status: 'paid' }),
    listen: async () => {
      const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
      sandbox.sendWebhooksTo(new URL(paths.stripeWebhook, address).href);
      return address;
    },
    visitPaypal: async (order: WireOrder) => {
      const { id, redirect_url: page, return_token: token } = (await ask(order, { method: 'paypal' })).json().payload;
      return { id, page, token };
    },
    answerPaypal: async (page: string, answer: string) => {
      const { status, headers } = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      });
      return { status, location: headers.get('location') };
    },
    askReturn: (token: string) => shop.send('POST', paths.paymentReturn, { token }),
    close: async () => {
      await closeShop();
      await sandbox.close();
    },
  });
}
