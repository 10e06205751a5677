import { createECDH } from 'node:crypto';
import type { PushGateway, PushSubscription } from '../../gateways/push/push-gateway.ts';

/** Whether a browser can be told so: by a service that the shop sends to, and by a key that something can be encrypted for (LIV-19). */
export function isSubscription(push: PushGateway, { endpoint, p256dh }: PushSubscription): boolean {
  return push.isService(endpoint) && isPoint(p256dh);
}

/** Points that are not on the curve are refused by who computes with them. */
function isPoint(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    return pair.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}
