import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/refund-limits';

/** The largest limit of refunds, in cents: 100,000 €. */
export const mostRefundLimitCents = 10_000_000;

const cents = z.int().check(z.minimum(0), z.maximum(mostRefundLimitCents));

/** Above which a refund, and the refunds of one person in a service day, need an owner (REP-26). */
const refundLimitsSchema = z.strictObject({ refundLimitCents: cents, refundDayLimitCents: cents });

export type RefundLimits = z.infer<typeof refundLimitsSchema>;

export const refundLimitsCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: refundLimitsSchema });

export const refundLimitsEndpoint = defineOfficeEndpoint(refundLimitsCall, () => ({
  summary: 'The amounts above which a refund needs an owner',
  access: 'refund-above-limit',
  audit: null,
  errors: [],
}));

export const chooseRefundLimitsCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (wanted: RefundLimits) => ({ body: wanted }),
  answer: refundLimitsSchema,
});

export const chooseRefundLimitsEndpoint = defineOfficeEndpoint(chooseRefundLimitsCall, () => ({
  summary: 'Choose the amounts above which a refund needs an owner',
  access: 'refund-above-limit',
  isProven: true,
  audit: 'refund_limits_chosen',
  body: refundLimitsSchema,
  errors: [],
}));
