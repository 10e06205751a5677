import { officeEndpoints, type SiteConfig, success } from '@comptoir/contract';
import { spanOfDays } from '@comptoir/domain';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { sendCsv } from '../../plugins/csv/send-csv.ts';
import { actOnce } from '../action/act-once.ts';
import { ChangeRefused } from '../action/change-refused.ts';
import { fileName } from '../report/file-rows.ts';
import { refuseRange } from '../report/refuse-range.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { tipRow } from './tip-file.ts';
import { tipTitles } from './tip-file-words.ts';
import { dueTips, keptCents, registerOf } from './tip-register.ts';
import { holdTips, insertHandovers, listTips, type RegisteredTip } from './tip-repository.ts';

interface Tools {
  db: Db;
  site: Pick<SiteConfig, 'timeZone'>;
  now: () => Temporal.ZonedDateTime;
}

/** Adds the register of tips, which proves that the staff got them in full (PYX-91). */
export function startTip(tools: Tools) {
  return { routes: (scope: FastifyInstance) => tipRoutes(scope, tools) };
}

function tipRoutes(scope: FastifyInstance, { db, site: { timeZone }, now }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.tips, async (request, reply) => {
    const refusal = refuseRange(reply, request.query, now());
    if (refusal) return refusal;
    const tips = await listTips(db, spanOfDays(request.query, timeZone), timeZone);
    return reply.send(success({ payload: registerOf(tips) }));
  });

  addOfficeRoute(scope, officeEndpoints.tipsFile, async (request, reply) => {
    const range = request.query;
    const name = fileName('pourboires', range);
    noteChange(request, { target: name });
    const refusal = refuseRange(reply, range, now());
    if (refusal) return refusal;
    const pages = filePages(() => listTips(db, spanOfDays(range, timeZone), timeZone));
    return sendCsv(reply, { name, titles: tipTitles, pages });
  });

  addOfficeRoute(scope, officeEndpoints.handTipsOver, async (request, reply) => {
    const { from, to, day, amountCents } = request.body;
    const at = now();
    const refusal = refuseRange(reply, { from, to }, at);
    if (refusal) return refusal;
    if (Temporal.PlainDate.compare(day, at.toPlainDate()) > 0)
      return answerError(reply, 'validation', { errors: { day: fieldWords.date }, message: fieldWords.date });
    const work = async (tx: Db) => {
      const span = spanOfDays({ from, to }, timeZone);
      const due = dueTips(await listTips(tx, span, timeZone));
      await holdTips(
        tx,
        due.map(({ orderId }) => orderId),
      );
      const held = dueTips(await listTips(tx, span, timeZone)).map((tip) => ({ ...tip, amountCents: keptCents(tip) }));
      const sum = held.reduce((total, tip) => total + tip.amountCents, 0);
      if (sum !== amountCents) throw new ChangeRefused('tips_changed');
      const given = held.map(({ orderId, amountCents: cents }) => ({ orderId, amountCents: cents }));
      await insertHandovers(tx, given, { day, by: officeOf(request).by, at: at.toInstant() });
      noteChange(request, { target: day.toString(), after: { amountCents } });
    };
    const outcome = await actOnce(db, request, { permission: 'reports', at: at.toInstant(), work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    return reply.send(success({ payload: { isReplayed: outcome === 'replayed' } }));
  });
}

async function* filePages(read: () => Promise<RegisteredTip[]>): AsyncGenerator<string[][]> {
  yield (await read()).map(tipRow);
}
