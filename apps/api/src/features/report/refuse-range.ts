import { type DayRange, faultOfRange, serviceDayStart } from '@comptoir/domain';
import { fieldWords } from '@comptoir/words';
import type { FastifyReply } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';

/** Answers 422 for service days that no report can tell, and says which date is wrong. Null if they can be told. */
export function refuseRange(reply: FastifyReply, range: DayRange, now: Temporal.ZonedDateTime): FastifyReply | null {
  const fault = faultOfRange(range, serviceDayStart(now).toPlainDate());
  if (!fault) return null;
  const isBackwards = fault === 'to' && Temporal.PlainDate.compare(range.from, range.to) > 0;
  const message = fault === 'length' ? fieldWords.reportLength : isBackwards ? fieldWords.periodEnd : fieldWords.date;
  return answerError(reply, 'validation', { errors: { [fault === 'from' ? 'from' : 'to']: message }, message });
}
