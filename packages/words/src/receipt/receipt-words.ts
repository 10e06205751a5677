import type { Receipt, ReceiptLine } from '@comptoir/contract';
import type { PaidBy } from '@comptoir/domain';
import { type Format, typeset } from '@comptoir/format';

/** The mark of a paper that repeats an earlier one (BOK-23). */
export const duplicateWords = (n: number): string => `Duplicata nº ${n}`;

export const modeWords = { pickup: 'À emporter', delivery: 'Livraison' } as const;

const paymentWords = {
  cash: { pending: 'Espèces', paid: 'Espèces, réglé', cancelled: 'Annulé' },
  card: { pending: 'Carte bancaire, en attente', paid: 'Carte bancaire, réglé', cancelled: 'Annulé' },
} as const;

/** Brands and networks by the provider's names. */
const cardNames: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Carte CB',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

const walletNames = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link', paypal: 'PayPal' } as const;

/** What paid, by the network that charged: "Carte CB •••• 1001", "Visa •••• 4242 (Apple Pay)", "PayPal" (PYX-12). */
function writePaidBy({ kind, brand, network, last4 }: PaidBy): string {
  if (last4 === null) return kind === 'card' ? 'Carte bancaire' : walletNames[kind];
  const card = `${cardNames[network ?? ''] ?? cardNames[brand ?? ''] ?? 'Carte bancaire'} •••• ${last4}`;
  return kind === 'card' ? card : `${card} (${walletNames[kind]})`;
}

export function writePayment({ paymentMethod, paidBy, status, mode }: Receipt): string {
  if (paidBy && status === 'paid') return `${writePaidBy(paidBy)}, réglé`;
  const words = paymentWords[paymentMethod][status];
  if (paymentMethod === 'card' || status !== 'pending') return words;
  return `${words} ${mode === 'pickup' ? 'au retrait' : 'à la livraison'}`;
}

/** By which name the diner's bank will show the payment (PYX-80). Null before it is paid, and where the provider did not tell the name. */
export function writeBankLine({ paidBy, status }: Receipt): string | null {
  return paidBy?.descriptor && status === 'paid' ? `Sur votre relevé : ${paidBy.descriptor}` : null;
}

function writeMoment(at: Temporal.ZonedDateTime, format: Format): string {
  const minutes = String(at.minute).padStart(2, '0');
  return `${format.day(at)} à ${at.hour}\u00a0h\u00a0${minutes}`;
}

/** The promised time as the diner reads it: "Prête vers …", "Livrée vers …". */
export function writePromise({ mode, date, promisedAt, readyFrom }: Receipt, timeZone: string, format: Format): string {
  const slot = / \d{2}:\d{2}-(\d{2}):(\d{2})$/.exec(date);
  const until = slot ? ` (jusqu’à ${Number(slot[1])}\u00a0h\u00a0${slot[2]})` : '';
  const promised = Temporal.Instant.from(promisedAt).toZonedDateTimeISO(timeZone);
  const when = `${readyFrom ? 'vers ' : ''}${writeMoment(promised, format)}`;
  return `${mode === 'pickup' ? 'Prête' : 'Livrée'} ${when}${until}`;
}

export function writePlace({ place }: Receipt): string[] {
  if (!place) return [];
  const { address, address2, postalCode, city, country } = place;
  const zone = place.zone ? `Zone ${place.zone}` : '';
  return [address, address2, `${postalCode} ${city}`.trim(), country, zone].filter((line) => line !== '');
}

/** A line's choices by option group: "Taille : Géante, 40 cm", "Suppléments : 2 × Burrata 125 g (+ 4,00 €), sans Olives". */
export function listOptions(line: ReceiptLine, format: Format): string[] {
  return line.options.map((option) => {
    const choices = option.choices.map(({ name, quantity, priceCents }) => {
      if (quantity === 0) return `sans ${typeset(name)}`;
      const count = quantity > 1 ? `${quantity} × ` : '';
      const sign = priceCents < 0 ? '−' : '+';
      const price = priceCents === 0 || line.isFree ? '' : ` (${sign} ${format.money(Math.abs(priceCents))})`;
      return `${count}${typeset(name)}${price}`;
    });
    return `${typeset(option.name)} : ${choices.join(', ')}`;
  });
}

/** A line's choices in one text, the groups separated by dots. */
export const writeOptions = (line: ReceiptLine, format: Format): string => listOptions(line, format).join(' · ');
