import type { SiteConfig } from '@comptoir/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import type { OpenDatabase } from './db/database.ts';
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts';
import type { CardAccess } from './features/catalogue/connect-card.ts';
import { serveCatalogue } from './features/catalogue/served-catalogue.ts';
import { locationRoutes } from './features/delivery/delivery-routes.ts';
import { createLocalGeocoder } from './features/delivery/local-geocoder.ts';
import { docsPlugin } from './features/docs/docs-plugin.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { menuRoutes } from './features/menu/menu-routes.ts';
import { offerRoutes } from './features/offer/offer-routes.ts';
import { orderMailKind } from './features/order/mail/order-mail-tasks.ts';
import { orderMailHandler } from './features/order/mail/send-order-mail.ts';
import { checkoutRoutes } from './features/order/order-routes.ts';
import { paymentRoutes } from './features/payment/payment-routes.ts';
import { startPaymentSweep } from './features/payment/payment-sweep.ts';
import { refundMailKind } from './features/payment/refund/refund-mail-tasks.ts';
import { refundMailHandler } from './features/payment/refund/send-refund-mail.ts';
import { recommendationRoutes } from './features/recommendation/recommendation-routes.ts';
import { slotRoutes } from './features/schedule/schedule-routes.ts';
import type { Geocoder } from './gateways/geocoder/geocoder.ts';
import type { MailGateway } from './gateways/mail/mail-gateway.ts';
import type { PaymentGateway } from './gateways/payment/payment-gateway.ts';
import type { Router } from './gateways/router/router.ts';
import { straightLineRouter } from './gateways/router/straight-line-router.ts';
import { startOutbox } from './jobs/outbox/outbox.ts';
import { answersPlugin } from './plugins/answers-plugin.ts';
import { bodiesPlugin } from './plugins/bodies-plugin.ts';
import { corsPlugin } from './plugins/cors-plugin.ts';
import { errorsPlugin, type Fallback, refuseOtherMethods } from './plugins/errors-plugin.ts';
import { createLimiter, defaultLimits, type Limits } from './plugins/limits.ts';
import { type ApiLogger, serverOptions } from './plugins/server-options.ts';

export interface ApiDependencies {
  database: OpenDatabase;
  site: SiteConfig;
  /** The app's clock; in demo mode it may have been set. */
  clock: () => Temporal.Instant;
  mail: MailGateway;
  /** Knows addresses; absent: the database's own index does. */
  geocoder?: Geocoder;
  /** Measures routes; absent: by straight-line distance. */
  router?: Router;
  /** Takes cards; absent: nobody does, whatever the settings say. */
  card?: CardAccess & { gateway: PaymentGateway };
  logger: ApiLogger;
  limits?: Partial<Limits>;
  /** Addresses of the proxies whose word about the peer is believed; absent: none. */
  trustProxy?: string[];
  /** True: /metrics is answered through a proxy too. */
  isMetricsPublic?: boolean;
  /** Serves everything that is not the API's; absent: 404. */
  fallback?: Fallback;
}

export interface Api {
  /** Listening and closing are the caller's; closing stops the outbox, the payments' sweep and the catalogue's watch, and leaves the database open. */
  app: FastifyInstance;
  /** Another text whenever what the catalogue shows may have changed. */
  catalogueVersion(): string;
  onCatalogueChange(listener: () => void): void;
  /** Reads the catalogue again if it changed, without waiting for the next poll. */
  refreshCatalogue(): Promise<void>;
  /** Waits until the outbox has nothing due. */
  drainOutbox(): Promise<void>;
  /** Waits until no payment is due to be reconciled. */
  reconcilePayments(): Promise<void>;
}

/** Builds the API: plugins first, then the features, by hand. */
export async function buildApi(dependencies: ApiDependencies): Promise<Api> {
  const { database, site, clock, mail, card } = dependencies;
  const app = Fastify(serverOptions(dependencies));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const now = () => clock().toZonedDateTimeISO(site.timeZone);
  const catalogue = await serveCatalogue({ db: database.db, now, log: app.log, card: card ?? null });
  const mailing = { db: database.db, mail, catalogue, site };
  const handlers = { [orderMailKind]: orderMailHandler(mailing), [refundMailKind]: refundMailHandler(mailing) };
  const outbox = startOutbox({ db: database.db, log: app.log, handlers });
  app.addHook('preClose', async () => card?.gateway.close());
  app.addHook('onClose', async () => {
    catalogue.stop();
    await sweep.stop();
    await outbox.stop();
  });

  const context: Context = {
    database,
    catalogue,
    site,
    now,
    geocoder: dependencies.geocoder ?? createLocalGeocoder(database.db),
    router: dependencies.router ?? straightLineRouter,
    log: app.log,
    cards: card?.gateway ?? null,
    limit: createLimiter(database),
    limits: { ...defaultLimits, ...dependencies.limits },
    wakeOutbox: outbox.wake,
    wakePayments: () => sweep.wake(),
  };
  const sweep = startPaymentSweep(context);
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  await app.register(answersPlugin, { clock });
  await app.register(corsPlugin, { origins: site.allowedOrigins });
  await app.register(errorsPlugin, { fallback: dependencies.fallback });
  await app.register(bodiesPlugin);
  await app.register(docsPlugin, { title: site.title });

  healthRoutes(app, context, { isMetricsPublic: dependencies.isMetricsPublic ?? false });
  catalogueRoutes(app, context);
  menuRoutes(app, context);
  offerRoutes(app, context);
  recommendationRoutes(app, context);
  slotRoutes(app, context);
  locationRoutes(app, context);
  checkoutRoutes(app, context);
  await paymentRoutes(app, context);
  refuseOtherMethods(app, new Map(known));
  await app.ready();
  outbox.wake();

  return {
    app,
    catalogueVersion: catalogue.version,
    onCatalogueChange: catalogue.onChange,
    refreshCatalogue: catalogue.refresh,
    drainOutbox: outbox.drain,
    reconcilePayments: sweep.drain,
  };
}
