// The primitives of the wire. A foreign back end may send "1" for true or "12.50" for 12.5 (requirements DEC-05, CFG-23):
// these readers take what means the same and answer null for anything else; they never throw.

export type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readObject(value: unknown): WireObject {
  return isObject(value) ? value : {};
}

/** A list; anything else is the empty list. */
export function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A whole number of at least 0, also as text; null otherwise. */
export function readCount(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A finite number, also as text; null otherwise. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** True for true, 1, "1", "true" and "Yes" (CFG-23); `absent` where the value is missing. */
export function readFlag(value: unknown, absent: boolean): boolean {
  if (value === undefined || value === null) return absent;
  return value === true || value === 1 || (typeof value === 'string' && /^(1|true|yes)$/i.test(value.trim()));
}

/** The ids of a list, in its order; what is no id is left out. */
export function readIds(value: unknown): number[] {
  return readList(value)
    .map(readCount)
    .filter((id) => id !== null);
}

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Integer cents as people read them in a message: "25,00 €". */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100);
}
