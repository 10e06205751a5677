import type { FastifyInstance } from 'fastify';
import {
  type Fault,
  type Faults,
  faultKinds,
  type Settlement,
  settlements,
  type WebhookMode,
  webhookModes,
} from './faults.ts';

interface ControlOptions {
  faults: Faults;
  settle: (outcome: Settlement) => void;
  ledger: () => object;
}

interface Orders {
  fault?: Fault;
  webhooks?: WebhookMode;
  clear?: true;
  settle?: Settlement;
}

const orders = {
  type: 'object',
  additionalProperties: false,
  properties: {
    clear: { const: true },
    webhooks: { enum: webhookModes },
    settle: { enum: settlements },
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

/** The sandbox's own endpoints, for drills in other processes of this machine: they switch faults and read the ledger. */
export async function controlPlugin(app: FastifyInstance, { faults, settle, ledger }: ControlOptions) {
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!/^(127\.|::1$|::ffff:127\.)/.test(ip)) await reply.code(404).send();
  });

  // A JSON body is more than a page of another origin may send unasked: no website in the browser reaches the switches.
  app.post<{ Body: Orders }>('/_sandbox/faults', { schema: { body: orders } }, async ({ body }, reply) => {
    if (body.clear) faults.clear();
    if (body.fault) faults.add(body.fault);
    if (body.webhooks) faults.tellWebhooks(body.webhooks);
    if (body.settle) settle(body.settle);
    return reply.code(204).send();
  });

  app.get('/_sandbox/ledger', async () => ledger());
}
