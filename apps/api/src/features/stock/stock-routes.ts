import { officeEndpoints, success } from '@comptoir/contract';
import { type StockLength, type StockTarget, serviceEnd, soldOutUntil } from '@comptoir/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { readCounts, setCount } from '../count/count-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { stockHoursOf, stockOf } from './stock-of.ts';
import { markSoldOut, putBack } from './stock-repository.ts';

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

/** The maximum number of days until a return to sale. */
const mostDays = 366;

/** Adds the endpoints that show and change what is sold out (STK-01, STK-02, STK-09). */
export function stockRoutes(scope: FastifyInstance, tools: Tools): void {
  const { catalogue, now } = tools;
  async function readStock() {
    const snapshot = catalogue.current();
    return stockOf(snapshot, await readCounts(tools.db, snapshot), now());
  }

  addOfficeRoute(scope, officeEndpoints.stock, async (_request, reply) =>
    reply.send(success({ payload: await readStock() })),
  );

  /** Changes the stock and responds with everything that is sold out. A repeated request has no further effect. */
  async function change(
    request: FastifyRequest & { body: { actionId: string } },
    reply: FastifyReply,
    work: (tx: Db) => Promise<void>,
  ) {
    const outcome = await actOnce(tools.db, request, { permission: 'stock', at: now().toInstant(), work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: { ...(await readStock()), isReplayed: outcome === 'replayed' } }));
  }

  addOfficeRoute(scope, officeEndpoints.markSoldOut, async (request, reply) => {
    const { targets, length } = request.body;
    const snapshot = catalogue.current();
    if (!isToCome(length, now()) || !areKnown(targets, snapshot)) return answerError(reply, 'validation');
    const until = soldOutUntil(length, now(), stockHoursOf(snapshot));
    noteChange(request, { after: { targets, until: until?.toString() ?? null } });
    const { by } = officeOf(request);
    return change(request, reply, (tx) => markSoldOut(tx, targets, { until, by, at: now().toInstant() }));
  });

  addOfficeRoute(scope, officeEndpoints.countStock, async (request, reply) => {
    const { itemId, left } = request.body;
    const snapshot = catalogue.current();
    if (!snapshot.entries.has(itemId)) return answerError(reply, 'validation');
    const until = serviceEnd(now(), stockHoursOf(snapshot));
    noteChange(request, { target: `item:${itemId}`, after: { left, until: until.toString() } });
    const { by } = officeOf(request);
    return change(request, reply, (tx) => setCount(tx, { itemId, left, until, by, at: now().toInstant() }));
  });

  addOfficeRoute(scope, officeEndpoints.putBack, async (request, reply) => {
    const { targets } = request.body;
    noteChange(request, { after: { targets } });
    return change(request, reply, (tx) => putBack(tx, targets));
  });
}

function isToCome(length: StockLength, now: Temporal.ZonedDateTime): boolean {
  if (typeof length === 'string') return true;
  const { days } = now.toPlainDate().until(length);
  return days >= 1 && days <= mostDays;
}

function areKnown(targets: readonly StockTarget[], { entries }: Snapshot): boolean {
  const choices = new Set(
    targets.some(({ kind }) => kind === 'choice')
      ? [...entries.values()].flatMap(({ item }) => item.options.flatMap((group) => group.choices.map(({ id }) => id)))
      : [],
  );
  return targets.every(({ kind, id }) => (kind === 'item' ? entries.has(id) : choices.has(id)));
}
