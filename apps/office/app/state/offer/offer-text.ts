import { isObject, readFlag, readIds, readList, readObject, readText, type WireObject } from '@comptoir/contract';
import {
  centsToDecimal,
  type OfferPeriod,
  parseAmount,
  readTypedAmount,
  weekdays,
  writeTypedAmount,
} from '@comptoir/domain';
import { differencesOf, type PartText } from '../draft/part-form.ts';
import { readTypedList } from '../draft/typed-list.ts';

/** The fields of an offer's form. Errors of the API have the same names. */
export type OfferField =
  | 'value.is_active'
  | 'value.type'
  | 'value.value'
  | 'value.minimum_amount'
  | 'value.delivery_pickup'
  | 'value.menus'
  | 'value.categories'
  | 'value.items'
  | 'value.active_times'
  | 'value.auto_apply'
  | 'value.code'
  | 'value.max_uses'
  | 'value.max_uses_per_customer'
  | 'value.expires_at'
  | 'value.allow_repeat';

/**
 * An offer as it is typed: amounts and percentages like `12,90`, `yes` or `no`, ids like `101,102`, periods as JSON,
 * an instant as the file has it. Empty for no value.
 */
export type OfferText = PartText<OfferField>;

export const newOffer: WireObject = {
  is_active: true,
  type: 'percentage',
  value: 10,
  auto_apply: 'Yes',
  allow_repeat: 'No',
  active_times: [],
  delivery_pickup: 'both',
  minimum_amount: 0,
  menus: [],
  categories: [],
  items: [],
};

export function textOfOffer(value: unknown): OfferText {
  const offer = readObject(value);
  return {
    'value.is_active': answerOf(offer.is_active, false),
    'value.type': readText(offer.type),
    'value.value': textOfHundredths(offer.value),
    'value.minimum_amount': parseAmount(offer.minimum_amount) === 0 ? '' : textOfHundredths(offer.minimum_amount),
    'value.delivery_pickup': readText(offer.delivery_pickup),
    'value.menus': readIds(offer.menus).join(),
    'value.categories': readIds(offer.categories).join(),
    'value.items': readIds(offer.items).join(),
    'value.active_times': JSON.stringify(readList(offer.active_times)),
    'value.auto_apply': answerOf(offer.auto_apply, true),
    'value.code': readText(offer.code),
    'value.max_uses': readText(offer.max_uses),
    'value.max_uses_per_customer': readText(offer.max_uses_per_customer),
    'value.expires_at': readText(offer.expires_at),
    'value.allow_repeat': answerOf(offer.allow_repeat, true),
  };
}

const answerOf = (flag: unknown, absent: boolean) => (readFlag(flag, absent) ? 'yes' : 'no');

function textOfHundredths(amount: unknown): string {
  const hundredths = parseAmount(amount);
  if (hundredths === null) return '';
  return hundredths % 100 === 0 ? String(hundredths / 100) : writeTypedAmount(hundredths);
}

/** Writes what was changed from one text to another into an offer. The rest of the offer stays as it is. */
export function putOfferText(value: unknown, from: OfferText, text: OfferText): unknown {
  const changed = differencesOf(from, text);
  const written = {
    ...readObject(value),
    ...Object.fromEntries(changed.map((field) => writeField(field, text[field]))),
  };
  const isForAll = changed.includes('value.auto_apply') && text['value.auto_apply'] === 'yes';
  const isWithoutValue =
    changed.includes('value.type') && text['value.type'] !== 'percentage' && text['value.type'] !== 'fixed_amount';
  return withoutEmpty({
    ...written,
    ...(isForAll && { code: undefined, max_uses: undefined, max_uses_per_customer: undefined, expires_at: undefined }),
    ...(isWithoutValue && { value: null }),
  });
}

function writeField(field: OfferField, typed: string): [name: string, value: unknown] {
  const name = field.replace('value.', '');
  const text = typed.trim();
  switch (field) {
    case 'value.is_active':
      return [name, text === 'yes'];
    case 'value.auto_apply':
    case 'value.allow_repeat':
      return [name, text === 'yes' ? 'Yes' : 'No'];
    case 'value.value':
      return [name, readHundredths(text)];
    case 'value.minimum_amount':
      return [name, readHundredths(text) ?? 0];
    case 'value.menus':
    case 'value.categories':
    case 'value.items':
      return [name, readTypedIds(text)];
    case 'value.active_times':
      return [name, readPeriods(text)];
    case 'value.max_uses':
    case 'value.max_uses_per_customer':
      return [name, text === '' ? undefined : Number(text)];
    case 'value.code':
    case 'value.expires_at':
      return [name, text === '' ? undefined : text];
    default:
      return [name, text];
  }
}

/** Fields without a value are absent from the file. */
function withoutEmpty(offer: WireObject): WireObject {
  return Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined));
}

/** A percentage is read like an amount, and may end with its sign. */
export function readHundredths(typed: string): number | null {
  const amount = readTypedAmount(typed.replace(/\s*%$/u, ''));
  return 'cents' in amount ? centsToDecimal(amount.cents) : null;
}

export function readTypedIds(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

export function readPeriods(text: string): OfferPeriod[] {
  return readTypedList(text)
    .filter(isObject)
    .map(({ days, start, end }) => ({
      days: weekdays.filter((day) => readList(days).includes(day)),
      start: readText(start),
      end: readText(end),
    }));
}
