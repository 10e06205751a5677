import type { UploadedFile } from '@comptoir/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiDependencies } from './api-dependencies.ts';
import type { Snapshot } from './features/catalogue/snapshot.ts';
import { docsPlugin } from './features/docs/docs-plugin.ts';
import { forgetDone } from './jobs/outbox/forget-done.ts';
import { openGround } from './open-ground.ts';
import { answersPlugin } from './plugins/answers-plugin.ts';
import { bodiesPlugin } from './plugins/body/bodies-plugin.ts';
import { corsPlugin, originsOf } from './plugins/cors-plugin.ts';
import { collectMethods, errorsPlugin, type MethodsAt } from './plugins/errors-plugin.ts';
import { foreignProxyPlugin } from './plugins/foreign-proxy-plugin.ts';
import { createReadyAnswers, type ReadyAnswers } from './plugins/ready/ready-answers.ts';
import { readyPlugin } from './plugins/ready/ready-plugin.ts';
import { serverOptions } from './plugins/server-options.ts';
import { startRooms } from './start-rooms.ts';

export interface Api {
  /** The caller starts and closes the server. Closing stops the jobs and leaves the database open. */
  app: FastifyInstance;
  catalogueVersion(): string;
  catalogueChangedAt(): Temporal.Instant | null;
  onCatalogueChange(listener: () => void): void;
  /** Reads a file of an uploaded picture; null if there is none. */
  readPicture(file: UploadedFile): Promise<Buffer | null>;
  refreshCatalogue(): Promise<void>;
  drainOutbox(): Promise<void>;
  reconcilePayments(): Promise<void>;
  /** Asks the payment provider whether the account offers PayPal, if it is time to. */
  askForPaypal(): Promise<void>;
}

export async function buildApi(dependencies: ApiDependencies): Promise<Api> {
  const { clock } = dependencies;
  const ready = createReadyAnswers(() => clock().epochMilliseconds);
  const app = Fastify(serverOptions({ ...dependencies, ready }));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const methodsAt = collectMethods(app);
  const ground = await openGround(app, dependencies);
  const { db, log, cards, outbox, pushOutbox } = ground;
  const rooms = await startRooms(ground, ready);
  const { catalogue, payment } = rooms;
  keepInStep(ready, catalogue);
  const jobs = [outbox, pushOutbox, forgetDone({ db, log }), ...rooms.jobs];
  app.addHook('preClose', async () => cards?.close());
  // Jobs stop in reverse order, because later jobs use earlier ones.
  app.addHook('onClose', async () => {
    for (const job of jobs.toReversed()) await job.stop();
  });
  await addPlugins(app, dependencies, { ready, methodsAt });
  await addRoutes(app, rooms, ground.hasOffice);
  await app.ready();
  outbox.wake();

  return {
    app,
    catalogueVersion: catalogue.version,
    catalogueChangedAt: catalogue.changedAt,
    onCatalogueChange: catalogue.onChange,
    readPicture: rooms.readPicture,
    refreshCatalogue: async () => {
      await rooms.lookForLastEnd();
      await catalogue.refresh();
    },
    drainOutbox: async () => {
      await Promise.all([outbox.drain(), pushOutbox.drain()]);
    },
    reconcilePayments: payment.drain,
    askForPaypal: payment.askForPaypal,
  };
}

type Rooms = Awaited<ReturnType<typeof startRooms>>;

function keepInStep(ready: ReadyAnswers, catalogue: Rooms['catalogue']): void {
  const renew = ({ takenAt, validUntil }: Snapshot) =>
    ready.renew({ from: takenAt.epochMilliseconds, until: validUntil.epochMilliseconds });
  renew(catalogue.current());
  catalogue.onChange(renew);
}

async function addPlugins(
  app: FastifyInstance,
  { clock, site, fallback }: ApiDependencies,
  { ready, methodsAt }: { ready: ReadyAnswers; methodsAt: MethodsAt },
): Promise<void> {
  await app.register(answersPlugin, { clock });
  await app.register(foreignProxyPlugin);
  await app.register(readyPlugin, { ready });
  // The error handler comes before CORS, because no other origin reads the pages of its fallback.
  await app.register(errorsPlugin, { fallback, methodsAt });
  await app.register(corsPlugin, { origins: originsOf(site) });
  await app.register(bodiesPlugin);
  await app.register(docsPlugin, { site });
}

async function addRoutes(app: FastifyInstance, rooms: Rooms, hasOffice: boolean): Promise<void> {
  rooms.health.operatorRoutes(app);
  await app.register(async (scope) => {
    for (const { routes } of rooms.publicRooms) await routes(scope);
  });
  await app.register(rooms.account.routes);
  if (!hasOffice) return;
  await app.register(async (scope) => {
    await rooms.staff.guard(scope);
    for (const { routes } of rooms.officeRooms) routes(scope);
  });
}
