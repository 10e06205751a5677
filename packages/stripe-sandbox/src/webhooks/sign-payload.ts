import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: HMAC SHA-256 of `second.payload` with the endpoint's secret. */
export function signPayload(payload: string, secret: string, second: number): string {
  const signature = createHmac('sha256', secret).update(`${second}.${payload}`).digest('hex');
  return `t=${second},v1=${signature}`;
}
