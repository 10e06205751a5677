import { type SiteConfig, showLine } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { linkedParagraphs, mailDocument } from '../../order/mail/html.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { showTyped } from '../../order/mail/show-typed.ts';
import { findLinkMail } from '../record/link-repository.ts';
import { linkAddress } from './issue-link.ts';
import { staffMail } from './staff-mail-tasks.ts';
import { staffMailWords } from './staff-mail-words.ts';

interface Options {
  db: Db;
  keys: AccountKeys;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

/** The task of an unknown address sends nothing. The task exists so that people can't be enumerated. */
export function staffMailHandler({ db, keys, mail, catalogue, site }: Options): TaskHandler {
  return staffMail.handledBy(async ({ key, payload: { linkId } }) => {
    const to = await findLinkMail(db, linkId);
    if (!to) return;
    const from = shopSender(catalogue.current().settings, site);
    const address = linkAddress(site.siteRoot, keys.linkToken(linkId));
    const { subject, paragraphs } = staffMailWords({
      name: showTyped(to.name),
      restaurant: from.name,
      address,
      invitedBy: to.invitedBy === null ? null : showTyped(to.invitedBy),
    });
    await mail.send({
      id: mailIdOf(key),
      from,
      to: to.email,
      replyTo: from.address,
      subject: showLine(subject),
      text: `${paragraphs.join('\n\n')}\n`,
      html: mailDocument(linkedParagraphs(paragraphs, address)),
    });
  });
}
