import { officeEndpoints, success, windowsFromSetting, windowsSetting, windowsToSetting } from '@comptoir/contract';
import { type ChangedWindow, serviceDayStart, windowMilliseconds, windowOf } from '@comptoir/domain';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import { isWithinHorizon } from '../schedule/slot-horizon.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { readKitchenDay, servedWindows } from './read-kitchen-day.ts';
import { refuseField } from './refuse-field.ts';
import type { SlotTools } from './slot-routes.ts';

/** Adds the endpoints by which the kitchen sees its work by posts, and changes what a post does in a quarter of an hour (CAP-12). */
export function kitchenDayRoutes(scope: FastifyInstance, { db, catalogue, now: readClock }: SlotTools): void {
  addOfficeRoute(scope, officeEndpoints.kitchenDay, async (request, reply) => {
    const { date } = request.query;
    const now = readClock();
    if (!isWithinHorizon(date, now)) return refuseField(reply, 'date', fieldWords.date);
    return reply.send(success({ payload: await readKitchenDay(db, catalogue.current(), { date, now }) }));
  });

  addOfficeRoute(scope, officeEndpoints.changeWindow, async (request, reply) => {
    const { post, start, units } = request.body;
    const now = readClock();
    const snapshot = catalogue.current();
    const window = windowOf(start.epochMilliseconds);
    const local = start.toZonedDateTimeISO(now.timeZoneId);
    if (!snapshot.office.posts.some(({ id }) => id === post)) return refuseField(reply, 'post', fieldWords.post);
    const isWindow = window * windowMilliseconds === start.epochMilliseconds && servedWindows(snapshot)(window);
    if (!isWindow || !isWithinHorizon(local.toPlainDate(), now)) return refuseField(reply, 'start', fieldWords.slot);
    const current = windowOf(now.epochMilliseconds);
    if (window < current) return refuseField(reply, 'start', fieldWords.pastSlot);
    noteChange(request, { target: `window:${post} ${start}`, after: { units } });
    const change = (known: readonly ChangedWindow[]) => {
      const others = known.filter((one) => one.window >= current && !(one.post === post && one.window === window));
      return units === null ? others : [...others, { post, window, units }];
    };
    const outcome = await actOnce(db, request, {
      permission: 'pause',
      at: now.toInstant(),
      work: (tx) => changeSetting(tx, windowsSetting, (known) => windowsToSetting(change(windowsFromSetting(known)))),
    });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    await catalogue.refresh();
    const day = await readKitchenDay(db, catalogue.current(), { date: serviceDayStart(local).toPlainDate(), now });
    return reply.send(success({ payload: { ...day, isReplayed: outcome === 'replayed' } }));
  });
}
