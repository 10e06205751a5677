import { type Settings, type SiteConfig, showLine } from '@comptoir/contract';
import { createFormat, type Format } from '@comptoir/format';
import { withdrawalWords } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import type { Mail, MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { html, joinHtml, mailDocument } from '../../order/mail/html.ts';
import { officeLink, writeLink } from '../../order/mail/live-link.ts';
import { questionWords } from '../../order/mail/order-mail-words.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { showTyped } from '../../order/mail/show-typed.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { addressOf, lastDayOf, nameUnits, type Withdrawal } from '../record/open-withdrawal.ts';
import { findWithdrawal, wasUnpaid } from '../record/withdrawal-repository.ts';
import { type WithdrawalNews, withdrawalMail } from './withdrawal-mail-tasks.ts';
import { withdrawalMailWords } from './withdrawal-mail-words.ts';

interface Options {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

export function withdrawalMailHandler({ db, mail, catalogue, site }: Options): TaskHandler {
  return withdrawalMail.handledBy(async ({ key, payload: { withdrawalId, news, to, n } }) => {
    const withdrawal = await findWithdrawal(db, withdrawalId);
    if (!withdrawal) throw new Error(`There is no withdrawal for the task ${key}.`);
    const order = withdrawal.orderId === null ? null : await findOrder(db, withdrawal.orderId);
    // Both addresses are empty if the personal data was erased meanwhile.
    const address = to ?? addressOf(withdrawal, order);
    if (address === '') return;
    const { settings } = catalogue.current();
    const isPriceUnasked = order?.paymentMethod === 'cash' && (await wasUnpaid(db, withdrawal));
    const told = compose({ withdrawal, order, isPriceUnasked, news, n, settings, site });
    await mail.send({
      id: mailIdOf(key),
      from: shopSender(settings, site),
      to: address,
      replyTo: settings.contacts.email,
      subject: showLine(told.subject),
      text: `${told.paragraphs.join('\n\n')}\n`,
      html: mailDocument(told.paragraphs.map((part) => html`<p>${joinHtml(part.split('\n'), '<br>')}</p>`)),
    });
  });
}

interface Told {
  withdrawal: Withdrawal;
  order: Order | null;
  /** The withdrawal took its units from an order whose cash was not collected yet. */
  isPriceUnasked: boolean;
  news: WithdrawalNews;
  n: number | undefined;
  settings: Settings;
  site: SiteConfig;
}

function compose({ withdrawal, order, isPriceUnasked, news, n, settings, site }: Told): Pick<Mail, 'subject'> & {
  paragraphs: string[];
} {
  const { orderNumber, name, note } = withdrawal;
  const format = createFormat(site.locale.default, site.currency);
  const lastDay = format.date(lastDayOf(withdrawal.declaredAt, site.timeZone));
  const { contacts } = settings;
  const question = questionWords(
    [contacts.name || site.title, contacts.phone, contacts.email].filter(Boolean).join(' · '),
  );
  const hello = withdrawalMailWords.hello(showTyped(name));
  if (news === 'refused')
    return {
      subject: withdrawalMailWords.refusedSubject(orderNumber),
      paragraphs: [hello, withdrawalMailWords.refused(showTyped(note ?? '')), question],
    };
  const content = [writeGiven(withdrawal, order, format), writeReceived(withdrawal, site, format)];
  if (news === 'receipt' || news === 'duplicate') {
    const next = writeNext(withdrawal, order, { lastDay, contacts, isPriceUnasked });
    const told = [hello, content.join('\n'), ...next, question];
    return news === 'receipt'
      ? { subject: withdrawalMailWords.receiptSubject(orderNumber), paragraphs: told }
      : {
          subject: withdrawalMailWords.duplicateSubject(orderNumber),
          paragraphs: [withdrawalMailWords.duplicate(n), ...told],
        };
  }
  return {
    subject: withdrawalMailWords.managersSubject(orderNumber, lastDay),
    paragraphs: [
      order ? listUnits(withdrawal, order) : withdrawalMailWords.unmatched,
      ...(order ? [writeLink(officeLink(order, site))] : []),
    ],
  };
}

const listUnits = ({ lines }: Withdrawal, order: Order) =>
  nameUnits(lines, order.lines)
    .map(({ units, name }) => `${units} × ${name}`)
    .join(', ');

function writeGiven(withdrawal: Withdrawal, order: Order | null, format: Format): string {
  if (!order) return withdrawalMailWords.givenUnmatched(withdrawal.orderNumber);
  return withdrawalMailWords.given(listUnits(withdrawal, order), format.money(withdrawal.amountCents));
}

function writeReceived({ declaredAt }: Withdrawal, { timeZone }: SiteConfig, format: Format): string {
  const at = declaredAt.toZonedDateTimeISO(timeZone);
  return withdrawalMailWords.received(format.date(at), at);
}

interface Next {
  lastDay: string;
  contacts: Settings['contacts'];
  isPriceUnasked: boolean;
}

/** What happens next. Nothing is said of an unmatched declaration. */
function writeNext({ until }: Withdrawal, order: Order | null, { lastDay, contacts, isPriceUnasked }: Next): string[] {
  if (!order) return [];
  if (until) return [withdrawalWords.bringBack(contacts.address, lastDay)];
  return [isPriceUnasked ? withdrawalWords.lessCash : withdrawalWords.unsent];
}
