import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail-gateway.ts';
import { createMailbox } from './mailbox-mail-gateway.ts';
import { createSmtpMail } from './smtp-mail-gateway.ts';

const mail: Mail = {
  id: 'commande-1000-diner-abc',
  from: { name: 'Lève-tard', address: 'bonjour@leve-tard.example' },
  to: 'camille@example.com',
  replyTo: 'bonjour@leve-tard.example',
  subject: 'Votre commande n° 1000',
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

/** A mail server that takes everything and remembers it, or refuses the recipient. */
function startSmtp(isRefusing: boolean) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line.startsWith('RCPT') && isRefusing) socket.write('550 no such box\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
        isData = line === 'DATA';
      }
    });
  });
  return new Promise<{ url: string; heard: string[]; stop: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        heard,
        stop: () => server.close(),
      });
    });
  });
}

describe('the SMTP gateway', () => {
  it('hands the mail to the server of the address', async () => {
    const smtp = await startSmtp(false);
    const gateway = createSmtpMail(smtp.url);
    await gateway.send(mail);
    expect(smtp.heard).toContain('RCPT TO:<camille@example.com>');
    expect(smtp.heard).toContain('MAIL FROM:<bonjour@leve-tard.example>');
    expect(smtp.heard.join('\n')).toContain('Message-ID: <commande-1000-diner-abc@leve-tard.example>');
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
