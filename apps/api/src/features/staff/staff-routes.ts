import type { FastifyInstance } from 'fastify';
import { handleOverload } from '../../secrets/password/handle-overload.ts';
import type { StaffTools } from './record/staff-tools.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** Who works in the restaurant: coming in, and what comes in with them. */
export function staffRoutes(scope: FastifyInstance, tools: StaffTools): void {
  scope.setErrorHandler(handleOverload);
  sessionRoutes(scope, tools);
}
