import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-gateway.ts';

export function toMessage(mail: Mail): SendMailOptions {
  const domain = domainToASCII(mail.from.address.split('@')[1] ?? '') || 'localhost';
  return {
    messageId: `<${mail.id}@${domain}>`,
    // Addresses are objects, because the mailer would parse a string for names, groups and comments.
    from: { name: mail.from.name, address: toAscii(mail.from.address) },
    to: { name: '', address: toAscii(mail.to) },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: toAscii(mail.replyTo) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    }),
    // User input in a mail must not make the mailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}
