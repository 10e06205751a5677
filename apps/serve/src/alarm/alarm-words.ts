import type { Finding } from '@comptoir/contract';

/** Alarms for the owner: the shop exited, waits for its database, failed a backup, or failed a health check. */
export type AlarmKind = 'service' | 'database' | 'backup' | 'doctor';

interface Alarm {
  name: string;
  /** The error of the last backup as a French sentence, or null. */
  failure: string | null;
  /** systemd's environment variables describe how the service ended: systemd.exec(5). */
  environment: NodeJS.ProcessEnv;
  findings: readonly Finding[];
}

export interface AlarmWords {
  subject: string;
  paragraphs: string[];
}

export function alarmWords(kind: AlarmKind, alarm: Alarm): AlarmWords {
  return words[kind](alarm);
}

const words: Record<AlarmKind, (alarm: Alarm) => AlarmWords> = {
  service: serviceWords,
  database: databaseWords,
  backup: backupWords,
  doctor: doctorWords,
};

function serviceWords({ name, environment }: Alarm): AlarmWords {
  return {
    subject: `La boutique ${name} s’est arrêtée`,
    paragraphs: [
      `La boutique ${name} s’est arrêtée d’elle-même : ${whyEnded(environment)}`,
      'La machine la redémarre toutes les deux secondes. Les commandes déjà prises sont gardées ; tant qu’elle est arrêtée, aucune ne peut être prise.',
      `Sur la machine, « shop status ${name} » dit si elle est ouverte de nouveau et ce qu’elle a dit en dernier, « shop doctor --shop ${name} » ce qui lui manque.`,
    ],
  };
}

function whyEnded({ SERVICE_RESULT: result, EXIT_STATUS: status }: NodeJS.ProcessEnv): string {
  if (result === 'oom-kill') return 'la machine n’avait plus assez de mémoire.';
  if (result === 'timeout') return 'elle n’a pas répondu à temps.';
  if (result === 'signal' || result === 'core-dump') return `elle a été tuée (signal ${status ?? 'inconnu'}).`;
  if (result === 'exit-code') return `elle a pris fin avec le code ${status ?? 'inconnu'}.`;
  return `la machine n’en dit pas plus (${result ?? 'sans raison'}).`;
}

function backupWords({ name, failure }: Alarm): AlarmWords {
  return {
    subject: `La sauvegarde de ${name} a échoué`,
    paragraphs: [
      `La sauvegarde de la boutique ${name} a échoué. ${failure ?? 'La raison est dans le journal de la machine.'}`,
      'La boutique n’en est pas touchée, et les sauvegardes d’avant sont toujours là. Mais ce qui est venu depuis ne serait pas retrouvé si la machine se perdait.',
      `Corrigez ce qui manque, puis lancez « shop backup --shop ${name} » sur la machine. Son journal : journalctl --unit shop-backup@${name}`,
    ],
  };
}

function databaseWords({ name }: Alarm): AlarmWords {
  return {
    subject: `La boutique ${name} attend sa base de données`,
    paragraphs: [
      `La boutique ${name} démarre, et sa base de données ne répond pas. Elle l’attend, et ouvre dès qu’elle répond ; d’ici là, personne ne voit la carte ni ne commande.`,
      `Regardez si le serveur PostgreSQL tourne. Sur la machine, « shop doctor --shop ${name} » dit ce qui manque.`,
    ],
  };
}

function doctorWords({ name, findings }: Alarm): AlarmWords {
  const few = findings.length === 1 ? 'une chose' : `${findings.length} choses`;
  return {
    subject: `La boutique ${name} : ${few} à réparer`,
    paragraphs: [
      `La boutique ${name} s’est examinée, et a trouvé ${few} à réparer.`,
      ...findings.map(({ says, advice }) => (advice === null ? says : `${says} → ${advice}`)),
      'La liste entière est au bureau, dans Réglages, « État de la boutique », et par « shop doctor » sur la machine.',
    ],
  };
}
