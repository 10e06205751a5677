import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-gateway.ts';

/** A mail as nodemailer takes it. Its Message-ID comes from the mail's own id, so that a repetition is recognised. */
export function toMessage(mail: Mail): SendMailOptions {
  const domain = domainToASCII(mail.from.address.split('@')[1] ?? '') || 'localhost';
  return {
    messageId: `<${mail.id}@${domain}>`,
    // Addresses as they are: in a text the mailer would look for names, groups and comments.
    from: { name: mail.from.name, address: toAscii(mail.from.address) },
    to: { name: '', address: toAscii(mail.to) },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: toAscii(mail.replyTo) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // What a diner typed is text: nothing in it may fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A domain with accents as mail servers know it. */
function toAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}
