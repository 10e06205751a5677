import { type Settings, type SiteConfig, showLine } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { listTaxes } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import type { Mail, MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { html, joinHtml, mailDocument } from '../../order/mail/html.ts';
import { questionWords } from '../../order/mail/order-mail-words.ts';
import { shopSender } from '../../order/mail/shop-sender.ts';
import { showTyped } from '../../order/mail/show-typed.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { refundMail } from './refund-mail-tasks.ts';
import { findRefund, type Refund } from './refund-repository.ts';
import { refundMailWords } from './refund-words.ts';

function composeRefundMail(order: Order, refund: Refund, settings: Settings, site: SiteConfig): Mail {
  const { contacts } = settings;
  const format = createFormat(site.locale.default, site.currency);
  const from = shopSender(settings, site);
  const { name } = from;
  const { amountCents, tipCents, taxes } = refund;
  const paidBack = format.money(amountCents + tipCents);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const what = amountCents === 0 ? [] : refund.lines ? listRefunded(order, refund) : [refundMailWords.whole];
  const paragraphs = [
    [refundMailWords.hello(showTyped(order.firstName))],
    order.paymentMethod === 'card'
      ? [refundMailWords.card(paidBack, order.number), refundMailWords.soon]
      : [refundMailWords.cash(paidBack, order.number)],
    [...what, ...(tipCents > 0 ? [refundMailWords.tip(format.money(tipCents))] : [])],
    [refundMailWords.amount(paidBack), ...listTaxes({ taxes, taxCents, totalCents: amountCents }, format)],
    [questionWords([name, contacts.phone, contacts.email].filter((part) => part !== '').join(' · '))],
  ];
  return {
    id: `remboursement-${refund.id}`,
    from,
    to: order.email,
    replyTo: contacts.email,
    subject: showLine(refundMailWords.subject(order.number, name)),
    text: `${paragraphs.map((part) => part.join('\n')).join('\n\n')}\n`,
    html: mailDocument(paragraphs.map((part) => html`<p>${joinHtml(part, '<br>')}</p>`)),
  };
}

/** Lists the refunded units, such as "1 × Côtes-du-rhône". */
function listRefunded(order: Order, { lines, units }: Refund): string[] {
  const counts = new Map(units?.map((one) => [one.line, one.units]));
  return (lines ?? []).flatMap((position) => {
    const line = order.lines[position];
    return line ? [`${counts.get(position) ?? line.quantity} × ${line.name}`] : [];
  });
}

export function refundMailHandler(options: {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}): TaskHandler {
  const { db, mail, catalogue, site } = options;
  return refundMail.handledBy(async ({ key, payload: { refundId } }) => {
    const refund = await findRefund(db, refundId);
    const order = refund && (await findOrder(db, refund.orderId));
    if (!refund || !order) throw new Error(`There is no refund for the task ${key}.`);
    if (order.email === '') return;
    await mail.send(composeRefundMail(order, refund, catalogue.current().settings, site));
  });
}
