import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { boardOrderSchema } from '../board/board-order.ts';

/** The most signs of the reason for which cash was not collected. */
export const longestMissingReason = 200;

/** Says that the presumed cash of an order was not collected (BOK-20). `actionId` is a new UUID for each tap. */
export const cashMissingCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/orders/:id/cash-missing',
  send: (orderId: string, reason: string, actionId: string) => ({
    params: { id: orderId },
    body: { actionId, reason },
  }),
  answer: z.object({ order: boardOrderSchema }),
});

export const cashMissingEndpoint = defineOfficeEndpoint(cashMissingCall, () => ({
  summary: 'Say that the presumed cash of an order was not collected: the books take the sale back today',
  access: 'books',
  audit: 'cash_missing',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    actionId: actionIdSchema,
    reason: lineSchema(longestMissingReason).check(z.regex(/\S/)),
  }),
  errors: ['validation', 'order_not_found', 'order_moved', 'action_exists'],
}));
