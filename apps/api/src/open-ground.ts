import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from './api-dependencies.ts';
import { openAccountKeys } from './features/account/record/open-account-keys.ts';
import { createLocalGeocoder } from './features/delivery/local-geocoder.ts';
import { isSendersFault } from './gateways/mail/mail-gateway.ts';
import { createPartners } from './gateways/partners.ts';
import { createPrinterGateway } from './gateways/printer/printer-gateway.ts';
import { createWebPush } from './gateways/push/web-push-gateway.ts';
import { straightLineRouter } from './gateways/router/straight-line-router.ts';
import { startOutbox } from './jobs/outbox/outbox.ts';
import { createCounters, createLimiter, defaultLimits } from './plugins/limits.ts';
import { createEventStreams } from './plugins/streams/event-streams.ts';
import { createPasswordHasher } from './secrets/password/password-hasher.ts';

export type Ground = Awaited<ReturnType<typeof openGround>>;

/** Opens what several features need: gateways, keys, outboxes, limits and streams. Features add the task handlers. */
export async function openGround(app: FastifyInstance, dependencies: ApiDependencies) {
  const { database, site, clock, card, limits } = dependencies;
  const { db } = database;
  const { log } = app;
  const partners = createPartners({ log, now: clock, backups: dependencies.backups });
  const makeCounter = createCounters(database, { ...defaultLimits, ...limits });
  const outbox = startOutbox({ db, log });
  const pushOutbox = startOutbox({ db, log });
  return {
    database,
    db,
    site,
    clock,
    now: () => clock().toZonedDateTimeISO(site.timeZone),
    log,
    card: card ?? null,
    partners,
    cards: card ? partners.watch('card', card.gateway) : null,
    mail: partners.watch('mail', dependencies.mail, isSendersFault),
    printers: createPrinterGateway(dependencies.printers ?? { allowed: [], isLocalAllowed: false }),
    push: partners.watch('push', dependencies.push ?? createWebPush()),
    geocoder: partners.watch('geocoder', dependencies.geocoder ?? createLocalGeocoder(db)),
    router: dependencies.router ?? straightLineRouter,
    keys: await openAccountKeys(db, dependencies.secret),
    passwords: createPasswordHasher(),
    makeCounter,
    limit: createLimiter(makeCounter),
    outbox,
    /** Pushes have their own outbox, so that a slow push service does not delay mails (decision 30). */
    pushOutbox,
    wakeOutbox: () => {
      outbox.wake();
      pushOutbox.wake();
    },
    boardStreams: createEventStreams(app, clock),
    liveStreams: createEventStreams(app, clock),
    hasOffice: dependencies.hasOffice ?? true,
    isDemo: dependencies.isDemo ?? false,
    isMetricsPublic: dependencies.isMetricsPublic ?? false,
    books: dependencies.books ?? null,
    doctor: dependencies.doctor ?? null,
    hasPicture: dependencies.hasPicture ?? (() => true),
    hasMail: dependencies.hasMail ?? true,
    beatMilliseconds: dependencies.beatMilliseconds ?? 10_000,
  };
}
