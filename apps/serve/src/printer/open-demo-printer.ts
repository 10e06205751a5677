import { systemCodeOf } from '@comptoir/api';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import type { Config } from '../environment/config.ts';

/** A page of so many tickets is still read at a glance. */
const shownTickets = 30;

/**
 * Opens the demo's printer on this machine, or null outside of a demo. A demo sells without it, so that a port which another program has
 * is told and prevents nothing.
 */
export async function openDemoPrinter({ isDemo, printerPort }: Config): Promise<PrinterSandbox | null> {
  if (!isDemo) return null;
  try {
    return await startPrinterSandbox({ port: printerPort, most: shownTickets });
  } catch (error) {
    if (systemCodeOf(error) !== 'EADDRINUSE') throw error;
    console.warn(
      `Le port ${printerPort}, où la démonstration a son imprimante, est pris : elle ouvre sans imprimante. PRINTER_SANDBOX_PORT en choisit un autre.`,
    );
    return null;
  }
}
