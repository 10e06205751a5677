import type { FastifyBaseLogger } from 'fastify';

/** The external services that the shop depends on. `webhook` means calls from the card provider to the shop. */
const partnerNames = ['mail', 'card', 'webhook', 'geocoder', 'push'] as const;
type CalledName = (typeof partnerNames)[number];
export type PartnerName = CalledName | 'backup';

export interface Partner {
  name: PartnerName;
  lastSuccessAt: Temporal.Instant | null;
  failingSince: Temporal.Instant | null;
}

export type AskBackups = () => Omit<Partner, 'name'> | null;

export interface Partners {
  /** Records the result of each call of the gateway. `isTheirs` tells whether an error is the partner's fault. */
  watch<T extends object>(name: CalledName, gateway: T, isTheirs?: (error: unknown) => boolean): T;
  noteSuccess(name: CalledName): void;
  noteFailure(name: CalledName, error: unknown): void;
  list(): Partner[];
}

interface PartnerTools {
  log: FastifyBaseLogger;
  now: () => Temporal.Instant;
  backups?: AskBackups | undefined;
}

export function createPartners({ log, now, backups }: PartnerTools): Partners {
  const known = new Map(
    partnerNames.map((name): [CalledName, Partner] => [name, { name, lastSuccessAt: null, failingSince: null }]),
  );

  function noteSuccess(name: CalledName): void {
    if (known.get(name)?.failingSince) log.info({ partner: name }, 'a partner is back');
    known.set(name, { name, lastSuccessAt: now(), failingSince: null });
  }

  function noteFailure(name: CalledName, error: unknown): void {
    const before = known.get(name);
    if (before?.failingSince) return;
    log.error({ partner: name, err: error }, 'a partner fails');
    known.set(name, { name, lastSuccessAt: before?.lastSuccessAt ?? null, failingSince: now() });
  }

  return {
    watch: (name, gateway, isTheirs = () => true) => {
      const watched =
        (call: (...given: unknown[]) => unknown) =>
        (...given: unknown[]) => {
          const answer = call.apply(gateway, given);
          if (answer instanceof Promise)
            answer.then(
              () => noteSuccess(name),
              (error: unknown) => isTheirs(error) && noteFailure(name, error),
            );
          return answer;
        };
      const calls = Object.entries(gateway).map(([key, value]) => [
        key,
        typeof value === 'function' ? watched(value) : value,
      ]);
      return Object.fromEntries(calls) as typeof gateway;
    },
    noteSuccess,
    noteFailure,
    list: () => {
      const backup = backups?.();
      return [...known.values(), ...(backup ? [{ name: 'backup' as const, ...backup }] : [])];
    },
  };
}
