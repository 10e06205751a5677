import type { RehearsalQuestion } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';

export const catalogues = ['draft', 'published'] as const;

/** The form of a rehearsal. Errors of the API have the names of these fields, but for the instant. */
export type QuestionText = Record<
  'date' | 'time' | 'mode' | 'zone' | 'address.address' | 'address.postalCode' | 'address.city' | 'catalogue',
  string
>;

export type Question = Omit<RehearsalQuestion, 'cart'>;

export function firstQuestion(now: Temporal.ZonedDateTime): QuestionText {
  return {
    date: now.toPlainDate().toString(),
    time: now.toPlainTime().toString({ smallestUnit: 'minute' }),
    mode: 'pickup',
    zone: '',
    'address.address': '',
    'address.postalCode': '',
    'address.city': '',
    catalogue: 'draft',
  };
}

export function checkQuestion(text: QuestionText): Partial<Record<keyof QuestionText, MessageId | null>> {
  const hasAddress = ['address.address', 'address.postalCode', 'address.city'].some(
    (name) => text[name as keyof QuestionText].trim() !== '',
  );
  const isAsked = text.mode === 'delivery' && hasAddress;
  return {
    date: /^20\d\d-\d\d-\d\d$/.test(text.date) ? null : 'rehearsal.question.dateNeeded',
    time: text.time === '' ? 'rehearsal.question.timeNeeded' : null,
    'address.address': isAsked ? needed(text['address.address']) : null,
    'address.city': isAsked ? needed(text['address.city']) : null,
  };
}

/** The question of a checked form. The day and the hour are the restaurant's. */
export function readQuestion(text: QuestionText, timeZone: string): Question {
  const mode: Mode = text.mode === 'delivery' ? 'delivery' : 'pickup';
  const [address, city] = [text['address.address'].trim(), text['address.city'].trim()];
  return {
    at: readInstant(text, timeZone),
    mode,
    isDraft: text.catalogue === 'draft',
    ...(mode === 'delivery' && text.zone !== '' && { zone: text.zone }),
    ...(mode === 'delivery' &&
      address !== '' && { address: { address, city, postalCode: text['address.postalCode'].trim() } }),
  };
}

function readInstant({ date, time }: { date: string; time: string }, timeZone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time);
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).toInstant();
}
