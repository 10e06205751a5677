export interface Mail {
  /** The same for each attempt, so that a mailbox recognises a repeated mail. Letters, digits and hyphens. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails, for the outbox: it may be slow or fail, and is called again. */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  /** Rejects if the server can't be reached or refuses the login. */
  check(): Promise<void>;
  close(): void;
}

/** True: the failure is the server's, not only this recipient's. */
export const isSendersFault = (error: unknown): boolean =>
  !(error instanceof Error && 'command' in error && error.command === 'RCPT TO');
