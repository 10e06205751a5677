import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { laterTransport } from './later-transport.ts';
import type { MailGateway } from './mail-gateway.ts';
import { toMessage } from './mail-message.ts';

/** Writes each mail atomically to `{id}.eml` in a folder. A repeated mail overwrites its file. */
export function createMailbox(folder: string): MailGateway {
  const transport = laterTransport((mailer) => mailer.createTransport({ streamTransport: true, buffer: true }));
  return {
    send: async (mail) => {
      const { message } = await (await transport.get()).sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close: transport.close,
  };
}
