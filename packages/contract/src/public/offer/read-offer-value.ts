import { type Offer, type OfferType, parseAmount } from '@comptoir/domain';

/** Reads percent or euros as an exact integer. Values that are not numbers become 0, and further decimals are dropped (OFR-32). */
export function readOfferValue(type: OfferType | null, value: unknown): Pick<Offer, 'percentBp' | 'amountCents'> {
  const hundredths = readHundredths(value);
  return {
    percentBp: type === 'percentage' ? Math.min(10000, hundredths) : 0,
    amountCents: type === 'fixed_amount' ? hundredths : 0,
  };
}

export function readOfferMinimum(value: unknown): number {
  return readHundredths(value);
}

/** Reads hundredths from 0 to 2^53 - 1. A huge minimum becomes the largest integer, because 0 would mean no minimum. */
function readHundredths(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const text = String(value).trim();
  const hundredths = parseAmount(text.replace(/(\.\d{2})\d+$/, '$1'));
  if (hundredths !== null) return Math.max(0, hundredths);
  return isHuge(text) ? Number.MAX_SAFE_INTEGER : 0;
}

function isHuge(text: string): boolean {
  return /^\+?\d+(\.\d+)?(e\+?\d+)?$/i.test(text) && Number(text) * 100 > Number.MAX_SAFE_INTEGER;
}
