import { setImmediate as nextTurn } from 'node:timers/promises';
import { isOfficeSetting, menuToWire, offerToWire, success } from '@comptoir/contract';
import { encode, type Prepared } from '@comptoir/web-host';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop } from '../../jobs/create-loop.ts';
import { readCatalogue, readCatalogueVersion } from './catalogue-repository.ts';
import type { CardAccess } from './connect-card.ts';
import { jsonInSlices } from './json-in-slices.ts';
import type { StockedCatalogue } from './record/catalogue.ts';
import { isCurrent, type Snapshot, takeSnapshot } from './snapshot.ts';

type PublicList = 'settings' | 'menus' | 'offers';

/** The catalogue that this server has in memory. */
export interface ServedCatalogue {
  /** As it is now: rebuilt when the clock has passed a boundary. */
  current(): Snapshot;
  /** Written when it is first asked for. */
  answer(list: PublicList): Promise<Prepared>;
  /** Another text after each rebuild. */
  version(): string;
  /** Since when it is as it is; null: nothing was ever put in. */
  changedAt(): Temporal.Instant | null;
  /** Calls `listener` with what is served after each rebuild. */
  onChange(listener: (snapshot: Snapshot) => void): void;
  /** Reads the stored catalogue again if it changed; running servers do so every second. Never rejects: a failure is logged. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  clock: () => Temporal.Instant;
  /** The zone of the restaurant. */
  timeZone: string;
  log: FastifyBaseLogger;
  /** Null: this server takes no cards. */
  card: CardAccess | null;
}

const pollMilliseconds = 1_000;

/** Reads the catalogue and keeps it: until its version changes, or the clock passes an opening, a closing, an offer's edge, midnight or the end of a stock-out. */
export async function serveCatalogue({ db, clock, timeZone, log, card }: Options): Promise<ServedCatalogue> {
  const now = () => clock().toZonedDateTimeISO(timeZone);
  const listeners: ((snapshot: Snapshot) => void)[] = [];
  let known = await readCatalogueVersion(db);
  let stored = await readCatalogue(db);
  let built = build(stored, now(), card);
  let rebuilds = 0;

  function rebuild(): void {
    built = build(stored, now(), card);
    rebuilds += 1;
    for (const listener of listeners) listener(built.snapshot);
  }

  function atThisTime(): Built {
    if (!isCurrent(built.snapshot, clock())) rebuild();
    return built;
  }

  async function refresh(): Promise<void> {
    const read = await readCatalogueVersion(db);
    if (read.version !== known.version) {
      stored = await readCatalogue(db);
      known = read;
      rebuild();
    } else atThisTime();
  }

  const poll = createLoop({
    work: refresh,
    everyMs: pollMilliseconds,
    log,
    failure: 'the catalogue could not be read again',
  });

  return {
    current: () => atThisTime().snapshot,
    answer: (list) => atThisTime().answer(list),
    version: () => {
      atThisTime();
      return `${known.version}.${rebuilds}`;
    },
    changedAt: () => known.changedAt,
    onChange: (listener) => {
      listeners.push(listener);
    },
    refresh: poll.drain,
    stop: poll.stop,
  };
}

interface Built {
  snapshot: Snapshot;
  answer: (list: PublicList) => Promise<Prepared>;
}

/** The snapshot at once, for orders go by it; the answers, which take longer, between requests. */
function build(catalogue: StockedCatalogue, now: Temporal.ZonedDateTime, card: CardAccess | null): Built {
  const snapshot = takeSnapshot(catalogue, now, card);
  const written = new Map<PublicList, Promise<Prepared>>();
  return {
    snapshot,
    answer: (list) => {
      const known = written.get(list);
      if (known) return known;
      const answer = prepareAnswer(() => listOf[list](snapshot));
      written.set(list, answer);
      return answer;
    },
  };
}

const listOf: Record<PublicList, (snapshot: Snapshot) => unknown[]> = {
  settings: ({ namedSettings }) => namedSettings.filter((setting) => !isOfficeSetting(setting)),
  menus: ({ menus }) => menus.map(menuToWire),
  // A coupon's offer is told only to who knows its code (OFR-06).
  offers: ({ offers }) => offers.filter((offer) => offer.isActive && offer.autoApply).map(offerToWire),
};

/** JSON that is asked for all the time and made seldom: in turns of its own, after that of the snapshot. */
async function prepareAnswer(list: () => unknown[]): Promise<Prepared> {
  await nextTurn();
  const payload = list();
  await nextTurn();
  return encode(await jsonInSlices(success({ payload })), { isCompressible: true, brotliQuality: 6 });
}
