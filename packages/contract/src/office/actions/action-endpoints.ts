import * as z from 'zod/mini';
import { fromWire } from '../../wire/codecs.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readObject } from '../../wire/wire-values.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { type BoardOrder, boardOrderSchema } from '../board/board-order.ts';
import { actionSchemas, type StaffActionBody, type StaffActionKind } from './staff-action.ts';

const path = '/v2/office/orders/:id';

const answer = z.object({ order: boardOrderSchema, isReplayed: z.boolean() });
export type ActedOrder = z.infer<typeof answer>;

/** Does an action on an order. If it fails with `order_moved`, `movedOrder` reads the order's current state from the body. */
export const actCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:action`,
  send: (orderId: string, body: StaffActionBody) => ({ params: { id: orderId, action: body.kind }, body }),
  answer,
});

export function movedOrder(body: unknown): BoardOrder | null {
  return fromWire(boardOrderSchema, readObject(readPayload(body)).order);
}

const summaries: Record<StaffActionKind, string> = {
  accept: 'Accept an order, for a time',
  'take-back': 'Take an acceptance back, a moment after it',
  refuse: 'Refuse a new order, which is paid back',
  delay: 'Tell the diner a later time',
  start: 'The kitchen begins the order early',
  ready: 'The order is ready',
  leave: 'The order is on its way to the diner',
  'hand-over': 'The diner has the order, and paid it if cash was due',
  recall: 'Take the last step back',
  cancel: 'Cancel an accepted order, which is paid back',
  'no-show': 'The diner did not come',
  note: 'Note something about the order, for the staff',
  settle: 'Note how a refund was settled that the provider refused',
};

/*@__NO_SIDE_EFFECTS__*/
function actionEndpoint<Kind extends StaffActionKind>(kind: Kind) {
  return defineOfficeEndpoint({ method: 'POST', path: `${path}/${kind}`, answer }, () => ({
    summary: summaries[kind],
    // Every board session may call this endpoint; the action itself checks whether the kitchen's device needs a manager.
    access: 'board',
    audit: `order_${kind.replace('-', '_')}`,
    params: z.object({ id: z.uuid() }),
    body: actionSchemas[kind],
    errors: [
      'order_not_found',
      'manager_needed',
      'order_moved',
      'action_exists',
      'too_late',
      'time_out_of_bounds',
      'identity_needed',
    ],
  }));
}

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
