import type { PushedNews } from './alarm-push-tasks.ts';

/** The titles of pushes to the restaurant's people. */
export const alarmPushTitles: Record<PushedNews, (number: number | null) => string> = {
  unseen: (number) => `Commande ${number} : aucun écran ne l’a reçue`,
  unanswered: (number) => `Commande ${number} : personne n’a répondu`,
  no_board: () => 'Aucun écran en cuisine depuis 3 min',
  paused: () => 'Commandes en pause : deux sont restées sans réponse',
  mail_failing: () => 'Les e-mails de la boutique ne partent plus',
  card_failing: () => 'Le paiement par carte ne répond plus',
  webhook_failing: () => 'Les messages de Stripe ne sont pas reconnus',
  geocoder_failing: () => 'La recherche d’adresses ne répond plus',
  backup_failing: () => 'La boutique n’est plus sauvegardée',
  unusual_orders: () => 'Beaucoup de commandes d’un même réseau : sont-elles vraies ?',
  unusual_shop: () => 'Beaucoup de commandes d’invités en espèces : sont-elles vraies ?',
};
