import type { BoardLine, BoardOrder } from '@comptoir/contract';
import { layOut, type TicketLine, type TicketPart } from '@comptoir/domain';
import { orderName } from '../kitchen/order-name.ts';
import { writeChange } from '../kitchen/write-change.ts';
import { closeTicket, hoursOn, type TicketPrint } from './ticket-print.ts';
import { ticketWords } from './ticket-words.ts';

const large = { isLarge: true, isBold: true } as const;

/** The short paper that calls an order back: it was printed, and is cancelled now (TCK-05). */
export function writeCancelledSlip(order: BoardOrder, part: TicketPart<BoardLine>, print: TicketPrint): TicketLine[] {
  const { banner, pair } = layOut(print.paper);
  const hourOf = hoursOn(print);
  const mode = `${ticketWords.modeNames[order.mode]} ${hourOf(order.dueAt)}`;
  return closeTicket(print, [
    ...banner(ticketWords.cancelled, large),
    ...pair(ticketWords.number(order.number), orderName(order), large),
    ...pair(mode, order.endedAt ? ticketWords.cancelledAt(hourOf(order.endedAt)) : ''),
    ...writeDishes(part, print),
  ]);
}

/** The short paper that corrects a printed one: the order is due at another time than `printedDueAt` (TCK-05). */
export function writeChangedSlip(
  order: BoardOrder,
  printedDueAt: Temporal.Instant,
  part: TicketPart<BoardLine>,
  print: TicketPrint,
): TicketLine[] {
  const { banner, pair, text } = layOut(print.paper);
  const hourOf = hoursOn(print);
  return closeTicket(print, [
    ...banner(ticketWords.changed, large),
    ...pair(ticketWords.modeNames[order.mode].toLocaleUpperCase('fr'), hourOf(order.dueAt), large),
    ...text(ticketWords.insteadOf(hourOf(printedDueAt))),
    ...pair(ticketWords.number(order.number), orderName(order), large),
    ...writeDishes(part, print),
  ]);
}

/** The dishes in one line each, for who looks for the printed ticket. */
function writeDishes({ lines }: TicketPart<BoardLine>, { paper }: TicketPrint): TicketLine[] {
  const { text, rule } = layOut(paper);
  return [
    ...rule(),
    ...lines.flatMap(({ quantity, name, changes }) =>
      text([name, ...changes.map(writeChange)].join(', '), { lead: `${quantity} × ` }),
    ),
  ];
}
