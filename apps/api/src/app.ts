import type { Finding, SiteConfig } from '@comptoir/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { OpenDatabase } from './db/database.ts';
import { accountRoutes } from './features/account/account-routes.ts';
import { mailboxCodes } from './features/account/code/mailbox-codes.ts';
import { createProveOrderer } from './features/account/credentials/prove-orderer.ts';
import { cardCustomerHandler } from './features/account/forget/card-customer.ts';
import { accountMailHandler } from './features/account/mail/send-account-mail.ts';
import { openAccountKeys } from './features/account/record/open-account-keys.ts';
import { startRetention } from './features/account/retention/start-retention.ts';
import { actionRoutes } from './features/board/action-routes.ts';
import { boardRoutes } from './features/board/board-routes.ts';
import { openBoard } from './features/board/open-board.ts';
import { sheetRoutes } from './features/board/order/sheet-routes.ts';
import { countKitchen } from './features/board/signs/count-kitchen.ts';
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts';
import type { CardAccess } from './features/catalogue/connect-card.ts';
import { serveCatalogue } from './features/catalogue/served-catalogue.ts';
import type { Snapshot } from './features/catalogue/snapshot.ts';
import { deliveryRoutes } from './features/delivery/delivery-routes.ts';
import { createLocalGeocoder } from './features/delivery/local-geocoder.ts';
import { docsPlugin } from './features/docs/docs-plugin.ts';
import { connectionRoutes } from './features/health/connection-routes.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { createLiveFeed } from './features/live/live-feed.ts';
import { livePushRoutes } from './features/live/live-push-routes.ts';
import { liveRoutes } from './features/live/live-routes.ts';
import { menuRoutes } from './features/menu/menu-routes.ts';
import { countFailedNotices } from './features/notice/notice-repository.ts';
import { noticeHandler } from './features/notice/send-notice.ts';
import { offerRoutes } from './features/offer/offer-routes.ts';
import { tryOrder } from './features/order/judge/try-order.ts';
import { orderMailHandler } from './features/order/mail/send-order-mail.ts';
import { orderRoutes } from './features/order/order-routes.ts';
import { gatherOrders } from './features/order/place/gather-orders.ts';
import { placeOrder } from './features/order/place/place-order.ts';
import { createOrderPayments } from './features/payment/order-payments.ts';
import { paymentRoutes } from './features/payment/payment-routes.ts';
import { startPaymentSweep } from './features/payment/payment-sweep.ts';
import { refundMailHandler } from './features/payment/refund/send-refund-mail.ts';
import { alarmMailTasks } from './features/progress/alarm/alarm-mail-tasks.ts';
import { raiseOnce } from './features/progress/alarm/raise-once.ts';
import { alarmMailHandler } from './features/progress/alarm/send-alarm-mail.ts';
import { watchPartners } from './features/progress/alarm/watch-partners.ts';
import { watchChanges } from './features/progress/changes/watch-changes.ts';
import { watchClock } from './features/progress/clock/watch-clock.ts';
import { keepCounts } from './features/recommendation/keep-counts.ts';
import { recommendationRoutes } from './features/recommendation/recommendation-routes.ts';
import { scheduleRoutes } from './features/schedule/schedule-routes.ts';
import { doctorRoutes } from './features/setting/doctor-routes.ts';
import { guestCashRoutes } from './features/setting/guest-cash-routes.ts';
import { guardOffice } from './features/staff/guard/guard-office.ts';
import { staffMailHandler } from './features/staff/link/send-staff-mail.ts';
import { staffRoutes } from './features/staff/staff-routes.ts';
import { stockHoursOf } from './features/stock/stock-of.ts';
import { stockRoutes } from './features/stock/stock-routes.ts';
import type { Geocoder } from './gateways/geocoder/geocoder.ts';
import { isSendersFault, type MailGateway } from './gateways/mail/mail-gateway.ts';
import { type AskBackups, createPartners } from './gateways/partners.ts';
import type { PaymentGateway } from './gateways/payment/payment-gateway.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import { createWebPush } from './gateways/push/web-push-gateway.ts';
import type { Router } from './gateways/router/router.ts';
import { straightLineRouter } from './gateways/router/straight-line-router.ts';
import { forgetDone } from './jobs/outbox/forget-done.ts';
import { startOutbox } from './jobs/outbox/outbox.ts';
import { openPush } from './open-push.ts';
import { answersPlugin } from './plugins/answers-plugin.ts';
import { bodiesPlugin } from './plugins/bodies-plugin.ts';
import { corsPlugin, originsOf } from './plugins/cors-plugin.ts';
import { collectMethods, errorsPlugin, type Fallback, type MethodsAt } from './plugins/errors-plugin.ts';
import { foreignProxyPlugin } from './plugins/foreign-proxy-plugin.ts';
import { createCounters, createLimiter, defaultLimits, type Limits } from './plugins/limits.ts';
import { createReadyAnswers, type ReadyAnswers } from './plugins/ready/ready-answers.ts';
import { readyPlugin } from './plugins/ready/ready-plugin.ts';
import { type ApiLogger, serverOptions } from './plugins/server-options.ts';
import { createEventStreams } from './plugins/streams/event-streams.ts';
import { createPasswordHasher } from './secrets/password/password-hasher.ts';

