import type { Refund } from '@comptoir/api';
import { type Receipt, type SiteConfig, showLine, showLines } from '@comptoir/contract';
import { createFormat, type Format } from '@comptoir/format';
import { listAmounts, listTaxes, listTip, tipWords } from '@comptoir/words';
import type { ShownOrder } from './shown-order.ts';

// The restaurant reads this terminal output, so it is in French.

/** The site's time zone, currency and language for terminal output. */
type Manner = Pick<SiteConfig, 'timeZone' | 'currency' | 'locale'>;

const formatOf = ({ locale, currency }: Manner) => createFormat(locale.default, currency);

const statuses = { pending: 'En attente', paid: 'Payée', cancelled: 'Annulée' };
const modes = { pickup: 'À emporter', delivery: 'Livraison' };
const methods = { cash: 'Espèces', card: 'Carte bancaire' };

const momentIn =
  ({ timeZone }: Manner, format: Format) =>
  (instant: Temporal.Instant) =>
    format.moment(instant.toZonedDateTimeISO(timeZone));

/** Makes control characters visible in typed text, so that it can't control the terminal. */
const toTerminal = (lines: string[]) => lines.map(showLine).join('\n');

function tableLines(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function printOrders(orders: ShownOrder[], manner: Manner): string {
  if (orders.length === 0) return 'Aucune commande.';
  const format = formatOf(manner);
  const moment = momentIn(manner, format);
  const rows = orders.map((order) => [
    String(order.orderNumber),
    moment(order.placedAt),
    modes[order.mode],
    moment(order.promisedAt),
    `${order.firstName} ${order.lastName}`,
    format.money(order.totalCents),
    statuses[order.status],
  ]);
  return toTerminal(tableLines([['N°', 'Reçue', 'Mode', 'Pour', 'Client', 'Total', 'État'], ...rows]));
}

function lineRows({ lines }: Receipt, format: Format): string[][] {
  return lines.flatMap((line) => {
    const options = line.options.flatMap(({ choices }) =>
      choices.map(({ name, quantity }) =>
        quantity === 0 ? `sans ${name}` : quantity > 1 ? `${quantity} ${name}` : name,
      ),
    );
    const notes = line.note === '' ? [] : showLines(line.note).map((note) => `« ${note} »`);
    const details = [options.join(', '), ...notes].filter(Boolean);
    const price = line.isFree ? 'Offert' : format.money(line.totalCents);
    return [[`${line.quantity} x`, line.name, price], ...details.map((detail) => ['', `  ${detail}`, ''])];
  });
}

export function printOrder(order: ShownOrder & { receipt: Receipt }, manner: Manner): string {
  const { receipt } = order;
  const format = formatOf(manner);
  const moment = momentIn(manner, format);
  const { location } = order;
  const place = location
    ? [location.address, location.address2, `${location.postalCode} ${location.city}`].filter(Boolean).join(', ')
    : null;
  const lines = [
    `Commande nº ${order.orderNumber} — ${statuses[order.status]}`,
    `${modes[order.mode]}, pour ${moment(order.promisedAt)} (reçue ${moment(order.placedAt)})`,
    `${order.firstName} ${order.lastName}, ${order.phone}, ${order.email}`,
    ...(place ? [place] : []),
    methods[order.paymentMethod] + (order.coupon ? `, code promo ${order.coupon}` : ''),
    '',
    ...tableLines([
      ...lineRows(receipt, format),
      ...listAmounts(receipt, format).map(({ label, amount }) => ['', label, amount]),
    ]),
    '',
    ...listTaxes(receipt, format),
    ...listTip(receipt, format).map(({ label, amount }) => `${label} : ${amount}`),
  ];
  return toTerminal(lines).trimEnd();
}

const refundStatuses = {
  done: 'remboursé',
  requested: 'demandé : la boutique rembourse dès que le prestataire répond',
  refused: 'refusé par le prestataire',
};

export function printRefund(
  { amountCents, tipCents, taxes, status }: Pick<Refund, 'amountCents' | 'tipCents' | 'taxes' | 'status'>,
  manner: Manner,
): string {
  const format = formatOf(manner);
  const rows = taxes.map(
    ({ rateBp, taxCents, grossCents }) =>
      `TVA ${format.rate(rateBp)} % : ${format.money(taxCents)} sur ${format.money(grossCents)}`,
  );
  const tip = tipCents > 0 ? [`${tipWords.tip} : ${format.money(tipCents)}`] : [];
  return [`${format.money(amountCents + tipCents)} — ${refundStatuses[status]}`, ...rows, ...tip].join('\n');
}
