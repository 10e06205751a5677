import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { PushGateway } from '../../gateways/push/push-gateway.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { PushTools } from './deliver-push.ts';
import { openPushKeys } from './push-keys.ts';
import { pushSender } from './push-sender.ts';

interface Dependencies {
  db: Db;
  site: SiteConfig;
  catalogue: ServedCatalogue;
  push: PushGateway;
  log: FastifyBaseLogger;
}

export async function startPush({ db, site, catalogue, push, log }: Dependencies) {
  const pushKeys = await openPushKeys(db);
  const tools: PushTools = { db, push, log, sender: () => pushSender(pushKeys, site, catalogue.current()) };
  return { pushKeys, tools };
}