export interface ApiDependencies {
  database: OpenDatabase;
  site: SiteConfig;
  /** The app's clock; in demo mode it may have been set. */
  clock: () => Temporal.Instant;
  mail: MailGateway;
  /** Tells browsers what is new; absent: by their makers' services. */
  push?: PushGateway;
  /** Knows addresses; absent: the database's own index does. */
  geocoder?: Geocoder;
  /** Measures routes; absent: by straight-line distance. */
  router?: Router;
  /** How the backups of the shop are; absent: there are none. */
  backups?: AskBackups;
  /** Takes cards; absent: nobody does, whatever the settings say. */
  card?: CardAccess & { gateway: PaymentGateway };
  /** Lies outside of the database and is the same on all servers of one: what codes and hashes of addresses are made by. */
  secret: Uint8Array;
  logger: ApiLogger;
  limits?: Partial<Limits>;
  /** Addresses of the proxies whose word about the peer is believed; absent: none. */
  trustProxy?: string[];
  /** True: /metrics is answered through a proxy too. */
  isMetricsPublic?: boolean;
  /** False: there is no office, as if nobody had built one. */
  hasOffice?: boolean;
  /** True: the demo's link lets its owner in. */
  isDemo?: boolean;
  /** Finds out what the shop lacks, for its owner; absent: nobody does. */
  doctor?: () => Promise<Finding[]>;
  /** Serves everything that is not the API's; absent: 404. */
  fallback?: Fallback;
  /** How often whoever follows by a stream is told that the server is there; absent: every ten seconds. */
  beatMilliseconds?: number;
}

export interface Api {
  /** Listening and closing are the caller's; closing stops the jobs and leaves the database open. */
  app: FastifyInstance;
  /** Another text whenever what the catalogue shows may have changed. */
  catalogueVersion(): string;
  /** Since when the catalogue is as it is; null: nothing was ever put in. */
  catalogueChangedAt(): Temporal.Instant | null;
  onCatalogueChange(listener: () => void): void;
  /** Reads the catalogue again if it changed, without waiting for the next poll. */
  refreshCatalogue(): Promise<void>;
  /** Waits until the outbox has nothing due. */
  drainOutbox(): Promise<void>;
  /** Waits until no payment is due to be reconciled. */
  reconcilePayments(): Promise<void>;
}

