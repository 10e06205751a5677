import { formatEuros } from '@comptoir/contract';
import type { Order, OrderLine } from '../record/order.ts';

// The French of an order's mails.

export const modeWords = { pickup: 'À emporter', delivery: 'Livraison' } as const;

const paymentWords = {
  cash: { pending: 'Espèces', paid: 'Espèces, réglé', cancelled: 'Annulé' },
  card: { pending: 'Carte bancaire, en attente', paid: 'Carte bancaire, réglé', cancelled: 'Annulé' },
} as const;

/** How the order is paid, and where it still has to be. */
export function writePayment({ paymentMethod, status, mode }: Order): string {
  const words = paymentWords[paymentMethod][status];
  if (paymentMethod === 'card' || status !== 'pending') return words;
  return `${words} ${mode === 'pickup' ? 'au retrait' : 'à la livraison'}`;
}

/** "vendredi 20 novembre à 19 h 45", in the restaurant's zone. */
function writeMoment(instant: Temporal.Instant, timeZone: string): string {
  const zoned = instant.toZonedDateTimeISO(timeZone);
  const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const minutes = String(zoned.minute).padStart(2, '0');
  return `${day.format(instant.epochMilliseconds)} à ${zoned.hour}\u00a0h\u00a0${minutes}`;
}

/** When the order is for, as the diner was told: "Prête vers …", "Livrée vers …". */
export function writePromise(order: Order, timeZone: string): string {
  const moment = writeMoment(order.promisedAt, timeZone);
  const slot = / \d{2}:\d{2}-(\d{2}):(\d{2})$/.exec(order.dateText);
  const until = slot ? ` (jusqu’à ${Number(slot[1])}\u00a0h\u00a0${slot[2]})` : '';
  const about = order.readyFrom ? 'vers ' : '';
  return `${order.mode === 'pickup' ? 'Prête' : 'Livrée'} ${about}${moment}${until}`;
}

/** The address of a delivery, a line each. */
export function writePlace(order: Order): string[] {
  if (!order.location) return [];
  const { address, address2, postalCode, city, country } = order.location;
  const zone = order.zone ? `Zone ${order.zone}` : '';
  return [address, address2, `${postalCode} ${city}`.trim(), country, zone].filter((line) => line !== '');
}

/** The chosen options: "Taille : Géante, 40 cm · Suppléments : 2 × Burrata 125 g (+ 4,00 €)". */
export function writeOptions(line: OrderLine): string {
  const groups = line.options.map((option) => {
    const choices = option.choices.map(({ name, quantity, priceCents }) => {
      const count = quantity > 1 ? `${quantity} × ` : '';
      const sign = priceCents < 0 ? '−' : '+';
      const price = priceCents === 0 || line.isFree ? '' : ` (${sign} ${formatEuros(Math.abs(priceCents))})`;
      return `${count}${name}${price}`;
    });
    return `${option.name} : ${choices.join(', ')}`;
  });
  return groups.join(' · ');
}
