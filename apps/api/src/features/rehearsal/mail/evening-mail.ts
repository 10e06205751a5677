import { type Evening, type SiteConfig, showLine } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { z } from 'zod';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import { defineTask, type TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { linkedParagraphs, mailDocument } from '../../order/mail/html.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { eveningMailWords } from './evening-words.ts';

const eveningMail = defineTask('evening-mail', z.object({ to: z.string() }));

/** One mail for each address and day. */
export function eveningMailTasks(date: Temporal.PlainDate, addresses: readonly string[]): OutboxTask[] {
  return addresses.map((to) => eveningMail.task({ key: `evening-mail:${date}:${to}`, payload: { to } }));
}

interface Options {
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
  readEvening: () => Promise<Evening>;
}

/** The mail says what is ready when it is sent. */
export function eveningMailHandler({ mail, catalogue, site, readEvening }: Options): TaskHandler {
  const format = createFormat(site.locale.default, site.currency);
  return eveningMail.handledBy(async ({ key, payload: { to } }) => {
    const from = shopSender(catalogue.current().settings, site);
    const address = new URL('/office/ce-soir', site.siteRoot).href;
    const told = { evening: await readEvening(), restaurant: from.name, timeZone: site.timeZone, address, format };
    const { subject, paragraphs } = eveningMailWords(told);
    await mail.send({
      id: mailIdOf(key),
      from,
      to,
      replyTo: from.address,
      subject: showLine(subject),
      text: `${paragraphs.join('\n\n')}\n`,
      html: mailDocument(linkedParagraphs(paragraphs, address)),
    });
  });
}
