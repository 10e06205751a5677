import type { OfficeSchemas } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute, type Endpoint, type Handler, type RouteOptions } from '../../../plugins/add-route.ts';

/** The OpenAPI document omits endpoints of the office, because only the office's own pages can call them. */
export function addOfficeRoute<E extends Endpoint & OfficeSchemas>(
  scope: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  const { access, audit, takesFile = false, isProven = false, asksWho = audit !== null } = endpoint;
  addRoute(scope, endpoint, 'office', handler, {
    ...options,
    config: { access, audit, takesFile, isProven, asksWho },
    isHidden: true,
  });
}
