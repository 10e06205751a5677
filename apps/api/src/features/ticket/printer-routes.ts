import { officeEndpoints, type PrinterSettings, printersSetting, printersToSetting, success } from '@comptoir/contract';
import type { Printer } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { printerWords, writeTestPage } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { PrinterGateway } from '../../gateways/printer/printer-gateway.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import type { PrintTools } from './print-next.ts';

/** Adds the endpoints by which managers choose the printers and print test pages (TCK-17). */
export function printerRoutes(
  scope: FastifyInstance,
  { db, site, catalogue, now, printers: gateway }: PrintTools,
): void {
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
    const format = createFormat(site.locale.default, site.currency);
    const page = writeTestPage({ paper: printer.paper, copy: 0, printer: printer.name, at: now(), format });
    const done = await gateway.print(printer, page, new AbortController().signal);
    return reply.send(success({ payload: { outcome: done.kind === 'waits' ? done.why : done.kind } }));
  });
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

/** The new addresses at which no printer may be. It is asked again for each print, because names may lead elsewhere later (trust R17). */
async function misplacedIn(
  printers: readonly Printer[],
  before: readonly Pick<Printer, 'host' | 'port'>[],
  { isAllowed }: PrinterGateway,
): Promise<Record<string, string>> {
  const isKnown = ({ host, port }: Printer) => before.some((other) => other.host === host && other.port === port);
  const verdicts = await Promise.all(printers.map((printer) => isKnown(printer) || isAllowed(printer)));
  return Object.fromEntries(
    verdicts.flatMap((isFine, index) => (isFine ? [] : [[`printers.${index}.host`, printerWords.notAllowed]])),
  );
}
