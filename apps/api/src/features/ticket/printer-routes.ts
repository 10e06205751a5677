import {
  officeEndpoints,
  type PrinterSettings,
  type PrintOutcome,
  printersSetting,
  printersToSetting,
  success,
} from '@comptoir/contract';
import type { Printer, TicketLine } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { printerWords, writeTestPage } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { PrinterGateway } from '../../gateways/printer/printer-gateway.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { listRelays } from '../print/relay-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import type { PrintTools } from './print-next.ts';

/** Adds the endpoints by which managers choose the printers and print test pages (TCK-17). */
export function printerRoutes(
  scope: FastifyInstance,
  tools: PrintTools,
  printByRelay: (printer: string) => Promise<PrintOutcome | 'no_relay'>,
): void {
  const { db, catalogue, now, printers: gateway } = tools;
  const current = () => settingsOf(catalogue.current());

  addOfficeRoute(scope, officeEndpoints.printerSettings, (_request, reply) =>
    reply.send(success({ payload: current() })),
  );

  addOfficeRoute(scope, officeEndpoints.choosePrinters, async (request, reply) => {
    const { printers } = request.body;
    const { printers: before } = current();
    const errors = { ...twiceIn(printers), ...(await misplacedIn(printers, before, gateway)) };
    if (Object.keys(errors).length > 0) return answerError(reply, 'validation', { errors });
    noteChange(request, { before: { printers: before }, after: { printers } });
    const outcome = await asActor(db, request, 'reception', async (tx) => {
      await changeSetting(tx, printersSetting, () => printersToSetting(printers));
      return null;
    });
    if (outcome) return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: current() }));
  });

  addOfficeRoute(scope, officeEndpoints.printTestPage, async (request, reply) => {
    const { id: wanted } = request.params;
    noteChange(request, { target: `printer:${wanted}` });
    const printer = catalogue.current().office.printers.find(({ id }) => id === wanted);
    if (!printer) return answerError(reply, 'not_found');
    const outcome = printer.route === 'relay' ? await printByRelay(printer.id) : await printHere(printer);
    return reply.send(success({ payload: { outcome } }));
  });

  async function printHere(printer: Printer): Promise<PrintOutcome> {
    const done = await gateway.print(printer, testPageOf(tools, printer), new AbortController().signal);
    return done.kind === 'waits' ? done.why : done.kind;
  }

  addOfficeRoute(scope, officeEndpoints.relays, async (_request, reply) =>
    reply.send(success({ payload: await listRelays(db, now().toInstant()) })),
  );
}

/** The lines of a page with all signs and columns of a printer. */
export function testPageOf({ site, now }: Pick<PrintTools, 'site' | 'now'>, { paper, name }: Printer): TicketLine[] {
  const format = createFormat(site.locale.default, site.currency);
  return writeTestPage({ paper, copy: 0, printer: name, at: now(), format });
}

function settingsOf({ office, menus }: Snapshot): PrinterSettings {
  const printers = office.printers.map(({ papers, categoryIds, ...printer }) => ({
    ...printer,
    papers: [...papers],
    categoryIds: [...categoryIds],
  }));
  const categories = menus.flatMap((menu) => menu.categories).map(({ id, name }) => ({ id, name }));
  return { printers, categories };
}

/** Papers name their printer, so that no two have one name. */
function twiceIn(printers: readonly Printer[]): Record<string, string> {
  const faults: Record<string, string> = {};
  printers.forEach(({ id, name }, index) => {
    const before = printers.slice(0, index);
    const isNamed = before.some((other) => other.name.toLowerCase() === name.toLowerCase());
    if (before.some((other) => other.id === id)) faults[`printers.${index}.id`] = printerWords.sameId;
    if (isNamed) faults[`printers.${index}.name`] = printerWords.sameName;
  });
  return faults;
}

/**
 * The new addresses at which no printer may be. It is asked again for each print, because names may lead elsewhere later (trust R17).
 * Addresses in the network of a relay are judged by the relay.
 */
async function misplacedIn(
  printers: readonly Printer[],
  before: readonly Pick<Printer, 'route' | 'host' | 'port'>[],
  { isAllowed }: PrinterGateway,
): Promise<Record<string, string>> {
  const isKnown = ({ host, port }: Printer) =>
    before.some((other) => other.route === 'network' && other.host === host && other.port === port);
  const verdicts = await Promise.all(
    printers.map((printer) => printer.route === 'relay' || isKnown(printer) || isAllowed(printer)),
  );
  return Object.fromEntries(
    verdicts.flatMap((isFine, index) => (isFine ? [] : [[`printers.${index}.host`, printerWords.notAllowed]])),
  );
}
