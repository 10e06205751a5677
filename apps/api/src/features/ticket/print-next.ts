import { kitchenPrinters, type Printer, splitTicket, type TicketLine } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { PrinterGateway } from '../../gateways/printer/printer-gateway.ts';
import type { SendOutcome } from '../../gateways/printer/send-ticket.ts';
import { nameOf } from '../print/open-print-repository.ts';
import { type Attempt, type ClaimedPrint, endPrint, postponePrint } from '../print/print-queue-repository.ts';
import { notePrinted } from './note-printed.ts';
import { takePrint } from './take-print.ts';
import { findPrinted, type TicketTools, writeTicket } from './write-ticket.ts';

export interface PrintTools extends TicketTools {
  printers: PrinterGateway;
  log: FastifyBaseLogger;
}

/** The lease exceeds the longest connection, 20 s. What is still `sending` then was lost with its server. */
const leaseSeconds = 30;
const retrySeconds = 10;

/** Prints the oldest print of a printer, outside of any transaction. Returns false if there is nothing more to print now. */
export async function printNext(tools: PrintTools, printer: Printer, stop: AbortSignal): Promise<boolean> {
  const lease = { seconds: leaseSeconds, key: null };
  const job = await tools.db.transaction((tx) => takePrint(tx, printer, { lease, at: tools.now().toInstant() }));
  if (!job) return false;
  const lines = await writeClaimed(tools, printer, job);
  if (!lines) return true;
  const outcome = await tools.printers.print(printer, lines, stop);
  await settlePrint(tools, { ...job, mayBeLate: false }, outcome);
  return outcome.kind !== 'waits';
}

/** Writes a print that was taken. Null if that can't be done or is not wanted any more: the print ends. */
export async function writeClaimed(
  tools: PrintTools,
  printer: Printer,
  job: ClaimedPrint,
): Promise<readonly TicketLine[] | null> {
  const { db, now, log } = tools;
  const lines = await writeJob(tools, printer, job).catch((error) => {
    log.error({ err: error, print: job.id, order: job.orderId }, 'a ticket could not be written');
    return 'unwritable' as const;
  });
  if (lines === 'unwritable' || lines === 'order_moved') {
    // A ticket that can't be written stays open for the kitchen; one that is no longer wanted does not.
    const isDone = lines === 'order_moved';
    const end = { state: 'failed', reason: lines, isDone, at: now().toInstant() } as const;
    await endPrint(db, { ...job, mayBeLate: false }, end);
    return null;
  }
  return lines;
}

/** Stores what became of an attempt at a print, by the server or by a relay. */
export async function settlePrint(tools: PrintTools, attempt: Attempt, outcome: SendOutcome): Promise<void> {
  const { db, now } = tools;
  if (outcome.kind === 'waits') await postponePrint(db, attempt, { reason: outcome.why, seconds: retrySeconds });
  else if (outcome.kind === 'printed') await endPrinted(tools, attempt);
  else await endPrint(db, attempt, { state: 'unknown', isDone: false, at: now().toInstant() });
}

/** The lines of a print; `order_moved` if its order has no such paper any more. */
async function writeJob(tools: PrintTools, printer: Printer, { orderId, paper, copy, insteadOf }: ClaimedPrint) {
  const isOfAccepted = paper === 'kitchen' || paper === 'changed';
  const order = await findPrinted(tools, orderId, isOfAccepted ? 'kitchen' : 'receipt');
  if (typeof order === 'string' || (isOfAccepted && order.state === 'cancelled')) return 'order_moved';
  const stations = kitchenPrinters(tools.catalogue.current().office.printers);
  return writeTicket(tools, order, {
    paper,
    copy,
    printer: printer.name,
    on: printer.paper,
    insteadOf,
    partOf: (all) => splitTicket(all, printer, stations),
  });
}

async function endPrinted({ db, now, catalogue }: PrintTools, attempt: Attempt): Promise<void> {
  const at = now().toInstant();
  await db.transaction(async (tx) => {
    const ended = await endPrint(tx, attempt, { state: 'printed', isDone: true, at });
    if (!ended) return;
    const by = nameOf(catalogue.current().office.printers, ended.printer);
    await notePrinted(tx, { ...ended, by, at });
  });
}
