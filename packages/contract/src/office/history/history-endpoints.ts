import { printedPapers, progressStates } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, typedLine } from '../../wire/codecs.ts';
import { addressOf } from '../../wire/endpoint.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { boardOrderSchema } from '../board/board-order.ts';
import { orderSheetSchema } from '../orders/order-sheet.ts';
import { type HistorySelection, isPeriod, selectionQuery, selectionShape } from './history-selection.ts';

const path = '/v2/office/history';

const historyOrder = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(progressStates),
  mode: z.enum(['pickup', 'delivery']),
  arrivedAt: instant,
  promisedAt: instant,
  /** First and last name. Empty after the personal data was erased. */
  name: typedLine,
  paymentMethod: z.enum(['cash', 'card']),
  totalCents: z.int(),
  /** What was paid back or will be, refused refunds left out. */
  refundedCents: z.int(),
});
export type HistoryOrder = z.infer<typeof historyOrder>;

/** A page of the history, the orders that arrived last first. `after` is the number of the order before it. */
export const historyCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (selection: HistorySelection, after: number | null) => ({
    query: { ...selectionQuery(selection), ...(after !== null && { after }) },
  }),
  answer: z.object({
    orders: z.array(historyOrder),
    /** The `after` of the next page; null if this is the last one. */
    next: z.nullable(z.int()),
  }),
});

export const numberText = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

export const historyEndpoint = defineOfficeEndpoint(historyCall, () => ({
  summary: 'Orders that arrived, the newest first, 50 a page. The kitchen has those of today and of yesterday',
  access: 'history',
  audit: null,
  query: z.strictObject({ ...selectionShape, after: z.exactOptional(numberText) }).check(isPeriod),
  errors: [],
}));

/** The answer is a file, which browsers download. */
export const historyFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/file`, answer: nothing },
  () => ({
    summary: 'The selected orders of the history as CSV',
    access: 'export',
    isProven: true,
    audit: 'history_exported',
    query: z.strictObject(selectionShape).check(isPeriod),
    errors: [],
  }),
);

/** The address of the file with the selected orders. */
export function historyFileAddress(selection: HistorySelection): string {
  return addressOf({ path: `${path}/file` }, { query: selectionQuery(selection) });
}

const print = z.object({
  paper: z.enum(printedPapers),
  /** The printer's name, or the device or person whose browser printed; null 30 days after a browser's print (TCK-25). */
  printer: z.nullable(typedLine),
  /** How often the same printer was asked for this paper before. */
  copy: z.int(),
  state: z.enum(['queued', 'sending', 'printed', 'unknown', 'failed']),
  at: instant,
});
export type OrderPrint = z.infer<typeof print>;

export const orderRecordCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/:number`,
  isFresh: true,
  send: (number: string) => ({ params: { number } }),
  answer: z.object({ order: boardOrderSchema, sheet: orderSheetSchema, prints: z.array(print) }),
});
export type OrderRecord = NonNullable<ReturnType<typeof orderRecordCall.read>>;

export const orderRecordEndpoint = defineOfficeEndpoint(orderRecordCall, () => ({
  summary: 'One order by its number, with its receipt, its history and its prints',
  access: 'history',
  audit: null,
  params: z.object({ number: numberText }),
  errors: ['order_not_found', 'forbidden'],
}));

/** Erases who ordered. `actionId` is a new UUID for each tap; retries repeat it. */
export const eraseOrderCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/orders/:id/erase',
  send: (id: string, actionId: string) => ({ params: { id }, body: { actionId } }),
  answer: z.object({ isReplayed: z.boolean() }),
});

export const eraseOrderEndpoint = defineOfficeEndpoint(eraseOrderCall, () => ({
  summary: 'Erase name, e-mail, phone, address and notes of an order that has ended. Its figures stay',
  access: 'erase',
  audit: 'order_erased',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ actionId: actionIdSchema }),
  errors: ['order_not_found', 'order_open', 'action_exists'],
}));
