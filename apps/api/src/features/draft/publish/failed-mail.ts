import { type SiteConfig, showLine } from '@comptoir/contract';
import { z } from 'zod';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import { defineTask, type TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { linkedParagraphs, mailDocument } from '../../order/mail/html.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { failedMailWords } from '../record/draft-words.ts';

const failedMail = defineTask('publication-failed-mail', z.object({ to: z.string(), problems: z.array(z.string()) }));

/** One mail for each address, with the French reasons of the failure. */
export function failedMailTasks(id: number, problems: string[], addresses: readonly string[]): OutboxTask[] {
  return addresses.map((to) => failedMail.task({ key: `publication-failed:${id}:${to}`, payload: { to, problems } }));
}

interface Options {
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

export function failedMailHandler({ mail, catalogue, site }: Options): TaskHandler {
  return failedMail.handledBy(async ({ key, payload: { to, problems } }) => {
    const from = shopSender(catalogue.current().settings, site);
    const address = new URL('/office', site.siteRoot).href;
    const { subject, paragraphs } = failedMailWords({ restaurant: from.name, problems, address });
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
