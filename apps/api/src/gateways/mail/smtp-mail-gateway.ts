import { laterTransport } from './later-transport.ts';
import type { MailGateway } from './mail-gateway.ts';
import { toMessage } from './mail-message.ts';

/** Sends through an SMTP server, "smtps://user:password@host:465"; gives up on each step after 10 s. */
export function createSmtpMail(url: string): MailGateway {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
  const transport = laterTransport((mailer) => mailer.createTransport({ url, ...timeouts }));
  return {
    send: async (mail) => {
      await (await transport.get()).sendMail(toMessage(mail));
    },
    close: transport.close,
  };
}
