import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import { answerError } from '../../plugins/answer-error.ts';

/** Responds with status 502 if the card provider can't be reached (appendix G). */
export async function orUnavailable(
  { reply, log }: { reply: FastifyReply; log: FastifyBaseLogger },
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'the payment provider could not be asked');
    return answerError(reply, 'payment_provider', { status: 502 });
  }
}
