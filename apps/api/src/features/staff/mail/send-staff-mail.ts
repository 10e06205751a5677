import { type SiteConfig, showLine } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { linkedParagraphs, mailDocument } from '../../order/mail/html.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { showTyped } from '../../order/mail/show-typed.ts';
import { findLinkMail } from '../record/link-repository.ts';
import { findPerson } from '../record/person-repository.ts';
import { linkAddress } from './link-address.ts';
import { newBrowserMail, staffMail } from './staff-mail-tasks.ts';
import { newBrowserWords, staffMailWords } from './staff-mail-words.ts';

interface Sender {
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

interface Options extends Sender {
  db: Db;
  keys: AccountKeys;
}

interface StaffMail {
  key: string;
  to: string;
  /** The address in the mail that becomes a link. */
  address: string;
  words: (restaurant: string) => { subject: string; paragraphs: string[] };
}

/** Sends a mail of paragraphs to a person of the restaurant, from the restaurant. */
export async function sendToStaff(
  { mail, catalogue, site }: Sender,
  { key, to, address, words }: StaffMail,
): Promise<void> {
  const from = shopSender(catalogue.current().settings, site);
  const { subject, paragraphs } = words(from.name);
  await mail.send({
    id: mailIdOf(key),
    from,
    to,
    replyTo: from.address,
    subject: showLine(subject),
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailDocument(linkedParagraphs(paragraphs, address)),
  });
}

/** The task of an unknown address sends nothing. The task exists so that people can't be enumerated. */
export function staffMailHandler(options: Options): TaskHandler {
  const { db, keys, site } = options;
  return staffMail.handledBy(async ({ key, payload: { linkId } }) => {
    const to = await findLinkMail(db, linkId);
    if (!to) return;
    const address = linkAddress(site.siteRoot, keys.linkToken(linkId));
    const told = { name: showTyped(to.name), address, invitedBy: to.invitedBy && showTyped(to.invitedBy) };
    await sendToStaff(options, {
      key,
      to: to.email,
      address,
      words: (restaurant) => staffMailWords({ ...told, restaurant }),
    });
  });
}

/** Tells a person which browser signed in, and how they end that if they did not (ROL-24). */
export function newBrowserHandler(options: Options): TaskHandler {
  const { db, site } = options;
  const format = createFormat(site.locale.default, site.currency);
  return newBrowserMail.handledBy(async ({ key, payload: { staffId, browser, at } }) => {
    const person = await findPerson(db, staffId);
    if (!person?.isActive) return;
    const moment = Temporal.Instant.from(at).toZonedDateTimeISO(site.timeZone);
    const told = {
      name: showTyped(person.name),
      browser,
      day: format.day(moment.toPlainDate()),
      hour: format.hour(moment),
      address: `${site.siteRoot}/office/mot-de-passe`,
    };
    await sendToStaff(options, {
      key,
      to: person.email,
      address: told.address,
      words: (restaurant) => newBrowserWords({ ...told, restaurant }),
    });
  });
}
