import type { FastifyInstance } from 'fastify';
import { type DisputeEnd, disputeEnds } from '../api/disputes/disputes.ts';
import { walletKinds } from '../ledger/stripe-objects.ts';
import {
  type Fault,
  type Faults,
  faultKinds,
  type PaypalWorld,
  paypalRefunds,
  type Settlement,
  settlements,
  type WalletWorld,
  type WebhookMode,
  webhookModes,
} from './faults.ts';

interface ControlOptions {
  faults: Faults;
  settle: (outcome: Settlement) => void;
  decide: (end: DisputeEnd) => void;
  ledger: () => object;
}

interface Orders {
  fault?: Fault;
  webhooks?: WebhookMode;
  clear?: true;
  settle?: Settlement;
  disputes?: DisputeEnd;
  wallets?: Partial<WalletWorld>;
  paypal?: Partial<PaypalWorld>;
}

const orders = {
  type: 'object',
  additionalProperties: false,
  properties: {
    clear: { const: true },
    webhooks: { enum: webhookModes },
    settle: { enum: settlements },
    disputes: { enum: disputeEnds },
    wallets: {
      type: 'object',
      additionalProperties: false,
      properties: {
        device: { type: 'array', items: { enum: walletKinds } },
        appleRefusal: { type: ['string', 'null'] },
      },
    },
    paypal: {
      type: 'object',
      additionalProperties: false,
      properties: { isAvailable: { type: 'boolean' }, refunds: { enum: paypalRefunds } },
    },
    fault: {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: {
        kind: { enum: faultKinds },
        requests: { type: 'integer', minimum: 1 },
        method: { type: 'string' },
        path: { type: 'string' },
      },
    },
  },
};

/** Endpoints that are not Stripe's. Tests in other local processes use them to switch faults and to read the ledger. */
export async function controlPlugin(app: FastifyInstance, { faults, settle, decide, ledger }: ControlOptions) {
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!/^(127\.|::1$|::ffff:127\.)/.test(ip)) await reply.code(404).send();
  });

  // Requires JSON, which a page of another origin can't send without a CORS preflight, so websites can't reach the switches.
  app.post<{ Body: Orders }>('/_sandbox/faults', { schema: { body: orders } }, async ({ body }, reply) => {
    if (body.clear) faults.clear();
    if (body.fault) faults.add(body.fault);
    if (body.webhooks) faults.tellWebhooks(body.webhooks);
    if (body.wallets) faults.tellWallets(body.wallets);
    if (body.paypal) faults.tellPaypal(body.paypal);
    if (body.settle) settle(body.settle);
    if (body.disputes) decide(body.disputes);
    return reply.code(204).send();
  });

  app.get('/_sandbox/ledger', async () => ledger());
}
