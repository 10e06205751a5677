/** Where a browser is reached, and what only it can read is encrypted by; all of it comes from the browser (trust R17). */
export interface PushSubscription {
  endpoint: string;
  /** Base64url, as browsers write them: a point of P-256 in 65 bytes, and 16 bytes. */
  p256dh: string;
  auth: string;
}

/** By what services know the shop: the halves of a P-256 pair, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Who sends: the keys, and where whoever runs a service may write to, as `mailto:` or `https:`. */
export interface PushSender extends PushKeys {
  contact: string;
}

export interface PushMessage {
  subscription: PushSubscription;
  text: string;
  /** For so long the service tries to reach a browser that is away. */
  ttlSeconds: number;
}

/** `gone`: the browser listens no more; `refused`: the service won't take this, however often it is asked. */
export type PushOutcome = 'delivered' | 'gone' | 'refused';

/** Sends to browsers by their makers' services. */
export interface PushGateway {
  /** Whether an address is of a service that the shop sends to. */
  isService(endpoint: string): boolean;
  /** Hands a message over to its browser's service. Rejects with `GatewayFailure` where that can't be reached, is too slow or is broken. */
  send(message: PushMessage, sender: PushSender): Promise<PushOutcome>;
}
