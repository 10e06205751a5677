import type { SiteConfig } from '@comptoir/contract';
import { monthEndedBy } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { showTyped } from '../../order/mail/show-typed.ts';
import { sendToStaff } from '../../staff/mail/send-staff-mail.ts';
import { findDayMailOwner } from '../../staff/record/person-repository.ts';
import { findClose } from '../record/close-repository.ts';
import { dayMail } from './day-mail-tasks.ts';
import { dayMailWords } from './day-mail-words.ts';

export interface DayMailTools {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

/** Sends a closed day to an owner who still wants it (REP-12). */
export function dayMailHandler({ db, mail, catalogue, site }: DayMailTools): TaskHandler {
  const format = createFormat(site.locale.default, site.currency);
  return dayMail.handledBy(async ({ key, payload: { period, staffId } }) => {
    const [owner, close] = [await findDayMailOwner(db, staffId), await findClose(db, period)];
    if (!owner || !close) return;
    const day = Temporal.PlainDate.from(period);
    const isMonthOver = monthEndedBy(day) !== null;
    const address = `${site.siteRoot}/office/clotures/${period}`;
    const told = {
      name: showTyped(owner.name),
      day,
      figures: close.figures,
      head: { seq: close.entrySeq, hash: close.hash },
      month: isMonthOver ? format.monthOfYear(day) : null,
      address,
      format,
    };
    await sendToStaff(
      { mail, catalogue, site },
      { key, to: owner.email, address, words: (restaurant) => dayMailWords({ ...told, restaurant }) },
    );
  });
}
