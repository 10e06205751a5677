import type { SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { Partners } from '../../../gateways/partners.ts';
import type { Outbox } from '../../../jobs/outbox/outbox.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import type { DisputeTasks } from '../../payment/dispute/reconcile-disputes.ts';
import type { PushTools } from '../../push/deliver-push.ts';
import { alarmMailTasks } from './alarm-mail-tasks.ts';
import { writeUntil } from './alarm-words.ts';
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
  listOwnerMails: () => Promise<string[]>;
}

const unusualPeaceMinutes = 60;

export function startAlarm(dependencies: Dependencies) {
  const { db, site, catalogue, now, log, mail, pushTools, partners, outbox, pushOutbox, wakeOutbox } = dependencies;
  const { listOwnerMails } = dependencies;
  const format = createFormat(site.locale.default, site.currency);
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
    /** Creates the mails about a contested payment to the owners and to the addresses of alarms (PYX-76). */
    disputeTasks: async ({ id, orderNumber: number, dueBy }: Parameters<DisputeTasks>[0]) => {
      const addresses = new Set([...(await listOwnerMails()), ...office().alarmMails]);
      const end = dueBy?.toZonedDateTimeISO(site.timeZone);
      const until = end ? writeUntil(format.date(end), format.hour(end)) : '';
      const news =
        number === null ? ({ news: 'disputed_unordered', dispute: id } as const) : ({ news: 'disputed' } as const);
      return alarmMailTasks({ ...news, number, until }, id, [...addresses]);
    },
    jobs: [watchPartners({ ...raising, log, partners })],
  };
}
