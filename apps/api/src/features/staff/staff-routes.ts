import type { FastifyInstance } from 'fastify';
import { handleOverload } from '../../secrets/password/handle-overload.ts';
import type { SubscribeTools } from '../push/answer-push.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { deviceRoutes } from './device/device-routes.ts';
import { linkRoutes } from './link/link-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { pinRoutes } from './pin/pin-routes.ts';
import type { StaffTools } from './record/staff-tools.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** Who works in the restaurant: coming in, devices, people, PINs. */
export function staffRoutes(scope: FastifyInstance, tools: StaffTools & SubscribeTools): void {
  scope.setErrorHandler(handleOverload);
  sessionRoutes(scope, tools);
  linkRoutes(scope, tools);
  deviceRoutes(scope, tools);
  peopleRoutes(scope, tools);
  pinRoutes(scope, tools);
  alertRoutes(scope, tools);
}
