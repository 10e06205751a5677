import { type Settings, type SiteConfig, showLine } from '@comptoir/contract';
import { duplicateWords } from '@comptoir/words';
import type { Db } from '../../db/database.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { StoredDocument } from '../document/document-of.ts';
import { invoiceTask } from '../document/invoice-task.ts';
import { html, joinHtml, mailDocument } from '../order/mail/html.ts';
import { mailIdOf, shopSender } from '../order/mail/shop-sender.ts';
import { findOrder } from '../order/record/order-repository.ts';
import type { DrawPaper } from './draw/open-drawer.ts';
import { writePaper } from './draw/paper.ts';
import { invoiceMailWords } from './invoice-words.ts';
import { findInvoice, keepPdf } from './record/invoice-repository.ts';

interface Tools {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
  draw: DrawPaper;
}

/**
 * Draws the PDF of an invoice once, then mails it to the order's address. A second run, after a failure or a lost server, draws
 * nothing again (LAW-65, LAW-67). An order whose personal data was deleted has no address.
 */
export function invoiceHandler({ db, mail, catalogue, site, draw }: Tools): TaskHandler {
  return invoiceTask.handledBy(async ({ key, payload: { number, n } }) => {
    const found = await findInvoice(db, number);
    if (!found) throw new Error(`There is no invoice ${number}.`);
    const { document, xml } = found;
    if (!found.pdf) await keepPdf(db, number, await draw(writePaper(document, xml)));
    const stored = await findInvoice(db, number);
    const order = await findOrder(db, document.orderId);
    if (!stored?.pdf || !order || order.email === '') return;
    await mail.send(
      composeInvoiceMail(document, stored.pdf, {
        id: n === undefined ? `facture-${number}` : mailIdOf(key),
        n,
        to: order.email,
        settings: catalogue.current().settings,
        site,
      }),
    );
  });
}

function composeInvoiceMail(
  { number, kind, orderNumber, buyer }: StoredDocument,
  pdf: Buffer,
  {
    id,
    n,
    to,
    settings,
    site,
  }: { id: string; n: number | undefined; to: string; settings: Settings; site: SiteConfig },
): Mail {
  const words = invoiceMailWords[kind];
  const mark = n === undefined ? [] : [duplicateWords(n)];
  const paragraphs = [...mark, words.text(number, orderNumber, showLine(buyer.name)), invoiceMailWords.keep];
  return {
    id,
    from: shopSender(settings, site),
    to,
    replyTo: settings.contacts.email,
    subject: showLine(words.subject(number)),
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailDocument(paragraphs.map((part) => html`<p>${joinHtml([part])}</p>`)),
    attachments: [{ name: `${number}.pdf`, type: 'application/pdf', content: pdf }],
  };
}
