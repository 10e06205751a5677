import type { Finding } from '@comptoir/contract';
import { readLastBackup } from '../../backup/last-backup.ts';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

/** A night and a morning. */
const mostHours = 30;

/** Whether there is a backup of last night, one that was tried, and one elsewhere. */
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
  if (!last)
    return [
      doubtful('backup', 'La boutique n’a encore jamais été sauvegardée.', 'Faites-le une fois : shop backup'),
      ...sealed,
    ];
  const tried =
    last.triedAt === null
      ? [
          doubtful(
            'backup-trial',
            'Aucune sauvegarde n’a encore été remise pour essai.',
            'Essayez-en une : shop backup --try',
          ),
        ]
      : [];
  return [judgeLast(world, last), ...tried, ...judgeSecondPlace(world, last), ...sealed];
};

type LastBackup = NonNullable<ReturnType<typeof readLastBackup>>;

function judgeLast({ now, site }: DoctorWorld, { failure, madeAt }: LastBackup): Finding {
  if (failure !== null)
    return bad('backup', `La dernière sauvegarde a échoué : ${failure}`, 'Écartez la cause, puis : shop backup');
  if (madeAt === null) return doubtful('backup', 'La boutique n’a encore jamais été sauvegardée.', 'shop backup');
  const at = Temporal.Instant.from(madeAt);
  const told = tellMoment(at, site.config.timeZone);
  return now().since(at).total('hours') > mostHours
    ? bad(
        'backup',
        `La dernière sauvegarde est ancienne : ${told}.`,
        'Regardez pourquoi : systemctl status "shop-backup@*"',
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
    ? [doubtful('backup-copy', 'Aucune sauvegarde n’a encore été emportée ailleurs.', 'shop backup')]
    : [good('backup-copy', 'Les sauvegardes sont aussi ailleurs.')];
}

const tellMoment = (at: Temporal.Instant, timeZone: string) =>
  at.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone });
