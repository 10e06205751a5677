import { createTransport } from 'nodemailer';
import type { MailGateway } from './mail-gateway.ts';
import { toMessage } from './mail-message.ts';

/** Sends through an SMTP server, "smtps://user:password@host:465"; gives up on each step after 10 s. */
export function createSmtpMail(url: string): MailGateway {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail));
    },
    close: () => transport.close(),
  };
}
