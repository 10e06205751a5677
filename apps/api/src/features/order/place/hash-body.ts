import { hash } from 'node:crypto';

/**
 * A digest that two bodies share exactly when they say the same: the order of keys means nothing, and `transaction_id` is
 * left out, so that the browser's POST and the webhook's snapshot are one order (DEC-25), and so is the code that a guest is asked for.
 */
export function hashBody(body: Record<string, unknown>): string {
  const { transaction_id: _, cash_code: __, ...rest } = body;
  return hash('sha256', canonicalJson(rest));
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}
