import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail-gateway.ts';
import { createMailbox } from './mailbox-mail-gateway.ts';
import { createSmtpMail } from './smtp-mail-gateway.ts';

const mail: Mail = {
  id: 'commande-1000-diner-abc',
  from: { name: 'Lève-tard', address: 'bonjour@leve-tard.example' },
  to: 'camille@example.com',
  replyTo: 'bonjour@leve-tard.example',
  subject: 'Votre commande nº 1000',
  text: 'Merci Camille',
  html: '<p>Merci Camille</p>',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the local mailbox', () => {
  it('keeps each mail as one file that a mail program opens', async () => {
    const mailbox = createMailbox(join(folder, 'mailbox'));
    await mailbox.send(mail);
    await mailbox.send({ ...mail, id: 'another' });
    const files = readdirSync(join(folder, 'mailbox')).sort();
    expect(files).toEqual(['another.eml', 'commande-1000-diner-abc.eml']);
    const text = readFileSync(join(folder, 'mailbox', 'commande-1000-diner-abc.eml'), 'utf8');
    expect(text).toContain('Message-ID: <commande-1000-diner-abc@leve-tard.example>');
    expect(text).toContain('To: camille@example.com');
    expect(text).toContain('Merci Camille');
  });

  it('replaces a mail that is sent again', async () => {
    const mailbox = createMailbox(folder);
    await mailbox.send(mail);
    await mailbox.send(mail);
    expect(readdirSync(folder)).toEqual(['commande-1000-diner-abc.eml']);
  });

  it('fails where the folder can not be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(createMailbox(file).send(mail)).rejects.toThrow();
  });
});

interface HeardMail {
  from: string;
  to: string[];
  message: string;
}

/** Starts a mail server that records every mail, or rejects the recipient. */
async function startSmtp(isRefusing: boolean) {
  const heard: HeardMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(isRefusing ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, callback) => {
      text(stream).then((message) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        heard.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard, stop: () => server.close() };
}

describe('the SMTP gateway', () => {
  it('hands the mail to the server of the address', async () => {
    const smtp = await startSmtp(false);
    const gateway = createSmtpMail(smtp.url);
    await gateway.send(mail);
    expect(smtp.heard).toMatchObject([{ from: 'bonjour@leve-tard.example', to: ['camille@example.com'] }]);
    expect(smtp.heard[0]?.message).toContain('Message-ID: <commande-1000-diner-abc@leve-tard.example>');
    gateway.close();
    smtp.stop();
  });

  it('sends from the address that the server allows, with answers to the restaurant [OFC-27]', async () => {
    const smtp = await startSmtp(false);
    const gateway = createSmtpMail(smtp.url, 'commandes@hote.example');
    await gateway.check();
    const { replyTo: _, ...unanswered } = mail;
    await gateway.send(unanswered);
    await gateway.send(mail);
    expect(smtp.heard.map(({ from }) => from)).toEqual(['commandes@hote.example', 'commandes@hote.example']);
    for (const { message } of smtp.heard) {
      expect(message).toContain('From: =?UTF-8?Q?L=C3=A8ve-tard?= <commandes@hote.example>');
      expect(message).toContain('Reply-To: bonjour@leve-tard.example');
    }
    gateway.close();
    smtp.stop();
    await expect(createSmtpMail('smtp://127.0.0.1:1').check()).rejects.toThrow();
  });

  it.each([
    'x<victim@example.org',
    'g:victim@example.org;',
    'a,victim@example.org',
    '(c)victim@example.org',
    '"a"<victim@example.org>',
  ])('never reads another address out of %s [CHK-13]', async (to) => {
    const smtp = await startSmtp(false);
    const gateway = createSmtpMail(smtp.url);
    await gateway
      .send({ ...mail, to, from: { ...mail.from, name: 'a@b.example>, "Chez" <c@d.example' } })
      .catch(() => {});
    expect(smtp.heard.flatMap((heard) => heard.to)).not.toContain('victim@example.org');
    expect(smtp.heard.every(({ from }) => from === 'bonjour@leve-tard.example')).toBe(true);
    gateway.close();
    smtp.stop();
  });

  it('encodes a domain with accents for every mail server [CHK-13]', async () => {
    const smtp = await startSmtp(false);
    const gateway = createSmtpMail(smtp.url);
    await gateway.send({ ...mail, to: "penny.o'kane@société.example", replyTo: 'bonjour@société.example' });
    expect(smtp.heard[0]?.message).toContain("To: penny.o'kane@xn--socit-esab.example");
    expect(smtp.heard[0]?.message).toContain('Reply-To: bonjour@xn--socit-esab.example');
    gateway.close();
    smtp.stop();
  });

  it('fails when the server refuses, so that the outbox tries again', async () => {
    const smtp = await startSmtp(true);
    const gateway = createSmtpMail(smtp.url);
    await expect(gateway.send(mail)).rejects.toThrow();
    gateway.close();
    smtp.stop();
  });
});
