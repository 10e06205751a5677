import type { NoticeKind, SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { refusalWords } from '@comptoir/words';
import type { Order } from '../order/record/order.ts';
import type { OrderStanding } from './notice-repository.ts';

interface NoticeWords {
  subject: string;
  paragraphs: string[];
}

export function noticeWords(
  kind: NoticeKind,
  order: Pick<Order, 'number' | 'mode' | 'promisedAt' | 'paymentMethod' | 'lines'>,
  { dueAt, reason, message, soldOut, paidBackCents }: OrderStanding,
  { timeZone, currency, locale }: SiteConfig,
): NoticeWords {
  const format = createFormat(locale.default, currency);
  const hourOf = (instant: Temporal.Instant) => format.hour(instant.toZonedDateTimeISO(timeZone));
  const { number, mode, promisedAt, paymentMethod, lines } = order;
  const gone = new Set(lines.filter(({ itemId }) => soldOut.includes(itemId)).map(({ name }) => name));
  const dishes = gone.size > 0 && `${gone.size > 1 ? 'Épuisés' : 'Épuisé'} : ${[...gone].join(', ')}.`;
  const [hour, old] = [hourOf(dueAt), hourOf(promisedAt)];
  const about = `Votre commande nº ${number}`;
  const quoted = message ? [`Le restaurant vous écrit : « ${message} »`] : [];
  const due = mode === 'pickup' ? `prête vers ${hour}` : `chez vous vers ${hour}`;
  const willBe = mode === 'pickup' ? `elle sera prête vers ${hour}` : `elle arrive chez vous vers ${hour}`;
  const instead = hour === old ? '' : `, au lieu de ${old}`;
  const isCash = paymentMethod === 'cash';
  const refund = `Le remboursement de ${format.money(paidBackCents)} est demandé : un e-mail vous dira quand il est fait.`;
  const money = isCash ? 'Vous n’avez rien à payer.' : paidBackCents > 0 ? refund : '';
  const why = [dishes || (reason ? refusalWords[reason] : ''), ...quoted, money].filter((part) => part !== '');
  switch (kind) {
    case 'accepted':
      return { subject: `${about} : ${due}`, paragraphs: [`Le restaurant l’a acceptée : ${willBe}${instead}.`] };
    case 'delayed':
      return {
        subject: `${about} : ${hour === old ? due : `${hour} au lieu de ${old}`}`,
        paragraphs: [`Un peu de retard en cuisine : ${willBe}${instead}.`],
      };
    case 'ready':
      return { subject: `${about} est prête`, paragraphs: ['Elle vous attend au comptoir.'] };
    case 'on_the_way':
      return { subject: `${about} est en route`, paragraphs: [`Elle arrive chez vous vers ${hour}.`] };
    case 'corrected':
      return {
        subject: `${about} : encore quelques minutes`,
        paragraphs: ['Nous l’avions dite prête trop tôt : il faut encore quelques minutes.'],
      };
    case 'refused':
      return { subject: `${about} n’a pas pu être acceptée`, paragraphs: why };
    case 'cancelled':
      return { subject: `${about} est annulée`, paragraphs: why };
  }
}
