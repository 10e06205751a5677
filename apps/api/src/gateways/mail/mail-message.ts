import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-gateway.ts';

/** A mail as nodemailer takes it. Its Message-ID comes from the mail's own id, so that a repetition is recognised. */
export function toMessage(mail: Mail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // What a diner typed is text: nothing in it may fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
