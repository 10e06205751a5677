import type { SiteConfig } from '@comptoir/contract';
import type { FastifyReply } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { lockWords } from './lock-words.ts';
import type { PinRefusal } from './prove-pin.ts';

/** Answers why a PIN opened nothing. A locked one says until when. */
export function answerPinRefusal(
  reply: FastifyReply,
  refusal: PinRefusal,
  { now, site }: { now: Temporal.ZonedDateTime; site: SiteConfig },
) {
  if (refusal.kind === 'wrong') return answerError(reply, 'wrong_pin');
  const seconds = Math.ceil(refusal.until.since(now.toInstant()).total('seconds'));
  const message = lockWords(refusal.until, now, site);
  return answerError(reply.header('retry-after', Math.max(1, seconds)), 'pin_locked', { message });
}
