import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  busySetting,
  busyToWire,
  isOfficeSetting,
  isPrivateAlcoholSetting,
  menuToWire,
  type NamedValue,
  offerToWire,
  pausesSetting,
  pausesToWire,
  postsSetting,
  success,
} from '@comptoir/contract';
import { isAhead, kitchenSpans, largestWork, quartersPerUnit, type Scheduling } from '@comptoir/domain';
import { encode, type Prepared } from '@comptoir/web-host';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop } from '../../jobs/create-loop.ts';
import { readCatalogue, readCatalogueVersion } from './catalogue-repository.ts';
import type { CardAccess } from './connect-card.ts';
import { jsonInSlices } from './json-in-slices.ts';
import type { StockedCatalogue } from './record/catalogue.ts';
import { isCurrent, type LastWithdrawalEnd, listedOffers, type Snapshot, takeSnapshot } from './snapshot.ts';

type PublicList = 'settings' | 'menus' | 'offers';

export interface ServedCatalogue {
  current(): Snapshot;
  answer(list: PublicList): Promise<Prepared>;
  version(): string;
  changedAt(): Temporal.Instant | null;
  onChange(listener: (snapshot: Snapshot) => void): void;
  /** Tells until when an order can be withdrawn from, because the settings say whether the shop shows where (LAW-35). */
  tellLastWithdrawalEnd(end: LastWithdrawalEnd): void;
  /** Tells whether the account at the payment provider offers PayPal; null if unknown (PYX-39). */
  tellPaypal(isOffered: boolean | null): void;
  paypal(): boolean | null;
  /** Reloads the catalogue if its stored version changed. Never rejects: errors are logged. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** What the public endpoints read. */
export type CatalogueAnswers = Pick<ServedCatalogue, 'current' | 'answer'>;

interface Options {
  db: Db;
  clock: () => Temporal.Instant;
  timeZone: string;
  log: FastifyBaseLogger;
  card: CardAccess | null;
}

const pollMilliseconds = 1_000;
/** The checkout offers times of so many days (CHK-27). */
const offeredDays = 7;

/** The cached catalogue is rebuilt when its version changes, or when time passes the snapshot's `validUntil`. */
export async function serveCatalogue({ db, clock, timeZone, log, card }: Options): Promise<ServedCatalogue> {
  const now = () => clock().toZonedDateTimeISO(timeZone);
  const listeners: ((snapshot: Snapshot) => void)[] = [];
  let known = await readCatalogueVersion(db);
  let stored = await readCatalogue(db);
  let lastWithdrawalEnd: LastWithdrawalEnd = null;
  let isPaypalOffered: boolean | null = null;
  const access = () => card && { ...card, isPaypalOffered: isPaypalOffered === true };
  let built = buildCatalogue(stored, now(), access());
  let rebuilds = 0;

  function rebuild(): void {
    built = buildCatalogue(stored, now(), access(), lastWithdrawalEnd);
    rebuilds += 1;
    for (const listener of listeners) listener(built.snapshot);
  }

  function atThisTime(): BuiltCatalogue {
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
    tellLastWithdrawalEnd: (end) => {
      if (String(end) === String(lastWithdrawalEnd)) return;
      lastWithdrawalEnd = end;
      rebuild();
    },
    tellPaypal: (isOffered) => {
      if (isOffered === isPaypalOffered) return;
      isPaypalOffered = isOffered;
      rebuild();
    },
    paypal: () => isPaypalOffered,
    refresh: poll.drain,
    stop: poll.stop,
  };
}

export interface BuiltCatalogue {
  snapshot: Snapshot;
  answer: (list: PublicList) => Promise<Prepared>;
}

/** Orders need the snapshot immediately. The responses take longer and are prepared between requests. */
export function buildCatalogue(
  catalogue: StockedCatalogue,
  now: Temporal.ZonedDateTime,
  card: CardAccess | null,
  lastWithdrawalEnd: LastWithdrawalEnd = null,
): BuiltCatalogue {
  const snapshot = takeSnapshot(catalogue, now, card, lastWithdrawalEnd);
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
  settings: (snapshot) => [
    ...snapshot.namedSettings
      .filter((setting) => !isOfficeSetting(setting) && !isPrivateAlcoholSetting(setting))
      .map(withoutLabels),
    ...tellPauses(snapshot.settings.scheduling, snapshot.takenAt),
    ...tellPosts(snapshot),
  ],
  menus: ({ menus }) => menus.map(menuToWire),
  offers: (snapshot) => listedOffers(snapshot).map(offerToWire),
};

/** The restaurant's own words for its exceptional days are not for diners (HRS-03). */
function withoutLabels(setting: NamedValue): NamedValue {
  if (setting.name !== 'scheduling.exceptions' || !Array.isArray(setting.value)) return setting;
  return { ...setting, value: setting.value.map((day) => ({ ...Object(day), label: undefined })) };
}

/**
 * Diners learn the names of the posts, to ask for a time with their cart's work, and how much one order can have there in the next
 * seven days, so that a larger cart is told in time to call (CAP-02, CAP-11).
 */
function tellPosts({ settings, office, menus, takenAt, timeZone }: Snapshot): NamedValue[] {
  if (settings.dishPosts.length === 0) return [];
  const { exceptions } = settings.scheduling;
  const last = takenAt.add({ hours: 24 * offeredDays }).epochMilliseconds;
  const spans = kitchenSpans(menus, takenAt.toZonedDateTimeISO(timeZone), { exceptions, pauses: [] });
  const coming = spans.filter(({ start, end }) => start <= last && end > takenAt.epochMilliseconds);
  const value = office.posts
    .filter(({ isOfDrivers }) => !isOfDrivers)
    .map((post) => ({ id: post.id, most: largestWork(post, coming) / quartersPerUnit }));
  return [{ name: postsSetting, value }];
}

/** Tells what holds now of pauses and busy periods, without who chose them (PSE-04). */
function tellPauses({ pauses, busyPeriods }: Scheduling, now: Temporal.Instant): NamedValue[] {
  const isNow = ({ until }: { until: string }) => isAhead(until, now);
  const told = [
    { name: pausesSetting, value: pausesToWire(pauses.filter(isNow)) },
    { name: busySetting, value: busyToWire(busyPeriods.filter(isNow)) },
  ];
  return told.filter(({ value }) => value.length > 0);
}

/** Each response takes long, so its preparation has its own turn of the event loop. */
async function prepareAnswer(list: () => unknown[]): Promise<Prepared> {
  await nextTurn();
  const payload = list();
  await nextTurn();
  return encode(await jsonInSlices(success({ payload })), { isCompressible: true, brotliQuality: 6 });
}
