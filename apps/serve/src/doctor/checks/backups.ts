import { typedCommand } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import { type LastBackup, readLastBackup } from '../../backup/last-backup.ts';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

/** The maximum age of the last daily backup in hours: a day plus six hours of delay. */
const mostHours = 30;

export const examineBackups: Check = async (world) => {
  const { backup } = world.config;
  const last = readLastBackup(backup.folder);
  const sealed =
    backup.passphrase === null
      ? [
          doubtful(
            'backup-passphrase',
            'Les sauvegardes sont sans les secrets de la boutique : BACKUP_PASSPHRASE n’est pas réglée.',
            'Réglez-la, et notez-la hors de cette machine.',
          ),
        ]
      : [];
  if (!last) return [never(), ...sealed];
  const tried =
    last.triedAt === null
      ? [
          doubtful(
            'backup-trial',
            'Aucune sauvegarde n’a encore été remise pour essai.',
            `Une sauvegarde s’essaie elle-même : ${typedCommand('backup')}`,
          ),
        ]
      : [];
  return [judgeLast(world, last), ...tried, ...judgeSecondPlace(world, last), ...sealed];
};

const never = () =>
  doubtful('backup', 'La boutique n’a encore jamais été sauvegardée.', `Faites-le : ${typedCommand('backup')}`);

function judgeLast({ now, site }: DoctorWorld, { failure, madeAt }: LastBackup): Finding {
  if (failure !== null)
    return bad(
      'backup',
      `La dernière sauvegarde a échoué : ${failure}`,
      `Écartez la cause, puis : ${typedCommand('backup')}`,
    );
  if (madeAt === null) return never();
  const at = Temporal.Instant.from(madeAt);
  const told = tellMoment(at, site.config.timeZone);
  return now().since(at).total('hours') > mostHours
    ? bad(
        'backup',
        `La dernière sauvegarde est ancienne : ${told}.`,
        `Regardez pourquoi il ne s’en fait plus chaque nuit, et faites-en une : ${typedCommand('backup')}`,
      )
    : good('backup', `Dernière sauvegarde : ${told}.`);
}

function judgeSecondPlace({ config }: DoctorWorld, { copiedAt }: LastBackup): Finding[] {
  if (config.backup.command === null)
    return [
      doubtful(
        'backup-copy',
        'Les sauvegardes sont sur la même machine que la boutique, et se perdraient avec elle.',
        'Réglez BACKUP_COMMAND, qui les emporte ailleurs.',
      ),
    ];
  return copiedAt === null
    ? [
        doubtful(
          'backup-copy',
          'Aucune sauvegarde n’a encore été emportée ailleurs.',
          `Faites-en une : ${typedCommand('backup')}`,
        ),
      ]
    : [good('backup-copy', 'Les sauvegardes sont aussi ailleurs.')];
}

const tellMoment = (at: Temporal.Instant, timeZone: string) =>
  at.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone });
