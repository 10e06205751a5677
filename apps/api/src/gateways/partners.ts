import type { FastifyBaseLogger } from 'fastify';

/** Whom the shop depends on; `webhook`: the card provider, where it calls the shop. */
const partnerNames = ['mail', 'card', 'webhook', 'geocoder', 'push'] as const;
type CalledName = (typeof partnerNames)[number];
/** `backup`: not called by the shop, but as much to be missed. */
export type PartnerName = CalledName | 'backup';

/** What is known of a partner since this process began. */
export interface Partner {
  name: PartnerName;
  lastSuccessAt: Temporal.Instant | null;
  /** Null: the last call went well, or there was none. */
  failingSince: Temporal.Instant | null;
}

/** How the backups of a shop are: asked again each time. Null: there are none to be. */
export type AskBackups = () => Omit<Partner, 'name'> | null;

export interface Partners {
  /** The gateway itself, each of whose calls is noted. `isTheirs`: whether a failure says something of the partner; absent: each does. */
  watch<T extends object>(name: CalledName, gateway: T, isTheirs?: (error: unknown) => boolean): T;
  /** Notes how something went that is no call of a gateway. */
  noteSuccess(name: CalledName): void;
  noteFailure(name: CalledName, error: unknown): void;
  list(): Partner[];
}

interface PartnerTools {
  log: FastifyBaseLogger;
  now: () => Temporal.Instant;
  /** Absent: there are none. */
  backups?: AskBackups | undefined;
}

/** Notes how the calls of partners end: when each was last there is a figure, and a log says when one goes and comes back. */
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
