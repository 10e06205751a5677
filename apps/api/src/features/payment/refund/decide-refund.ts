import type { ErrorCode } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { Order } from '../../order/record/order.ts';
import { isPaidOrPresumed } from '../../order/record/presumed-cash-repository.ts';
import { isRefundBarred } from '../dispute/dispute-repository.ts';
import {
  type DecidedRefund,
  type RefundedPart,
  type RefundedUnits,
  refundAmounts,
  shareRefund,
  unitsLeft,
} from './refund-amounts.ts';
import { findTipLeft, wasNeverServed } from './tip-repository.ts';

export type RefundRefusal = Extract<
  ErrorCode,
  | 'refund_unpaid'
  | 'refund_disputed'
  | 'refund_done'
  | 'refund_line'
  | 'refund_too_much'
  | 'refund_limit'
  | 'manager_needed'
>;

/** What is paid back: lines, counted from 0, all that is left but the tip (null), an amount of at least one cent, or the tip. */
export type AskedRefund =
  | { lines: number[] | null }
  | { amountCents: number; listOpenUnits: ListOpenUnits }
  | { tip: true };

/** Lists the units of an order of which the diner may withdraw at an instant. */
type ListOpenUnits = (tx: Db, orderId: string, at: Temporal.Instant) => Promise<RefundedUnits[]>;

/** Computes a refund that a member of staff asks for at an instant. */
export async function decideAsked(
  tx: Db,
  { order, before, at }: { order: Order; before: RefundedPart[]; at: Temporal.Instant },
  asked: AskedRefund,
): Promise<DecidedRefund | RefundRefusal> {
  if (!(await isPaidOrPresumed(tx, order))) return 'refund_unpaid';
  if (await isRefundBarred(tx, order.id)) return 'refund_disputed';
  if ('tip' in asked) return decideTip(tx, order);
  const part =
    'lines' in asked
      ? decideRefund(order, before, asked.lines)
      : decideAmount(order, before, {
          amountCents: asked.amountCents,
          open: await asked.listOpenUnits(tx, order.id, at),
        });
  if (await wasNeverServed(tx, order.id)) return addTip(tx, order, part);
  return typeof part === 'string' ? part : { ...part, tipCents: 0 };
}

/** Computes the refund of an order that will not be served: all that is left, and the tip. */
export async function decideEnd(tx: Db, order: Order, before: RefundedPart[]): Promise<DecidedRefund | RefundRefusal> {
  return addTip(tx, order, decideRefund(order, before, null));
}

/** Computes the refund of the tip alone. */
export async function decideTip(tx: Db, order: Order): Promise<DecidedRefund | RefundRefusal> {
  return addTip(tx, order, 'refund_done');
}

/** Adds what is left of the tip to a refund. If nothing else is left, the tip goes back alone. */
async function addTip(
  tx: Db,
  order: Order,
  part: RefundedPart | RefundRefusal,
): Promise<DecidedRefund | RefundRefusal> {
  const tipCents = await findTipLeft(tx, order);
  if (typeof part !== 'string') return { ...part, tipCents };
  if (part !== 'refund_done' || tipCents === 0) return part;
  return { lines: [], units: null, amountCents: 0, taxes: [], tipCents };
}

/** Computes the refund of some lines (positions from 0), at what is left of them, or of the rest. */
export function decideRefund(
  order: Order,
  before: RefundedPart[],
  lines: number[] | null,
): RefundedPart | RefundRefusal {
  const left = unitsLeft(order.lines, before);
  if (before.some((part) => part.lines === null)) return 'refund_done';
  if (lines?.some((line) => !left[line])) return 'refund_line';
  const chosen = lines && [...new Set(lines)];
  const units = chosen?.map((line) => ({ line, units: left[line] ?? 0 })) ?? null;
  const amounts = refundAmounts(order, before, units);
  return amounts.amountCents > 0 ? { lines: chosen, units: null, ...amounts } : 'refund_done';
}

/** Computes the refund of an amount, at least one cent (REP-23). */
function decideAmount(
  order: Order,
  before: RefundedPart[],
  { amountCents, open }: { amountCents: number; open: RefundedUnits[] },
): RefundedPart | RefundRefusal {
  const rest = decideRefund(order, before, null);
  if (typeof rest === 'string') return rest;
  if (amountCents > rest.amountCents) return 'refund_too_much';
  if (amountCents === rest.amountCents) return rest;
  return { lines: [], units: null, ...shareRefund(order, before, amountCents, open) };
}
