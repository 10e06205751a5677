export type { PrintedLine, PrintedTicket } from './print-roll.ts';
export { type PrinterFault, type PrinterSandbox, startPrinterSandbox } from './start-printer-sandbox.ts';
