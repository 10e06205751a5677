import { officeEndpoints, success } from '@comptoir/contract';
import { may } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import { findOrderNumber } from '../../order/record/order-repository.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { officeOf, readerOf } from '../guard/office-identity.ts';
import { listPinHolders } from '../record/pin-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { answerPinRefusal } from './answer-pin-refusal.ts';
import { approve } from './approve.ts';

/** Adds the endpoints that list managers with a PIN and approve an action by PIN (ROL-10, ROL-11). */
export function approveRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, site, now } = tools;

  addOfficeRoute(scope, officeEndpoints.approvers, async (_request, reply) => {
    const people = (await listPinHolders(db))
      .filter(({ role }) => may(role, 'approve'))
      .map(({ id, name }) => ({ id, name }));
    return reply.send(success({ payload: people }));
  });

  addOfficeRoute(scope, officeEndpoints.approve, async (request, reply) => {
    const { personId, pin, for: asked } = request.body;
    const { action, orderId } = asked;
    const order = orderId && (await findOrderNumber(db, orderId));
    noteChange(request, { target: `person:${personId}`, after: { action, ...(order !== null && { order }) } });
    const thing = { reader: readerOf(officeOf(request)), action, orderId };
    const approval = await approve(tools, { personId, pin, thing });
    if (approval.kind !== 'granted') return answerPinRefusal(reply, approval, { now: now(), site });
    const { grant, expiresAt } = approval;
    return reply.send(success({ payload: { grant, expiresAt } }));
  });
}
