/**
 * `hang` neither answers nor executes the request, `errorAfterCommit` executes it and answers 500, `loseAnswer` executes it and closes the
 * connection, `rateLimited` answers 429, `processing` leaves a confirmation pending until `settle`, and `otherNetwork` charges a
 * co-badged card by the network that its holder did not choose.
 */
export const faultKinds = [
  'hang',
  'errorAfterCommit',
  'loseAnswer',
  'rateLimited',
  'processing',
  'otherNetwork',
] as const;

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
  clear(): void;
}

interface FaultBox extends Faults {
  /** Returns the fault planned for this request, and uses it up once; null if there is none. */
  take(method: string, path: string): Fault['kind'] | null;
  webhookMode(): WebhookMode;
}

export function createFaults(): FaultBox {
  let waiting: (Required<Fault> & { meet: () => void })[] = [];
  let mode: WebhookMode = 'normal';
  return {
    add: (fault) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ requests: 1, method: '*', path: '*', ...fault, meet: resolve });
      return promise;
    },
    tellWebhooks(next) {
      mode = next;
    },
    clear() {
      waiting = [];
      mode = 'normal';
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
  };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index]);
}
