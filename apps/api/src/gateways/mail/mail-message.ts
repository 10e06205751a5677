import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-gateway.ts';

/** Makes nodemailer's form of a mail. Its Message-ID comes from the mail's id. */
export function toMessage(mail: Mail): SendMailOptions {
  const domain = domainToASCII(mail.from.address.split('@')[1] ?? '') || 'localhost';
  return {
    messageId: `<${mail.id}@${domain}>`,
    // As objects, because in a text the mailer would look for names, groups and comments.
    from: { name: mail.from.name, address: toAscii(mail.from.address) },
    to: { name: '', address: toAscii(mail.to) },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: toAscii(mail.replyTo) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Text that a diner typed must not make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes a domain with accents in Punycode, as mail servers need it. */
function toAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}
