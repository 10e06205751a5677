import { publicEndpoints, receiptToWire, success } from '@comptoir/contract';
import { centsToDecimal } from '@comptoir/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { answerWait, inProcessPeer, type Limiter, type MakeCounter, peerOf } from '../../plugins/limits.ts';
import { countOrders, type Orderer, type UnusualOrders } from './place/count-orders.ts';
import { createTurns } from './place/create-turns.ts';
import { type PlaceTools, placeOrder, refuseOrderer } from './place/place-order.ts';
import type { ProveOrderer } from './prove-orderer.ts';
import { quoteOrder } from './quote/quote-order.ts';
import { receiptOf } from './receipt/receipt-of.ts';
import type { Order } from './record/order.ts';
import { updateOrder } from './update-order.ts';

const bodyLimit = 256 * 1024;

/** POST and PUT checkout, and what it would cost (requirements A.17, A.18, A.25). */
export function orderRoutes(
  app: FastifyInstance,
  tools: PlaceTools & {
    limit: Limiter;
    makeCounter: MakeCounter;
    proveOrderer: ProveOrderer;
    tellUnusual: (news: UnusualOrders) => void;
  },
): void {
  // The schemas stand in the document only: `local_id` is looked up before the body is judged (DEC-26).
  const validatorCompiler = () => (data: unknown) => ({ value: data });
  // The first turn comes before the body is read: that too takes the thread its time.
  const takeTurn = createTurns();
  const onRequest = [takeTurn, tools.limit({ name: 'order', limit: 'ordersPerMinute', isGuess: false })];
  const countOf = countOrders(tools.makeCounter, tools.tellUnusual);
  /** Null: who has an account with a proven address is asked for nothing more where they pay in cash. */
  const guestNetworkOf = (request: FastifyRequest, { provenEmail }: Orderer) =>
    provenEmail === null ? (peerOf(request) ?? inProcessPeer) : null;
  const head = (order: Pick<Order, 'id' | 'number' | 'status' | 'totalCents'>) => ({
    order_id: order.id,
    order_number: order.number,
    status: order.status,
    total: centsToDecimal(order.totalCents),
  });
  const inZone = (instant: Temporal.Instant | null) =>
    instant?.toZonedDateTimeISO(tools.site.timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' }) ??
    null;

  addRoute(
    app,
    publicEndpoints.placeOrder,
    'order',
    async (request, reply) => {
      const orderer = await tools.proveOrderer(request, request.body);
      const outcome =
        'refusal' in orderer
          ? await refuseOrderer(tools, request.body, orderer.refusal)
          : await placeOrder(tools, request.body, orderer.userId, {
              count: countOf(request, orderer),
              guestNetwork: guestNetworkOf(request, orderer),
              isStillProven: orderer.isStillProven,
            });
      // Orders that were stored together are answered in turns too.
      await takeTurn();
      if (outcome.kind === 'too_often') return answerWait(reply, outcome.waitMilliseconds);
      if (outcome.kind === 'refused') return answerError(reply, outcome.refusal.code, outcome.refusal.details);
      const { order } = outcome;
      if (outcome.kind === 'exists') {
        // Not its id: who knows that is believed to be its diner, and a `local_id` may be guessed.
        const { order_id: _, ...known } = head(order);
        return answerError(reply, 'order_exists', { extra: { payload: known } });
      }
      const { readyFrom, trackToken } = outcome.order;
      const receipt = receiptToWire(receiptOf(outcome.order));
      const told = { ready_from: inZone(readyFrom), track_token: trackToken, receipt };
      return reply.send(success({ payload: { ...head(order), ...told } }));
    },
    { validatorCompiler, onRequest, bodyLimit },
  );

  addRoute(
    app,
    publicEndpoints.quote,
    'order',
    async (request, reply) => {
      const orderer = await tools.proveOrderer(request, request.body);
      const outcome =
        'refusal' in orderer ? orderer : await quoteOrder(tools, request.body, guestNetworkOf(request, orderer));
      if ('refusal' in outcome) return answerError(reply, outcome.refusal.code, outcome.refusal.details);
      return reply.send(success({ payload: outcome.quote }));
    },
    {
      validatorCompiler,
      onRequest: tools.limit({ name: 'quote', limit: 'quotesPerMinute', isGuess: false }),
      bodyLimit,
    },
  );
  addRoute(
    app,
    publicEndpoints.updateOrder,
    'order',
    async (request, reply) => {
      const outcome = await updateOrder(tools, request.body);
      if ('refusal' in outcome) {
        const { refusal, status } = outcome;
        return answerError(reply, refusal.code, { ...refusal.details, ...(status !== undefined && { status }) });
      }
      const { order } = outcome;
      const receipt = receiptToWire(receiptOf(order));
      const { id, status, trackToken } = order;
      return reply.send(success({ payload: { order_id: id, status, track_token: trackToken, receipt } }));
    },
    { validatorCompiler },
  );
}
