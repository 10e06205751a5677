import type * as nodemailer from 'nodemailer';

export interface LaterTransport<T> {
  get(): Promise<T>;
  close(): void;
}

/** Loads the mailer package with the first mail, so that an idle shop needs no memory for it. */
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
