import { createECDH } from 'node:crypto';
import type { PushGateway, PushSubscription } from '../../gateways/push/push-gateway.ts';

/** True if the endpoint belongs to a supported service and the key is valid (LIV-19). */
export function isSubscription(push: PushGateway, { endpoint, p256dh }: PushSubscription): boolean {
  return push.isService(endpoint) && isPoint(p256dh);
}

/** Node throws for points that are not on the curve. */
function isPoint(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    return pair.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}
