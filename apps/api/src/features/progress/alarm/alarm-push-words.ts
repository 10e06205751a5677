import type { PushedNews } from './alarm-push-tasks.ts';
import { sharedAlarmTitles } from './alarm-words.ts';

export const alarmPushTitles: Record<PushedNews, (number: number | null) => string> = {
  ...sharedAlarmTitles,
  unseen: (number) => `Commande ${number} : aucun écran ne l’a reçue`,
  unanswered: (number) => `Commande ${number} : personne n’a répondu`,
  paused: () => 'Commandes en pause : deux sont restées sans réponse',
};
