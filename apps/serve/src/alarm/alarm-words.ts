/** What the machine tells of: a shop that ended by itself, or a backup that failed. */
export type AlarmKind = 'service' | 'backup';

interface Alarm {
  name: string;
  /** What went wrong with the last backup, a sentence; null: nothing is noted. */
  failure: string | null;
  /** As systemd tells a unit how its service ended: systemd.exec(5). */
  environment: NodeJS.ProcessEnv;
}

export interface AlarmWords {
  subject: string;
  paragraphs: string[];
}

/** What is written to the owner of a shop: what happened, why, and what to do. */
export function alarmWords(kind: AlarmKind, alarm: Alarm): AlarmWords {
  return kind === 'service' ? serviceWords(alarm) : backupWords(alarm);
}

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
