import { closeSync, mkdirSync, openSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { createSmtpMail } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import { escapeHtml } from '@comptoir/web-host';
import { readLastBackup } from '../backup/last-backup.ts';
import { readConfig } from '../environment/config.ts';
import { shareOwner } from '../share-owner.ts';
import { type AlarmKind, alarmWords } from './alarm-words.ts';

/** Only these variables are read, because the shop may have exited over an invalid other variable. */
const needed = ['SMTP_URL', 'MAIL_FROM', 'ALARM_MAIL', 'DATA_DIR', 'BACKUP_DIR', 'SITE'];
const hour = 3_600_000;
/** Milliseconds before a failed mail is sent again. */
const retry = 300_000;

interface AlarmTools {
  environment: NodeJS.ProcessEnv;
  installed: string | undefined;
  now: () => Date;
  findings?: readonly Finding[];
}

/** Mails an alarm, at most once an hour of each kind. Returns what was done. @throws Error if the mail fails */
export async function tellAlarm(
  kind: AlarmKind,
  { environment, installed, now, findings = [] }: AlarmTools,
): Promise<string> {
  if (kind === 'service' && environment.SERVICE_RESULT === 'success') return 'La boutique a été arrêtée : rien à dire.';
  const config = readConfig(Object.fromEntries(needed.map((name) => [name, environment[name] ?? ''])));
  const { alarmMail, smtpUrl, mailFrom, dataDir, backup, site } = config;
  if (alarmMail === null) return 'Personne n’est averti : ALARM_MAIL n’est pas réglé.';
  if (smtpUrl === null) throw new Error('ALARM_MAIL ne peut pas être averti sans SMTP_URL.');
  const quiet = openQuiet(dataDir, kind);
  if (quiet.until() > now().getTime()) return 'Déjà dit il y a moins d’une heure.';
  quiet.keep(now().getTime() + retry);
  const name = installed ?? site;
  const { failure = null } = readLastBackup(backup.folder) ?? {};
  const { subject, paragraphs } = alarmWords(kind, { name, failure, environment, findings });
  const mail = createSmtpMail(smtpUrl);
  try {
    await mail.send({
      id: `alarme-${kind}-${name}-${now().getTime()}`,
      from: { name: `Boutique ${name}`, address: mailFrom ?? alarmMail },
      to: alarmMail,
      subject,
      text: `${paragraphs.join('\n\n')}\n`,
      html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
    });
  } finally {
    mail.close();
  }
  quiet.keep(now().getTime() + hour);
  return `${alarmMail} est averti : ${subject}`;
}

/** An empty file records the time of an alarm, because it needs no space on a full disk. */
function openQuiet(dataDir: string, kind: AlarmKind) {
  const file = join(dataDir, `alarm-${kind}`);
  return {
    until: () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    keep: (milliseconds: number) => {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      closeSync(openSync(file, 'a', 0o600));
      shareOwner(dataDir, file);
      utimesSync(file, milliseconds / 1000, milliseconds / 1000);
    },
  };
}
