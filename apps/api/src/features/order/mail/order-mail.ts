import { type Settings, type SiteConfig, showLine } from '@comptoir/contract';
import { packingNotesOf } from '@comptoir/domain';
import { duplicateWords, identityWords, modeWords, packingWords } from '@comptoir/words';
import type { Mail } from '../../../gateways/mail/mail-gateway.ts';
import type { Order } from '../record/order.ts';
import { liveLink, type MailLink, modelFormLink, officeLink, writeLink } from './live-link.ts';
import { setAsHtml } from './order-mail-html.ts';
import type { MailRecipient } from './order-mail-tasks.ts';
import { setAsText } from './order-mail-text.ts';
import { orderMailWords, questionWords } from './order-mail-words.ts';
import { shopSender } from './shop-sender.ts';
import { showTyped } from './show-typed.ts';
import { writeRecap } from './write-recap.ts';

function writeContacts({ name, address, phone, email }: Settings['contacts']): string {
  return [name, address, phone, email].filter((part) => part !== '').join(' · ');
}

/** Who sells, so that the mail can serve as a note (BOK-51). */
function writeSeller(
  { address }: Settings['contacts'],
  { publisher, registration, vatNumber }: SiteConfig['legal'],
): string {
  const vat = vatNumber && orderMailWords.vatNumber(vatNumber);
  return orderMailWords.seller([publisher, address, registration, vat].filter((part) => part).join(' · '));
}

/** The right to withdraw, if a line of the order can be given back (LAW-44). */
function writeRight({ lines, company }: Order): string[] {
  if (company) return [];
  const names = lines.filter(({ facts, isFree }) => facts.isWithdrawable && !isFree).map(({ name }) => name);
  return names.length > 0 ? [orderMailWords.withdrawal([...new Set(names)].join(', '))] : [];
}

function dinerLinks(order: Order, site: SiteConfig): MailLink[] {
  return [...liveLink(order, site), ...(writeRight(order).length > 0 ? [modelFormLink(site)] : [])];
}

/** What the restaurant must know of an order at first sight. */
function announceOrder({ lines, wishes }: Order, person: string, { packaging }: Settings): string[] {
  return [
    person === '' ? orderMailWords.arrivedOfDeleted : orderMailWords.arrived(person),
    ...(lines.some(({ facts }) => facts.hasAlcohol) ? [identityWords] : []),
    ...packingNotesOf(wishes, packaging).map((note) => packingWords[note]),
  ];
}

interface Setting {
  settings: Settings;
  site: SiteConfig;
  id: string;
  hasOffice: boolean;
  /** The diner has had this receipt before (TCK-22). `n` is the number of the copy (BOK-23). */
  again?: { n: number | undefined };
}

export function composeOrderMail(
  order: Order,
  recipient: MailRecipient,
  { settings, site, id, hasOffice, again }: Setting,
): Mail {
  const { contacts } = settings;
  const isDiner = recipient === 'diner';
  const from = shopSender(settings, site);
  const words = orderMailWords[again ? 'again' : 'first'];
  const firstName = showTyped(order.firstName);
  const person = showTyped(`${order.firstName} ${order.lastName}`.trim());
  const recap = writeRecap(order, site, recipient);
  const question = questionWords(writeContacts(contacts));
  const ends = isDiner ? [question, writeSeller(contacts, site.legal)] : [];
  const mark = again?.n === undefined ? [] : [duplicateWords(again.n)];
  const intro = isDiner ? [...mark, words.greeting(firstName, order.number)] : announceOrder(order, person, settings);
  const right = isDiner ? writeRight(order) : [];
  const links = isDiner ? dinerLinks(order, site) : hasOffice ? [officeLink(order, site)] : [];
  const subject = isDiner
    ? words.subject(order.number, from.name)
    : [orderMailWords.subject(order.number), modeWords[order.mode], person].filter((part) => part !== '').join(' · ');
  return {
    id,
    from,
    to: isDiner ? order.email : contacts.email,
    ...(order.email !== '' && { replyTo: isDiner ? contacts.email : order.email }),
    subject: showLine(subject),
    text: `${[...intro, ...links.map(writeLink), setAsText(recap), ...right, ...ends].join('\n\n')}\n`,
    html: setAsHtml(recap, [...intro, ...right, ...ends], links),
  };
}
