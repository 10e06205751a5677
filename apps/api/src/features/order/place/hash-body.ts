import { hash } from 'node:crypto';

/**
 * Hashes a body independently of the order of keys. `transaction_id` is left out, so that the browser's POST and the webhook's snapshot are
 * one order (DEC-25), and so is a guest's code.
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
