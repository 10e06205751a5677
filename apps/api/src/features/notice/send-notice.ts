import { type NoticeKind, type SiteConfig, showLine } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { html, mailDocument } from '../order/mail/html.ts';
import { liveLink, writeLink } from '../order/mail/live-link.ts';
import { mailIdOf, shopSender } from '../order/mail/shop-sender.ts';
import { showTyped } from '../order/mail/show-typed.ts';
import { findOrder, insertEvent } from '../order/record/order-repository.ts';
import { findStanding, toldAttempts } from './notice-repository.ts';
import { noticeMail } from './notice-tasks.ts';
import { noticeWords } from './notice-words.ts';

interface Options {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
  now: () => Temporal.ZonedDateTime;
}

/** Mails the state of an order to the diner (LIV-15) and records the result in the order's history (LIV-18). */
export function noticeHandler({ db, mail, catalogue, site, now }: Options): TaskHandler {
  const note = (orderId: string, kind: 'mailed' | 'mail_failed', notice: NoticeKind) =>
    insertEvent(db, orderId, { kind, data: { notice }, at: now().toInstant() });

  return noticeMail.handledBy(async ({ key, payload: { orderId, kind }, attempts }) => {
    const order = await findOrder(db, orderId);
    const standing = await findStanding(db, orderId);
    if (!order || !standing) throw new Error(`There is no order for the task ${key}.`);
    // The e-mail address is empty if personal data was erased meanwhile.
    if (order.email === '') return;
    const { settings } = catalogue.current();
    const { subject, paragraphs } = noticeWords(kind, order, standing, site);
    const said = [`Bonjour ${showTyped(order.firstName)},`, ...paragraphs];
    const links = liveLink(order, site);
    const sending = mail.send({
      id: mailIdOf(key),
      from: shopSender(settings, site),
      to: order.email,
      replyTo: settings.contacts.email,
      subject: showLine(subject),
      text: `${[...said, ...links.map(writeLink)].join('\n\n')}\n`,
      html: mailDocument([
        ...said.map((text) => html`<p>${text}</p>`),
        ...links.map(({ text, href }) => html`<p><a href="${href}">${text}</a></p>`),
      ]),
    });
    try {
      await sending;
    } catch (error) {
      if (attempts === toldAttempts) await note(orderId, 'mail_failed', kind);
      throw error;
    }
    await note(orderId, 'mailed', kind);
  });
}
