import { type Station, splitTicket } from './split-ticket.ts';
import type { Paper } from './ticket-line.ts';

export const ticketPapers = ['kitchen', 'receipt'] as const;
/** The kitchen's ticket, or the diner's receipt. */
export type TicketPaper = (typeof ticketPapers)[number];

export const printedPapers = [...ticketPapers, 'cancelled', 'changed'] as const;
/** What comes out of a printer: a ticket, or a slip that calls a printed order back or corrects its time (TCK-05). */
export type PrintedPaper = (typeof printedPapers)[number];

/** Who connects to a printer: the server itself, or a relay in the restaurant's network that asks the server for prints (TCK-09). */
export const printerRoutes = ['network', 'relay'] as const;
export type PrinterRoute = (typeof printerRoutes)[number];

/** A receipt printer of the restaurant. */
export interface Printer extends Station {
  id: string;
  route: PrinterRoute;
  /** A name or an IP address in the network of the server or of the relay. */
  host: string;
  port: number;
  paper: Paper;
  papers: readonly TicketPaper[];
  /** How often each paper is printed by itself: 0 to 3. */
  copies: number;
  hasBeep: boolean;
}

/** Why a ticket waits: no paper; the cover is open or the printer is offline; no connection. */
export const printTroubles = ['no_paper', 'not_ready', 'unreachable'] as const;
export type PrintTrouble = (typeof printTroubles)[number];

/** Why prints wait, as the office is told: for the printer, or for a relay, because none asks for them. */
export const printWaits = [...printTroubles, 'no_relay'] as const;
export type PrintWait = (typeof printWaits)[number];

export const printerLimits = { printers: 10, copies: 3, name: 24, host: 253, categories: 200 } as const;

/** A paper that a printer is to print, once. */
export interface WantedPrint {
  printer: string;
  paper: PrintedPaper;
}

/** The printers that share the kitchen's tickets. */
export const kitchenPrinters = (printers: readonly Printer[]): Printer[] =>
  printers.filter(({ papers }) => papers.includes('kitchen'));

/** What the printers print of an order that was accepted (TCK-04). A printer without a dish of the order has no ticket (TCK-17). */
export function printsOf(
  lines: readonly { categoryId: number; quantity: number }[],
  printers: readonly Printer[],
): WantedPrint[] {
  const kitchen = kitchenPrinters(printers);
  const has = (printer: Printer, paper: TicketPaper) =>
    paper === 'receipt' || splitTicket(lines, printer, kitchen).lines.length > 0;
  return printers.flatMap((printer) =>
    printer.papers
      .filter((paper) => has(printer, paper))
      .flatMap((paper) => Array.from({ length: printer.copies }, () => ({ printer: printer.id, paper }))),
  );
}

/** A printed order is due at another time: from this many minutes on, a slip says so (TCK-05). */
const slipMinutes = 10;

export const needsSlip = (printedDueAt: Temporal.Instant, dueAt: Temporal.Instant): boolean =>
  Math.abs(dueAt.since(printedDueAt).total('minutes')) > slipMinutes;
