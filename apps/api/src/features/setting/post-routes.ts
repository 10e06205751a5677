import {
  deliveryPostSetting,
  holdMinutesSetting,
  type OfficeSettings,
  officeEndpoints,
  type PostSettings,
  postsSetting,
  success,
} from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting, lockCatalogue, readCatalogue } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { postFaults } from './post-faults.ts';

/** Adds the endpoints for the posts of the kitchen (CAP-12). */
export function postRoutes(scope: FastifyInstance, { db, catalogue }: { db: Db; catalogue: ServedCatalogue }): void {
  const current = () => postsOf(catalogue.current().office);

  addOfficeRoute(scope, officeEndpoints.postSettings, (_request, reply) => reply.send(success({ payload: current() })));

  addOfficeRoute(scope, officeEndpoints.choosePostSettings, async (request, reply) => {
    const wanted = request.body;
    noteChange(request, { before: current(), after: wanted });
    const outcome = await asActor(db, request, 'reception', async (tx) => {
      // No dish gets work at a post that goes, while the catalogue is locked.
      await lockCatalogue(tx);
      const { menus } = await readCatalogue(tx);
      const faults = postFaults(wanted, menus);
      if (Object.keys(faults).length > 0) return faults;
      for (const [name, value] of Object.entries(settingsOf(wanted))) await changeSetting(tx, name, () => value);
      return null;
    });
    if (typeof outcome === 'string') return answerError(reply, outcome);
    if (outcome) return answerError(reply, 'validation', { errors: outcome });
    await catalogue.refresh();
    return reply.send(success({ payload: wanted }));
  });
}

function postsOf({ posts, holdMinutes }: OfficeSettings): PostSettings {
  return {
    posts: posts.map(({ isOfDrivers: _, ...post }) => post),
    deliveryPost: posts.find(({ isOfDrivers }) => isOfDrivers)?.id ?? null,
    holdMinutes,
  };
}

function settingsOf({ posts, deliveryPost, holdMinutes }: PostSettings) {
  return {
    [postsSetting]: posts.map(({ id, name, perWindow, earlyMinutes }) => ({
      id,
      name,
      per_window: perWindow,
      early_minutes: earlyMinutes,
    })),
    [deliveryPostSetting]: deliveryPost,
    [holdMinutesSetting]: holdMinutes,
  };
}
