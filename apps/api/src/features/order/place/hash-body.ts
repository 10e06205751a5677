import { hash } from 'node:crypto';

/** Ignores the order of keys, a guest's code and `transaction_id`, so that POST and webhook are one order (DEC-25). */
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
