import type { BookFigures } from '@comptoir/domain';
import { type Format, typeset } from '@comptoir/format';

interface Told {
  name: string;
  restaurant: string;
  day: Temporal.PlainDate;
  figures: BookFigures;
  /** The end of the chain as this day's close left it. */
  head: { seq: number; hash: string };
  /** The month that this day ended; null within a month. */
  month: string | null;
  /** The address of the day's sheet in the office. */
  address: string;
  format: Format;
}

/** The text of the mail about a closed day: its figures as the books have them, and the proof to keep (REP-12, BOK-06). */
export function dayMailWords({ name, restaurant, day, figures, head, month, address, format }: Told) {
  const { sales, refunds, net } = figures;
  return {
    subject: `${restaurant}, ${format.day(day)} : ${format.money(net)}`,
    paragraphs: [
      `Bonjour ${name},`,
      sales.count + refunds.count === 0
        ? `Aucune vente le ${format.day(day)}.`
        : `La journée du ${format.day(day)} est close : ${format.money(net)}.`,
      ...figureLines(figures, format),
      'La feuille de la journée :',
      address,
      ...(month === null
        ? []
        : [
            `Le mois est clos lui aussi (${month}). Dans Clôtures, faites son archive, et gardez-la ailleurs que sur le serveur.`,
          ]),
      `Gardez ce message : il prouve que rien n’a été retiré des livres depuis. Écriture ${head.seq}, empreinte ${head.hash}.`,
      'Vous ne voulez plus de ce message ? Dites-le dans Clôtures.',
    ].map(typeset),
  };
}

function figureLines({ sales, refunds, tickets, unpaid, tips }: BookFigures, format: Format): string[] {
  const rates = sales.rates.map(
    ({ rate, net, vat }) => `TVA ${format.rate(rate)} % : HT ${format.money(net)}, TVA ${format.money(vat)}`,
  );
  return [
    ...(sales.count === 0
      ? []
      : [
          `Ventes : ${format.money(sales.amount)} (${sales.count}), en ligne ${format.money(sales.payments.card)}, en espèces ${format.money(sales.payments.cash)}`,
          ...rates,
        ]),
    ...(refunds.count === 0 ? [] : [`Remboursements : ${format.money(-refunds.amount)} (${refunds.count})`]),
    ...(tips ? [`Pourboires, hors ventes : ${format.money(tips.taken)}, rendus ${format.money(tips.returned)}`] : []),
    ...(tickets === 0 ? [] : [`Commandes reçues : ${tickets}`]),
    ...(unpaid === 0 ? [] : [`Commandes restées impayées : ${unpaid}`]),
  ];
}