/** Builds the API, by hand: the rooms on what they need, then the plugins, then a scope of routes for each audience. */
export async function buildApi(dependencies: ApiDependencies): Promise<Api> {
  const { clock } = dependencies;
  const ready = createReadyAnswers(() => clock().epochMilliseconds);
  const app = Fastify(serverOptions({ ...dependencies, ready }));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const methodsAt = collectMethods(app);
  const rooms = await openRooms(app, dependencies);
  const renew = ({ takenAt, validUntil }: Snapshot) =>
    ready.renew({ from: takenAt.epochMilliseconds, until: validUntil.epochMilliseconds });
  renew(rooms.catalogue.current());
  rooms.catalogue.onChange(renew);
  await addPlugins(app, dependencies, { ready, methodsAt });

  const countedStreams = [rooms.streams, rooms.liveStreams];
  healthRoutes(app, {
    ...rooms,
    ready,
    isMetricsPublic: dependencies.isMetricsPublic ?? false,
    listPartners: rooms.partners.list,
    countKitchen: () =>
      countKitchen({ ...rooms, streams: countedStreams, countFailedNotices: () => countFailedNotices(rooms.db) }),
  });
  await app.register(async (scope) => addPublicRoutes(scope, rooms));
  await app.register(async (scope) => accountRoutes(scope, rooms));
  if (dependencies.hasOffice ?? true) await app.register(async (scope) => addOfficeRoutes(scope, rooms));
  await app.ready();
  rooms.outbox.wake();

  const { catalogue, outbox, pushOutbox, sweep } = rooms;
  return {
    app,
    catalogueVersion: catalogue.version,
    catalogueChangedAt: catalogue.changedAt,
    onCatalogueChange: catalogue.onChange,
    refreshCatalogue: catalogue.refresh,
    drainOutbox: async () => {
      await Promise.all([outbox.drain(), pushOutbox.drain()]);
    },
    reconcilePayments: async () => sweep?.drain(),
  };
}

type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** What the routes stand on: gateways, jobs, and what one room asks of another, brought together. */
async function openRooms(app: FastifyInstance, dependencies: ApiDependencies) {
  const { database, site, clock, card, beatMilliseconds = 10_000 } = dependencies;
  const { db } = database;
  const { log } = app;
  const now = () => clock().toZonedDateTimeISO(site.timeZone);
  const { partners, cards, mail, push, geocoder } = watchGateways(dependencies, log);

  const catalogue = await serveCatalogue({ db, clock, timeZone: site.timeZone, log, card: card ?? null });
  const keys = await openAccountKeys(db, dependencies.secret);
  const { addressKey } = keys;
  const counts = keepCounts({ db, now, log });
  const handlers = mailHandlers({
    db,
    mail,
    catalogue,
    site,
    keys,
    cards,
    now,
    hasOffice: dependencies.hasOffice ?? true,
  });
  const outbox = startOutbox({ db, log, handlers });
  const pushing = await openPush({
    db,
    site,
    catalogue,
    log,
    push,
  });
  const cleanUp = forgetDone({ db, log });
  const wakeOutbox = () => {
    outbox.wake();
    pushing.pushOutbox.wake();
  };
  const office = () => catalogue.current().office;
  // Where orders are received by mail alone, a board that is open nevertheless finds out by itself.
  const changes = watchChanges({ database, log, isShared: () => office().reception !== 'none' });
  const { announce } = changes;
  let storedOrders = 0;

  const ordering = {
    db,
    catalogue,
    site,
    now,
    addressKey,
    geocoder,
    router: dependencies.router ?? straightLineRouter,
    log,
    payments: createOrderPayments({ db, catalogue, cards, now, log, wakeOutbox, announce }),
    storeOrder: gatherOrders(db),
    networkKey: keys.networkKey,
    codes: mailboxCodes(keys),
    onStored: () => {
      storedOrders += 1;
      outbox.wake();
      announce();
    },
  };
  const retention = startRetention({ db, catalogue, now, log, wakeOutbox, addressKey });
  const kitchen = {
    db,
    catalogue,
    now,
    log,
    office,
    announce,
    wakeOutbox,
    wakeRefunds: () => sweep?.wakeRefunds(),
    stockHours: () => stockHoursOf(catalogue.current()),
  };
  const sweep =
    cards &&
    startPaymentSweep({
      ...kitchen,
      cards,
      placeOrder: (...order) => placeOrder(ordering, ...order),
      alarmTasks: ({ id, orderNumber: number }) =>
        alarmMailTasks({ news: 'refund_refused', number }, id, office().alarmMails),
    });
  const kitchenClock = watchClock(kitchen);
  const partnerWatch = watchPartners({ ...kitchen, partners });
  const board = openBoard(app, { ...kitchen, clock, site, changes, beatMilliseconds });
  const liveStreams = createEventStreams(app, clock);
  const liveFeed = createLiveFeed({ ...kitchen, changes, beatMilliseconds });

  app.addHook('preClose', async () => cards?.close());
  app.addHook('onClose', async () => {
    const rooms = [catalogue, counts, retention, kitchenClock, partnerWatch, board, liveFeed, changes];
    for (const job of [...rooms, sweep, cleanUp, pushing.pushOutbox, outbox]) await job?.stop();
  });
  const makeCounter = createCounters(database, { ...defaultLimits, ...dependencies.limits });
  const limit = createLimiter(makeCounter);
  const accounts = { keys, passwords: createPasswordHasher(), proveOrderer: createProveOrderer({ db, now }) };
  return {
    ...ordering,
    ...kitchen,
    ...accounts,
    ...pushing,
    ...board,
    cards,
    counts,
    outbox,
    sweep,
    limit,
    makeCounter,
    changes,
    liveStreams,
    liveFeed,
    partners,
    isDemo: dependencies.isDemo ?? false,
    doctor: dependencies.doctor ?? null,
    countOrders: () => storedOrders,
  };
}

