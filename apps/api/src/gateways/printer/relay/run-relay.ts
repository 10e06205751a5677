import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type PrintOutcome, type RelayCaller, type RelayPrint } from '@comptoir/contract';
import type { PrinterGateway } from '../printer-gateway.ts';

/** What a relay tells the computer it runs on. */
export type RelayNews = { kind: 'connected' | 'cut_off' } | { kind: 'print'; printer: string; outcome: PrintOutcome };

interface RelayTools {
  caller: RelayCaller;
  print: PrinterGateway['print'];
  tell: (news: RelayNews) => void;
  /** Ends the relay in order: prints under way are finished and reported. */
  stop: AbortSignal;
}

/** How a relay ended: stopped, taken away by the restaurant, or refused, because the shop has another address. */
export type RelayEnd = 'stopped' | 'revoked' | 'refused';

/** A shop that can't be reached is asked again after these times, the last one repeated: back, it prints within five seconds (TCK-09). */
const retryMs = [500, 1_000, 2_000, 4_000, 5_000];
/** A relay that is stopped reports its last prints so often; the kitchen is asked about one that it could not report. */
const lastReports = 3;

const pause = (failures: number) => wait(retryMs[Math.min(failures, retryMs.length) - 1] ?? 0);
/** Statuses that the same request does not meet again: no connection, time-outs, limits, and failures of the server. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status < 400 || error.status >= 500 || [404, 408, 429].includes(error.status));

/** Asks the shop for prints, prints them, and says what became of them. A printer that hangs delays no other. */
export async function runRelay(tools: RelayTools): Promise<RelayEnd> {
  const running = new Set<Promise<void>>();
  const end = await takePrints(tools, (taken) => {
    const work = printAndReport(taken, tools).finally(() => running.delete(work));
    running.add(work);
  });
  await Promise.all(running);
  return end;
}

async function takePrints({ caller, tell, stop }: RelayTools, begin: (taken: RelayPrint) => void): Promise<RelayEnd> {
  const connection = watchConnection(tell);
  let key = randomUUID();
  while (!stop.aborted) {
    try {
      const { print } = await caller.takePrint(key);
      // The answer is here, so that the next request is about another print.
      key = randomUUID();
      connection.answered();
      if (print) begin(print);
    } catch (error) {
      if (!isPassing(error)) return whyRefused(error);
      await pause(connection.failed());
    }
  }
  return 'stopped';
}

const whyRefused = (error: unknown): RelayEnd =>
  error instanceof ApiError && error.status === 401 ? 'revoked' : 'refused';

/** Tells that the shop answers, and that it does not any more: each once. */
function watchConnection(tell: RelayTools['tell']) {
  let isConnected = false;
  let failures = 0;
  return {
    answered: () => {
      if (!isConnected) tell({ kind: 'connected' });
      isConnected = true;
      failures = 0;
    },
    /** Returns how often the shop did not answer since it last did. */
    failed: () => {
      if (failures === 0) tell({ kind: 'cut_off' });
      isConnected = false;
      failures += 1;
      return failures;
    },
  };
}

async function printAndReport(
  { id, attempt, printer, lines }: RelayPrint,
  { caller, print, tell, stop }: RelayTools,
): Promise<void> {
  // A print under way is finished even by a relay that stops.
  const done = await print(printer, lines, new AbortController().signal);
  const outcome = done.kind === 'waits' ? done.why : done.kind;
  tell({ kind: 'print', printer: printer.name, outcome });
  for (let failures = 1; ; failures += 1) {
    try {
      await caller.reportPrint(id, attempt, outcome);
      return;
    } catch (error) {
      if (!isPassing(error) || (stop.aborted && failures >= lastReports)) return;
      await pause(failures);
    }
  }
}
