import { menuToWire, offerToWire, success } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue, readCatalogueVersion } from './catalogue-repository.ts';
import type { CardAccess } from './connect-card.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { isCurrent, type Snapshot, takeSnapshot } from './snapshot.ts';

export type PublicList = 'settings' | 'menus' | 'offers';

/** The catalogue that this server has in memory. */
export interface ServedCatalogue {
  /** As it is now: rebuilt when the clock has passed a boundary. */
  current(): Snapshot;
  answer(list: PublicList): PreparedAnswer;
  /** Another text after each rebuild. */
  version(): string;
  /** Calls `listener` after each rebuild. */
  onChange(listener: () => void): void;
  /** Looks whether the stored catalogue changed; running servers do so every second. */
  refresh(): Promise<void>;
  stop(): void;
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
  const listeners: (() => void)[] = [];
  let storedVersion = await readCatalogueVersion(db);
  let stored = await readCatalogue(db);
  let built = build(stored, now(), card);
  let rebuilds = 0;

  function rebuild(): void {
    built = build(stored, now(), card);
    rebuilds += 1;
    for (const listener of listeners) listener();
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

  let isRefreshing = false;
  const timer = setInterval(() => {
    if (isRefreshing) return;
    isRefreshing = true;
    refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'the catalogue could not be read again'))
      .finally(() => {
        isRefreshing = false;
      });
  }, pollMilliseconds);
  timer.unref();

  return {
    current: () => atThisTime().snapshot,
    answer: (list) => atThisTime().answers[list],
    version: () => {
      atThisTime();
      return `${storedVersion}.${rebuilds}`;
    },
    onChange: (listener) => listeners.push(listener),
    refresh,
    stop: () => clearInterval(timer),
  };
}

interface Built {
  snapshot: Snapshot;
  answers: Record<PublicList, PreparedAnswer>;
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
