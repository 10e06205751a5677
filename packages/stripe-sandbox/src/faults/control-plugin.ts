import type { FastifyInstance } from 'fastify';
import { type Fault, type Faults, faultKinds, type WebhookMode, webhookModes } from './faults.ts';

interface ControlOptions {
  faults: Faults;
  ledger: () => object;
}

interface Orders {
  fault?: Fault;
  webhooks?: WebhookMode;
  clear?: true;
}

const orders = {
  type: 'object',
  additionalProperties: false,
  properties: {
    clear: { const: true },
    webhooks: { enum: webhookModes },
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
export async function controlPlugin(app: FastifyInstance, { faults, ledger }: ControlOptions) {
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!/^(127\.|::1$|::ffff:127\.)/.test(ip)) await reply.code(404).send();
  });

  // A JSON body is more than a page of another origin may send unasked: no website in the browser reaches the switches.
  app.post<{ Body: Orders }>('/_sandbox/faults', { schema: { body: orders } }, async ({ body }, reply) => {
    if (body.clear) faults.clear();
    if (body.fault) faults.add(body.fault);
    if (body.webhooks) faults.tellWebhooks(body.webhooks);
    return reply.code(204).send();
  });

  app.get('/_sandbox/ledger', async () => ledger());
}
