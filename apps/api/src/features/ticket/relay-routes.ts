import { officeEndpoints, type PrintOutcome, type RelayPrint, success } from '@comptoir/contract';
import type { Printer, TicketLine } from '@comptoir/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SendOutcome } from '../../gateways/printer/send-ticket.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { type ClaimedPrint, claimAgain, listDuePrinters } from '../print/print-queue-repository.ts';
import { noteRelay } from '../print/relay-repository.ts';
import { endTestPage, takeTestPage } from '../print/test-page-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { type PrintTools, settlePrint, writeClaimed } from './print-next.ts';
import { endOverdue } from './print-queue.ts';
import { testPageOf } from './printer-routes.ts';
import type { RelayBell } from './relay-bell.ts';
import { takePrint } from './take-print.ts';

/** How long a request of a relay waits for a print. A relay that stops waits as long for its last answer. */
const holdMs = 5_000;
/** Longer than the request, its repetition and the longest print together. */
const leaseSeconds = 60;

/** Adds the endpoints by which relays take prints and say what became of them (TCK-09). */
export function relayRoutes(scope: FastifyInstance, tools: PrintTools, bell: RelayBell): void {
  const { db, now } = tools;

  addOfficeRoute(scope, officeEndpoints.takePrint, async (request, reply) => {
    const { key } = request.body;
    const deadline = performance.now() + holdMs;
    await noteRelay(db, officeOf(request).device?.id ?? 0, now().toInstant());
    for (;;) {
      const taken = await takeForRelay(tools, request, key);
      if (typeof taken === 'string') return answerError(reply, taken);
      if (taken || performance.now() >= deadline) return reply.send(success({ payload: { print: taken } }));
      await bell.next();
      // A relay that is gone takes no print.
      if (bell.isOver() || reply.raw.destroyed) return reply.send(success({ payload: { print: null } }));
    }
  });

  addOfficeRoute(scope, officeEndpoints.reportPrint, async (request, reply) => {
    const { id } = request.params;
    const { attempt: attempts, outcome } = request.body;
    const refusal = await asActor(db, request, 'printer', async (tx) => {
      if (id.includes('-')) await endTestPage(tx, id, outcome);
      else await settlePrint({ ...tools, db: tx }, { id: Number(id), attempts, mayBeLate: true }, toOutcome(outcome));
      return null;
    });
    if (refusal) return answerError(reply, refusal);
    // The printer is free for its next print.
    bell.ring();
    return reply.send(success({ payload: {} }));
  });

  scope.addHook('preClose', async () => bell.stop());
}

const toOutcome = (outcome: PrintOutcome): SendOutcome =>
  outcome === 'printed' || outcome === 'unknown' ? { kind: outcome } : { kind: 'waits', why: outcome };

/** Takes what a request of a relay took before, a test page, or the oldest print of a printer that relays reach. */
async function takeForRelay(tools: PrintTools, request: FastifyRequest, key: string) {
  const { db, catalogue, now } = tools;
  const printers = catalogue.current().office.printers.filter(({ route }) => route === 'relay');
  const find = (id: string) => printers.find((printer) => printer.id === id);
  await endOverdue(db, now());
  const ids = printers.map(({ id }) => id);
  const before = await asActor(db, request, 'printer', async (tx) => {
    const page = await takeTestPage(tx, ids, key);
    return { page, print: page ? null : await claimAgain(tx, { seconds: leaseSeconds, key }) };
  });
  if (typeof before === 'string') return before;
  const tested = before.page && find(before.page.printer);
  if (before.page && tested) return toRelay(tested, { id: before.page.id, attempts: 1 }, testPageOf(tools, tested));
  const due = before.print ? [before.print.printer] : await listDuePrinters(db);
  for (const printer of due.flatMap((id) => find(id) ?? [])) {
    const lease = { seconds: leaseSeconds, key };
    // A printer that another relay serves at this moment ends the transaction, so that each has one of its own.
    const claim = () =>
      asActor(db, request, 'printer', (tx) => takePrint(tx, printer, { lease, at: now().toInstant() }));
    const job = before.print ?? (await claim());
    if (typeof job === 'string') return job;
    const lines = job && (await writeClaimed(tools, printer, job));
    if (job && lines) return toRelay(printer, job, lines);
  }
  return null;
}

function toRelay(
  { name, host, port, paper, hasBeep }: Printer,
  { id, attempts }: Pick<ClaimedPrint, 'attempts'> & { id: number | string },
  lines: readonly TicketLine[],
): RelayPrint {
  return { id: String(id), attempt: attempts, printer: { name, host, port, paper, hasBeep }, lines: [...lines] };
}
