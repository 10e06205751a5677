import type { SiteConfig } from '@comptoir/contract';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/outbox.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { html, mailDocument } from '../../order/mail/html.ts';
import type { AlarmMail } from './alarm-mail-tasks.ts';
import { alarmWords } from './alarm-words.ts';

interface Options {
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

/** Does the outbox's `alarm-mail`. */
export function alarmMailHandler({ mail, catalogue, site }: Options): TaskHandler {
  return async ({ key, payload }) => {
    const { to, ...news } = payload as unknown as AlarmMail;
    const { contacts } = catalogue.current().settings;
    const { subject, body } = alarmWords(news);
    await mail.send({
      id: key.replace(/[^A-Za-z0-9-]/g, '-'),
      from: { name: contacts.name || site.title, address: contacts.email },
      to,
      subject,
      text: `${body}\n`,
      html: mailDocument([html`<p>${body}</p>`]),
    });
  };
}
