import { listAmounts, listTaxes, type Refund } from '@comptoir/api';
import { formatEuros } from '@comptoir/contract';
import type { ShownOrder } from './verbs.ts';

// What the restaurant reads in its terminal, in French like everything that it reads.

/** Instants are text here: the order came as JSON. */
type Printed = Omit<ShownOrder, 'placedAt' | 'promisedAt' | 'readyFrom'> & { placedAt: string; promisedAt: string };

const statuses = { pending: 'En attente', paid: 'Payée', cancelled: 'Annulée' };
const modes = { pickup: 'À emporter', delivery: 'Livraison' };
const methods = { cash: 'Espèces', card: 'Carte bancaire' };

/** An instant in the restaurant's zone: "ven. 20 nov. 19:20". */
function moment(instant: string, timeZone: string): string {
  const date = new Date(instant);
  return date.toLocaleString('fr-FR', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A line per order, the newest first. */
export function printOrders(orders: Printed[], timeZone: string): string {
  if (orders.length === 0) return 'Aucune commande.';
  const rows = orders.map((order) => [
    String(order.orderNumber),
    moment(order.placedAt, timeZone),
    modes[order.mode],
    moment(order.promisedAt, timeZone),
    `${order.firstName} ${order.lastName}`,
    formatEuros(order.totalCents),
    statuses[order.status],
  ]);
  return table([['N°', 'Reçue', 'Mode', 'Pour', 'Client', 'Total', 'État'], ...rows]);
}

function lineRows({ lines }: Printed): string[][] {
  return lines.flatMap((line) => {
    const options = line.options.flatMap(({ choices }) =>
      choices.map(({ name, quantity }) => (quantity > 1 ? `${quantity} ${name}` : name)),
    );
    const details = [options.join(', '), line.note && `« ${line.note} »`].filter(Boolean);
    const price = line.isFree ? 'Offert' : formatEuros(line.totalCents);
    return [[`${line.quantity} x`, line.name, price], ...details.map((detail) => ['', `  ${detail}`, ''])];
  });
}

/** One order, as the kitchen and the accountant want it. */
export function printOrder(order: Printed, timeZone: string): string {
  const { location } = order;
  const place = location
    ? [location.address, location.address2, `${location.postalCode} ${location.city}`].filter(Boolean).join(', ')
    : null;
  return [
    `Commande n° ${order.orderNumber} — ${statuses[order.status]}`,
    `${modes[order.mode]}, pour ${moment(order.promisedAt, timeZone)} (reçue ${moment(order.placedAt, timeZone)})`,
    `${order.firstName} ${order.lastName}, ${order.phone}, ${order.email}`,
    ...(place ? [place] : []),
    methods[order.paymentMethod] + (order.coupon ? `, code promo ${order.coupon}` : ''),
    '',
    table([...lineRows(order), ...listAmounts(order).map(({ label, amount }) => ['', label, amount])]),
    '',
    ...listTaxes(order),
  ]
    .join('\n')
    .trimEnd();
}

const refundStatuses = {
  done: 'remboursé',
  requested: 'demandé : la boutique rembourse dès que le prestataire répond',
  refused: 'refusé par le prestataire',
};

/** What came of a refund, with the VAT in it. */
export function printRefund({ amountCents, taxes, status }: Pick<Refund, 'amountCents' | 'taxes' | 'status'>): string {
  const rows = taxes.map(
    ({ rateBp, taxCents, grossCents }) =>
      `TVA ${(rateBp / 100).toLocaleString('fr-FR')} % : ${formatEuros(taxCents)} sur ${formatEuros(grossCents)}`,
  );
  return [`${formatEuros(amountCents)} — ${refundStatuses[status]}`, ...rows].join('\n');
}
