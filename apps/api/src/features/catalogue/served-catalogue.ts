import { menuToWire, offerToWire, success } from '@comptoir/contract';
import { encode, type Prepared } from '@comptoir/web-host';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop } from '../../jobs/create-loop.ts';
import { readCatalogue, readCatalogueVersion } from './catalogue-repository.ts';
import type { CardAccess } from './connect-card.ts';
import type { Catalogue } from './record/catalogue.ts';
import { isCurrent, type Snapshot, takeSnapshot } from './snapshot.ts';

type PublicList = 'settings' | 'menus' | 'offers';

/** The catalogue that this server has in memory. */
export interface ServedCatalogue {
  /** As it is now: rebuilt when the clock has passed a boundary. */
  current(): Snapshot;
  answer(list: PublicList): Prepared;
  /** Another text after each rebuild. */
  version(): string;
  /** Calls `listener` with what is served after each rebuild. */
  onChange(listener: (snapshot: Snapshot) => void): void;
  /** Reads the stored catalogue again if it changed; running servers do so every second. Never rejects: a failure is logged. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
  /** Null: this server takes no cards. */
  card: CardAccess | null;
}

const pollMilliseconds = 1_000;

/** Reads the catalogue and keeps it: until its version changes, or the clock passes an opening, a closing, an offer's edge or midnight. */
export async function serveCatalogue({ db, now, log, card }: Options): Promise<ServedCatalogue> {
  const listeners: ((snapshot: Snapshot) => void)[] = [];
  let storedVersion = await readCatalogueVersion(db);
  let stored = await readCatalogue(db);
  let built = build(stored, now(), card);
  let rebuilds = 0;

  function rebuild(): void {
    built = build(stored, now(), card);
    rebuilds += 1;
    for (const listener of listeners) listener(built.snapshot);
  }

  function atThisTime(): Built {
    if (!isCurrent(built.snapshot, now().toInstant())) rebuild();
    return built;
  }

  async function refresh(): Promise<void> {
    const version = await readCatalogueVersion(db);
    if (version !== storedVersion) {
      stored = await readCatalogue(db);
      storedVersion = version;
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
    answer: (list) => atThisTime().answers[list],
    version: () => {
      atThisTime();
      return `${storedVersion}.${rebuilds}`;
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
    refresh: poll.drain,
    stop: poll.stop,
  };
}

/** JSON that is asked for all the time and made seldom. */
const prepareAnswer = (value: unknown) =>
  encode(Buffer.from(JSON.stringify(value)), { isCompressible: true, brotliQuality: 6 });

interface Built {
  snapshot: Snapshot;
  answers: Record<PublicList, Prepared>;
}

function build(catalogue: Catalogue, now: Temporal.ZonedDateTime, card: CardAccess | null): Built {
  const snapshot = takeSnapshot(catalogue, now, card);
  // A coupon's offer is told only to who knows its code (OFR-06).
  const open = snapshot.offers.filter((offer) => offer.isActive && offer.autoApply);
  return {
    snapshot,
    answers: {
      settings: prepareAnswer(success({ payload: snapshot.namedSettings })),
      menus: prepareAnswer(success({ payload: snapshot.menus.map(menuToWire) })),
      offers: prepareAnswer(success({ payload: open.map(offerToWire) })),
    },
  };
}
