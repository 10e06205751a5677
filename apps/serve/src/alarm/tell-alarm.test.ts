import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '@comptoir/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLastBackup } from '../backup/last-backup.ts';
import { runCommand } from '../tools/commands.ts';
import { tellAlarm } from './tell-alarm.ts';

let dataDir: string;
let server: Server;
/** The mails that the mail server received, as text. */
let mails: string[];
let environment: NodeJS.ProcessEnv;
let minute: number;

/** Starts a mail server that accepts every mail. */
function startMailServer(): Promise<Server> {
  const started = createServer((socket) => {
    let body: string | null = null;
    socket.setEncoding('utf8').write('220 mail.example\r\n');
    socket.on('data', (chunk: string) => {
      if (body === null && /^DATA/im.test(chunk)) body = '';
      else if (body !== null) body += chunk;
      if (body === null) return void socket.write('250 OK\r\n');
      if (body === '') return void socket.write('354 go on\r\n');
      if (!body.endsWith('\r\n.\r\n')) return;
      mails.push(body);
      body = null;
      socket.write('250 OK\r\n');
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => resolve(started));
  });
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-alarm-'));
  mails = [];
  minute = 0;
  server = await startMailServer();
  environment = {
    SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ALARM_MAIL: 'zoe@example.com',
    DATA_DIR: dataDir,
    SITE: 'chez-ana',
  };
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.close();
  rmSync(dataDir, { recursive: true });
});

const now = () => new Date(Date.UTC(2026, 10, 26, 3, 30 + minute));
const tell = (kind: 'service' | 'backup', changed: NodeJS.ProcessEnv = {}) =>
  tellAlarm(kind, { environment: { ...environment, ...changed }, installed: undefined, now });
/** Parses the last mail as its reader sees it. */
function lastMail(): { subject: string; text: string; head: string } {
  const [head = ''] = (mails.at(-1) ?? '').split('\r\n\r\n');
  const decode = (text: string) =>
    Buffer.from(
      text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    );
  const subject = [...head.matchAll(/=\?UTF-8\?Q\?(.*?)\?=/g)].map(([, words = '']) => words).join('');
  const said = decode((mails.at(-1) ?? '').replaceAll('=\r\n', '')).toString();
  return { head, subject: decode(subject.replaceAll('_', ' ')).toString(), text: said };
}

describe('the machine tells the owner', () => {
  it('what to repair, each with what to do, and that a start waits for its database [PLT-27]', async () => {
    const findings: Finding[] = [
      { id: 'clock', state: 'bad', says: 'L’horloge retarde de 5 minutes.', advice: 'timedatectl set-ntp true' },
      { id: 'mail', state: 'bad', says: 'Le courrier est refusé.', advice: null },
    ];
    await tellAlarm('doctor', { environment, installed: 'chez-ana', now, findings });
    expect(lastMail().subject).toContain('La boutique chez-ana : 2 choses à réparer');
    expect(lastMail().text).toContain('L’horloge retarde de 5 minutes. → timedatectl set-ntp true');
    await tellAlarm('database', { environment, installed: 'chez-ana', now });
    expect(lastMail().subject).toContain('La boutique chez-ana attend sa base de données');
    expect(mails).toHaveLength(2);
  });

  it('that the shop ended by itself, and why, once an hour [PLT-25]', async () => {
    const ended = { SERVICE_RESULT: 'exit-code', EXIT_CODE: 'exited', EXIT_STATUS: '1' };
    expect(await tell('service', ended)).toBe('zoe@example.com est averti : La boutique chez-ana s’est arrêtée');
    const { head, subject, text } = lastMail();
    expect(head).toMatch(/^From: .*<zoe@example\.com>$/m);
    expect(head).toMatch(/^To: .*zoe@example\.com>?$/m);
    expect(subject).toContain('La boutique chez-ana s’est arrêtée');
    expect(text).toContain('elle a pris fin avec le code 1');
    minute = 59;
    expect(await tell('service', ended)).toBe('Déjà dit il y a moins d’une heure.');
    expect(await tell('backup')).toContain('La sauvegarde de chez-ana a échoué');
    minute = 61;
    await tell('service', ended);
    expect(mails).toHaveLength(3);
  });

  it('that the backup failed, with what was noted of it, from the address that the server allows [PLT-25]', async () => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder);
    const none = { file: null, madeAt: null, bytes: null, triedAt: null, copiedAt: null };
    writeLastBackup(folder, { ...none, at: now().toISOString(), failure: 'Le disque <plein> n’a plus de place.' });
    await tell('backup', { MAIL_FROM: 'machine@example.com' });
    const { head, text } = lastMail();
    expect(head).toMatch(/^From: .*<machine@example\.com>$/m);
    expect(text).toContain('a échoué. Le disque <plein> n’a plus de place.');
    expect(text).toContain('Le disque &lt;plein&gt;');
  });

  it.each([
    [{ SERVICE_RESULT: 'oom-kill' }, 'la machine n’avait plus assez de mémoire'],
    [{ SERVICE_RESULT: 'signal', EXIT_STATUS: 'KILL' }, 'elle a été tuée (signal KILL)'],
    [{ SERVICE_RESULT: 'timeout' }, 'elle n’a pas répondu à temps'],
    [{ SERVICE_RESULT: 'resources' }, 'la machine n’en dit pas plus (resources)'],
  ])('what systemd says: %j [PLT-25]', async (ended, words) => {
    await tell('service', ended);
    expect(lastMail().text).toContain(words);
  });

  it('nothing if the shop was stopped on purpose, or if no address is set [PLT-25]', async () => {
    expect(await tell('service', { SERVICE_RESULT: 'success' })).toBe('La boutique a été arrêtée : rien à dire.');
    expect(await tell('backup', { ALARM_MAIL: '' })).toContain('ALARM_MAIL n’est pas réglé');
    await expect(tell('backup', { SMTP_URL: '' })).rejects.toThrow('sans SMTP_URL');
    expect([mails, readdirSync(dataDir)]).toEqual([[], []]);
  });

  it('even if a wrong setting ended the shop [PLT-25]', async () => {
    await tell('service', { PORT: 'three thousand', SERVICE_RESULT: 'exit-code', EXIT_STATUS: '1' });
    expect(mails).toHaveLength(1);
  });

  it('again after five minutes if the mail could not be sent [PLT-25]', async () => {
    const dead = { SMTP_URL: 'smtp://127.0.0.1:1' };
    await expect(tell('backup', dead)).rejects.toThrow();
    minute = 4;
    expect(await tell('backup')).toBe('Déjà dit il y a moins d’une heure.');
    minute = 6;
    expect(await tell('backup')).toContain('est averti');
  });

  it('by the command that the units call [PLT-25]', async () => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await runCommand(['alarm', 'backup']);
    expect(said).toHaveBeenCalledWith('zoe@example.com est averti : La sauvegarde de chez-ana a échoué');
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    await expect(runCommand(['alarm', 'everything'])).rejects.toThrow('npm run');
  });
});
