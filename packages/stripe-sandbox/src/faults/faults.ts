import type { WalletKind } from '../ledger/stripe-objects.ts';

/**
 * `hang` neither answers nor executes the request, `errorAfterCommit` executes it and answers 500, `loseAnswer` executes it and closes the
 * connection, `rateLimited` answers 429, `processing` leaves a confirmation pending until `settle`, `otherNetwork` charges a
 * co-badged card by the network that its holder did not choose, and `redirectElsewhere` sends the diner to another host than PayPal's.
 */
export const faultKinds = [
  'hang',
  'errorAfterCommit',
  'loseAnswer',
  'rateLimited',
  'processing',
  'otherNetwork',
  'redirectElsewhere',
] as const;

/** What wallets depend on beyond the shop. */
export interface WalletWorld {
  /** The wallets on the diner's device. */
  device: WalletKind[];
  /** Why Apple refuses hosts that are registered or validated from now on; null if it does not. */
  appleRefusal: string | null;
}

const usualWallets: WalletWorld = { device: ['apple_pay', 'google_pay'], appleRefusal: null };

/** What becomes of a refund to PayPal: done at once, pending until `settle`, or failing then. */
export const paypalRefunds = ['done', 'late', 'failing'] as const;

/** What PayPal depends on beyond the shop. */
export interface PaypalWorld {
  /** Whether the account may offer PayPal. */
  isAvailable: boolean;
  refunds: (typeof paypalRefunds)[number];
}

const usualPaypal: PaypalWorld = { isAvailable: true, refunds: 'done' };

/** The outcomes of payments that the bank examines. */
export const settlements = ['succeeded', 'failed'] as const;
export type Settlement = (typeof settlements)[number];

/** Apart from `normal`, events are sent twice, three seconds late, reversed within a third of a second, or never. */
export const webhookModes = ['normal', 'doubled', 'late', 'shuffled', 'none'] as const;

export type WebhookMode = (typeof webhookModes)[number];

export interface Fault {
  kind: (typeof faultKinds)[number];
  /** The number of requests that the fault affects; the default is one. */
  requests?: number;
  method?: string;
  /** The path of the affected requests: `*` matches one segment; absent means any path under /v1. */
  path?: string;
}

export interface Faults {
  /** Makes the next matching requests fail. Resolves when the first of them has arrived. */
  add(fault: Fault): Promise<void>;
  tellWebhooks(mode: WebhookMode): void;
  /** Sends no events of these kinds, such as an endpoint that is not subscribed to them. */
  withhold(kinds: readonly string[]): void;
  tellWallets(change: Partial<WalletWorld>): void;
  tellPaypal(change: Partial<PaypalWorld>): void;
  clear(): void;
}

export interface FaultBox extends Faults {
  /** Returns the fault planned for this request, and uses it up once; null if there is none. */
  take(method: string, path: string): Fault['kind'] | null;
  webhookMode(): WebhookMode;
  isWithheld(kind: string): boolean;
  wallets(): WalletWorld;
  paypal(): PaypalWorld;
}

export function createFaults(): FaultBox {
  let waiting: (Required<Fault> & { meet: () => void })[] = [];
  let mode: WebhookMode = 'normal';
  let withheld = new Set<string>();
  let wallets = usualWallets;
  let paypal = usualPaypal;
  return {
    add: (fault) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ requests: 1, method: '*', path: '*', ...fault, meet: resolve });
      return promise;
    },
    tellWebhooks(next) {
      mode = next;
    },
    withhold(kinds) {
      withheld = new Set(kinds);
    },
    tellWallets(change) {
      wallets = { ...wallets, ...change };
    },
    tellPaypal(change) {
      paypal = { ...paypal, ...change };
    },
    clear() {
      waiting = [];
      mode = 'normal';
      withheld = new Set();
      wallets = usualWallets;
      paypal = usualPaypal;
    },
    take(method, path) {
      const fault = waiting.find(
        (one) => (one.method === '*' || one.method === method) && (one.path === '*' || matches(one.path, path)),
      );
      if (!fault) return null;
      fault.requests -= 1;
      fault.meet();
      waiting = waiting.filter(({ requests }) => requests > 0);
      return fault.kind;
    },
    webhookMode: () => mode,
    isWithheld: (kind) => withheld.has(kind),
    wallets: () => wallets,
    paypal: () => paypal,
  };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index]);
}
