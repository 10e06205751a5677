import {
  type BoardOrder,
  boardOrderSchema,
  type ErrorCode,
  officeEndpoints,
  type StaffActionBody,
  type StaffActionKind,
  success,
  toWire,
} from '@comptoir/contract';
import { type Approvable, approvables } from '@comptoir/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { ActionOutcome, ActionRequest } from '../progress/act/act-on-order.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteApprover, noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf, readerOf } from '../staff/guard/office-identity.ts';
import { refuseActor } from '../staff/guard/refuse-actor.ts';
import { redeemGrant } from '../staff/pin/redeem-grant.ts';
import { listByIds } from './read/board-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  act: (request: ActionRequest) => Promise<ActionOutcome>;
  catalogue: ServedCatalogue;
}

export function actionRoutes(scope: FastifyInstance, tools: Tools): void {
  for (const kind of Object.keys(officeEndpoints.actions) as StaffActionKind[]) addActionRoute(scope, tools, kind);
}

interface StaffRequest extends FastifyRequest {
  params: { id: string };
  body: StaffActionBody;
}

function addActionRoute(scope: FastifyInstance, tools: Tools, kind: StaffActionKind): void {
  const act = async (request: StaffRequest, reply: FastifyReply) => {
    const { id } = request.params;
    const identity = officeOf(request);
    const { actionId, version, grant, ...action } = request.body;
    const soldOut = action.kind === 'refuse' ? action.soldOut : undefined;
    const thing = { reader: readerOf(identity), orderId: id, at: tools.now().toInstant() };
    const outcome = await tools.act({
      orderId: id,
      actionId,
      version,
      action,
      actor: identity.role,
      by: identity.by,
      device: identity.acting ? identity.device?.name : undefined,
      refuseActor: (tx) => refuseActor(tx, identity, null),
      approve: async (tx) => (isApprovable(kind) ? redeemGrant(tx, grant, { ...thing, action: kind }) : null),
    });
    const { held } = outcome;
    if (held)
      noteChange(request, {
        target: `order:${held.number}`,
        before: { state: held.state },
        after: { state: outcome.progress?.state, ...(soldOut && { soldOut }) },
      });
    if (outcome.kind === 'done') noteApprover(request, outcome.approver);
    // The catalogue is reloaded at once, so that diners and boards see sold-out items without delay.
    if (outcome.kind === 'done' && soldOut) await tools.catalogue.refresh();
    if (outcome.kind !== 'refused') {
      const order = await readOrder(tools, id);
      return reply.send(success({ payload: { order, isReplayed: outcome.kind === 'replayed' } }));
    }
    return answerRefusal(reply, outcome.code, async () => readOrder(tools, id));
  };
  addOfficeRoute(scope, officeEndpoints.actions[kind], (request, reply) => act(request as StaffRequest, reply));
}

const isApprovable = (kind: StaffActionKind): kind is StaffActionKind & Approvable =>
  approvables.some((known) => known === kind);

/** If the order has changed meanwhile, the response contains its current state. */
async function answerRefusal(reply: FastifyReply, code: ErrorCode, readOrder: () => Promise<BoardOrder>) {
  if (code !== 'order_moved') return answerError(reply, code);
  return answerError(reply, code, { extra: { payload: { order: toWire(boardOrderSchema, await readOrder()) } } });
}

async function readOrder({ db, catalogue }: Tools, id: string): Promise<BoardOrder> {
  const [order] = await listByIds(db, [id], catalogue.current());
  if (!order) throw new Error(`The order ${id} was forgotten at this moment.`);
  return order;
}
