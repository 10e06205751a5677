import { officeEndpoints } from '@comptoir/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerLeft, answerStanding, answerSubscribed, type SubscribeTools } from '../../push/answer-push.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { personOf } from '../guard/office-identity.ts';

/** Adds the endpoints for alerts of unanswered orders on a person's phone (BRD-26). Kitchen devices ring instead. */
export function alertRoutes(scope: FastifyInstance, tools: SubscribeTools): void {
  const ownerOf = (request: FastifyRequest) => ({ staffId: personOf(request).id });

  addOfficeRoute(scope, officeEndpoints.alerts, (request, reply) => answerStanding(reply, tools, ownerOf(request)));

  addOfficeRoute(scope, officeEndpoints.takeAlerts, (request, reply) =>
    answerSubscribed(reply, tools, ownerOf(request), request.body),
  );

  addOfficeRoute(scope, officeEndpoints.endAlerts, (request, reply) =>
    answerLeft(reply, tools, ownerOf(request), request.body.endpoint),
  );
}
