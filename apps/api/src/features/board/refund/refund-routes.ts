import { officeEndpoints, type RefundedWhat, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { actOnce } from '../../action/act-once.ts';
import { ChangeRefused } from '../../action/change-refused.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { isPaidOrPresumed } from '../../order/record/presumed-cash-repository.ts';
import { isRefundBarred } from '../../payment/dispute/dispute-repository.ts';
import { type AskedRefund, decideAsked } from '../../payment/refund/decide-refund.ts';
import { findRefund, listRefundedParts } from '../../payment/refund/refund-repository.ts';
import { findTipLeft } from '../../payment/refund/tip-repository.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteApprover, noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { listOpenUnits } from '../../withdrawal/record/withdrawal-repository.ts';
import { listByIds } from '../read/board-repository.ts';
import { payBack } from './pay-back.ts';
import { leftCentsOf, refundableOf } from './refundable-of.ts';

export interface RefundTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  /** Runs after a commit that requested a refund, because a transaction must not wait for the provider. */
  wakeRefunds: () => void;
  wakeOutbox: () => void;
  announce: () => void;
}

/** Adds the endpoints by which the restaurant pays an order back (REP-22). */
export function refundRoutes(scope: FastifyInstance, tools: RefundTools): void {
  const { db, catalogue, now } = tools;
  const askedOf = (what: RefundedWhat): AskedRefund => {
    if ('lines' in what) return { lines: what.lines };
    if ('rest' in what) return { lines: null };
    if ('tip' in what) return what;
    const { timeZoneId } = now();
    return {
      amountCents: what.amountCents,
      listOpenUnits: (tx, orderId, at) => listOpenUnits(tx, orderId, at.toZonedDateTimeISO(timeZoneId)),
    };
  };
  const partsOf = async (id: string) => (await listRefundedParts(db, [id])).get(id) ?? [];

  addOfficeRoute(scope, officeEndpoints.refundable, async (request, reply) => {
    const { id } = request.params;
    const order = await findOrder(db, id);
    if (!order?.trackToken) return answerError(reply, 'order_not_found');
    if (!(await isPaidOrPresumed(db, order))) return answerError(reply, 'refund_unpaid');
    if (await isRefundBarred(db, id)) return answerError(reply, 'refund_disputed');
    const tipLeftCents = await findTipLeft(db, order);
    const refundable = refundableOf(order, await partsOf(id));
    return reply.send(success({ payload: { ...refundable, ...(tipLeftCents > 0 && { tipLeftCents }) } }));
  });

  addOfficeRoute(scope, officeEndpoints.quoteRefund, async (request, reply) => {
    const { id } = request.params;
    const order = await findOrder(db, id);
    if (!order) return answerError(reply, 'order_not_found');
    const before = await partsOf(id);
    const part = await decideAsked(db, { order, before, at: now().toInstant() }, askedOf(request.body));
    if (typeof part === 'string') return answerError(reply, part);
    const { amountCents, tipCents, taxes } = part;
    const leftCents = leftCentsOf(order, before) - amountCents;
    return reply.send(success({ payload: { amountCents, ...(tipCents > 0 && { tipCents }), leftCents, taxes } }));
  });

  addOfficeRoute(scope, officeEndpoints.refund, async (request, reply) => {
    const { id } = request.params;
    const { actionId, reason, remark, grant, ...what } = request.body;
    const identity = officeOf(request);
    const at = now();
    const { office } = catalogue.current();
    const work = async (tx: Db) => {
      const staff = { identity, grant, id: actionId, reason, remark };
      const paid = await payBack(tx, { orderId: id, asked: askedOf(what), staff, at, office });
      if (typeof paid === 'string') throw new ChangeRefused(paid);
      const { refund, approver, number } = paid;
      noteChange(request, {
        target: `order:${number}`,
        after: { amountCents: refund.amountCents + refund.tipCents, reason },
      });
      noteApprover(request, approver);
    };
    const outcome = await actOnce(db, request, { permission: 'board', at: at.toInstant(), work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    tools.wakeRefunds();
    tools.wakeOutbox();
    tools.announce();
    const refund = await findRefund(db, actionId);
    const [order] = await listByIds(db, [id], catalogue.current());
    if (!order || !refund) throw new Error(`The order ${id} was forgotten at this moment.`);
    const { amountCents, tipCents, status } = refund;
    const told = { amountCents, ...(tipCents > 0 && { tipCents }), status };
    return reply.send(success({ payload: { refund: told, order, isReplayed: outcome === 'replayed' } }));
  });
}
