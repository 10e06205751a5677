import { officeEndpoints } from '@comptoir/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerLeft, answerStanding, answerSubscribed, type SubscribeTools } from '../../push/answer-push.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { personOf } from '../guard/office-identity.ts';

/** Has a person's phone told of orders that nobody answers (BRD-26). A device of the kitchen has its own bell. */
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
