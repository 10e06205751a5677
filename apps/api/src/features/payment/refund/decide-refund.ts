import type { ErrorCode } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { Order } from '../../order/record/order.ts';
import { isRefundBarred } from '../dispute/dispute-repository.ts';
import { type RefundedPart, type RefundedUnits, refundAmounts, shareRefund, unitsLeft } from './refund-amounts.ts';

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

/** What is paid back: lines, counted from 0, all that is left (null), or an amount of at least one cent. */
export type AskedRefund = { lines: number[] | null } | { amountCents: number; listOpenUnits: ListOpenUnits };

/** Lists the units of an order of which the diner may withdraw at an instant. */
type ListOpenUnits = (tx: Db, orderId: string, at: Temporal.Instant) => Promise<RefundedUnits[]>;

/** Computes a refund that a member of staff asks for at an instant. */
export async function decideAsked(
  tx: Db,
  { order, before, at }: { order: Order; before: RefundedPart[]; at: Temporal.Instant },
  asked: AskedRefund,
): Promise<RefundedPart | RefundRefusal> {
  if (order.status !== 'paid') return 'refund_unpaid';
  if (await isRefundBarred(tx, order.id)) return 'refund_disputed';
  if ('lines' in asked) return decideRefund(order, before, asked.lines);
  const open = await asked.listOpenUnits(tx, order.id, at);
  return decideAmount(order, before, { amountCents: asked.amountCents, open });
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
