/** A mail to one address. */
export interface Mail {
  /** The same mail sent again has the same id, by which a mailbox knows it. Letters, digits and hyphens. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails. Used from the outbox only: it may be slow, it may fail, and then it is asked again. */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  close(): void;
}
