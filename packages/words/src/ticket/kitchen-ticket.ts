import type { BoardLine, BoardOrder } from '@comptoir/contract';
import {
  type Category,
  type Layout,
  layOut,
  printableText,
  speaksOfAllergy,
  type TicketLine,
  type TicketPart,
} from '@comptoir/domain';
import { orderName } from '../kitchen/order-name.ts';
import { writeChange } from '../kitchen/write-change.ts';
import { identityWords, packingWords } from '../law/law-words.ts';
import { closeTicket, hoursOn, type TicketPrint } from './ticket-print.ts';
import { ticketWords } from './ticket-words.ts';

const upper = (text: string) => text.toLocaleUpperCase('fr');

/**
 * The kitchen's paper of an accepted order, without a price (TCK-02). `part` has the dishes of its printer (TCK-18); `categories` are those
 * of the menus, in their order.
 */
export function writeKitchenTicket(
  order: BoardOrder,
  part: TicketPart<BoardLine>,
  categories: readonly Pick<Category, 'id' | 'name'>[],
  print: TicketPrint,
): TicketLine[] {
  const layout = layOut(print.paper);
  const { text, rule } = layout;
  return closeTicket(print, [
    ...writeHead(order, print),
    ...rule(),
    ...groupLines(part.lines, categories).flatMap(({ name, lines }, position) => [
      ...(position > 0 ? layout.blank() : []),
      ...text(upper(name), { isBold: true }),
      ...lines.flatMap((line) => writeLine(line, print)),
    ]),
    ...(part.elsewhere.length > 0 ? [...rule(), ...text(ticketWords.elsewhere(part.elsewhere), { isBold: true })] : []),
    ...rule(),
    ...writeFoot(order, part, print),
    ...writePlace(order, layout),
  ]);
}

function writeHead(order: BoardOrder, print: TicketPrint): TicketLine[] {
  const { text, pair } = layOut(print.paper);
  const hourOf = hoursOn(print);
  const large = { isLarge: true, isBold: true } as const;
  const steps = [
    ticketWords.ordered(hourOf(order.arrivedAt)),
    ...(order.acceptedAt ? [ticketWords.accepted(hourOf(order.acceptedAt))] : []),
  ];
  return [
    ...pair(upper(ticketWords.modeNames[order.mode]), hourOf(order.dueAt), large),
    ...pair(ticketWords.number(order.number), orderName(order), large),
    ...text(steps.join(' · ')),
  ];
}

/** Lines by category in menu order. Dishes of categories that the menus no longer have come last, without a name. */
function groupLines(lines: readonly BoardLine[], categories: readonly Pick<Category, 'id' | 'name'>[]) {
  const isListed = ({ categoryId }: BoardLine) => categories.some(({ id }) => id === categoryId);
  return [
    ...categories.map(({ id, name }) => ({ name, lines: lines.filter(({ categoryId }) => categoryId === id) })),
    { name: '', lines: lines.filter((line) => !isListed(line)) },
  ].filter((group) => group.lines.length > 0);
}

function writeLine({ quantity, name, isFree, changes, note }: BoardLine, print: TicketPrint): TicketLine[] {
  const { text } = layOut(print.paper);
  const lead = `${quantity} × `;
  const dish = isFree ? `${upper(name)} ${ticketWords.free}` : upper(name);
  return [
    ...text(dish, { lead, isLarge: true, isBold: true }),
    ...changes.flatMap((change) => text(writeChange(change), { indent: lead.length })),
    ...(note === '' ? [] : writeNote(note, lead.length, print)),
  ];
}

/** A diner's note in reverse, large if it speaks of an allergy. */
function writeNote(note: string, indent: number, { paper }: TicketPrint): TicketLine[] {
  const isPrintable = printableText(note, paper.codePage) !== '';
  return layOut(paper).text(`>>\u00a0${isPrintable ? note : ticketWords.unprintable}\u00a0<<`, {
    indent,
    isBold: true,
    isReversed: true,
    ...(speaksOfAllergy(note) && { isLarge: true }),
  });
}

/** What has to be known to pack the order and to hand it over. */
function writeFoot(
  { paymentMethod, dueCents, lines, packing = [], withdrawn }: BoardOrder,
  part: TicketPart<BoardLine>,
  { paper, format }: TicketPrint,
): TicketLine[] {
  const { text, pair } = layOut(paper);
  const dishes = part.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const payment = dueCents > 0 ? ticketWords.due(format.money(dueCents)) : ticketWords.paid[paymentMethod];
  const units = withdrawn.map(({ units: count, name }) => `${count} × ${name}`).join(', ');
  return [
    ...pair(ticketWords.dishes(dishes), payment, { isLarge: true, isBold: true }),
    ...packing.flatMap((note) => text(packingWords[note], { isBold: true })),
    ...(lines.some(({ hasAlcohol }) => hasAlcohol) ? text(identityWords, { isBold: true }) : []),
    ...(units ? text(ticketWords.withdrawn(units), { isBold: true, isReversed: true }) : []),
  ];
}

/** Where a delivery goes, and the phone of who waits for it. */
function writePlace({ place, customer }: BoardOrder, { text, rule }: Layout): TicketLine[] {
  if (!place) return [];
  const { address, address2, postalCode, city } = place;
  return [
    ...rule(),
    ...[address, address2].flatMap((line) => text(line, { isBold: true })),
    ...text(`${postalCode} ${city}`),
    ...text(customer.phone),
  ];
}
