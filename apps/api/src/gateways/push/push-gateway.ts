/** A browser's push address and its encryption keys, all claimed by the browser (trust R17). */
export interface PushSubscription {
  endpoint: string;
  /** Base64url: a P-256 point of 65 bytes, and 16 bytes. */
  p256dh: string;
  auth: string;
}

/** The shop's VAPID keys: the halves of a P-256 pair, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The sender: its keys, and a contact for the operator of the push service, as `mailto:` or `https:`. */
export interface PushSender extends PushKeys {
  contact: string;
}

export interface PushMessage {
  subscription: PushSubscription;
  text: string;
  /** How long the service tries to reach a browser that is offline. */
  ttlSeconds: number;
}

/** `gone`: the subscription has ended; `refused`: the service will never accept this message. */
export type PushOutcome = 'delivered' | 'gone' | 'refused';

export interface PushGateway {
  /** True: the address belongs to a service that the shop sends to. */
  isService(endpoint: string): boolean;
  /** Hands a message to the service. Rejects with `GatewayFailure` if that can't be reached, is too slow or is broken. */
  send(message: PushMessage, sender: PushSender): Promise<PushOutcome>;
}
