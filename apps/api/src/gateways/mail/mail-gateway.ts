export interface Mail {
  /** The id is the same for each attempt, so that mailboxes detect duplicates. Allowed: letters, digits, hyphens. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { name: string; type: string; content: Buffer }[];
}

export interface MailGateway {
  send(mail: Mail): Promise<void>;
  check(): Promise<void>;
  close(): void;
}

/** True if the mail server failed; false if it rejected only this recipient. */
export const isSendersFault = (error: unknown): boolean =>
  !(error instanceof Error && 'command' in error && error.command === 'RCPT TO');
