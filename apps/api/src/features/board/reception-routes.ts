import { officeEndpoints, readOfficeSettings, success } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ProgressChanges } from '../progress/changes/watch-changes.ts';
import { isUnanswered } from '../progress/pause/edit-pauses.ts';
import { endPause } from '../progress/pause/end-pause.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import type { BoardTools } from './read/read-board.ts';

interface Tools extends BoardTools {
  changes: ProgressChanges;
  log: FastifyBaseLogger;
}

const receptionSetting = 'office.reception';
const nothing = success({ payload: {} });

export function receptionRoutes(scope: FastifyInstance, tools: Tools): void {
  const { db, catalogue, now } = tools;

  addOfficeRoute(scope, officeEndpoints.chooseReception, async (request, reply) => {
    const { reception } = request.body;
    const outcome = await asActor(db, request, 'reception', (tx) =>
      changeSetting(tx, receptionSetting, (known) => {
        const before = readOfficeSettings([{ name: receptionSetting, value: known }]).reception;
        noteChange(request, { before: { reception: before }, after: { reception } });
        return reception;
      }),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(nothing);
  });

  addOfficeRoute(scope, officeEndpoints.resumeOrders, async (request, reply) => {
    const at = now().toInstant();
    const outcome = await asActor(db, request, 'board', (tx) => endPause(tx, isUnanswered, at));
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(nothing);
  });
}
