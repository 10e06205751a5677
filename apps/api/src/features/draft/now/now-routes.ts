import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { changeSetting } from '../../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { asActor } from '../../staff/guard/as-actor.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import type { DraftTools } from '../record/draft-tools.ts';
import { draftWords } from '../record/draft-words.ts';
import { changePublished } from './change-published.ts';
import { closeDay, daysOf, openDay } from './close-day.ts';
import { endOffer, listOpenOrders } from './now-repository.ts';

interface NowTools extends DraftTools {
  catalogue: ServedCatalogue;
}

const mostDaysAhead = 366;
const exceptionsName = 'scheduling.exceptions';

/** Adds the endpoints that change the published catalogue without a publication (OFE-09, HRS-06). */
export function nowRoutes(scope: FastifyInstance, { db, now, catalogue }: NowTools): void {
  addOfficeRoute(scope, officeEndpoints.stopOffer, async (request, reply) => {
    const { id } = request.params;
    noteChange(request, { target: `offer:${id}` });
    const outcome = await asActor(db, request, 'catalogue', (tx) => stopOffer(tx, id));
    if (typeof outcome === 'string') return answerError(reply, outcome);
    if (!outcome) return answerError(reply, 'not_found');
    await catalogue.refresh();
    return reply.send(success({ payload: {} }));
  });

  /** Changes the exceptional days at once, and answers the open orders of the day (HRS-05). */
  async function changeDay(tx: Db, date: string, change: (days: ReturnType<typeof daysOf>) => object[]) {
    const changeValue = (value: unknown) => change(daysOf(value));
    const write = () => changeSetting(tx, exceptionsName, changeValue);
    await changePublished(tx, { kind: 'setting', id: exceptionsName }, { write, changeValue });
    return { orders: await listOpenOrders(tx, ...spanOf(date, date, now())) };
  }

  addOfficeRoute(scope, officeEndpoints.dayOrders, async (request, reply) => {
    const { date } = request.params;
    const { until } = request.query;
    if (until < date) return answerError(reply, 'validation', { errors: { until: draftWords.lastDay } });
    return reply.send(success({ payload: { orders: await listOpenOrders(db, ...spanOf(date, until, now())) } }));
  });

  addOfficeRoute(scope, officeEndpoints.closeDay, async (request, reply) => {
    const { date } = request.params;
    const message = request.body.message ?? null;
    if (!isAhead(date, now())) return answerError(reply, 'validation', { errors: { date: draftWords.dayAhead } });
    noteChange(request, { target: `day:${date}`, after: { message } });
    const outcome = await asActor(db, request, 'catalogue', (tx) =>
      changeDay(tx, date, (days) => closeDay(days, date, message)),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: outcome }));
  });

  addOfficeRoute(scope, officeEndpoints.openDay, async (request, reply) => {
    const { date } = request.params;
    noteChange(request, { target: `day:${date}` });
    const outcome = await asActor(db, request, 'catalogue', (tx) => changeDay(tx, date, (days) => openDay(days, date)));
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: outcome }));
  });
}

/** The instants at which the first day begins and the last one ends. */
function spanOf(first: string, last: string, { timeZoneId }: Temporal.ZonedDateTime) {
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZoneId).toInstant();
  return [startOf(Temporal.PlainDate.from(first)), startOf(Temporal.PlainDate.from(last).add({ days: 1 }))] as const;
}

function isAhead(date: string, now: Temporal.ZonedDateTime): boolean {
  const { days } = now.toPlainDate().until(date, { largestUnit: 'days' });
  return days >= 0 && days <= mostDaysAhead;
}

/** False if there is no such offer. */
function stopOffer(tx: Db, id: number): Promise<boolean> {
  const changeValue = (value: unknown) => ({ ...Object(value), is_active: false });
  return changePublished(tx, { kind: 'offer', id: String(id) }, { write: () => endOffer(tx, id), changeValue });
}
