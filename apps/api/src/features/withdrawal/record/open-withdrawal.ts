import type { DeclaredWithdrawal, LiveWithdrawal, WithdrawnUnits } from '@comptoir/contract';
import { type EndedOrder, withdrawalTerm } from '@comptoir/domain';
import type { Order } from '../../order/record/order.ts';
import { type RefundedPart, refundAmounts, unitsLeft } from '../../payment/refund/refund-amounts.ts';

/** Civil days from a declaration to the last day of its refund (code de la consommation, L221-24). */
export const refundDays = 14;

/** An order with its progress and all that was paid back of it or will be. */
export interface SoldOrder {
  order: Order;
  ended: Omit<EndedOrder, 'dateText'>;
  parts: RefundedPart[];
}

/** What an order's diner may still withdraw from. */
export interface OpenWithdrawal extends Omit<LiveWithdrawal, 'declared'> {
  handOver: Temporal.Instant | null;
}

/**
 * What can be withdrawn from at an instant (LAW-33). `over` means that the term has ended; null, that no unit of a
 * marked line is left, that the order was refused or cancelled, or that it is a company's.
 */
export function openWithdrawal(
  { order, ended, parts }: SoldOrder,
  now: Temporal.ZonedDateTime,
): OpenWithdrawal | 'over' | null {
  const term = withdrawalTerm({ ...ended, dateText: order.dateText }, now.timeZoneId);
  if (term === 'none' || order.status === 'cancelled' || order.company) return null;
  const left = unitsLeft(order.lines, parts);
  const before: WithdrawnUnits[] = [];
  // A refund of an amount may have left less for all lines than for each, so that lines are counted one after the other.
  const amountsOf = (line: number, units: number) => {
    const { amountCents: beforeCents } = refundAmounts(order, parts, before);
    const amountsCents = Array.from(
      { length: units },
      (_, index) => refundAmounts(order, parts, [...before, { line, units: index + 1 }]).amountCents - beforeCents,
    );
    before.push({ line, units });
    return { amountCents: amountsCents.at(-1) ?? 0, amountsCents };
  };
  const lines = order.lines.flatMap(({ name, isFree, facts }, line) => {
    const units = left[line] ?? 0;
    if (!facts.isWithdrawable || isFree || units === 0) return [];
    return [{ line, units, name, ...amountsOf(line, units) }];
  });
  if (lines.length === 0) return null;
  if (term.until && Temporal.Instant.compare(now.toInstant(), term.until) >= 0) return 'over';
  const chosen = lines.map(({ line, units }) => ({ line, units }));
  const linesCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ...term, lines, deliveryCents: withdrawnPart({ order, parts }, chosen).amountCents - linesCents };
}

/** What units come to. If nothing of the order stays sold, all that is left of it, with the delivery fee. */
export function withdrawnPart(
  { order, parts }: Pick<SoldOrder, 'order' | 'parts'>,
  units: WithdrawnUnits[],
): RefundedPart & { units: WithdrawnUnits[] } {
  const counts = new Map(units.map((one) => [one.line, one.units]));
  const left = unitsLeft(order.lines, parts);
  const isAll = order.lines.every(({ isFree }, line) => isFree || left[line] === (counts.get(line) ?? 0));
  return { lines: units.map(({ line }) => line), units, ...refundAmounts(order, parts, isAll ? null : units) };
}

/** The last day of the refund of a declaration. */
export const lastDayOf = (declaredAt: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  declaredAt.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: refundDays });

export interface Withdrawal {
  id: string;
  bodyHash: string;
  orderId: string | null;
  orderNumber: number;
  lines: WithdrawnUnits[];
  amountCents: number;
  taxes: RefundedPart['taxes'];
  name: string;
  email: string;
  declaredAt: Temporal.Instant;
  until: Temporal.Instant | null;
  state: DeclaredWithdrawal['state'];
  refundId: string | null;
  endedAt: Temporal.Instant | null;
  note: string | null;
}

/** Where its diner is written to: the declared address, else its order's. Empty after the personal data was deleted. */
export function addressOf(
  { email, orderId }: Pick<Withdrawal, 'email' | 'orderId'>,
  order: Pick<Order, 'id' | 'email'> | null | undefined,
): string {
  return email || (order?.id === orderId ? (order?.email ?? '') : '');
}

/** A declaration for its diner. */
export function tellDeclared(
  { id, declaredAt, lines, amountCents, state, until }: Withdrawal,
  { lines: sold }: Pick<Order, 'lines'>,
  timeZone: string,
): DeclaredWithdrawal {
  const lastDay = until && lastDayOf(declaredAt, timeZone);
  return { id, declaredAt, lines: nameUnits(lines, sold), amountCents, state, lastDay };
}

export function nameUnits(units: WithdrawnUnits[], sold: { name: string }[]): (WithdrawnUnits & { name: string })[] {
  return units.map(({ line, units: count }) => ({ line, units: count, name: sold[line]?.name ?? '' }));
}
