import { hash } from 'node:crypto';
import { canonicalJson } from '@comptoir/domain';

/**
 * Ignores the order of keys, `transaction_id`, a guest's code and the promise that was seen, so that POST and webhook
 * are one order (DEC-25). A tip of nothing is no tip.
 */
export function hashBody(body: Record<string, unknown>): string {
  const { transaction_id: _, cash_code: __, promised_at: ___, tip = '0.00', ...rest } = body;
  return hash('sha256', canonicalJson(tip === '0.00' ? rest : { ...rest, tip }));
}
