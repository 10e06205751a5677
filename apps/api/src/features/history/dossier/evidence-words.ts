import { type Dossier, type EvidenceField, longestEvidence, showLine, showLines } from '@comptoir/contract';
import { listAmounts, listTip, modeWords, writeOptions, writePayment, writePlace, writePromise } from '@comptoir/words';
import { type Manner, writeMoment } from './step-words.ts';

type Facts = Omit<Dossier, 'evidence' | 'disputes'> & { peerIp: string | null; leftAt: Temporal.Instant | null };

/**
 * Writes the fields of Stripe's form, each of at most 20,000 characters (PYX-77). A field of which nothing is known is
 * left out. A person copies, shortens and sends them: the shop sends nothing.
 */
export function writeEvidence(facts: Facts, manner: Manner): Dossier['evidence'] {
  const { receipt, name, email, peerIp, leftAt, handOver } = facts;
  const day = (at: Temporal.Instant) => manner.format.date(at.toZonedDateTimeISO(manner.timeZone));
  const texts: Record<EvidenceField, string> = {
    customer_name: showLine(name),
    customer_email_address: showLine(email ?? ''),
    customer_purchase_ip: peerIp ?? '',
    shipping_address: writePlace(receipt).map(showLine).join('\n'),
    shipping_date: leftAt ? day(leftAt) : '',
    // The day on which the order was noted as handed over, never the promised one.
    service_date: handOver ? day(handOver.at) : '',
    product_description: describe(facts, manner).join('\n'),
    uncategorized_text: tell(facts, manner).join('\n'),
  };
  return Object.entries(texts).flatMap(([field, text]) =>
    text === '' ? [] : { field: field as EvidenceField, text: fit(text) },
  );
}

function describe({ receipt }: Facts, { format }: Manner): string[] {
  const lines = receipt.lines.flatMap((line) => {
    const options = writeOptions(line, format);
    const price = line.isFree ? 'offert' : format.money(line.totalCents);
    const notes = showLines(line.note).filter((note) => note !== '');
    return [
      `${line.quantity} × ${showLine(line.name)} : ${price}`,
      ...(options ? [`    ${options}`] : []),
      ...notes.map((note) => `    > ${note}`),
    ];
  });
  const amounts = [...listAmounts(receipt, format), ...listTip(receipt, format)];
  return [...lines, ...amounts.map(({ label, amount }) => `${label} : ${amount}`)];
}

function tell({ receipt, steps, handOver, olderOrders }: Facts, manner: Manner): string[] {
  const { format, timeZone } = manner;
  const placedAt = Temporal.Instant.from(receipt.placedAt);
  return [
    `Commande nº ${receipt.orderNumber} du ${writeMoment(placedAt, manner)}, ${format.money(receipt.totalCents)}.`,
    `${modeWords[receipt.mode]}. ${writePromise(receipt, timeZone, format)}.`,
    `Paiement : ${writePayment(receipt)}.`,
    '',
    handOver
      ? `Remise notée par ${showLine(handOver.who)}, le ${writeMoment(handOver.at, manner)}.`
      : 'Aucune preuve de remise : personne n’a noté que la commande a été remise.',
    '',
    'Ce qui s’est passé :',
    ...steps.map(({ at, what, who }) => `- ${writeMoment(at, manner)} : ${what}${who && ` (${showLine(who)})`}`),
    ...(olderOrders.length > 0
      ? ['', 'Commandes plus anciennes, payées depuis la même adresse IP et jamais contestées :']
      : []),
    ...olderOrders.map(
      (order) => `- nº ${order.number}, le ${writeMoment(order.placedAt, manner)}, ${format.money(order.totalCents)}`,
    ),
  ];
}

/** Shortens a text at the end of a line, so that Stripe takes it. */
function fit(text: string): string {
  if (text.length <= longestEvidence) return text;
  const begin = text.slice(0, longestEvidence - 2);
  return `${begin.slice(0, Math.max(begin.lastIndexOf('\n'), 0)) || begin}\n…`;
}
