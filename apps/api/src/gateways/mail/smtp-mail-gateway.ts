import { laterTransport } from './later-transport.ts';
import type { Mail, MailGateway } from './mail-gateway.ts';
import { toMessage } from './mail-message.ts';

/** If `sender` is set, mails come from that address and replies go to the restaurant. */
export function createSmtpMail(url: string, sender: string | null = null): MailGateway {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
  const transport = laterTransport((mailer) => mailer.createTransport({ url, ...timeouts }));
  return {
    send: async (mail) => {
      await (await transport.get()).sendMail(toMessage(sender === null ? mail : sentBy(sender, mail)));
    },
    check: async () => {
      await (await transport.get()).verify();
    },
    close: transport.close,
  };
}

const sentBy = (sender: string, mail: Mail): Mail => ({
  ...mail,
  from: { ...mail.from, address: sender },
  replyTo: mail.replyTo ?? mail.from.address,
});
