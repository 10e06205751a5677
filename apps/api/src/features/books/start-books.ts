import type { KeyObject } from 'node:crypto';
import { taxPolicyOf } from '@comptoir/contract';
import type { TaxPolicy } from '@comptoir/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createLoop, type Job } from '../../jobs/create-loop.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { makeArchive } from './archive/make-archive.ts';
import { booksRoutes } from './books-routes.ts';
import { type CloseRefusal, closeDay, closeDays } from './close/close-days.ts';
import { type DayMailTools, dayMailHandler } from './mail/send-day-mail.ts';
import { purgeBooks } from './purge/purge-books.ts';
import { openBookKey } from './record/book-key.ts';
import { type Close, countUnsealed } from './record/books-repository.ts';
import type { RunningRelease } from './record/release.ts';
import { adoptOrders } from './seal/adopt-orders.ts';
import { createEndKeeper, type EndKeeper } from './seal/keep-end.ts';
import { openBooks, type SealTools, sealEntries } from './seal/seal-entries.ts';
import { tellRelease } from './seal/tell-release.ts';
import { tellTax } from './seal/tell-tax.ts';
import { verifyByItself } from './verify/verify-by-itself.ts';

/** What signs the books and keeps their end outside of the database, so that a cut of it shows (BOK-06). */
export interface BooksAccess extends EndKeeper {
  /** An Ed25519 key, the same on all servers of one database. */
  privateKey: KeyObject;
  /** The program that runs; null where nothing was built, as in development. */
  readRelease(): Promise<RunningRelease | null>;
}

interface Needs extends DayMailTools {
  outbox: Outbox;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
  /** Null if this server does not seal. It writes entries all the same. */
  access: BooksAccess | null;
}

const sealEveryMs = 1_000;
const closeEveryMs = 60_000;
const purgeEveryMs = 3 * 3_600_000;

export function startBooks({ db, site, now, log, access, mail, catalogue, outbox }: Needs) {
  outbox.handle(dayMailHandler({ db, mail, catalogue, site }));
  const tools = access && { db, site, now, key: openBookKey(access.privateKey) };
  let isUnsound = false;
  /** Notes how the last try to close a day ended. */
  const noteTry = (outcome: Close | CloseRefusal) => {
    isUnsound = outcome === 'books_unsound';
    if (isUnsound) log.error('the books do not add up: the day stays open');
  };
  return {
    jobs: access && tools ? startJobs(tools, { log, access, noteTry, tax: taxPolicyOf(site), catalogue }) : [],
    routes: (scope: FastifyInstance) =>
      booksRoutes(scope, {
        db,
        site,
        now,
        close:
          tools &&
          (async (wish) => {
            const outcome = await closeDay(tools, { ...wish, isPatient: false });
            noteTry(outcome);
            return outcome;
          }),
        isUnsound: () => isUnsound,
        readRelease: async () => (await access?.readRelease()) ?? null,
        archive: tools && ((wish) => makeArchive(tools, wish)),
      }),
    /** Entries that wait for their seal, and for how many seconds the oldest one does. */
    countWaiting: async () => {
      const { entries, oldestAt } = await countUnsealed(db);
      const seconds = oldestAt ? now().toInstant().since(oldestAt).total('seconds') : 0;
      return { entries, oldestSeconds: Math.max(0, seconds) };
    },
  };
}

interface JobNeeds extends Pick<Needs, 'catalogue'> {
  log: FastifyBaseLogger;
  access: BooksAccess;
  noteTry: (outcome: CloseRefusal) => void;
  tax: TaxPolicy;
}

function startJobs(tools: SealTools, { log, access, noteTry, tax, catalogue }: JobNeeds): Job[] {
  let hasToldKey = false;
  const tellKey = () => {
    if (!hasToldKey)
      log.error({ keyId: tools.key.id }, 'the books were signed with another key: this server seals nothing');
    hasToldKey = true;
  };
  const opening = createLoop({
    work: async (signal) => {
      await openBooks(tools);
      await tellTax(tools, tax);
      await adoptOrders(tools, signal);
      const release = await access.readRelease();
      if (release?.isModified) log.warn({ release }, 'files of the program are not as they were built');
      if (release) await tellRelease(tools, release);
    },
    log,
    failure: 'the books could not be opened',
  });
  opening.wake();
  const keepEnd = createEndKeeper(tools.db, access, log);
  const sealing = createLoop({
    work: async () => {
      if ((await countUnsealed(tools.db)).entries === 0) return;
      const sealed = await sealEntries(tools);
      if (sealed === 'other_key') tellKey();
      else if (sealed !== 'busy') await keepEnd(sealed.head);
    },
    everyMs: sealEveryMs,
    log,
    failure: 'the books could not be sealed',
  });
  const closing = createLoop({
    work: async (signal) => {
      const stopped = await closeDays(tools, signal);
      if (stopped === 'other_key') tellKey();
      noteTry(stopped);
    },
    everyMs: closeEveryMs,
    log,
    failure: 'the day could not be closed',
  });
  const verifying = createLoop({
    work: async (signal) => {
      await verifyByItself(tools, { keeper: access, log, signal });
    },
    everyMs: closeEveryMs,
    log,
    failure: 'the books could not be verified',
  });
  const purging = createLoop({
    work: async (signal) => {
      const { figuresYears } = catalogue.current().settings.retention;
      const { orders, kept } = await purgeBooks(tools, { figuresYears, signal });
      if (orders > 0) log.info({ orders }, 'orders of old years were purged');
      if (kept) log.warn(kept, 'the orders of a year that is old enough stay: see books archive and books check');
    },
    everyMs: purgeEveryMs,
    log,
    failure: 'old years could not be purged',
  });
  return [opening, sealing, closing, verifying, purging];
}
