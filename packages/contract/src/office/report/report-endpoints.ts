import { type DayRange, disputeReasons, endReasons, refundReasons, weekdays } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/reports';
const cents = z.int();
const mode = z.enum(['pickup', 'delivery']);
const method = z.enum(['card', 'cash']);
const weekday = z.enum(weekdays);

/** In cents; the net is the sales less what was cancelled and refunded. */
const sums = { orders: z.int(), salesCents: cents, cancelledCents: cents, refundedCents: cents, netCents: cents };
const taxSums = z.object({ netCents: cents, taxCents: cents, grossCents: cents });

const reportSchema = z.object({
  /** The service days, both included, and the one that is going on. */
  from: plainDate,
  to: plainDate,
  today: plainDate,
  total: z.object(sums),
  refunds: z.int(),
  dishes: z.int(),
  deliveryCents: cents,
  payments: z.array(z.object({ method, mode, ...sums })),
  taxes: z.array(z.object({ rateBp: z.int(), sales: taxSums, refunds: taxSums, difference: taxSums })),
  days: z.array(z.object({ date: plainDate, ...sums })),
  weekdays: z.array(z.object({ weekday, ...sums })),
  modes: z.array(z.object({ mode, ...sums })),
  /** Buyers without and with an invoice (LAW-70), the public first. */
  channels: z.array(z.object({ channel: z.enum(['public', 'company']), ...sums })),
  zones: z.array(z.object({ zone: z.nullable(z.string()), ...sums })),
  /** By the weekday of the sale and the hour at which the diner ordered. */
  hours: z.array(z.object({ weekday, hour: z.int(), orders: z.int(), salesCents: cents })),
  discounts: z.array(z.object({ offerId: z.int(), name: z.string(), orders: z.int(), amountCents: cents })),
  reasons: z.array(
    z.object({
      reason: z.nullable(z.enum([...refundReasons, 'no_show', 'withdrawal'])),
      refunds: z.int(),
      amountCents: cents,
    }),
  ),
  /** Cash orders that are no sale. `waiting`: still to be collected. */
  unpaid: z.array(
    z.object({ cause: z.enum(['refused', 'cancelled', 'no_show', 'waiting']), orders: z.int(), amountCents: cents }),
  ),
  /** Cash that is never known to be collected, because no screen receives the orders. It is in no sum. */
  untracked: z.object({
    orders: z.int(),
    amountCents: cents,
    taxes: z.array(z.object({ rateBp: z.int(), netCents: cents, taxCents: cents, grossCents: cents })),
  }),
  refusals: z.array(z.object({ reason: z.enum(endReasons), orders: z.int() })),
  answers: z.object({ orders: z.int(), averageSeconds: z.nullable(z.int()) }),
  /** Orders that were noted as ready, and those of them that were on time (CAP-16). */
  punctuality: z.object({ orders: z.int(), onTime: z.int() }),
  /** What disputes moved of the account's money on these days. It is in no sum. */
  disputes: z.array(
    z.object({
      /** The provider's id of the dispute. */
      disputeId: z.string(),
      /** Null if the payment has no order. */
      number: z.nullable(z.int()),
      at: instant,
      reason: z.enum(disputeReasons),
      /** Signed: negative if it was taken. */
      amountCents: cents,
      /** The provider's fee. Negative if it was given back. */
      feeCents: cents,
    }),
  ),
  /** The tips of the orders that became paid on these days, in no other sum. Absent without any (PYX-91). */
  tipCents: z.exactOptional(cents),
  /** The same weekdays a week, a month (4 or 5 weeks) and a year (52 weeks) before. */
  comparisons: z.array(z.object({ before: z.enum(['week', 'month', 'year']), orders: z.int(), netCents: cents })),
});

/** The figures of some service days (REP-01, REP-05). */
export type Report = z.infer<typeof reportSchema>;

const query = z.strictObject({ from: plainDate, to: plainDate });
const queryOf = ({ from, to }: DayRange) => ({ query: { from: from.toString(), to: to.toString() } });

export const reportCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (range: DayRange) => queryOf(range),
  answer: reportSchema,
});

export const reportEndpoint = defineOfficeEndpoint(reportCall, () => ({
  summary: 'What was sold and paid back on service days, by payment, rate, day, hour, mode and zone',
  access: 'reports',
  audit: null,
  query,
  errors: ['validation', 'report_unsound'],
}));

const ranking = z.object({
  /** The revenue of all, in cents, which shares refer to. */
  totalCents: cents,
  sellers: z.array(z.object({ id: z.int(), name: z.string(), units: z.int(), revenueCents: cents })),
});

const bestSellersSchema = z.object({ items: ranking, choices: ranking });
export type BestSellers = z.infer<typeof bestSellersSchema>;

export const bestSellersCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/best-sellers`,
  isFresh: true,
  send: (range: DayRange) => queryOf(range),
  answer: bestSellersSchema,
});

export const bestSellersEndpoint = defineOfficeEndpoint(bestSellersCall, () => ({
  summary: 'The dishes and choices that brought most on service days, without what was paid back',
  access: 'reports',
  audit: null,
  query,
  errors: ['validation'],
}));

/** The answer is a file, which browsers download. */
export const salesFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/sales.csv`, answer: nothing },
  () => ({
    summary: 'A line for each order or refund and rate of some service days, as CSV for the accountant',
    access: 'reports',
    audit: 'sales_exported',
    query,
    errors: ['validation'],
  }),
);

export const journalFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/journal.csv`, answer: nothing },
  () => ({
    summary: 'A line for each service day, rate and payment, with the accounts of the ledger, as CSV',
    access: 'reports',
    audit: 'journal_exported',
    query,
    errors: ['validation'],
  }),
);
