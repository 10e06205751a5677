const decimal = /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Reads a decimal with at most two decimals (`12.5`, `"12.50"`) as an integer count of hundredths, by its decimal text
 * and never by a floating-point product (trust rule R2). Null: not such a number.
 */
function parseHundredths(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = decimal.exec(String(value));
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(hundredths)) return null;
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths;
}

/** Reads euros of the wire (`12.5`, `"12.50"`) as integer cents; null when it is not a decimal with at most two decimals. */
export function parseAmount(value: unknown): number | null {
  return parseHundredths(value);
}

/** Writes integer cents as the decimal euros of the wire: 1250 -> 12.5. The quotient prints back to the same cents. */
export function centsToDecimal(cents: number): number {
  return cents / 100;
}

/** Reads a VAT rate in percent (`5.5`, `"10"`) as basis points, 0 to 10000; null when absent, malformed or out of range. */
export function parseRate(value: unknown): number | null {
  const rateBp = parseHundredths(value);
  return rateBp === null || rateBp < 0 || rateBp > 10000 ? null : rateBp;
}
