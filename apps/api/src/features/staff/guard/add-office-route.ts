import type { OfficeSchemas } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute, type Endpoint, type Handler, type RouteOptions } from '../../../plugins/add-route.ts';

/**
 * Serves an endpoint of the office to those who may ask for it. It is left out of the shop's document: only the house's own pages can ask.
 */
export function addOfficeRoute<E extends Endpoint & OfficeSchemas>(
  scope: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  const { access, audit } = endpoint;
  addRoute(scope, endpoint, 'office', handler, { ...options, config: { access, audit }, isHidden: true });
}
