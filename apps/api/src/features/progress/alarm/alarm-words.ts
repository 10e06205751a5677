import type { AlarmMail, AlarmNews } from './alarm-mail-tasks.ts';

export const sharedAlarmTitles = {
  no_board: () => 'Aucun écran en cuisine depuis 3 min',
  mail_failing: () => 'Les e-mails de la boutique ne partent plus',
  card_failing: () => 'Le paiement par carte ne répond plus',
  webhook_failing: () => 'Les messages de Stripe ne sont pas reconnus',
  geocoder_failing: () => 'La recherche d’adresses ne répond plus',
  backup_failing: () => 'La boutique n’est plus sauvegardée',
  unusual_orders: () => 'Beaucoup de commandes d’un même réseau : sont-elles vraies ?',
  unusual_shop: () => 'Beaucoup de commandes d’invités en espèces : sont-elles vraies ?',
};

const subjects: Record<AlarmNews, (number: number | null) => string> = {
  ...sharedAlarmTitles,
  unseen: (number) => `Commande nº ${number} : aucun écran ne l’a reçue`,
  managers: (number) => `Commande nº ${number} : sans réponse depuis 3 min`,
  refuse: (number) => `Commande nº ${number} refusée sans réponse`,
  paused: () => 'Les commandes sont en pause',
  disputed: (number) => `Commande nº ${number} : le paiement est contesté`,
  disputed_unordered: () => 'Un paiement sans commande est contesté',
  refund_refused: (number) => `Commande nº ${number} : le remboursement a échoué`,
};

const bodies: Record<AlarmNews, string> = {
  unseen:
    'La commande est arrivée, mais aucun écran ouvert en cuisine ne l’a affichée. Ouvrez le tableau des commandes.',
  managers: 'La commande attend toujours d’être acceptée ou refusée. Le client le voit.',
  refuse: 'Personne n’a répondu à temps : la commande est refusée, et ce qui était payé est remboursé.',
  no_board: 'Le service est ouvert et la boutique prend des commandes, mais aucun écran ne les montre en cuisine.',
  paused:
    'Deux commandes de suite sont restées sans réponse : la boutique n’en prend plus. Elle en reprend au bout de 20 min si un écran est ouvert en cuisine, sinon à la fin du service. Pour reprendre tout de suite : le tableau des commandes.',
  refund_refused:
    'Le prestataire de paiement n’a pas pu rendre l’argent au client. Remboursez-le autrement, puis notez-le dans la fiche de la commande.',
  disputed:
    'Le client conteste ce paiement auprès de sa banque, qui a repris l’argent. Ne le remboursez pas : il serait payé deux fois. La fiche de la commande dit pourquoi, et jusqu’à quand répondre sur le tableau de bord de Stripe.',
  disputed_unordered:
    'Un client conteste auprès de sa banque un paiement dont la boutique n’a aucune commande. Ne le remboursez pas : il serait payé deux fois. Le tableau de bord de Stripe dit pourquoi, et jusqu’à quand répondre.',
  mail_failing:
    'Depuis plusieurs minutes le serveur d’e-mail refuse ou ne répond pas : ni le restaurant ni les clients ne reçoivent leurs messages. Les commandes arrivent toujours sur le tableau.',
  card_failing:
    'Depuis plusieurs minutes le prestataire de paiement ne répond pas : seules les commandes en espèces passent.',
  webhook_failing:
    'Stripe écrit à la boutique, mais la signature n’est pas celle de STRIPE_WEBHOOK_SECRET, ou l’horloge du serveur est fausse. Aucun paiement n’est perdu : la boutique les vérifie elle-même, plus tard. Qui l’a installée doit corriger ce réglage.',
  geocoder_failing:
    'Depuis plusieurs minutes les adresses ne peuvent pas être vérifiées : les livraisons à une nouvelle adresse ne passent pas.',
  backup_failing:
    'La dernière sauvegarde a échoué, ou il n’y en a pas eu depuis plus de trente heures. Les commandes n’en souffrent pas, mais ce qui est venu depuis serait perdu avec la machine. Qui a installé la boutique doit s’en occuper : « shop doctor » en dit la raison.',
  unusual_orders:
    'Plus de dix commandes en espèces, sans compte, sont venues d’un même réseau en dix minutes. Appelez avant de préparer, et refusez celles où personne ne répond.',
  unusual_shop:
    'En dix minutes, plus de quarante commandes en espèces sans compte sont venues, ou plus de cinq d’au moins 150 €, de réseaux différents. Appelez avant de préparer. Dans Réglages, « Espèces des invités » permet de demander un code par e-mail ou un compte.',
};

/** Writes the last moment of a term, such as "8 décembre 2026 à 11 h 06". */
export const writeUntil = (date: string, hour: string): string => `${date} à ${hour}`;

export function alarmWords({ news, number, until, dispute }: Omit<AlarmMail, 'to'>): { subject: string; body: string } {
  const more = [dispute && `La contestation : ${dispute}.`, until && `Répondre avant le ${until}.`].filter(Boolean);
  return { subject: subjects[news](number), body: [bodies[news], ...more].join(' ') };
}