/** The outside world, each call of which is noted. */
function watchGateways(dependencies: ApiDependencies, log: FastifyBaseLogger) {
  const { database, clock, card, mail, push, geocoder, backups } = dependencies;
  const partners = createPartners({ log, now: clock, backups });
  return {
    partners,
    cards: card ? partners.watch('card', card.gateway) : null,
    mail: partners.watch('mail', mail, isSendersFault),
    push: partners.watch('push', push ?? createWebPush()),
    geocoder: partners.watch('geocoder', geocoder ?? createLocalGeocoder(database.db)),
  };
}

async function addPlugins(
  app: FastifyInstance,
  { clock, site, fallback }: ApiDependencies,
  { ready, methodsAt }: { ready: ReadyAnswers; methodsAt: MethodsAt },
): Promise<void> {
  await app.register(answersPlugin, { clock });
  await app.register(foreignProxyPlugin);
  await app.register(readyPlugin, { ready });
  // Pages are read from no other origin: they leave before it is asked which.
  await app.register(errorsPlugin, { fallback, methodsAt });
  await app.register(corsPlugin, { origins: originsOf(site) });
  await app.register(bodiesPlugin);
  await app.register(docsPlugin, { site });
}

/** So long after the managers were told of unusual orders they are left in peace. */
const unusualPeaceMinutes = 60;

/** What anybody may ask. */
async function addPublicRoutes(scope: FastifyInstance, rooms: Rooms): Promise<void> {
  catalogueRoutes(scope, rooms);
  menuRoutes(scope, rooms);
  offerRoutes(scope, rooms);
  recommendationRoutes(scope, rooms);
  scheduleRoutes(scope, rooms);
  connectionRoutes(scope, rooms);
  deliveryRoutes(scope, rooms);
  orderRoutes(scope, {
    ...rooms,
    tellUnusual: (news) => {
      raiseOnce(rooms, news, unusualPeaceMinutes).catch((error: unknown) =>
        rooms.log.error({ err: error }, 'the managers could not be told of unusual orders'),
      );
    },
  });
  liveRoutes(scope, rooms);
  livePushRoutes(scope, rooms);
  await paymentRoutes(scope, {
    ...rooms,
    tryOrder: (body) => tryOrder(rooms, body),
    wakePayments: () => {
      rooms.sweep?.wake();
      rooms.sweep?.wakeRefunds();
    },
  });
}

/** What the restaurant's people and devices may ask: the guard first, who stands before all of it. */
async function addOfficeRoutes(scope: FastifyInstance, rooms: Rooms): Promise<void> {
  await guardOffice(scope, rooms);
  staffRoutes(scope, rooms);
  boardRoutes(scope, rooms);
  actionRoutes(scope, rooms);
  sheetRoutes(scope, rooms);
  stockRoutes(scope, rooms);
  guestCashRoutes(scope, rooms);
  doctorRoutes(scope, rooms);
}

type MailHandlerDeps = Parameters<typeof noticeHandler>[0] &
  Parameters<typeof accountMailHandler>[0] & { cards: Parameters<typeof cardCustomerHandler>[0]; hasOffice: boolean };

/** The handlers of the outbox by kind of task. */
function mailHandlers(deps: MailHandlerDeps) {
  return [
    orderMailHandler(deps),
    noticeHandler(deps),
    refundMailHandler(deps),
    cardCustomerHandler(deps.cards),
    alarmMailHandler(deps),
    accountMailHandler(deps),
    staffMailHandler(deps),
  ];
}
