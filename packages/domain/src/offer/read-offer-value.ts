import { parseHundredths } from '../money/parse-amount.ts';
import type { Offer, OfferType } from './offer.ts';

/**
 * Reads an offer's value of the wire (percent or euros) as exact integers. What is out of range is brought back into it,
 * what is no number is 0 (requirement OFR-32); decimals beyond the second are dropped.
 */
export function readOfferValue(type: OfferType | null, value: unknown): Pick<Offer, 'percentBp' | 'amountCents'> {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const hundredths = Math.max(0, parseHundredths(text.replace(/(\.\d{2})\d+$/, '$1')) ?? 0);
  return {
    percentBp: type === 'percentage' ? Math.min(10000, hundredths) : 0,
    amountCents: type === 'fixed_amount' ? hundredths : 0,
  };
}
