import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a payload at a second: HMAC SHA-256 of `second.payload` by the endpoint's secret. */
export function signPayload(payload: string, secret: string, second: number): string {
  const signature = createHmac('sha256', secret).update(`${second}.${payload}`).digest('hex');
  return `t=${second},v1=${signature}`;
}
