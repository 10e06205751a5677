import { hash } from 'node:crypto';
import { canonicalJson } from '../../../db/canonical-json.ts';

/** Ignores the order of keys, a guest's code and `transaction_id`, so that POST and webhook are one order (DEC-25). */
export function hashBody(body: Record<string, unknown>): string {
  const { transaction_id: _, cash_code: __, ...rest } = body;
  return hash('sha256', canonicalJson(rest));
}
