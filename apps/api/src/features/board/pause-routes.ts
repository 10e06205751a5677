import { randomUUID } from 'node:crypto';
import {
  busySetting,
  busyToSetting,
  type OfficePause,
  officeEndpoints,
  pausesFromSetting,
  pausesSetting,
  pausesToSetting,
  readBusyPeriods,
  success,
} from '@comptoir/contract';
import { type BusyPeriod, isAhead, type PauseLength, pauseEnd } from '@comptoir/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import { addPause } from '../progress/pause/edit-pauses.ts';
import { endPause } from '../progress/pause/end-pause.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import type { BoardTools } from './read/read-board.ts';
import { serviceOf } from './read/service-of.ts';

/** Adds the endpoints by which the kitchen pauses orders and says that it is busy (PSE-01, PSE-06). */
export function pauseRoutes(scope: FastifyInstance, { db, catalogue, now }: BoardTools): void {
  const endOf = (length: PauseLength) => {
    const { menus, settings } = catalogue.current();
    return pauseEnd(length, now(), { menus, exceptions: settings.scheduling.exceptions });
  };
  const serviceNow = () => serviceOf(catalogue.current(), now());

  async function answer(reply: FastifyReply, outcome: Awaited<ReturnType<typeof actOnce>>) {
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: { service: serviceNow(), isReplayed: outcome === 'replayed' } }));
  }

  addOfficeRoute(scope, officeEndpoints.pauseOrders, async (request, reply) => {
    const { modes, length, message } = request.body;
    const at = now().toInstant();
    const pause: OfficePause = {
      id: randomUUID(),
      modes,
      from: at,
      until: endOf(length),
      message,
      by: officeOf(request).by,
      unanswered: null,
    };
    noteChange(request, { after: { modes, until: pause.until.toString(), message } });
    const work = (tx: Db) =>
      changeSetting(tx, pausesSetting, (known) => pausesToSetting(addPause(pausesFromSetting(known), pause)));
    return answer(reply, await actOnce(db, request, { permission: 'pause', at, work }));
  });

  addOfficeRoute(scope, officeEndpoints.endPause, async (request, reply) => {
    const { id } = request.params;
    const at = now().toInstant();
    const outcome = await asActor(db, request, 'pause', async (tx) => {
      const pause = await endPause(tx, (known) => known.id === id, at);
      if (!pause) return 'not_found';
      if (isAhead(pause.until, at))
        noteChange(request, { before: { modes: pause.modes, until: pause.until.toString() } });
      return 'done';
    });
    if (outcome !== 'done') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: { service: serviceNow() } }));
  });

  addOfficeRoute(scope, officeEndpoints.setBusy, async (request, reply) => {
    const { modes, extraMinutes, length } = request.body;
    const at = now().toInstant();
    const until = endOf(length);
    noteChange(request, { after: { modes, extraMinutes, until: extraMinutes && until.toString() } });
    const work = (tx: Db) =>
      changeSetting(tx, busySetting, (known) => {
        const others = readBusyPeriods([{ name: busySetting, value: known }])
          .map((period) => ({ ...period, modes: period.modes.filter((mode) => !modes.includes(mode)) }))
          .filter((period) => period.modes.length > 0 && isAhead(period.until, at));
        const own: BusyPeriod[] =
          extraMinutes === null ? [] : [{ modes, extraMinutes, from: at.toString(), until: until.toString() }];
        return busyToSetting([...others, ...own]);
      });
    return answer(reply, await actOnce(db, request, { permission: 'pause', at, work }));
  });
}
