import type { Printer } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { createLoop, type Loop } from '../../jobs/create-loop.ts';
import { endLeases, failOld, listDuePrinters } from '../print/print-queue-repository.ts';
import { type PrintTools, printNext } from './print-next.ts';

const everyMs = 2_000;
/** A printer that is switched on again does not print what the kitchen has long cooked (TCK-16). */
const patienceMinutes = 30;

/** Ends the prints that waited too long, and the leases of servers and relays that died. */
export async function endOverdue(db: Db, now: Temporal.ZonedDateTime): Promise<void> {
  await failOld(db, now.subtract({ minutes: patienceMinutes }).toInstant());
  await endLeases(db);
}

/**
 * Prints what printers were asked for. Those that a relay reaches wait for the relay. Each printer has a line of its own, so that one that hangs delays no other (TCK-24). `wake` is for
 * after a commit; what other servers commit is found by a look every two seconds.
 */
export function createPrintQueue(tools: PrintTools): Pick<Loop, 'wake' | 'stop'> {
  const { db, now, catalogue, log } = tools;
  const end = new AbortController();
  const lines = new Map<string, Promise<void>>();

  async function printAll(printer: Printer): Promise<void> {
    try {
      while (!end.signal.aborted && (await printNext(tools, printer, end.signal)));
    } catch (error) {
      log.warn({ err: error, printer: printer.id }, 'a printer could not be served');
    } finally {
      lines.delete(printer.id);
    }
  }

  const loop = createLoop({
    work: async () => {
      const { printers } = catalogue.current().office;
      if (printers.length === 0) return;
      await endOverdue(db, now());
      const due = new Set(await listDuePrinters(db));
      for (const printer of printers)
        if (printer.route === 'network' && due.has(printer.id) && !lines.has(printer.id))
          lines.set(printer.id, printAll(printer));
    },
    everyMs,
    log,
    failure: 'the prints could not be looked for',
  });

  return {
    wake: loop.wake,
    stop: async () => {
      end.abort();
      await loop.stop();
      await Promise.all(lines.values());
    },
  };
}
