import type * as nodemailer from 'nodemailer';

/** What sends mails, opened with the first one: a shop at rest does without the package. */
export interface LaterTransport<T> {
  get(): Promise<T>;
  /** What was never opened needs no closing. */
  close(): void;
}

/** Opens a transport of mails when it is first asked for. */
export function laterTransport<T extends { close(): void }>(open: (mailer: typeof nodemailer) => T): LaterTransport<T> {
  let opened: Promise<T> | null = null;
  return {
    get: () => {
      opened ??= import('nodemailer').then(open);
      return opened;
    },
    close: () => {
      opened?.then((transport) => transport.close());
    },
  };
}
