import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { Partners } from '../../../gateways/partners.ts';
import type { Outbox } from '../../../jobs/outbox/outbox.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import type { PushTools } from '../../push/deliver-push.ts';
import { alarmMailTasks } from './alarm-mail-tasks.ts';
import { alarmPushHandler } from './push-alarm.ts';
import { raiseOnce } from './raise-once.ts';
import { alarmMailHandler } from './send-alarm-mail.ts';
import { watchPartners } from './watch-partners.ts';

interface Dependencies {
  db: Db;
  site: SiteConfig;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
  mail: MailGateway;
  pushTools: PushTools;
  partners: Pick<Partners, 'list'>;
  outbox: Outbox;
  pushOutbox: Outbox;
  wakeOutbox: () => void;
}

const unusualPeaceMinutes = 60;

export function startAlarm(dependencies: Dependencies) {
  const { db, site, catalogue, now, log, mail, pushTools, partners, outbox, pushOutbox, wakeOutbox } = dependencies;
  const office = () => catalogue.current().office;
  const raising = { db, office, now, wakeOutbox };
  outbox.handle(alarmMailHandler({ mail, catalogue, site }));
  pushOutbox.handle(alarmPushHandler(pushTools));
  return {
    /** Notifies the managers of far more guest orders than usual (OFC-28). Never rejects: errors are logged. */
    tellUnusual: (news: 'unusual_orders' | 'unusual_shop'): void => {
      raiseOnce(raising, news, unusualPeaceMinutes).catch((error: unknown) =>
        log.error({ err: error }, 'the managers could not be told of unusual orders'),
      );
    },
    refundTasks: ({ id, orderNumber: number }: { id: string; orderNumber: number }) =>
      alarmMailTasks({ news: 'refund_refused', number }, id, office().alarmMails),
    jobs: [watchPartners({ ...raising, log, partners })],
  };
}
