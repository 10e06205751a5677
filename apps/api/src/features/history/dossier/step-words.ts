import { type Dossier, type SheetEvent, showLine } from '@comptoir/contract';
import type { Format } from '@comptoir/format';

export interface Manner {
  format: Format;
  timeZone: string;
}

type Write = (event: SheetEvent, manner: Manner) => string;

/** A moment as a bank reads it, with its year. */
export function writeMoment(at: Temporal.Instant, { format, timeZone }: Manner): string {
  const local = at.toZonedDateTimeISO(timeZone);
  return `${format.date(local)} à ${format.hour(local)}`;
}

const money = ({ amountCents }: SheetEvent, { format }: Manner) => format.money(amountCents ?? 0);
const noticeWords: Record<NonNullable<SheetEvent['notice']>, string> = {
  accepted: 'commande acceptée',
  delayed: 'retard',
  ready: 'commande prête',
  on_the_way: 'commande en route',
  corrected: 'correction',
  refused: 'commande refusée',
  cancelled: 'commande annulée',
  receipt: 'reçu',
};
const mail = ({ notice }: SheetEvent) => (notice ? ` : ${noticeWords[notice]}` : '');
const identityWords = { seen: ', pièce d’identité vue', refused: ', sans l’alcool' };
const checked = ({ identity }: SheetEvent) => (identity ? identityWords[identity] : '');

/** The steps that matter to a bank: without what screens and printers of the kitchen did, and without the dispute itself. */
const stepWords: Partial<Record<SheetEvent['kind'], Write>> = {
  placed: () => 'Commande passée',
  paid: (event, manner) => `Paiement de ${money(event, manner)}`,
  accepted: ({ dueAt }, manner) => `Acceptée${dueAt ? ` pour le ${writeMoment(dueAt, manner)}` : ''}`,
  taken_back: () => 'Acceptation reprise',
  started: () => 'Préparation commencée',
  delayed: ({ minutes }) => `Retard annoncé : ${minutes ?? 0}\u00a0min`,
  ready: () => 'Prête',
  left: () => 'Partie en livraison',
  handed_over: (event) => `Remise notée${checked(event)}`,
  delivered: (event) => `Livraison notée${checked(event)}`,
  recalled: () => 'Étape précédente annulée',
  refused: () => 'Refusée',
  cancelled: () => 'Annulée',
  no_show: () => 'Notée comme non retirée',
  refund_requested: (event, manner) => `Remboursement de ${money(event, manner)} demandé`,
  refunded: (event, manner) => `Remboursement de ${money(event, manner)} fait`,
  refund_refused: (event, manner) => `Remboursement de ${money(event, manner)} échoué`,
  withdrawn: () => 'Rétractation déclarée',
  noted: ({ text }) => `Note : ${showLine(text ?? '')}`,
  mailed: (event) => `E-mail envoyé au client${mail(event)}`,
  mail_failed: (event) => `E-mail au client non parti${mail(event)}`,
};

const byWords: Record<string, string> = { system: 'la boutique, d’elle-même', diner: 'le client' };

/** A step of an order in words, or null if it does not matter to a bank. */
export function writeStep(event: SheetEvent, manner: Manner): Dossier['steps'][number] | null {
  const what = stepWords[event.kind]?.(event, manner);
  if (what === undefined) return null;
  const { at, by, device } = event;
  return { at, what, who: [by && (byWords[by] ?? by), device].filter(Boolean).join(' · ') };
}
