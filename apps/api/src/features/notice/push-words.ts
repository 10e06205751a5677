import type { NoticeKind, SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { Order } from '../order/record/order.ts';
import type { PushNews } from '../push/deliver-push.ts';
import type { OrderStanding } from './notice-repository.ts';

/** Writes a push notice with the order's number and without personal data (OFC-22). */
export function pushWords(
  kind: NoticeKind,
  { number, mode, promisedAt }: Pick<Order, 'number' | 'mode' | 'promisedAt'>,
  { dueAt }: Pick<OrderStanding, 'dueAt'>,
  { timeZone, currency, locale }: SiteConfig,
): PushNews {
  const format = createFormat(locale.default, currency);
  const hourOf = (instant: Temporal.Instant) => format.hour(instant.toZonedDateTimeISO(timeZone));
  const [hour, old] = [hourOf(dueAt), hourOf(promisedAt)];
  const due = mode === 'pickup' ? `elle sera prête vers ${hour}` : `elle arrive chez vous vers ${hour}`;
  const bodies: Record<NoticeKind, string> = {
    accepted: `Acceptée : ${due}${hour === old ? '' : ` (au lieu de ${old})`}`,
    delayed: `Un peu de retard : ${hour}`,
    ready: 'Prête ! On vous attend au comptoir',
    on_the_way: `En route : chez vous vers ${hour}`,
    corrected: 'Finalement, encore quelques minutes',
    refused: 'Le restaurant n’a pas pu l’accepter',
    cancelled: 'Commande annulée',
  };
  return { title: `Commande nº ${number}`, body: bodies[kind], tag: `commande-${number}` };
}
