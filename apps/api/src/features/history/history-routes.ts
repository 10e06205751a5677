import { type HistorySelection, officeEndpoints, type SiteConfig, success } from '@comptoir/contract';
import { kitchenHistoryStart } from '@comptoir/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { cutPage } from '../../db/keyset-pages.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { sendCsv } from '../../plugins/csv/send-csv.ts';
import { actOnce } from '../action/act-once.ts';
import { ChangeRefused } from '../action/change-refused.ts';
import { readSheet } from '../board/order/read-sheet.ts';
import { listByNumber } from '../board/read/board-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { nameOf } from '../print/open-print-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { readDossier } from './dossier/read-dossier.ts';
import { eraseOrder } from './erase-order.ts';
import { historyPages } from './history-file.ts';
import { listHistory, listPrints, type WantedHistory } from './history-repository.ts';
import { historyFileWords } from './history-words.ts';
import { fillSearch } from './search-repository.ts';

export interface HistoryTools {
  db: Db;
  site: SiteConfig;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  addressKey: (email: string) => string;
  wakeOutbox: () => void;
  /** Tells the boards that an order changed. */
  announce: () => void;
}

const pageSize = 50;

/** Adds the history of all orders, one order's page, and the erasure of who ordered (REP-20, REP-21, REP-29). */
export function historyRoutes(scope: FastifyInstance, tools: HistoryTools): void {
  const { db, catalogue, now } = tools;

  function wantedBy(request: FastifyRequest, selection: HistorySelection): WantedHistory {
    const isKitchen = officeOf(request).role === 'kitchen';
    const at = now();
    return {
      selection,
      since: isKitchen ? kitchenHistoryStart(at) : null,
      withEmail: !isKitchen,
      rules: catalogue.current().office,
      now: at,
    };
  }

  addOfficeRoute(scope, officeEndpoints.history, async (request, reply) => {
    const { after, ...selection } = request.query;
    const wanted = wantedBy(request, selection);
    await fillSearch(db);
    const rows = await listHistory(db, wanted, { limit: pageSize + 1, after: after ? Number(after) : null });
    const { page, next } = cutPage(rows, pageSize, ({ number }) => number);
    const orders = page.map(({ phone: _, email: __, ...order }) => order);
    return reply.send(success({ payload: { orders, next } }));
  });

  addOfficeRoute(scope, officeEndpoints.historyFile, async (request, reply) => {
    const { name, titles } = historyFileWords;
    await fillSearch(db);
    return sendCsv(reply, { name, titles, pages: historyPages(db, wantedBy(request, request.query)) });
  });

  addOfficeRoute(scope, officeEndpoints.orderRecord, async (request, reply) => {
    const { office } = catalogue.current();
    const [order] = await listByNumber(db, Number(request.params.number), catalogue.current());
    if (!order) return answerError(reply, 'order_not_found');
    const sheet = await readSheet({ db, role: officeOf(request).role, now: now() }, order.id);
    if (typeof sheet === 'string') return answerError(reply, sheet);
    const prints = (await listPrints(db, order.id)).map(({ route, printer, askedBy, ...print }) => ({
      ...print,
      printer: route === 'network' ? nameOf(office.printers, printer) : askedBy,
    }));
    return reply.send(success({ payload: { order, sheet, prints } }));
  });

  addOfficeRoute(scope, officeEndpoints.dossier, async (request, reply) => {
    const dossier = await readDossier(tools, Number(request.params.number));
    return dossier ? reply.send(success({ payload: dossier })) : answerError(reply, 'order_not_found');
  });

  addOfficeRoute(scope, officeEndpoints.eraseOrder, async (request, reply) => {
    const at = now().toInstant();
    const erasure = { orderId: request.params.id, by: officeOf(request).by, at, addressKey: tools.addressKey };
    const work = async (tx: Db) => {
      const refusal = await eraseOrder(tx, erasure);
      if (refusal) throw new ChangeRefused(refusal);
    };
    const outcome = await actOnce(db, request, { permission: 'erase', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    tools.wakeOutbox();
    tools.announce();
    return reply.send(success({ payload: { isReplayed: outcome === 'replayed' } }));
  });
}
