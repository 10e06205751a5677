import type { Evening } from '@comptoir/contract';
import type { Format } from '@comptoir/format';

interface Told {
  evening: Evening;
  restaurant: string;
  timeZone: string;
  address: string;
  format: Format;
}

const modeWords = { pickup: 'Retrait', delivery: 'Livraison' };

/** The mail to the owners before the first service of a day (REH-07). */
export function eveningMailWords({ evening, restaurant, timeZone, address, format }: Told) {
  const { date, modes, findings, hasBoard, isReady, soldOut } = evening;
  const hour = (at: Temporal.Instant) => format.hour(at.toZonedDateTimeISO(timeZone));
  const open = [...(hasBoard ? [] : ['Aucun écran ouvert depuis 24 heures']), ...findings.map(({ says }) => says)];
  return {
    subject: isReady ? `${restaurant} : tout est prêt` : `${restaurant} : à voir avant le service (${open.length})`,
    paragraphs: [
      `${restaurant}, ${format.day(date)}.`,
      ...modes.map(({ mode, hours }) => {
        const spans = hours.map(({ start, end }) => `${hour(start)} à ${hour(end)}`);
        return `${modeWords[mode]} : ${spans.length > 0 ? format.list(spans) : 'fermé'}.`;
      }),
      ...(soldOut.length > 0 ? [`Épuisé : ${format.list(soldOut.map(({ name }) => name))}.`] : []),
      ...(isReady ? ['Tout est prêt.'] : open.map((one) => `• ${one}${one.endsWith('?') ? '' : '.'}`)),
      'Le détail :',
      address,
    ],
  };
}
