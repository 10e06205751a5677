import { publicEndpoints, receiptToWire, success } from '@comptoir/contract';
import { centsToDecimal } from '@comptoir/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { anyBody } from '../../../plugins/body/any-body.ts';
import { answerWait, type Limiter, type MakeCounter } from '../../../plugins/limits.ts';
import { receiptOf } from '../receipt/receipt-of.ts';
import type { Order } from '../record/order.ts';
import { countOrders, type UnusualOrders } from './count-orders.ts';
import { createTurns } from './create-turns.ts';
import { guestNetworkOf } from './guest-network-of.ts';
import { type Outcome, type PlaceTools, placeOrder, refuseOrderer } from './place-order.ts';
import type { ProveOrderer } from './prove-orderer.ts';

export const bodyLimit = 256 * 1024;

interface Tools extends PlaceTools {
  limit: Limiter;
  makeCounter: MakeCounter;
  proveOrderer: ProveOrderer;
  tellUnusual: (news: UnusualOrders) => void;
}

/** `local_id` is looked up before the body is validated (A.17, DEC-26). */
export function placeOrderRoute(app: FastifyInstance, tools: Tools): void {
  // Requests wait for their turn before their body is parsed, because parsing takes time on the thread.
  const takeTurn = createTurns();
  const onRequest = [takeTurn, tools.limit({ name: 'order', limit: 'ordersPerMinute', isGuess: false })];
  const countOf = countOrders(tools.makeCounter, tools.tellUnusual);

  async function place(request: FastifyRequest): Promise<Outcome> {
    const orderer = await tools.proveOrderer(request, request.body);
    if ('refusal' in orderer) return refuseOrderer(tools, request.body, orderer.refusal);
    return placeOrder(tools, request.body, orderer.userId, {
      count: countOf(request, orderer),
      guestNetwork: guestNetworkOf(request, orderer),
      isStillProven: orderer.isStillProven,
    });
  }

  addRoute(
    app,
    publicEndpoints.placeOrder,
    'order',
    async (request, reply) => {
      const outcome = await place(request);
      await takeTurn();
      return answerOutcome(reply, outcome, tools.site.timeZone);
    },
    { validatorCompiler: anyBody, onRequest, bodyLimit },
  );
}

function answerOutcome(reply: FastifyReply, outcome: Outcome, timeZone: string): FastifyReply {
  if (outcome.kind === 'too_often') return answerWait(reply, outcome.waitMilliseconds);
  if (outcome.kind === 'refused') return answerError(reply, outcome.refusal.code, outcome.refusal.details);
  if (outcome.kind === 'exists') {
    // The order's id is omitted, because it grants access to the order and a `local_id` may be guessed.
    const { order_id: _, ...known } = headOf(outcome.order);
    return answerError(reply, 'order_exists', { extra: { payload: known } });
  }
  const { order } = outcome;
  const payload = {
    ...headOf(order),
    ready_from: order.readyFrom && writeInZone(order.readyFrom, timeZone),
    track_token: order.trackToken,
    receipt: receiptToWire(receiptOf(order)),
  };
  return reply.send(success({ payload }));
}

function headOf({ id, number, status, totalCents }: Pick<Order, 'id' | 'number' | 'status' | 'totalCents'>) {
  return { order_id: id, order_number: number, status, total: centsToDecimal(totalCents) };
}

function writeInZone(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
