import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import { deliverPush, type PushTools } from '../../push/deliver-push.ts';
import { alarmPush, type PushedNews } from './alarm-push-tasks.ts';

const ttlSeconds = 600;

const titles: Record<PushedNews, (number: number | null) => string> = {
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

/** Makes the handler of `alarm-push` tasks. The push names the order by its number and holds nothing of the diner (BRD-26). */
export function alarmPushHandler(tools: PushTools): TaskHandler {
  return alarmPush.handledBy(async ({ payload: { news, number, subscriptionId }, attempts }) => {
    const tag = number === null ? news : `commande-${number}`;
    await deliverPush(tools, {
      subscriptionId,
      news: { title: titles[news](number), body: '', tag },
      ttlSeconds,
      attempts,
    });
  });
}
