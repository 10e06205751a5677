import type * as nodemailer from 'nodemailer';

export interface LaterTransport<T> {
  get(): Promise<T>;
  close(): void;
}

/** Opens a mail transport with the first mail, so that an idle shop does not load the package. */
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
