import type { Settings, SiteConfig } from '@comptoir/contract';
import type { Mail } from '../../../gateways/mail/mail-gateway.ts';
import { modeWords } from '../receipt/receipt-words.ts';
import type { Order } from '../record/order.ts';
import { setAsHtml } from './order-mail-html.ts';
import type { MailRecipient } from './order-mail-tasks.ts';
import { setAsText } from './order-mail-text.ts';
import { writeRecap } from './write-recap.ts';

/** Says in one line where the restaurant is reached. */
function writeContacts({ name, address, phone, email }: Settings['contacts']): string {
  return [name, address, phone, email].filter((part) => part !== '').join(' · ');
}

/** The mail that tells of an order: the confirmation with the full recap to the diner, the ticket to the restaurant. */
export function composeOrderMail(
  order: Order,
  recipient: MailRecipient,
  { settings, site, id }: { settings: Settings; site: SiteConfig; id: string },
): Mail {
  const { contacts } = settings;
  const isDiner = recipient === 'diner';
  const name = contacts.name || site.title;
  const recap = writeRecap(order, site);
  const question = `Une question ? ${writeContacts(contacts)}`;
  const intro = isDiner
    ? [`Merci ${order.firstName}, votre commande est enregistrée.`]
    : [`Nouvelle commande de ${order.firstName} ${order.lastName}.`];
  // A line break in a name must not become a header of the mail.
  const subject = isDiner
    ? `Votre commande n° ${order.number} chez ${name}`
    : `Commande n° ${order.number} · ${modeWords[order.mode]} · ${order.firstName} ${order.lastName}`;
  return {
    id,
    from: { name, address: contacts.email },
    to: isDiner ? order.email : contacts.email,
    replyTo: isDiner ? contacts.email : order.email,
    subject: subject.replace(/\s+/g, ' '),
    text: `${[...intro, setAsText(recap), ...(isDiner ? [question] : [])].join('\n\n')}\n`,
    html: setAsHtml(recap, isDiner ? [...intro, question] : intro),
  };
}
