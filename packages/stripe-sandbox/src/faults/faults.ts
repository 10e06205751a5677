/**
 * What goes wrong with a request: `hang` is never answered and never carried out, `errorAfterCommit` is carried out and
 * answered 500, `loseAnswer` is carried out and its connection cut, `rateLimited` is refused with 429, `processing` is a confirmation
 * that the bank still examines, until `settle`.
 */
export const faultKinds = ['hang', 'errorAfterCommit', 'loseAnswer', 'rateLimited', 'processing'] as const;

/** What becomes of the payments that banks examine. */
export const settlements = ['succeeded', 'failed'] as const;
export type Settlement = (typeof settlements)[number];

/** How events are told: twice each, three seconds late, those of a third of a second backwards, or never. */
export const webhookModes = ['normal', 'doubled', 'late', 'shuffled', 'none'] as const;

export type WebhookMode = (typeof webhookModes)[number];

export interface Fault {
  kind: (typeof faultKinds)[number];
  /** How many requests it meets; absent: one. */
  requests?: number;
  /** Absent: any. */
  method?: string;
  /** `*` stands for one segment, as in the capture of any intent; absent: any path under /v1. */
  path?: string;
}

export interface Faults {
  /** The next matching requests fail so. Resolves when the first of them arrived. */
  add(fault: Fault): Promise<void>;
  tellWebhooks(mode: WebhookMode): void;
  /** All is well again. */
  clear(): void;
}

interface FaultBox extends Faults {
  /** The fault that this request meets, if any, counted. */
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
