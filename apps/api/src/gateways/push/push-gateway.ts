/** A push subscription as a browser sent it, not verified (docs/trust.md, R17). */
export interface PushSubscription {
  endpoint: string;
  /** Both keys are base64url: `p256dh` is a P-256 point of 65 bytes, `auth` has 16 bytes. */
  p256dh: string;
  auth: string;
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The shop's keys and its `mailto:` or `https:` contact for the operator of the push service. */
export interface PushSender extends PushKeys {
  contact: string;
}

export interface PushMessage {
  subscription: PushSubscription;
  text: string;
  /** Seconds for which the push service retries while the browser is offline. */
  ttlSeconds: number;
}

/** `gone` means that the subscription has ended; `refused` means that this message will never be accepted. */
export type PushOutcome = 'delivered' | 'gone' | 'refused';

export interface PushGateway {
  isService(endpoint: string): boolean;
  /** Rejects with `GatewayFailure` if the push service is unreachable, too slow or broken. */
  send(message: PushMessage, sender: PushSender): Promise<PushOutcome>;
}
