import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readMoment } from '../../wire/moment.ts';
import { isObject, readObject } from '../../wire/wire-values.ts';
import { liveOrderSchema } from './live-order-schema.ts';
import type { WithdrawnUnits } from './live-withdrawal.ts';
import { declarationSchema, declaredWithdrawalSchema, linkDeclarationSchema } from './live-withdrawal-schema.ts';

export interface LinkDeclaration {
  /** A new UUID for each confirmation; retries repeat it. It becomes the id of the withdrawal. */
  actionId: string;
  version: number;
  lines: WithdrawnUnits[];
  name: string;
  /** The address of the acknowledgement; if null, the order's own address receives it. */
  email: string | null;
}

/**
 * Declares a withdrawal by the order's link (LAW-37). The result is unparsed JSON, so that only the page that declares
 * loads the readers: `declaredFromWire` reads its `withdrawal`, `liveOrderFromWire` its `order`, which is the order
 * after the declaration. A failure with `order_moved` contains the order's current state.
 */
export const declareWithdrawalCall = defineCall({
  method: 'POST',
  path: '/v2/public/orders/:token/withdrawal',
  send: (token: string, { actionId, version, lines, name, email }: LinkDeclaration) => ({
    params: { token },
    body: {
      action_id: actionId,
      version,
      lines: lines.map(({ line, units }) => ({ line, units })),
      name,
      email,
    },
  }),
  read: (body: unknown) => {
    const payload = readPayload(body);
    return isObject(payload) ? payload : null;
  },
});

export const declareWithdrawalEndpoint = defineEndpoint(declareWithdrawalCall, () => ({
  summary: 'Withdraw from the contract for units of an order, by its link',
  params: z.object({ token: z.string() }),
  body: linkDeclarationSchema,
  answer: {
    payload: z.strictObject({ withdrawal: declaredWithdrawalSchema, order: liveOrderSchema, replayed: z.boolean() }),
  },
  errors: ['order_not_found', 'order_moved', 'action_exists', 'withdrawal_over', 'nothing_to_withdraw', 'rate_limited'],
}));

export interface Declaration {
  /** A new UUID for each confirmation; retries repeat it. */
  actionId: string;
  orderNumber: number;
  email: string;
  name: string;
}

/** Declares a withdrawal without the link (LAW-43). The answer is the same whether or not there is such an order. */
export const declareByNumberCall = defineCall({
  method: 'POST',
  path: '/v2/public/withdrawals',
  send: ({ actionId, orderNumber, email, name }: Declaration) => ({
    body: { action_id: actionId, order_number: orderNumber, email, name },
  }),
  read: (body: unknown) => readMoment(readObject(readPayload(body)).declared_at),
});

export const declareByNumberEndpoint = defineEndpoint(declareByNumberCall, () => ({
  summary: 'Withdraw from the contract for all that can be given back of an order, by its number and address',
  body: declarationSchema,
  answer: { payload: z.strictObject({ declared_at: z.string() }) },
  errors: ['rate_limited'],
}));
