import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PushGateway, PushKeys } from '../../gateways/push/push-gateway.ts';
import type { Limiter } from '../../plugins/limits.ts';
import type { EventStreams } from '../../plugins/streams/event-streams.ts';
import type { InvoiceWish } from '../invoice/ask/ask-invoice.ts';
import type { Refusal } from '../order/judge/refusal.ts';
import type { ActionOutcome, ActionRequest } from '../progress/act/act-on-order.ts';
import type { ProgressChanges } from '../progress/changes/watch-changes.ts';
import type { DeclarationOutcome, DeclarationRequest } from '../withdrawal/declare/declare-withdrawal.ts';
import { cancelRoute } from './cancel-route.ts';
import { declareRoute } from './declare-route.ts';
import { invoiceRoute } from './invoice-route.ts';
import { createLiveFeed } from './live-feed.ts';
import { livePushRoutes } from './live-push-routes.ts';
import { liveRoutes } from './live-routes.ts';
import type { LiveTools } from './read-live.ts';

interface Dependencies extends LiveTools {
  log: FastifyBaseLogger;
  limit: Limiter;
  streams: EventStreams;
  changes: ProgressChanges;
  act: (request: ActionRequest) => Promise<ActionOutcome>;
  declare: (request: DeclarationRequest) => Promise<DeclarationOutcome>;
  askInvoice: (wish: InvoiceWish) => Promise<Refusal | null>;
  push: PushGateway;
  pushKeys: PushKeys;
  beatMilliseconds: number;
}

export function startLive(dependencies: Dependencies) {
  const { db, catalogue, now, log, limit, streams, changes, act, declare, askInvoice } = dependencies;
  const { push, pushKeys, beatMilliseconds } = dependencies;
  const liveFeed = createLiveFeed({ db, catalogue, now, log, changes, beatMilliseconds });
  return {
    jobs: [liveFeed],
    routes: (scope: FastifyInstance) => {
      liveRoutes(scope, { db, catalogue, now, limit, streams, liveFeed });
      cancelRoute(scope, { db, catalogue, now, limit, act });
      declareRoute(scope, { db, catalogue, now, limit, declare });
      invoiceRoute(scope, { db, catalogue, now, limit, askInvoice });
      livePushRoutes(scope, { db, now, limit, push, pushKeys });
    },
  };
}
