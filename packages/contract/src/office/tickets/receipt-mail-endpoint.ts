import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

/** Mails the receipt again, to the address of its order only. `actionId` is a new UUID for each tap; retries repeat it. */
export const mailReceiptCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/orders/:id/receipt-mails',
  send: (orderId: string, actionId: string) => ({ params: { id: orderId }, body: { actionId } }),
  answer: z.object({}),
});

export const mailReceiptEndpoint = defineOfficeEndpoint(mailReceiptCall, () => ({
  summary: 'Mail the receipt of an order again, to the order’s own address',
  access: 'board',
  audit: 'receipt_mailed',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ actionId: actionIdSchema }),
  errors: ['order_not_found', 'forbidden', 'email_erased', 'action_exists'],
}));
