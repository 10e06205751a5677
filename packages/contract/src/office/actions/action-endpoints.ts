import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readFlag, readObject } from '../../wire/wire-values.ts';
import type { BoardOrder } from '../board/board-order.ts';
import { boardOrderFromWire } from '../board/board-order-wire.ts';
import { boardOrderSchema } from '../board/board-schema.ts';
import { actionSchemas, type StaffActionKind, type WireAction } from './action-schema.ts';

/** What came of an action: the order as it stands then. */
export interface ActedOrder {
  order: BoardOrder;
  /** It was done before, under the same id. */
  isReplayed: boolean;
}

const path = '/v2/office/orders/:id';

/** An action on an order. A failure `order_moved` holds the order as it is: `movedOrder`. */
export const actCall = defineCall({
  method: 'POST',
  path: `${path}/:action`,
  send: (orderId: string, action: StaffActionKind, body: WireAction) => ({ params: { id: orderId, action }, body }),
  read: (body): ActedOrder | null => {
    const payload = readObject(readPayload(body));
    const order = boardOrderFromWire(payload.order);
    return order && { order, isReplayed: readFlag(payload.replayed, false) };
  },
});

/** The order that the body of a failed action holds; null: it holds none. */
export function movedOrder(body: unknown): BoardOrder | null {
  return boardOrderFromWire(readObject(readPayload(body)).order);
}

const summaries: Record<StaffActionKind, string> = {
  accept: 'Accept an order, for a time',
  'take-back': 'Take an acceptance back, a moment after it',
  refuse: 'Refuse a new order, which is paid back',
  delay: 'Tell the diner a later time',
  start: 'The kitchen begins it, before it is to',
  ready: 'The kitchen has it ready',
  leave: 'It is on its way to the diner',
  'hand-over': 'The diner has it, and paid it where cash was due',
  recall: 'Take the last step back',
  cancel: 'Cancel an order that was accepted, which is paid back',
  'no-show': 'Nobody came for it',
  note: 'Note something about it, for the staff',
  settle: 'Note how a refund was settled that the provider refused',
};

/** `POST /v2/office/orders/:id/accept` and so on. */
/*@__NO_SIDE_EFFECTS__*/
function actionEndpoint<Kind extends StaffActionKind>(kind: Kind) {
  return defineEndpoint({ method: 'POST', path: `${path}/${kind}` }, () => ({
    summary: summaries[kind],
    // Whether somebody may do it with this order is judged with the order: a kitchen's device needs a manager for some.
    access: 'board',
    audit: `order_${kind.replace('-', '_')}`,
    params: z.object({ id: z.uuid() }),
    body: actionSchemas[kind],
    answer: { payload: z.strictObject({ order: boardOrderSchema, replayed: z.boolean() }) },
    errors: ['order_not_found', 'manager_needed', 'order_moved', 'action_exists', 'too_late', 'time_out_of_bounds'],
  }));
}

/** An endpoint for each action. */
export const actionEndpoints = {
  accept: actionEndpoint('accept'),
  'take-back': actionEndpoint('take-back'),
  refuse: actionEndpoint('refuse'),
  delay: actionEndpoint('delay'),
  start: actionEndpoint('start'),
  ready: actionEndpoint('ready'),
  leave: actionEndpoint('leave'),
  'hand-over': actionEndpoint('hand-over'),
  recall: actionEndpoint('recall'),
  cancel: actionEndpoint('cancel'),
  'no-show': actionEndpoint('no-show'),
  note: actionEndpoint('note'),
  settle: actionEndpoint('settle'),
};
