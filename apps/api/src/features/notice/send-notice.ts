import { type SiteConfig, showLine } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../jobs/outbox/outbox.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { html, mailDocument } from '../order/mail/html.ts';
import { liveLink, writeLink } from '../order/mail/live-link.ts';
import { mailIdOf, shopSender } from '../order/mail/shop-sender.ts';
import { findOrder } from '../order/record/order-repository.ts';
import type { NoticeKind } from './notice-kind.ts';
import { findStanding } from './notice-repository.ts';
import { noticeWords } from './notice-words.ts';

interface Options {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

/** Does the outbox's `notice`: writes to the diner how their order stands now (LIV-15). */
export function noticeHandler({ db, mail, catalogue, site }: Options): TaskHandler {
  return async ({ key, payload }) => {
    const orderId = String(payload.orderId);
    const order = await findOrder(db, orderId);
    const standing = await findStanding(db, orderId);
    if (!order || !standing) throw new Error(`There is no order for the task ${key}.`);
    // Forgotten meanwhile: there is nobody to write to.
    if (order.email === '') return;
    const { settings } = catalogue.current();
    const { subject, paragraphs } = noticeWords(payload.kind as NoticeKind, order, standing, site);
    const said = [`Bonjour ${showLine(order.firstName)},`, ...paragraphs];
    const links = liveLink(order, site);
    await mail.send({
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
  };
}
