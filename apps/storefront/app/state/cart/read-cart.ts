import { isObject, readCount, readList, readMoment, readObject, readText } from '@comptoir/contract';
import {
  type CartEntry,
  type ChosenOption,
  dishKey,
  type FreeItemChoice,
  maxLines,
  maxNoteLength,
  maxQuantity,
} from '@comptoir/domain';
import type { Cart, CartHold, OrderAttempt, PaypalVisitKept } from './cart.ts';

// These readers do not use zod, because every page loads them and zod would add 8 kB.

const mostCharacters = 64;

function readQuantity(value: unknown): number | null {
  const quantity = readCount(value);
  return quantity !== null && quantity >= 1 && quantity <= maxQuantity ? quantity : null;
}

/** Null if any option is invalid, because a dish without one of its options is another dish. */
function readOptions(value: unknown): ChosenOption[] | null {
  const options: ChosenOption[] = [];
  for (const option of readList(value)) {
    const optionId = isObject(option) ? readCount(option.optionId) : null;
    if (!isObject(option) || optionId === null) return null;
    const choices = readChoices(option.choices);
    if (choices === null) return null;
    options.push({ optionId, choices });
  }
  return options;
}

function readChoices(value: unknown): ChosenOption['choices'] | null {
  const choices = readList(value).map((choice) => {
    const choiceId = isObject(choice) ? readCount(choice.choiceId) : null;
    const quantity = isObject(choice) ? readQuantity(choice.quantity) : null;
    return choiceId === null || quantity === null ? null : { choiceId, quantity };
  });
  return choices.every((choice) => choice !== null) ? choices : null;
}

function readLine(value: unknown): CartEntry | null {
  if (!isObject(value)) return null;
  const itemId = readCount(value.itemId);
  const quantity = readQuantity(value.quantity);
  const options = readOptions(value.options);
  const note = typeof value.note === 'string' ? value.note : '';
  if (itemId === null || quantity === null || options === null || note.length > maxNoteLength) return null;
  const line = { itemId, options, quantity, note };
  // Old lines have no id. The dish key is unique in a cart and the same at each read.
  const id = typeof value.id === 'string' && value.id !== '' ? value.id : dishKey(line);
  return { id, ...line };
}

function readFreeItemChoice(value: unknown): FreeItemChoice | null {
  const offerId = isObject(value) ? readCount(value.offerId) : null;
  return isObject(value) && offerId !== null ? { offerId, itemId: readCount(value.itemId) } : null;
}

function readAttempt(value: unknown): OrderAttempt | null {
  if (!isObject(value) || !isObject(value.body)) return null;
  const localId = readText(value.localId);
  if (localId === '' || localId.length > mostCharacters) return null;
  const away = readVisit(value.away);
  return { localId, paymentIntentId: readText(value.paymentIntentId) || null, body: value.body, ...(away && { away }) };
}

function readVisit(value: unknown): PaypalVisitKept | null {
  const { token, until } = readObject(value);
  const ends = readMoment(until);
  return ends && readText(token) ? { token: readText(token), until: String(ends) } : null;
}

function readHold(value: unknown): CartHold | null {
  const { localId, place } = readObject(value);
  const { until, promisedAt, isAsap } = readObject(place);
  const known = readText(localId);
  if (known === '' || known.length > mostCharacters) return null;
  const [ends, promised] = [readMoment(until), readMoment(promisedAt)];
  const held = ends && promised && { until: String(ends), promisedAt: String(promised), isAsap: isAsap === true };
  return { localId: known, place: held };
}

/** An invalid line is dropped and the others stay. Null if the value is not a cart. */
export function readCart(value: unknown): Cart | null {
  if (!isObject(value)) return null;
  const coupon = readText(value.coupon);
  return {
    lines: readList(value.lines)
      .slice(0, maxLines)
      .map(readLine)
      .filter((line) => line !== null),
    coupon: coupon !== '' && coupon.length <= mostCharacters ? coupon : null,
    freeItemChoices: readList(value.freeItemChoices)
      .map(readFreeItemChoice)
      .filter((choice) => choice !== null),
    attempt: readAttempt(value.attempt),
    hold: readHold(value.hold),
  };
}
