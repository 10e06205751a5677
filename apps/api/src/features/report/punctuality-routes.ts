import { officeEndpoints, punctualityDays, success } from '@comptoir/contract';
import { type KitchenRules, serviceDayStart } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { countPunctual } from './punctuality-repository.ts';

interface Tools {
  db: Db;
  /** The kitchen's rules, which change with the catalogue. */
  rules: () => KitchenRules;
  now: () => Temporal.ZonedDateTime;
}

/** Adds the endpoint that tells how punctual the kitchen was (CAP-16). */
export function punctualityRoutes(scope: FastifyInstance, { db, rules, now }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.punctuality, async (_request, reply) => {
    const from = serviceDayStart(now()).subtract({ days: punctualityDays - 1 });
    const payload = await countPunctual(db, { from: from.toInstant(), until: null }, rules());
    return reply.send(success({ payload }));
  });
}
