import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db/database.ts';
import type { ServedCatalogue } from './features/catalogue/served-catalogue.ts';
import { noticePushHandler } from './features/notice/push-notice.ts';
import { alarmPushHandler } from './features/progress/alarm/push-alarm.ts';
import { openPushKeys } from './features/push/push-keys.ts';
import { pushSender } from './features/push/push-sender.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import { startOutbox } from './jobs/outbox/outbox.ts';

interface Options {
  db: Db;
  site: SiteConfig;
  catalogue: ServedCatalogue;
  log: FastifyBaseLogger;
  push: PushGateway;
}

/** What browsers are told by: the shop's keys, and an outbox of their own, so that a service that hangs holds up no mail. */
export async function openPush({ db, site, catalogue, log, push }: Options) {
  const pushKeys = await openPushKeys(db);
  const tools = { db, push, log, sender: () => pushSender(pushKeys, site, catalogue.current()) };
  const handlers = [noticePushHandler({ ...tools, site }), alarmPushHandler(tools)];
  return { push, pushKeys, pushOutbox: startOutbox({ db, log, handlers }) };
}
