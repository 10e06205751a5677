import { kitchenPrinters, type Printer, splitTicket } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { PrinterGateway } from '../../gateways/printer/printer-gateway.ts';
import { type ClaimedPrint, claimPrint, endPrint, postponePrint } from '../print/print-queue-repository.ts';
import { notePrinted } from './note-printed.ts';
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
  const { db, now, log } = tools;
  const job = await claimPrint(db, printer.id, leaseSeconds);
  if (!job) return false;
  const lines = await writeJob(tools, printer, job).catch((error) => {
    log.error({ err: error, print: job.id, order: job.orderId }, 'a ticket could not be written');
    return 'unwritable' as const;
  });
  if (lines === 'unwritable' || lines === 'order_moved') {
    // A ticket that can't be written stays open for the kitchen; one that is no longer wanted does not.
    const isDone = lines === 'order_moved';
    await endPrint(db, job, { state: 'failed', reason: lines, isDone, at: now().toInstant() });
    return true;
  }
  const outcome = await tools.printers.print(printer, lines, stop);
  if (outcome.kind === 'waits') {
    await postponePrint(db, job, { reason: outcome.why, seconds: retrySeconds });
    return false;
  }
  if (outcome.kind === 'printed') await endPrinted(tools, printer, job);
  else await endPrint(db, job, { state: 'unknown', isDone: false, at: now().toInstant() });
  return true;
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

async function endPrinted({ db, now }: PrintTools, { name: by }: Printer, job: ClaimedPrint): Promise<void> {
  const at = now().toInstant();
  await db.transaction(async (tx) => {
    if (await endPrint(tx, job, { state: 'printed', isDone: true, at })) await notePrinted(tx, { ...job, by, at });
  });
}
