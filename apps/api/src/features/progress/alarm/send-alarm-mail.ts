import type { SiteConfig } from '@comptoir/contract';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { html, mailDocument } from '../../order/mail/html.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { alarmMail } from './alarm-mail-tasks.ts';
import { alarmWords } from './alarm-words.ts';

interface Options {
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

export function alarmMailHandler({ mail, catalogue, site }: Options): TaskHandler {
  return alarmMail.handledBy(async ({ key, payload: { to, ...news } }) => {
    const { subject, body } = alarmWords(news);
    await mail.send({
      id: mailIdOf(key),
      from: shopSender(catalogue.current().settings, site),
      to,
      subject,
      text: `${body}\n`,
      html: mailDocument([html`<p>${body}</p>`]),
    });
  });
}
