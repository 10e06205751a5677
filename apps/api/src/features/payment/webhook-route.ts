import { paths, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Partners } from '../../gateways/partners.ts';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { hidden } from '../../plugins/errors-plugin.ts';
import { noteEvent } from './settle/payment-repository.ts';
import { tellWrongSecret } from './tell-wrong-secret.ts';

export interface WebhookTools {
  db: Db;
  cards: PaymentGateway | null;
  now: () => Temporal.ZonedDateTime;
  wakePayments: () => void;
  partners: Pick<Partners, 'noteSuccess' | 'noteFailure'>;
}

export const bodyLimit = 256 * 1024;

/** Receives the card provider's webhook. An event is acknowledged as soon as it is stored. */
export async function webhookRoute(app: FastifyInstance, tools: WebhookTools): Promise<void> {
  const { db, cards, now, partners, wakePayments } = tools;
  await app.register(async (webhook) => {
    // The body stays raw, because the signature covers its exact bytes.
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    webhook.post(paths.stripeWebhook, { schema: hidden, bodyLimit }, async (request, reply) => {
      const { body } = request;
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string' || !cards) return answerError(reply, 'bad_json');
      const event = cards.readWebhook(body, signature);
      if (!event) {
        await tellWrongSecret(tools, body);
        return answerError(reply, 'bad_json');
      }
      partners.noteSuccess('webhook');
      const { intentId } = event;
      const at = now().toInstant();
      if (intentId !== null && (await noteEvent(db, { ...event, intentId }, at))) wakePayments();
      return reply.send(success({}));
    });
  });
}
