const decimal = /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/;

/** Reads a decimal (`12.5`, `"12.50"`) as hundredths from its text, because multiplying floats is inexact (trust R2). Null if malformed. */
function parseHundredths(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = decimal.exec(String(value));
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(hundredths)) return null;
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths;
}

export function parseAmount(value: unknown): number | null {
  return parseHundredths(value);
}

export function centsToDecimal(cents: number): number {
  return cents / 100;
}

/** Reads a VAT rate in percent (`5.5`, `"10"`) as basis points from 0 to 10000; null if malformed or out of range. */
export function parseRate(value: unknown): number | null {
  const rateBp = parseHundredths(value);
  return rateBp === null || rateBp < 0 || rateBp > 10000 ? null : rateBp;
}
