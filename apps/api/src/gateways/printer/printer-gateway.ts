import type { Printer, TicketLine } from '@comptoir/domain';
import { encodeTicket } from './encode-ticket.ts';
import { createPrinterGuard, type PrinterRules } from './printer-guard.ts';
import { type SendOutcome, sendTicket } from './send-ticket.ts';

/** What is needed of a printer to print on it. */
type ReachedPrinter = Pick<Printer, 'host' | 'port' | 'paper' | 'hasBeep'>;

export interface PrinterGateway {
  /** Whether the shop may connect to a printer. Names are looked up. */
  isAllowed(printer: Pick<Printer, 'host' | 'port'>): Promise<boolean>;
  /** Prints lines. Never takes longer than 20 s; `stop` ends it at once. */
  print(printer: ReachedPrinter, lines: readonly TicketLine[], stop: AbortSignal): Promise<SendOutcome>;
}

/** Reaches receipt printers by the network of this machine: the server, or a relay. */
export function createPrinterGateway(rules: PrinterRules): PrinterGateway {
  const findAddress = createPrinterGuard(rules);
  return {
    isAllowed: async (printer) => (await findAddress(printer)) !== null,
    print: async (printer, lines, stop) => {
      const address = await findAddress(printer);
      if (address === null) return { kind: 'waits', why: 'unreachable' };
      const bytes = await encodeTicket(lines, printer.paper, { hasBeep: printer.hasBeep });
      return sendTicket({ address, port: printer.port }, bytes, stop);
    },
  };
}
