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
  /** Rejects where the server can't be reached or lets the shop not in. */
  check(): Promise<void>;
  close(): void;
}

/** Whether a failed mail says something of the server and not of its recipient alone. */
export const isSendersFault = (error: unknown): boolean =>
  !(error instanceof Error && 'command' in error && error.command === 'RCPT TO');
