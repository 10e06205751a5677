import { readTypedAmount } from '@comptoir/domain';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { type OfferField, type OfferText, readHundredths, readPeriods } from '../../../state/offer/offer-text.ts';

/** Checks what is typed. A code that was there before is not checked, because older rules may have allowed it. */
export function checkOffer(text: OfferText, knownCode: string): PartProblems<OfferField> {
  const hasCode = text['value.auto_apply'] === 'no';
  const code = text['value.code'].trim();
  const isKnownCode = code !== '' && code === knownCode;
  const isGift = text['value.type'] === 'free_item';
  const hasTarget = text['value.items'] !== '' || text['value.categories'] !== '';
  return {
    'value.value': checkValue(text),
    'value.minimum_amount':
      text['value.minimum_amount'].trim() === '' ? null : checkAmount(text['value.minimum_amount']),
    'value.items': isGift && !hasTarget ? 'offers.form.giftNeeded' : null,
    'value.active_times': checkPeriods(text['value.active_times']),
    'value.code': hasCode && !isKnownCode ? checkCode(code) : null,
    'value.max_uses': hasCode ? checkCount(text['value.max_uses']) : null,
    'value.max_uses_per_customer': hasCode ? checkCount(text['value.max_uses_per_customer']) : null,
  };
}

function checkValue(text: OfferText): MessageId | null {
  const typed = text['value.value'];
  switch (text['value.type']) {
    case 'percentage': {
      const percent = readHundredths(typed);
      return percent === null || percent < 0 || percent > 100 ? 'offers.form.percentNeeded' : null;
    }
    case 'fixed_amount':
      return needed(typed) ?? checkAmount(typed);
    default:
      return null;
  }
}

function checkAmount(typed: string): MessageId | null {
  const amount = readTypedAmount(typed);
  if ('problem' in amount) return amount.problem === 'decimals' ? 'offers.form.decimals' : 'offers.form.malformed';
  return amount.cents < 0 ? 'offers.form.malformed' : null;
}

function checkCode(typed: string): MessageId | null {
  return /^[a-z\d-]{4,32}$/i.test(typed) ? null : 'offers.form.codeNeeded';
}

function checkCount(typed: string): MessageId | null {
  return typed.trim() === '' || /^[1-9]\d{0,6}$/.test(typed.trim()) ? null : 'offers.form.countNeeded';
}

function checkPeriods(text: string): MessageId | null {
  const isWhole = readPeriods(text).every(({ start, end }) => start !== '' && end !== '');
  return isWhole ? null : 'offers.form.hoursNeeded';
}
